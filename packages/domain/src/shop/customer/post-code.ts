// Post codes: blanks, hyphens and a country prefix are taken off, then digits only, or the form of a country that has letters. [CUS-06]
import * as Result from "effect/Result";
import type { CountryCode } from "#kernel/country";
import { normalised, type AddressPolicy } from "#kernel/text";
import { FieldRequired, PostCodeInvalid } from "./errors.ts";

const digitsOnly = /^\d{1,12}$/;

/** Countries where nobody's post code is digits only: their own form in every policy, and where its blank stands. */
const ownForms: Readonly<Record<string, { readonly form: RegExp; readonly blankAt: number }>> = {
  GB: { form: /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLN-UW-Z]{2}|BFPO\d{1,4})$/, blankAt: -3 },
  IE: { form: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/, blankAt: 3 },
  MT: { form: /^[A-Z]{3}\d{2,4}$/, blankAt: 3 },
  NL: { form: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/, blankAt: 4 },
};

/** What stands before a post code in some countries besides their ISO letters: the letters of their cars. */
const carLetters: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  CH: "CH",
  DE: "D",
  EE: "EST",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LI: "FL",
  LU: "L",
  NO: "N",
  PT: "P",
  SE: "S",
  SI: "SLO",
};

const ownForm = (country: CountryCode): (typeof ownForms)[string] | undefined =>
  Object.hasOwn(ownForms, country) ? ownForms[country] : undefined;

const hasForm = (compact: string, country: CountryCode, policy: AddressPolicy): boolean => {
  const form = ownForm(country)?.form;
  if (form !== undefined) return form.test(compact);
  return digitsOnly.test(compact) || (Object.hasOwn(policy.postCodes, country) && policy.postCodes[country]?.test(compact) === true);
};

const withoutPrefix = (compact: string, country: CountryCode): readonly string[] =>
  [country, carLetters[country] ?? country]
    .filter((prefix) => prefix !== "" && compact.startsWith(prefix))
    .map((prefix) => compact.slice(prefix.length));

/** As it is stored: compact; where the country has letters and a blank, with that blank. */
const written = (compact: string, country: CountryCode): string => {
  const own = ownForm(country);
  if (own === undefined) return compact;
  const at = compact.startsWith("BFPO") ? 4 : own.blankAt;
  return `${compact.slice(0, at)} ${compact.slice(at)}`;
};

/** A post code as typed, in a country under a policy. */
export const postCode = (
  typed: string,
  country: CountryCode,
  policy: AddressPolicy,
): Result.Result<string, FieldRequired | PostCodeInvalid> => {
  const compact = normalised(typed)
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/gu, "");
  if (compact === "") return Result.fail(new FieldRequired({ rule: "CUS-06" }));
  const read = [compact, ...withoutPrefix(compact, country)].find((candidate) => hasForm(candidate, country, policy));
  return read === undefined ? Result.fail(new PostCodeInvalid({ country })) : Result.succeed(written(read, country));
};
