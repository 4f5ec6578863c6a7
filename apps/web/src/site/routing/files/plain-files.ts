// Short files that machines ask for: robots.txt, security.txt, which build is in use. [LOC-21] [VIS-05]
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, isSpoken, type Languages } from "@kontor/domain/visitor/locale";
import type { Build } from "../../../platform/server/build.ts";
import { securityTextEvery, securityTextGoodFor } from "../limits.ts";

/** What crawlers leave alone: what is one visitor's, what is staff's, what is no page. */
const closed = (languages: Languages): readonly string[] => [
  "/admin",
  "/api/",
  "/forms/",
  "/ticketing",
  "/*/ticketing",
  "/*/checkout/",
  "/checkout/",
  ...(isSpoken(languages, "en") ? ["/*/account"] : []),
  ...(isSpoken(languages, "de") ? ["/de/konto"] : []),
  "/connect/",
];

export const robotsText = (sitemaps: readonly string[], languages: Languages): string =>
  ["User-agent: *", ...closed(languages).map((path) => `Disallow: ${path}`), "", ...sitemaps, ""].join("\n");

/** RFC 9116. */
export const securityText = (origin: string, email: string, now: number, languages: Languages): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((Math.floor(now / securityTextEvery) + 1) * securityTextEvery + securityTextGoodFor).toISOString()}`,
    `Preferred-Languages: ${languages.toSorted().join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${inLocale(fixedPaths["legal-notice"], languages[0])}`,
    "",
  ].join("\n");

export const latestBuild = ({ id, madeAt }: Build): string => `${JSON.stringify({ id, timestamp: madeAt })}\n`;

export const buildManifest = ({ id, madeAt }: Build): string =>
  `${JSON.stringify({ id, timestamp: madeAt, prerendered: [] })}\n`;

/** The build that a path of `builds/meta/` asks for. */
export const buildOfPath = (path: string): string | null =>
  /^\/builds\/meta\/([\w-]{1,64})\.json$/.exec(path)?.[1] ?? null;
