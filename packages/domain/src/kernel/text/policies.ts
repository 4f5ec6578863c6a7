// The two address policies as data: `specified`, the specification's table, and `international`, a superset of it. [CUS-01] [CUS-05] [CUS-06]
import type { AddressPolicy, AddressPolicyName } from "./model.ts";

/** Words of letters, of any script, with single blanks between them. */
const words = /^\p{L}+(?: \p{L}+)*$/u;

/** Letters of any script with their marks, joined by single blanks, hyphens, apostrophes and dots, in Catalan by one in the middle; an apostrophe may follow a blank or a hyphen ("van 't Hoff"), and a dot may end it. */
const joined = String.raw`\p{L}\p{M}*(?:[ .·'’ʼ‐‑-]?\p{L}\p{M}*|\.[ ‐‑-]\p{L}\p{M}*|['’ʼ] \p{L}\p{M}*|[ ‐‑-]['’ʼ]\p{L}\p{M}*)*\.?`;

export const specified: AddressPolicy = {
  name: "specified",
  personName: /^\p{L}+$/u,
  capital: /^[\p{Lu}\p{Lt}]/u,
  wholeName: /^$/,
  company: /^[A-Za-z]+(?: [A-Za-z]+)*$/,
  street: /^(?=.*[A-Za-z0-9ÄÖÜäöüßẞ])[A-Za-z0-9ÄÖÜäöüßẞ./-]+(?: [A-Za-z0-9ÄÖÜäöüßẞ./-]+)*$/,
  city: words,
  dialled: false,
};

/** What a place is not: without a letter or a number, with control or direction signs, or of several lines. What post offices write else, no list foresees. [REP2-6] */
const place = /^(?=.*[\p{L}\p{N}])[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*$/u;

export const international: AddressPolicy = {
  name: "international",
  personName: new RegExp(String.raw`^['’ʼ]?${joined}(?: \(${joined}\))*$`, "u"),
  // A particle like "von" or "d'" may come first; scripts without case, and Georgian, which has none in names, have no capitals.
  capital: /(?:^|[\s.·(\p{Lm}'’ʼ‐‑-])[\p{Lu}\p{Lt}\p{Lo}\p{Script=Georgian}]/u,
  wholeName: /^[\p{Script=Han}\p{Script=Hangul}]$/u,
  company: /^[^\p{C}\p{Zl}\p{Zp}]+$/u,
  street: place,
  city: place,
  dialled: true,
};

export const addressPolicies: Readonly<Record<AddressPolicyName, AddressPolicy>> = { specified, international };
