// Security headers of every answer, and the content policy of a page: hashes of its inline scripts. [OPS-07]
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const always = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["x-frame-options", "DENY"],
  ["permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
] as const;
const plain = always.flat();
const forYears = (more: string): readonly string[] => [
  ...plain,
  "strict-transport-security",
  `max-age=31536000${more}`,
];

/** Whether answers are to be had over https alone: no, of this host, or of every host below it, too. */
export type Secure = boolean | "subdomains";

const named = (pairs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] as string]] : [])));
const headers = { no: plain, host: forYears(""), subdomains: forYears("; includeSubDomains") };
const byName = { no: named(headers.no), host: named(headers.host), subdomains: named(headers.subdomains) };
const kindOf = (secure: Secure): keyof typeof headers => (secure === false ? "no" : secure === true ? "host" : secure);

/** Names and values in turn, as `writeHead` takes them. */
export const securityHeaders = (secure: Secure): readonly string[] => headers[kindOf(secure)];

/** The same by name. */
export const securityHeadersByName = (secure: Secure): Readonly<Record<string, string>> => byName[kindOf(secure)];

/** The one style element that a script of ours adds: how React Aria keeps touches on what can be pressed from scrolling. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Policies by their scripts, which are the same few on every page. */
const known = new LRUCache<string, string>({ max: 100 });

/** Origins of scripts that wait for consent, and of where they send; none where the settings name no such script. [VIS-02] */
export interface OptionalOrigins {
  readonly scripts: readonly string[];
  readonly sends: readonly string[];
}

/** What the settings let pages load, and where they may lead. */
export interface PolicySettings {
  readonly secure: Secure;
  /** Where the customer panel is, if not here. [SES-03] */
  readonly panel?: string | null;
  /** Hosts whose pictures are shown beside the shop's own. [CNT-07] */
  readonly media?: readonly string[];
  /** Origins of scripts that wait for consent. */
  readonly optional?: OptionalOrigins;
}

const noOrigins: OptionalOrigins = { scripts: [], sends: [] };

const made = (scripts: readonly string[], { secure, panel, media, optional }: Required<PolicySettings>): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts.map((code) => `'sha256-${hash("sha256", code, "base64")}'`)), ...optional.scripts].join(" ")}`,
    ...(optional.sends.length === 0 ? [] : [`connect-src 'self' ${optional.sends.join(" ")}`]),
    `style-src 'self' ${pressableStyle}`,
    ["img-src 'self' data:", ...media.map((host) => `https://${host}`), ...optional.sends].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    // A logout leads on to the customer panel, which may be elsewhere. [SES-03]
    `form-action 'self'${panel === null ? "" : ` ${new URL(panel).origin}`}`,
    "frame-ancestors 'none'",
    ...(secure !== false ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** The policy of a page: its own inline scripts by hash, pictures of the hosts that the settings name, nothing else from elsewhere; on public pages alone the hosts of optional scripts, too. [SEC4-5] */
export const contentPolicy = (
  scripts: readonly string[],
  { secure, panel = null, media = [], optional: named = noOrigins }: PolicySettings,
  isPublic = false,
): string => {
  const optional = isPublic ? named : noOrigins;
  const key = [
    `${secure} ${panel} ${media.join()} ${optional.scripts.join()} ${optional.sends.join()}`,
    ...scripts,
  ].join("\0");
  const before = known.get(key);
  if (before !== undefined) return before;
  const policy = made(scripts, { secure, panel, media, optional });
  known.set(key, policy);
  return policy;
};
