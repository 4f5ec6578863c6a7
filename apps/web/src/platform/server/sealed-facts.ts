// The facts of a refusal that a form leaves in the address of its page: sealed, so that no link from elsewhere puts sentences into the shop's mouth. [FRM-05] [REP-12]
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isRefusalTag, refusalTexts } from "@kontor/domain/site/refusal";
import { isPlainFact } from "../page/refused-in.ts";
import type { WebSettings } from "./settings.ts";

/** An address is followed at once: without a secret of all processes, that of this one is enough. */
const ofThisProcess = randomBytes(32).toString("hex");

export const factsKey = ({ sessionSecret }: Pick<WebSettings, "sessionSecret">): string =>
  sessionSecret ?? ofThisProcess;

const isFact = (name: string): boolean => name.startsWith("fact-");
const seal = "seal";

const sealOf = (key: string, query: URLSearchParams): string =>
  createHmac("sha256", key)
    .update(
      JSON.stringify(["facts", query.get("problem"), query.get("wrong"), [...query].filter(([name]) => isFact(name))]),
    )
    .digest("base64url")
    .slice(0, 22);

const isSealed = (key: string, query: URLSearchParams): boolean => {
  const [given, right] = [Buffer.from(query.get(seal) ?? ""), Buffer.from(sealOf(key, query))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Path, query and place of an address; none of them needs more than its text. */
const partsOf = (address: string): readonly [string, URLSearchParams, string] => {
  const [, path = "", query = "", place = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return [path, new URLSearchParams(query), place];
};

/** What will be shown of it: the refusal's own text, and those of its fields. */
const textsOf = (query: URLSearchParams): string =>
  [query.get("problem") ?? "", ...(query.get("wrong") ?? "").split(/[ .]/)]
    .map((tag) => (isRefusalTag(tag) ? refusalTexts.en[tag] : ""))
    .join(" ");

/** An address that a form leads to, with no fact that no text names, and a seal where it has facts that need one. */
export const withSealedFacts = (key: string, address: string): string => {
  if (!address.includes("fact-")) return address;
  const [path, query, place] = partsOf(address);
  const suspect = [...query].filter(([name, value]) => isFact(name) && !isPlainFact(value));
  if (suspect.length === 0) return address;
  const texts = textsOf(query);
  for (const [name] of suspect) if (!texts.includes(`{{${name.slice("fact-".length)}}}`)) query.delete(name);
  query.set(seal, sealOf(key, query));
  return `${path}?${query}${place}`;
};

/** An address as a page reads it: without the facts that only a seal would vouch for, where it has none. */
export const withTrueFacts = (key: string, address: string): string => {
  if (!address.includes("fact-")) return address;
  const [path, query, place] = partsOf(address);
  const suspect = [...query].filter(([name, value]) => isFact(name) && !isPlainFact(value));
  if (suspect.length === 0 || isSealed(key, query)) return address;
  for (const [name] of suspect) query.delete(name);
  return `${path}?${query}${place}`;
};
