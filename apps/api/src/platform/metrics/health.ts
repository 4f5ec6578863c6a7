// The calls for those who run the shop: whether it serves, whether it is ready, what it measures. [OPS-04] [OPS-05]
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/handle.ts";
import type { Metrics } from "./metrics.ts";
import { isOwnNetwork } from "./own-network.ts";
import { writeProbe } from "./write-probe.ts";

interface Watched {
  /** Whether there is anything to serve. */
  readonly hasContent: () => Promise<boolean>;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly isClosing: () => boolean;
  /** Whether what depends on the day is done; a shop whose clock is doubted goes on selling. [ACC-07] */
  readonly isClockBelieved: () => Promise<boolean>;
  /** Whether numbers are given; after a restore they wait for a person's word. [ACC-03] */
  readonly areNumbersConfirmed: () => Promise<boolean>;
  /** What the content system lacks of that which the shop reads; the shop serves what it has. [OPS-10] */
  readonly contentFaults: () => Promise<readonly string[]>;
  /** Of how many customers the books of an earlier version are still to be carried over; nothing is booked for them until then. [BAL-06] */
  readonly booksLeft: () => Promise<number>;
  /** Of how many rows from before the words are still to be made; staff may not find them until then. [DSK-01] */
  readonly wordsLeft: () => Promise<number>;
  /** How long the database may take. */
  readonly patienceMs: number;
}

export const mountHealth = (
  app: FastifyInstance,
  {
    hasContent,
    database,
    metrics,
    now,
    isClosing,
    isClockBelieved,
    areNumbersConfirmed,
    contentFaults,
    booksLeft,
    wordsLeft,
    patienceMs,
  }: Watched,
): void => {
  const takes = writeProbe(database);
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "serving" }));
  app.get("/readyz", { logLevel: "warn", handlerTimeout: patienceMs }, async (_, reply) => {
    const ready = !isClosing() && (await hasContent().catch(() => false)) && (await takes());
    if (!ready) return reply.code(503).send({ status: "not ready" });
    const faults = await contentFaults().catch(() => []);
    const left = await booksLeft().catch(() => 0);
    const words = await wordsLeft().catch(() => 0);
    return reply.send({
      status: "ready",
      ...(left === 0 ? {} : { books: left }),
      ...(words === 0 ? {} : { words }),
      ...(faults.length === 0 ? {} : { content: faults }),
      ...((await isClockBelieved().catch(() => true)) ? {} : { clock: "unconfirmed" }),
      ...((await areNumbersConfirmed().catch(() => true)) ? {} : { numbers: "unconfirmed" }),
    });
  });
  app.get("/metrics", { logLevel: "warn", handlerTimeout: patienceMs }, async (request, reply) => {
    if (!isOwnNetwork(request.headers, request.socket.remoteAddress)) return reply.callNotFound();
    const waits = {
      clock: !(await isClockBelieved().catch(() => true)),
      numbers: !(await areNumbersConfirmed().catch(() => true)),
    };
    const { type, text } = await metrics.collect(database, now(), waits);
    return reply.header("cache-control", "no-store").type(type).send(text);
  });
};
