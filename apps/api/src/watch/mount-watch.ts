// The calls for those who run the shop: whether it serves, whether it is ready, what it measures. [OPS-04] [OPS-05]
import { BlockList, isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { currentCatalog } from "../stores/catalogs.ts";
import type { Database } from "../stores/database.ts";
import type { Metrics } from "./metrics.ts";

const near = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  near.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  near.addSubnet(network, prefix, "ipv6");

/** Measurements are for the own network: never through the proxy that visitors come through, never from far away. */
const isOwnNetwork = ({ headers, socket }: FastifyRequest): boolean => {
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined || headers["x-real-ip"] !== undefined) return false;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const family = isIP(address);
  return family !== 0 && near.check(address, family === 6 ? "ipv6" : "ipv4");
};

interface Watched {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly isClosing: () => boolean;
}

export const mountWatch = (app: FastifyInstance, { database, metrics, now, isClosing }: Watched): void => {
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "serving" }));
  app.get("/readyz", { logLevel: "warn" }, async (_, reply) => {
    const ready =
      !isClosing() &&
      (await currentCatalog(database.reads).then(
        ({ products }) => products.length > 0,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!isOwnNetwork(request)) return reply.callNotFound();
    const { type, text } = await metrics.told(database, now());
    return reply.header("cache-control", "no-store").type(type).send(text);
  });
};
