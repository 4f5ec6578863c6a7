// Reads answers of RDAP servers (RFC 9082, 9083), and finds the server of a name (RFC 9224). Pure: fetching is an adapter's (decision 23). [DOM-08] [DOM-01] [DOM-05]
import type { Availability, DomainName } from "./model.ts";

/** IANA's bootstrap file: endings with the addresses of their servers. */
export interface RdapBootstrap {
  readonly services: readonly (readonly (readonly string[])[])[];
}

/** An answer as it came: `body` parsed, or undefined where it is no JSON. */
export interface RdapResponse {
  readonly status: number;
  readonly contentType: string | null;
  /** The header `retry-after`. */
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** What an answer means. `wait` is set where the server refuses for now, in seconds. */
export interface RdapReading {
  readonly availability: Availability;
  /** Whether a taken name may move: now, once its holder unlocks it, or not at all; null where the answer does not say. */
  readonly transfer: "possible" | "after-unlock" | "impossible" | null;
  /** Why nothing is known. */
  readonly unclear: "rate-limit" | "format" | "server" | "answer" | null;
  readonly wait: number | null;
}

/** Reads a bootstrap file; null where it is none. */
export const rdapBootstrapOf = (value: unknown): RdapBootstrap | null => {
  if (typeof value !== "object" || value === null || !("services" in value) || !Array.isArray(value.services))
    return null;
  const areTexts = (list: unknown): boolean => Array.isArray(list) && list.every((text) => typeof text === "string");
  const isSound = value.services.every(
    (service) => Array.isArray(service) && service.length >= 2 && service.every(areTexts),
  );
  return isSound ? { services: value.services } : null;
};

/** The addresses of an ending's servers that are safe to ask, by the longest entry that matches its labels; none where the file has none. */
export const rdapServers = ({ services }: RdapBootstrap, ending: string): readonly string[] => {
  const labels = ending.toLowerCase().split(".");
  const suffixes = labels.map((_, at) => labels.slice(at).join("."));
  const matches = suffixes.flatMap((suffix) =>
    services.filter(([names]) => names?.some((name) => name.toLowerCase() === suffix)),
  );
  return (matches[0]?.[1] ?? []).filter(isSafe);
};

/** Address of a name at a server: names go out as A-labels. */
export const rdapAddress = (server: string, name: Pick<DomainName, "ascii">): string =>
  `${server.replace(/(?<!\/)\/+$/, "")}/domain/${encodeURIComponent(name.ascii)}`;

/** Where a redirect may be followed: once, safely, to a host that the bootstrap file names. */
export const rdapRedirect = ({ services }: RdapBootstrap, location: string | null, followed: number): string | null => {
  const host = hostOf(location ?? "");
  const known = services.flatMap(([, servers]) => servers ?? []).map(hostOf);
  return location !== null && followed === 0 && isSafe(location) && host !== null && known.includes(host)
    ? location
    : null;
};

/**
 * Reads an answer. Only 404 in RDAP's own media type means available, only 200 with the same name means taken; 429 means wait;
 * whatever else happens is unclear, so that no fault of a server ever sells a name.
 */
export const rdapReading = (
  { status, contentType, retryAfter, body }: RdapResponse,
  name: Pick<DomainName, "ascii">,
): RdapReading => {
  if (status === 404)
    return isRdap(contentType) ? { ...nothing, availability: "available" } : { ...nothing, unclear: "answer" };
  if (status === 429) return { ...nothing, unclear: "rate-limit", wait: secondsOf(retryAfter) };
  if (status === 400) return { ...nothing, unclear: "format" };
  if (status !== 200) return { ...nothing, unclear: "server" };
  return namesDomain(body, name.ascii)
    ? { ...nothing, availability: "taken", transfer: transferBy(statusesOf(body)) }
    : { ...nothing, unclear: "answer" };
};

const nothing: RdapReading = { availability: "unknown", transfer: null, unclear: null, wait: null };

/** The default wait where a server names none. */
const patience = 60;

const secondsOf = (retryAfter: string | null): number =>
  /^\d{1,6}$/.test(retryAfter?.trim() ?? "") ? Math.max(1, Number(retryAfter)) : patience;

const isRdap = (contentType: string | null): boolean =>
  /^application\/rdap\+json(;|$)/i.test(contentType?.trim() ?? "");

/** Over https, or on this machine, without a network in between. */
const isSafe = (address: string): boolean =>
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))/i.test(address);

const hostOf = (address: string): string | null =>
  /^https?:\/\/([a-z0-9.-]+|\[::1\])(?::\d+)?(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? null;

const namesDomain = (body: unknown, ascii: string): boolean =>
  typeof body === "object" &&
  body !== null &&
  "ldhName" in body &&
  typeof body.ldhName === "string" &&
  body.ldhName.toLowerCase().replace(/\.$/, "") === ascii;

/** Statuses in one spelling: RDAP writes `client transfer prohibited`, registries also `clientTransferProhibited`, with ICANN's address behind it; null where there are none that can be read. */
const statusesOf = (body: unknown): readonly string[] | null => {
  if (typeof body !== "object" || body === null || !("status" in body) || !Array.isArray(body.status)) return null;
  const read = body.status.flatMap((status: unknown) =>
    typeof status === "string"
      ? [
          status
            .toLowerCase()
            .replace(/\bhttps?:.*$/s, "")
            .replaceAll(/[^a-z]/g, ""),
        ]
      : [],
  );
  return read.length === body.status.length ? read : null;
};

/** Names on their way out cannot move; locked ones can once their holder unlocks them. What cannot be read promises nothing. */
const transferBy = (statuses: readonly string[] | null): RdapReading["transfer"] => {
  if (statuses === null) return null;
  if (statuses.some((status) => leaving.has(status))) return "impossible";
  return statuses.some((status) => status === "locked" || status.endsWith("transferprohibited"))
    ? "after-unlock"
    : "possible";
};

const leaving: ReadonlySet<string> = new Set([
  "pendingdelete",
  "redemptionperiod",
  "pendingtransfer",
  "pendingrestore",
]);

/** A registry's answer as what it means for who wants the name. */
export const availabilityByRdap = ({
  availability,
  transfer,
}: Pick<RdapReading, "availability" | "transfer">): Availability => {
  if (availability !== "taken") return availability;
  return transfer === "impossible" ? "leaving" : transfer === "after-unlock" ? "locked" : "taken";
};
