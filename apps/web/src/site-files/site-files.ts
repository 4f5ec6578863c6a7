// The files about the site that machines ask for: sitemaps, robots.txt, security.txt, the feed, the build in use. [CNT-08] [LOC-21] [CNT-02] [VIS-05]
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliCompress, createGzip, constants } from "node:zlib";
import { sitemapOfPath } from "@kontor/domain/site/routing";
import { acceptedPacking } from "../entry/packing.ts";
import { provider } from "../server/provider.ts";
import { SiteFactsUnavailable } from "./asking.ts";
import { feedText } from "./feed.ts";
import { feedOfPath } from "./feed-path.ts";
import { indexFile, robotsLines, type SiteFacts, sitemapPieces } from "./sitemaps.ts";
import { type Build, buildManifest, buildOfPath, latestBuild, robotsText, securityText } from "./texts.ts";

interface SiteFile {
  readonly type: string;
  readonly control: string;
  readonly body: string | AsyncIterable<string>;
}

const [xml, plain, json, atom] = ["application/xml", "text/plain", "application/json", "application/atom+xml"].map(
  (type) => `${type}; charset=utf-8`,
) as [string, string, string, string];
const forHour = "public, max-age=3600";
/** A build never changes under its id. */
const forever = "public, max-age=31536000, immutable";

/** The file at a path: null where this is none of them, `missing` where it would be one but does not exist. */
export const siteFileAt = async (path: string, facts: SiteFacts, build: Build, now: number): Promise<SiteFile | "missing" | null> => {
  if (path === "/robots.txt") return { type: plain, control: forHour, body: robotsText(await robotsLines(facts)) };
  if (path === "/.well-known/security.txt" || path === "/security.txt")
    return { type: plain, control: forHour, body: securityText(facts.origin, provider.email, now) };
  if (path === "/sitemap.xml") return { type: xml, control: forHour, body: await indexFile(facts) };
  if (path === "/builds/latest.json") return { type: json, control: "no-store", body: latestBuild(build) };
  const asked = buildOfPath(path);
  if (asked !== null) return asked === build.id ? { type: json, control: forever, body: buildManifest(build) } : "missing";
  const feed = feedOfPath(path);
  if (feed !== null) return { type: atom, control: forHour, body: await feedText(facts, feed) };
  const file = sitemapOfPath(path);
  if (file === null) return null;
  const body = await sitemapPieces(facts, file);
  return body === null ? "missing" : { type: xml, control: forHour, body };
};

/** Answers when the path is one of these files; tells whether it did. While its facts cannot be read it is 503, and asked for again. */
export const answerSiteFile = async (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  facts: SiteFacts,
  build: Build,
): Promise<boolean> => {
  try {
    const file = await siteFileAt(path, facts, build, Date.now());
    if (file === null || file === "missing") return false;
    await sendSiteFile(request, response, file);
    return true;
  } catch (reason) {
    if (!(reason instanceof SiteFactsUnavailable) || response.headersSent) throw reason;
    response.writeHead(503, { "content-type": plain, "cache-control": "no-store", "retry-after": "30" });
    response.end("Service Unavailable\n");
    return true;
  }
};

/** Sends a file piece by piece, packed as the asker takes it. */
const sendSiteFile = async (request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = acceptedPacking(accepted);
  response.statusCode = 200;
  response.setHeader("content-type", file.type);
  response.setHeader("cache-control", file.control);
  response.setHeader("vary", "accept-encoding");
  if (encoding !== null) response.setHeader("content-encoding", encoding);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const pieces = Readable.from(typeof file.body === "string" ? [file.body] : file.body, { objectMode: false });
  // Low effort: these files are made for each asking, and repeat themselves so much that effort adds little.
  if (encoding === "br") await pipeline(pieces, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), response);
  else if (encoding === "gzip") await pipeline(pieces, createGzip({ level: 5 }), response);
  else await pipeline(pieces, response);
};
