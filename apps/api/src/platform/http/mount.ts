// The glue between the contracts and the handlers: one route for each operation, requests judged before, answers after. [API-05]
import { ContentTypeUnknown, RequestMalformed } from "@kontor/domain/site/refusal";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../contract/documents.ts";
import type { Judge } from "../contract/validators.ts";
import { attachmentNamed } from "./attachment-name.ts";
import { isSound } from "./bodies.ts";
import type { Answer, Call, Handlers, OperationId } from "./call.ts";
import { networkOf } from "./network.ts";
import { multipartType, readMultipart, takeMultipart } from "./multipart.ts";
import { Refused } from "./problem.ts";
import { inShopWords, spokenMember } from "../provider/languages.ts";
import { cookiesOf, localeOf } from "./request.ts";
import { StrapiError } from "./strapi-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The contract's name for the call; the label of its metrics. */
    operation?: string;
  }
}

export const base = "/api";

/** An answer that breaks the contract: a defect, found in tests. */
export class ContractBroken extends Error {
  override readonly name = "ContractBroken";
}

/** Reads by their method that do something once: a program that only wants the head of an answer does nothing by it (RFC 9110, 9.2.1). [SEC4-9] */
const actingByGet: ReadonlySet<string> = new Set<OperationId>([
  "confirmEmail",
  "connectProvider",
  "connectCallback",
  "providerCallback",
]);

type AnyHandler = (call: Call<OperationId>) => Promise<Answer<unknown>>;

export interface MountOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers;
  readonly judge: Judge;
  /** Judges every answer before it is serialised; in tests. */
  readonly strict: boolean;
  /** How long a call may take. */
  readonly patienceMs: number;
  /** How long a call with files may take: a phone sends them slowly. */
  readonly uploadPatienceMs?: number;
}

/** A call that took too long is refused with a wait. [OPS-10] */
class TookTooLong extends Error {
  override readonly name = "TookTooLong";
  readonly statusCode = 503;
}

export const mount = (app: FastifyInstance, options: MountOptions): void => {
  const { operations, handlers, judge, strict, patienceMs, uploadPatienceMs = patienceMs } = options;
  const table = handlers as unknown as Readonly<Record<string, AnyHandler | undefined>>;
  const missing = operations.filter(({ id }) => table[id] === undefined).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(", ")}`);
  const route = (scope: FastifyInstance, operation: Operation, patience: number): void => {
    const handler = table[operation.id] as AnyHandler;
    const url = base + operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const acts = actingByGet.has(operation.id);
    if (acts) scope.head(url, (_, reply) => reply.code(405).header("allow", "GET").send());
    scope.route({
      method: operation.method,
      exposeHeadRoute: !acts,
      config: { operation: operation.id },
      ...(operation.bodyLimit === null ? {} : { bodyLimit: operation.bodyLimit }),
      url,
      handler: async (request, reply) => {
        const call = callOf(operation, request, reply, judge);
        const answer = await inTime(handler(call), patience);
        if (strict) judgeAnswer(operation, answer, judge);
        return send(operation, answer, reply);
      },
    });
  };
  for (const operation of operations.filter((each) => !takesFiles(each))) route(app, operation, patienceMs);
  // Forms with files are taken by these calls alone.
  app.register(async (scope) => {
    await takeMultipart(scope);
    for (const operation of operations.filter(takesFiles)) route(scope, operation, uploadPatienceMs);
  });
};

const takesFiles = ({ bodies }: Operation): boolean => bodies.has(multipartType);

/** The framework's own deadline ends with the body of a call, and its abort is expensive. */
const inTime = async <A>(answer: Promise<A>, patienceMs: number): Promise<A> => {
  const clock: { late?: NodeJS.Timeout } = {};
  const tooLate = new Promise<never>((_, fail) => {
    clock.late = setTimeout(() => fail(new TookTooLong()), patienceMs);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(clock.late));
};

const callOf = (
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  judge: Judge,
): Call<OperationId> => {
  const path = request.params as Record<string, string>;
  const query = request.query as Record<string, unknown>;
  if (!Object.values(path).every(isSound) || !isSound(decodeLoosely(request.url)))
    throw malformed(operation, "/", "holds a character that is not taken");
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? null;
  const taken =
    operation.bodies.size === 0 || type === null || request.body === undefined || operation.bodies.has(type);
  if (!taken)
    throw operation.contract === "shop"
      ? new Refused(new ContentTypeUnknown())
      : new StrapiError(415, "UnsupportedMediaTypeError", "Unsupported Media Type");
  // The account calls judge their own bodies, because Strapi's words for each fault are part of the contract.
  if (operation.contract === "shop") {
    // A form with files is read by its handler.
    const judged =
      type === multipartType && takesFiles(operation) ? { ...operation, bodies: new Map<string, string>() } : operation;
    const fault = judge.request(judged, { path, query, header: request.headers, type, body: request.body })[0];
    if (fault !== undefined) throw malformed(operation, fault.at, fault.says);
  }
  const gone: { signal?: AbortSignal } = {};
  return {
    operation: operation.id as OperationId,
    path: plainUrl(request.url).slice(base.length),
    params: path as never,
    query: spokenMember(query) as never,
    body: spokenMember(request.body) as never,
    headers: request.headers,
    cookies: cookiesOf(request.headers),
    locale: localeOf(request.headers),
    address: networkOf(request.ip),
    clientAddress: request.ip,
    multipart: (limits) => readMultipart(request, limits),
    get signal() {
      gone.signal ??= endedBy(reply.raw);
      return gone.signal;
    },
  };
};

/** Made for those calls that look at it: few do. A client that took the whole answer does not count as gone. */
const endedBy = (response: ServerResponse): AbortSignal => {
  const gone = new AbortController();
  const end = () => (response.writableFinished ? undefined : gone.abort());
  if (response.closed) end();
  else response.once("close", end);
  return gone.signal;
};

const malformed = (operation: Operation, at: string, says: string): Error =>
  operation.contract === "shop"
    ? new Refused(new RequestMalformed({ at, says }))
    : new StrapiError(400, "ValidationError", `Invalid request: ${at} ${says}`);

/** The router reads `%61` as `a`; a path that is forwarded is normalised in the same way. */
const plainUrl = (url: string): string =>
  url.replaceAll(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (encoded) => decodeURIComponent(encoded));

const decodeLoosely = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return "\u0000";
  }
};

const judgeAnswer = (operation: Operation, answer: Answer<unknown>, judge: Judge): void => {
  if (
    answer.lines !== undefined ||
    answer.file !== undefined ||
    answer.pieces !== undefined ||
    answer.unjudged === true
  )
    return;
  const payload = answer.payload === undefined ? undefined : JSON.parse(JSON.stringify(answer.payload));
  const fault = judge.answer(operation, answer.status, "application/json", payload)[0];
  if (fault !== undefined) throw new ContractBroken(`${operation.id} ${answer.status}: ${fault.at} ${fault.says}`);
};

const send = (operation: Operation, answer: Answer<unknown>, reply: FastifyReply): FastifyReply => {
  reply.code(answer.status).headers({ "cache-control": "private, no-store", ...answer.headers });
  if (answer.lines !== undefined) {
    const lines = answer.lines;
    reply.type([...(operation.answers.get(String(answer.status))?.keys() ?? [])][0] ?? "application/x-ndjson");
    return reply.send(
      Readable.from(
        (async function* () {
          for await (const line of lines) yield `${JSON.stringify(inShopWords(line))}\n`;
        })(),
      ),
    );
  }
  if (answer.pieces !== undefined) {
    const { name, type, content } = answer.pieces;
    return reply
      .headers({
        "content-type": type,
        "content-disposition": `attachment; filename="${name}"`,
        "x-content-type-options": "nosniff",
      })
      .send(Readable.from(content));
  }
  if (answer.file !== undefined) {
    const { name, content } = answer.file;
    reply.type([...(operation.answers.get(String(answer.status))?.keys() ?? [])][0] ?? "application/octet-stream");
    return reply
      .headers({ "content-disposition": attachmentNamed(name), "x-content-type-options": "nosniff" })
      .send(Buffer.from(content as string));
  }
  if (answer.payload === undefined) return reply.send();
  return reply
    .type("application/json; charset=utf-8")
    .send(answer.cached === true ? cachedText(answer.payload as object) : JSON.stringify(inShopWords(answer.payload)));
};

const texts = new WeakMap<object, string>();

const cachedText = (payload: object): string => {
  const known = texts.get(payload);
  if (known !== undefined) return known;
  const text = JSON.stringify(inShopWords(payload));
  texts.set(payload, text);
  return text;
};
