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

/** The packing that the browser takes and that pays; null for the text as it is. */
const packingFor = (length: number, accepted: string): "br" | "gzip" | null => {
  if (length < 1_024) return null;
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : null;
};

const packed = (text: string, packing: "br" | "gzip"): Promise<Buffer> =>
  packing === "br" ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(text);

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
  const length = Buffer.byteLength(text);
  const packing = packingFor(length, String(request.headers["accept-encoding"] ?? ""));
  // As it is, the text goes out as a string: Node then writes it in one piece with the headers.
  const body = packing === null ? text : await packed(text, packing);
  if (packing !== null) response.setHeader("content-encoding", packing);
  const vary = answer.headers.get("vary");
  response.setHeader("vary", vary === null ? "accept-encoding" : `${vary}, accept-encoding`);
  response.setHeader("content-length", typeof body === "string" ? length : body.length);
  response.statusCode = answer.status;
  if (request.method === "HEAD") response.end();
  else response.end(body);
};
