// A Fastify server for calls of a contract: limits, ids of requests, logs without personal data, bodies read strictly. [OPS-04] [OPS-09]
import { isFaultilyFramed } from "./framing.ts";
import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { CallLines, onlyCall } from "../log/call-lines.ts";
import { trustedBy } from "./network.ts";
import type { Settings } from "../settings/settings.ts";
import { readForm, readJson, readQuery } from "./bodies.ts";
import { sendFailure, type StrapiPaths } from "./failures.ts";

export interface ServerOptions {
  readonly paths: StrapiPaths;
  /** `debug` where every call is part of a request that is logged already. */
  readonly callLevel: "info" | "debug";
  /** What stands in the log for a path that has no route. */
  readonly pathElsewhere: string;
  readonly isClosing: () => boolean;
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { readonly write: (line: string) => void } | undefined;
}

const resourcePolicy = "cross-origin-resource-policy";
const bodyLimit = 256 * 1024;
/** How long a call may take. */
export const callTimeoutMs = 15_000;
/** How long one with files may take. */
export const uploadTimeoutMs = 300_000;

export const contractServer = (
  { logLevel, trustProxy }: Pick<Settings, "logLevel" | "trustProxy">,
  { paths, callLevel, pathElsewhere, isClosing, logTo }: ServerOptions,
): FastifyInstance => {
  const app = fastify({
    logger: {
      level: logLevel,
      serializers: { req: onlyCall },
      redact: ["req.headers", "res.headers"],
      ...(logTo === undefined ? {} : { stream: logTo }),
    },
    logController: new CallLines(callLevel, pathElsewhere),
    bodyLimit,
    requestTimeout: callTimeoutMs,
    connectionTimeout: callTimeoutMs * 2,
    trustProxy: trustedBy(trustProxy),
    return503OnClosing: false,
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    requestIdHeader: false,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply, paths),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: readQuery },
    forceCloseConnections: "idle",
  });
  readBodies(app);
  // A connection whose last call is answered while closing is not reused.
  app.addHook("onRequest", (request, reply, next) =>
    isFaultilyFramed(request.raw) ? void reply.code(400).header("connection", "close").send("Bad Request\n") : next(),
  );
  app.addHook("onSend", (request, reply, _, done) => {
    reply.header("x-request-id", request.id);
    // Scripts of open origins fetch by CORS; no other site embeds an answer, but for the pictures that say so.
    if (!reply.hasHeader(resourcePolicy)) reply.header(resourcePolicy, "same-origin");
    if (isClosing()) reply.header("connection", "close");
    done();
  });
  return app;
};

/** Bodies are read by our own readers: nothing is guessed, and a body that cannot be read is refused with the reason. */
const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parser =
    (read: (raw: Buffer) => unknown) =>
    (_: unknown, raw: Buffer, done: (error: Error | null, body?: unknown) => void) => {
      try {
        done(null, read(raw));
      } catch (error) {
        done(error as Error);
      }
    };
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, parser(readJson));
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, parser(readForm));
};

const requestId = (given: string | string[] | undefined): string =>
  typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
