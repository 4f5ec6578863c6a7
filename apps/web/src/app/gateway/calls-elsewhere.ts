// Browsers' calls to an API behind `API_URL`: passed on, and answered as they come unless cookies or packing need the whole answer.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import replyFrom from "@fastify/reply-from";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ApiCalls, BrowserCall } from "../../platform/api/browser-call.ts";
import { withCart } from "./gateway.ts";
import { changedAnswer, isNeededWhole } from "./gateway-answer.ts";

/** Headers that belong to one hop and are not passed on. */
export const hopByHopHeader =
  /^(host|connection|keep-alive|transfer-encoding|upgrade|te|trailer|proxy-.*|content-length|accept-encoding)$/i;

/** How long the API may take until it begins to answer. */
const patience = 15_000;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const withoutHop = (headers: Headers): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !hopByHopHeader.test(name)),
  );

/** The body as it is passed on: the bytes that came, unless the current cart is named in them. */
const passedBody = (body: Buffer, call: BrowserCall): Buffer => {
  if (!body.includes('"current"')) return body;
  try {
    const value: unknown = JSON.parse(body.toString());
    const changed = withCart(value, call);
    return changed === value ? body : Buffer.from(JSON.stringify(changed));
  } catch {
    return body;
  }
};

const passedHeaders = (
  request: FastifyRequest,
  call: BrowserCall,
  length: number,
): Record<string, string | string[] | undefined> => {
  const before = request.headers["x-forwarded-for"];
  const address = request.socket.remoteAddress ?? "127.0.0.1";
  return {
    ...withoutHop(call.headers),
    "x-forwarded-for": before === undefined ? address : `${String(before)}, ${address}`,
    ...(length === 0 ? {} : { "content-length": String(length) }),
  };
};

const sendOn = async (call: BrowserCall, reply: FastifyReply, stream: Readable): Promise<void> => {
  const header = (name: string): string => String(reply.getHeader(name) ?? "");
  const status = reply.statusCode;
  if (call.isUntouched || !isNeededWhole(call, { status, header })) {
    if (header("cache-control") === "") reply.header("cache-control", "private, no-store");
    return void reply.send(stream);
  }
  const { headers, body } = await changedAnswer(call, { status, header, body: await buffer(stream) });
  reply.headers(headers as Record<string, string>).send(body);
};

export const callsElsewhere =
  (origin: string): ApiCalls =>
  (site) => {
    site.register(replyFrom, { base: origin, disableRequestLogging: true, undici: { headersTimeout: patience } });
    site.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    return (call, request, reply) => {
      const body = Buffer.isBuffer(request.body) ? passedBody(request.body, call) : null;
      request.body = body === null ? undefined : Readable.from([body], { objectMode: false });
      return reply.from(call.path.split("?")[0], {
        rewriteRequestHeaders: () => passedHeaders(request, call, body?.length ?? 0) as Record<string, string>,
        rewriteHeaders: (headers) => withoutHop(headers as Headers) as Record<string, string>,
        onResponse: (_, answering, { stream }) =>
          void sendOn(call, answering as FastifyReply, stream as Readable).catch((reason: unknown) =>
            reply.send(reason),
          ),
        // The client decides whether to try again.
        retryDelay: () => null,
      });
    };
  };
