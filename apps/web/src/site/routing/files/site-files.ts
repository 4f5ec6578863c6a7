// The files about the site that machines ask for: sitemaps, robots.txt, security.txt, the feed, the build in use. [CNT-08] [LOC-21] [CNT-02] [VIS-05]
import { sitemapOfPath } from "@kontor/domain/site/routing";
import { provider } from "../../../shell/provider.ts";
import { feedText } from "./feed.ts";
import { feedOfPath } from "../feed-path.ts";
import { indexFile, robotsLines, type SiteFacts, sitemapPieces } from "./sitemaps.ts";
import { buildManifest, buildOfPath, latestBuild, robotsText, securityText } from "./plain-files.ts";
import { speculationPath, speculationRules } from "./speculation.ts";
import type { Build } from "../../../platform/server/build.ts";

/** What stands in no content system changes with the build at the latest. */
const dayOfBuild = ({ madeAt }: Build): string => new Date(madeAt).toISOString().slice(0, 10);

export interface SiteFile {
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
export const siteFileAt = async (
  path: string,
  facts: SiteFacts,
  build: Build,
  now: number,
): Promise<SiteFile | "missing" | null> => {
  if (path === "/robots.txt")
    return { type: plain, control: forHour, body: robotsText(await robotsLines(facts), facts.languages) };
  if (path === "/.well-known/security.txt" || path === "/security.txt")
    return { type: plain, control: forHour, body: securityText(facts.origin, provider().email, now, facts.languages) };
  if (path === speculationPath)
    return { type: "application/speculationrules+json", control: forHour, body: speculationRules(facts.languages) };
  if (path === "/sitemap.xml") return { type: xml, control: forHour, body: await indexFile(facts) };
  if (path === "/builds/latest.json") return { type: json, control: "no-store", body: latestBuild(build) };
  const requestedId = buildOfPath(path);
  if (requestedId !== null)
    return requestedId === build.id ? { type: json, control: forever, body: buildManifest(build) } : "missing";
  const feed = feedOfPath(path);
  if (feed !== null) return { type: atom, control: forHour, body: await feedText(facts, feed) };
  const file = sitemapOfPath(path, facts.languages);
  if (file === null) return null;
  const body = await sitemapPieces({ ...facts, madeOn: dayOfBuild(build) }, file);
  return body === null ? "missing" : { type: xml, control: forHour, body };
};
