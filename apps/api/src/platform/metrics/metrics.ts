// What Prometheus reads: calls, what the contexts count, refusals by rule, the outbox, the database, the event loop; no label holds anything about a person. [OPS-04]
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { boundedCache } from "../bounded-cache.ts";
import type { Database } from "../database/handle.ts";

/** Of the process, not of one API in it: made once. */
const shared: { registry: Registry | null } = { registry: null };

const ofTheProcess = (): Registry => {
  if (shared.registry !== null) return shared.registry;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  shared.registry = registry;
  return registry;
};

export interface RefusalLabels {
  readonly rule: string;
  readonly refusal: string;
}

/** The refusal of a reply, noted when it is made and counted when it is sent. */
const refusals = new WeakMap<FastifyReply, RefusalLabels>();
export const noteRefusal = (reply: FastifyReply, labels: RefusalLabels): void => void refusals.set(reply, labels);

/** There are fewer operations with their statuses. */
const mostLabels = 2_000;

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export interface Metrics {
  readonly watch: (app: FastifyInstance) => void;
  /** The same database, its transactions timed. */
  readonly timed: (database: Database) => Database;
  readonly collect: (
    database: Database,
    now: number,
    waits: { readonly clock: boolean; readonly numbers: boolean },
  ) => Promise<{ readonly type: string; readonly text: string }>;
}

/** Something of a context that is counted: answers of an operation with a status. */
export interface CountedAnswer {
  readonly name: string;
  readonly help: string;
  readonly operation: string;
  readonly status: number;
}

export const metrics = (countedAnswers: readonly CountedAnswer[] = []): Metrics => {
  const registers = [new Registry()];
  const requests = new Counter({
    name: "kontor_requests_total",
    help: "Calls answered.",
    labelNames: ["operation", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "kontor_request_seconds",
    help: "How long calls took.",
    labelNames: ["operation"],
    buckets: seconds,
    registers,
  });
  const counters = countedAnswers.map(({ name, help, operation, status }) => ({
    operation,
    status,
    counter: new Counter({ name, help, registers }),
  }));
  const refused = new Counter({
    name: "kontor_refusals_total",
    help: "Calls refused, by the rule that refused them.",
    labelNames: ["rule", "refusal"],
    registers,
  });
  const transactions = new Histogram({
    name: "kontor_transaction_seconds",
    help: "How long transactions took.",
    labelNames: ["outcome"],
    buckets: seconds,
    registers,
  });
  const letters = new Gauge({
    name: "kontor_outbox_letters",
    help: "Letters that are not sent: waiting, failed and tried again, given up.",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "kontor_outbox_oldest_seconds",
    help: "How long the oldest letter has been waiting.",
    registers,
  });
  const up = new Gauge({ name: "kontor_database_up", help: "Whether the database answers.", registers });

  const doubted = new Gauge({
    name: "kontor_clock_unconfirmed",
    help: "Whether the clock is doubted, and nothing is billed, renewed or ended until it is confirmed.",
    registers,
  });

  const unnumbered = new Gauge({
    name: "kontor_numbers_unconfirmed",
    help: "Whether numbers wait after a restore, and nothing is ordered, registered or billed until they are confirmed.",
    registers,
  });

  const look = async (database: Database, now: number): Promise<void> => {
    const rows = await unsent(database).catch(() => null);
    up.set(rows === null ? 0 : 1);
    if (rows === null) return;
    letters.reset();
    for (const state of ["waiting", "failed", "dead"] as const)
      letters.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
    oldest.set(
      Math.max(0, ...rows.filter(({ state }) => state !== "dead").map((row) => (now - Number(row.oldest)) / 1000)),
    );
  };

  // Finding what belongs to labels takes longer than counting.
  const byStatus = boundedCache<ReturnType<typeof requests.labels>>(mostLabels);
  const counted = (operation: string, status: number) =>
    byStatus(`${operation} ${status}`, () => requests.labels({ operation, status: String(status) }));
  const byOperation = boundedCache<ReturnType<typeof duration.labels>>(mostLabels);
  const took = (operation: string) => byOperation(operation, () => duration.labels({ operation }));
  const byOutcome = boundedCache<ReturnType<typeof transactions.labels>>(mostLabels);
  const tookInside = (outcome: string) => byOutcome(outcome, () => transactions.labels({ outcome }));

  return {
    watch: (app) => {
      app.addHook("onResponse", (request: FastifyRequest, reply: FastifyReply, done) => {
        const operation = request.routeOptions.config.operation ?? "none";
        counted(operation, reply.statusCode).inc();
        took(operation).observe(reply.elapsedTime / 1000);
        for (const each of counters)
          if (each.operation === operation && each.status === reply.statusCode) each.counter.inc();
        const refusal = refusals.get(reply);
        if (refusal !== undefined) refused.inc({ ...refusal });
        done();
      });
    },
    timed: (database) => ({
      ...database,
      inTransaction: async (use) => {
        const start = performance.now();
        const end = (outcome: "done" | "undone") => tookInside(outcome).observe((performance.now() - start) / 1000);
        return database.inTransaction(use).then(
          (value) => (end("done"), value),
          (error: unknown) => {
            end("undone");
            throw error;
          },
        );
      },
    }),
    collect: async (database, now, { clock, numbers }) => {
      doubted.set(clock ? 1 : 0);
      unnumbered.set(numbers ? 1 : 0);
      await look(database, now);
      const merged = Registry.merge([...registers, ofTheProcess()]);
      return { type: merged.contentType, text: await merged.metrics() };
    },
  };
};

interface Unsent {
  readonly state: "waiting" | "failed" | "dead";
  readonly count: number;
  readonly oldest: number;
}

const unsent = async (database: Database): Promise<readonly Unsent[]> => {
  const state = sql<string>`case when dead_at is not null then 'dead' when failure is not null then 'failed' else 'waiting' end`;
  return (
    await sql<Unsent>`select ${state} as state, count(*) as count, min(queued_at) as oldest from outbox where sent_at is null group by ${state}`.execute(
      database.reads,
    )
  ).rows;
};
