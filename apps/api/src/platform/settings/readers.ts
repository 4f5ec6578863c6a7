// How single values of the environment are read; what cannot be used becomes a sentence that names it and says what is allowed.
import { isIP } from "node:net";
import { type Day, readDay } from "@kontor/domain/kernel/calendar";
import { isCountry } from "@kontor/domain/kernel/country";
import { type OptionalScript, readScripts } from "@kontor/domain/visitor/consent";

type Reader<A> = (value: string | undefined, name: string) => A | Error;

const sentence = (name: string, value: string, allowed: string): Error =>
  new Error(`${name} is “${/SECRET|TOKEN|KEY/.test(name) ? "…" : value}”, but allowed is ${allowed}.`);

export function text(fallback: string, fits: (value: string) => boolean, allowed: string): Reader<string>;
export function text(fallback: null, fits: (value: string) => boolean, allowed: string): Reader<string | null>;
export function text(
  fallback: string | null,
  fits: (value: string) => boolean,
  allowed: string,
): Reader<string | null> {
  return (value, name) => (value === undefined ? fallback : fits(value) ? value : sentence(name, value, allowed));
}

export const integer =
  (fallback: number, minimum: number, maximum: number): Reader<number> =>
  (value, name) => {
    if (value === undefined) return fallback;
    const fits = /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
    return fits ? Number(value) : sentence(name, value, `a whole number from ${minimum} to ${maximum}`);
  };

export const oneOf =
  <const A extends string>(allowed: readonly A[], fallback: NoInfer<A>): Reader<A> =>
  (value, name) =>
    value === undefined
      ? fallback
      : (allowed.find((one) => one === value) ??
        sentence(name, value, allowed.length === 1 ? `only ${allowed[0]}` : `one of ${allowed.join(", ")}`));

export const country = (fallback: string): Reader<string> =>
  text(fallback, isCountry, "two capital letters of ISO 3166-1, such as DE");

export const dayAsSet: Reader<Day | null> = (value, name) =>
  value === undefined ? null : (readDay(value) ?? sentence(name, value, "a day such as 2027-01-31"));

/** No proxy, that many of them, or those with these addresses. */
export type TrustedProxies = false | number | string;

const isNetwork = (value: string): boolean => {
  const [address = "", prefix, ...rest] = value.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32));
};

/** An IP address with or without a port; one of version 6 stands in brackets before a port. */
export const isResolver = (value: string): boolean => {
  const [, bracketed, plain = ""] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(.+))$/.exec(value) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  return isIP(plain) !== 0 || isIP(plain.replace(/:\d{1,5}$/, "")) === 4;
};

/** Trusting every forwarder would let a visitor choose their address: `on` is one proxy, the nearest. */
export const trustedProxies: Reader<TrustedProxies> = (value, name) => {
  if (value === undefined || ["0", "off", "false", "no"].includes(value.toLowerCase())) return false;
  if (["on", "true", "yes"].includes(value.toLowerCase())) return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(",").map((part) => part.trim());
  return networks.every(isNetwork)
    ? networks.join(",")
    : sentence(name, value, "off, on (one proxy), the number of proxies, or their addresses such as 10.0.0.0/8,::1");
};

export const linkUrl =
  (protocols: readonly string[], allowed: string): Reader<string | null> =>
  (value, name) => {
    if (value === undefined) return null;
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== ""
      ? value
      : new Error(`${name} cannot be used: allowed is ${allowed}.`);
  };

/** Never repeated in a message: it may contain a password. Without a host it is a socket's. */
export const databaseAddress: Reader<string | null> = (value, name) => {
  if (value === undefined) return null;
  return ["postgres:", "postgresql:"].includes(URL.parse(value)?.protocol ?? "")
    ? value
    : new Error(
        `${name} cannot be used: allowed is an address such as postgres://user:password@host:5432/kontor, or nothing for SQLite.`,
      );
};

/** Without a slash at its end: paths are written behind it, and so neither query nor hash may be. */
const httpAddress =
  (allowed: string): Reader<string | null> =>
  (value, name) => {
    if (value === undefined) return null;
    const url = URL.parse(value);
    const fits = url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
    return fits ? url.href.replace(/(?<!\/)\/+$/, "") : sentence(name, value, allowed);
  };

export const httpUrl = httpAddress("an address that begins with http:// or https://, such as https://shop.example");

const isThisMachine = ({ hostname }: URL): boolean => hostname === "localhost" || /^127\.|^\[::1\]$/.test(hostname);

/** A word on identities is taken over https alone; on this machine, where tests are, http will do. */
export const providerIssuer: Reader<string | null> = (value, name) => {
  const allowed = "an address that begins with https://, such as https://accounts.example.org";
  const read = httpAddress(allowed)(value, name);
  if (typeof read !== "string" || read.startsWith("https:")) return read;
  return isThisMachine(new URL(read)) ? read : sentence(name, read, allowed);
};

const contentSystem =
  "the address of the content system itself, which begins with http:// or https://, such as https://strapi.example, without /api or /admin at its end";

/** Where a content system answers: `/api`, `/admin` and `/uploads` stand below it. A path of its own before them is fine. */
export const contentSystemUrl: Reader<string | null> = (value, name) => {
  const read = httpAddress(contentSystem)(value, name);
  return typeof read === "string" && /\/(api|admin|uploads|graphql)$/i.test(new URL(read).pathname)
    ? sentence(name, read, contentSystem)
    : read;
};

export const wholeList =
  (fits: (value: string) => boolean, allowed: string): Reader<readonly string[]> =>
  (value, name) => {
    const parts = (value ?? "").split(/[\s,]+/).filter((part) => part !== "");
    return parts.every(fits) ? parts : sentence(name, value ?? "", allowed);
  };

/** Scripts that wait for consent, as a list in JSON. [VIS-02] */
export const optionalScripts: Reader<readonly OptionalScript[]> = (value, name) => {
  if (value === undefined) return [];
  const read = readScripts(jsonOf(value));
  const form =
    '[{"name": "…", "category": "statistics", "src": "https://…", "purpose": {"en": "…", "de": "…"}, "stores": ["…"], "sendsTo": ["https://…"]}]';
  return (
    read ??
    sentence(name, value, `a list such as ${form}, each with a category of preferences, statistics or marketing`)
  );
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
