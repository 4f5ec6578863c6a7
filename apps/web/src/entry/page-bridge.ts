// Between Node's request and the page handler's: whole answers, packed for the wire, with the page's content policy.
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { DrawnPage } from "../server/surroundings.ts";
import { contentPolicy } from "./security.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const webRequest = (request: IncomingMessage, publicUrl: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && !name.startsWith(":")) headers.append(name, one);
  }
  return new Request(new URL(publicUrl).origin + (request.url ?? "/"), {
    method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
    headers,
  });
};

const packed = async (body: Buffer, accepted: string): Promise<{ readonly body: Buffer; readonly encoding: string | null }> => {
  if (body.length < 1_024) return { body, encoding: null };
  if (accepted.includes("br")) return { body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: "br" };
  return accepted.includes("gzip") ? { body: await zip(body), encoding: "gzip" } : { body, encoding: null };
};

export const sendPage = async (
  answer: Response | DrawnPage,
  request: IncomingMessage,
  response: ServerResponse,
  policy: { readonly secure: boolean; readonly enforced: boolean },
): Promise<void> => {
  const type = answer.headers.get("content-type") ?? "";
  for (const [name, value] of answer.headers) if (name !== "set-cookie" && name !== "content-length") response.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader("set-cookie", cookie);
  const text = "html" in answer ? answer.html : await answer.text();
  if (policy.enforced && type.startsWith("text/html")) response.setHeader("content-security-policy", contentPolicy(text, policy.secure));
  const whole = Buffer.from(text);
  const { body, encoding } = /text|json|xml/.test(type)
    ? await packed(whole, String(request.headers["accept-encoding"] ?? ""))
    : { body: whole, encoding: null };
  if (encoding !== null) response.setHeader("content-encoding", encoding);
  const vary = answer.headers.get("vary");
  response.setHeader("vary", vary === null ? "accept-encoding" : `${vary}, accept-encoding`);
  response.setHeader("content-length", body.length);
  response.statusCode = answer.status;
  response.end(request.method === "HEAD" ? undefined : body);
};
