// How everything that is thrown is answered: a problem document, or Strapi's error payload below the account paths. Never a 5xx from input. [OPS-09] [API-03]
import {
  BodyTooLarge,
  ContentTypeUnknown,
  type RefusalShape,
  RequestMalformed,
  retryAfterOf,
  Unavailable,
} from "@kontor/domain/site/refusal";
import { MethodNotAllowed, PageNotFound } from "@kontor/domain/site/routing";
import { UnknownError } from "@kontor/domain/visitor/session";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../contract/documents.ts";
import { isAway } from "../database/database-errors.ts";
import { noteRefusal } from "../metrics/metrics.ts";
import { BodyUnreadable } from "./bodies.ts";
import { base } from "./mount.ts";
import { noteAway, reasonOf } from "./note-away.ts";
import { problemOf, Refused, type Additions } from "./problem.ts";
import { localeOf } from "./request.ts";
import { forbidden, methodNotAllowed, notFound, StrapiError, strapiBody } from "./strapi-error.ts";

/** Which calls are answered as Strapi answers, by their paths. */
export interface StrapiPaths {
  /** What a content system would answer; of unknown types, too. */
  readonly isOfContent: (url: string) => boolean;
  /** What Strapi has for editors only. */
  readonly isForEditors: (method: string, path: string) => boolean;
}

export const answerFailures = (app: FastifyInstance, operations: readonly Operation[], strapi: StrapiPaths): void => {
  const paths = operations.map((operation) => ({
    method: operation.method,
    pattern: new RegExp(`^${base}${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
  }));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const allowed = paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0) reply.header("allow", allowed.concat(allowed.includes("GET") ? ["HEAD"] : []).join(", "));
    if (strapi.isForEditors(request.method, path)) return sendStrapi(reply, forbidden());
    // Strapi looks for a file where such a path is requested by GET, and finds none; see the recordings.
    const isWrongMethod = allowed.length > 0 && !["GET", "HEAD"].includes(request.method);
    if (strapi.isOfContent(request.url)) return sendStrapi(reply, isWrongMethod ? methodNotAllowed() : notFound());
    if (allowed.length > 0 && request.method === "OPTIONS") return reply.code(204).send();
    return sendProblem(
      request,
      reply,
      allowed.length > 0
        ? new MethodNotAllowed({ method: request.method, allow: allowed.join(", ") })
        : new PageNotFound({ path: encodeURI(safely(path)) }),
    );
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error as FastifyError, request, reply, strapi));
};

/** Also for what the framework refuses before it knows a route, such as broken percent-encoding. */
export const sendFailure = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  paths: StrapiPaths,
): FastifyReply => {
  const strapi = paths.isOfContent(request.url);
  // What is refused before there is a route passes no hook.
  if (!reply.hasHeader("x-request-id")) reply.header("x-request-id", request.id);
  if (error instanceof Refused) return sendProblem(request, reply, error.refusal, error.additions);
  if (error instanceof StrapiError) return sendStrapi(reply, error);
  if (error instanceof BodyUnreadable)
    return strapi
      ? sendStrapi(reply, new StrapiError(400, "SyntaxError", error.message, null))
      : sendProblem(request, reply, new RequestMalformed({}));
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status === 413)
    return strapi
      ? sendStrapi(reply, new StrapiError(413, "PayloadTooLargeError", "request entity too large", null))
      : sendProblem(request, reply, new BodyTooLarge());
  if (status === 415)
    return strapi
      ? sendStrapi(reply, new StrapiError(415, "UnsupportedMediaTypeError", "Unsupported Media Type"))
      : sendProblem(request, reply, new ContentTypeUnknown());
  if (status >= 400 && status < 500)
    return strapi
      ? sendStrapi(reply, new StrapiError(400, "BadRequestError", "Bad Request"))
      : sendProblem(request, reply, new RequestMalformed({}));
  if (status === 503 || isAway(error)) {
    const unavailable = new Unavailable();
    noteAway(request.log, reasonOf(error), request.routeOptions?.url);
    if (!strapi) return sendProblem(request, reply, unavailable);
    reply.header("retry-after", String(retryAfterOf(unavailable)));
    return sendStrapi(reply, new StrapiError(503, "ServiceUnavailableError", "Service Unavailable", null));
  }
  request.log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "a call failed");
  if (strapi) return sendStrapi(reply, new StrapiError(500, "InternalServerError", "Internal Server Error", null));
  return sendProblem(request, reply, new UnknownError({ message: "" }));
};

const safely = (path: string): string => path.toWellFormed().replaceAll("%", "").slice(0, 200);

const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalShape,
  additions: Additions = {},
): FastifyReply => {
  const problem = problemOf(refusal, localeOf(request.headers), additions);
  noteRefusal(reply, { rule: problem.rule, refusal: problem.refusal });
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== null) reply.header("retry-after", String(retryAfter));
  if (problem.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(problem.status)
    .header("cache-control", "private, no-store")
    .header("vary", "shop-locale, accept-language")
    .type("application/problem+json")
    .send(JSON.stringify(problem));
};

const sendStrapi = (
  reply: FastifyReply,
  error: StrapiError & { readonly headers?: Readonly<Record<string, string>> },
): FastifyReply => {
  noteRefusal(reply, { rule: "API-02", refusal: error.strapiName });
  return reply
    .code(error.status)
    .headers({ "cache-control": "private, no-store", ...error.headers })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(strapiBody(error)));
};
