// The files about the site that machines ask for, sent piece by piece and packed as they are taken. [CNT-08] [LOC-21] [CNT-02] [VIS-05]
import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { accountPath } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import { SiteFactsUnavailable } from "../../site/routing/files/listed-facts.ts";
import { feedPath } from "../../site/routing/feed-path.ts";
import { speculationPath } from "../../site/routing/files/speculation.ts";
import { type SiteFile, siteFileAt } from "../../site/routing/files/site-files.ts";
import type { SiteFacts } from "../../site/routing/files/sitemaps.ts";
import { namesTag } from "../../platform/server/names-tag.ts";
import { acceptedPacking } from "../../platform/server/packing.ts";
import { requestLocale } from "../../platform/server/request-locale.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import type { Build } from "../../platform/server/build.ts";

const places = [
  "/robots.txt",
  "/.well-known/security.txt",
  "/security.txt",
  "/sitemap.xml",
  "/sitemap-*",
  speculationPath,
  "/builds/latest.json",
  "/builds/meta/*",
  ...locales.map(feedPath),
];

/** Low effort: these files are made for each request, and repeat themselves so much that effort adds little. */
const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
};

/** Of what is made as a whole, such as a feed; the same however it is packed. [CNT-02] */
const tagOf = (body: SiteFile["body"]): string | null =>
  typeof body === "string" ? `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` : null;

const sendFile = (request: FastifyRequest, reply: FastifyReply, { type, control, body }: SiteFile): FastifyReply => {
  const packing = acceptedPacking(String(request.headers["accept-encoding"] ?? ""));
  reply.headers({ "content-type": type, "cache-control": control, vary: "accept-encoding" });
  const etag = tagOf(body);
  if (etag !== null) {
    reply.header("etag", etag);
    if (namesTag(request.headers["if-none-match"], etag)) return reply.code(304).removeHeader("content-type").send();
  }
  if (packing !== null) reply.header("content-encoding", packing);
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const pieces = Readable.from(typeof body === "string" ? [body] : body, { objectMode: false });
  // What ends early ends the answer, too: the reply watches what it is given.
  return reply.send(packing === null ? pieces : pipeline(pieces, packers[packing](), () => undefined));
};

/** While its facts cannot be read a file is 503, with the time to retry. */
export const siteFiles =
  (facts: SiteFacts, build: Build, page: AnswerPage, now: () => Instant): FastifyPluginCallback =>
  (site, _, done) => {
    // Where password managers lead to change a password (W3C). [SES-06]
    site.get("/.well-known/change-password", async (request, reply) =>
      reply
        .code(302)
        .headers({
          location: accountPath("change-password", requestLocale(request.raw)),
          "cache-control": "no-store",
          vary: "accept-language, cookie",
        })
        .send(),
    );
    for (const place of places)
      site.get(place, async (request, reply) => {
        try {
          const file = await siteFileAt(request.raw.url?.split("?")[0] ?? "", facts, build, now());
          return file === null || file === "missing" ? await page(request, reply) : sendFile(request, reply, file);
        } catch (reason) {
          if (!(reason instanceof SiteFactsUnavailable)) throw reason;
          return reply
            .code(503)
            .headers({ "cache-control": "no-store", "retry-after": "30" })
            .send("Service Unavailable\n");
        }
      });
    done();
  };
