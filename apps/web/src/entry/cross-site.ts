// Whether a changing request with cookies was started by another site: by Sec-Fetch-Site, else by Origin. [FRM-06]
import type { IncomingMessage } from "node:http";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

export const isCrossSite = (request: IncomingMessage, publicUrl: string): boolean => {
  if (safe.has(request.method ?? "GET") || request.headers.cookie === undefined) return false;
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && !(URL.canParse(origin) && new URL(origin).host === host);
};
