// The calls for those who run the shop: whether the process serves, whether it is ready, what it measures. [OPS-04] [OPS-05] [API-02]
import { isOwnNetwork } from "@kontor/api/own-network";
import type { FastifyPluginCallback, FastifyReply } from "fastify";
import type { ApiDoor } from "../api/api-door.ts";
import type { Measurements } from "./measurements.ts";

interface Watched {
  readonly api: ApiDoor;
  /** Whether the API is part of this process. */
  readonly isEmbedded: boolean;
  readonly measured: Measurements;
  readonly isStopping: () => boolean;
}

const notReady = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header("cache-control", "no-store").send("not ready\n");

export const watch =
  ({ api, isEmbedded, measured, isStopping }: Watched): FastifyPluginCallback =>
  (site, _, done) => {
    site.get("/healthz", (_request, reply) => reply.send("ok\n"));
    site.get("/readyz", async (_request, reply) => {
      const says = isStopping() ? null : await api.ready().catch(() => null);
      return says === null ? notReady(reply) : reply.send(`${says}\n`);
    });
    /** The content system's sign of life, wherever the API is. */
    site.get("/_health", async (_request, reply) => {
      const answer = await api
        .ask({ method: "GET", path: "/_health", headers: {}, remoteAddress: "127.0.0.1" })
        .catch(() => null);
      return answer !== null && answer.status < 300
        ? reply.code(204).header("cache-control", "no-store").send()
        : notReady(reply);
    });
    /** The measurements of this process, with those of the API if it runs inside; a separate API has its own address for them. */
    site.get("/metrics", async (request, reply) => {
      const { remoteAddress = "" } = request.socket;
      if (!isOwnNetwork(request.headers, remoteAddress)) return reply.code(404).send("Not Found\n");
      const theirs = isEmbedded
        ? await api.ask({ method: "GET", path: "/metrics", headers: request.headers, remoteAddress })
        : null;
      return reply
        .headers({ "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" })
        .send(`${theirs?.status === 200 ? `${theirs.body.toString().trimEnd()}\n` : ""}${await measured.text()}`);
    });
    done();
  };
