// Whether a VAT id is one: form and check digits, by `jsvat` and three additions. Apart from rules.ts, so that pages without an id do not carry it. [CUS-07]
import * as Result from "effect/Result";
import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  norway,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
  type Country,
} from "jsvat";
import { VatIdInvalid } from "./errors.ts";
import { compactVatId } from "./rules.ts";

/** The same country with other forms; its check digits stay. */
const withForms = (country: Country, ...regex: readonly RegExp[]): Country => ({ ...country, rules: { ...country.rules, regex } });

/** The countries of the VAT map that have VAT ids. Old Irish ids may begin with any digit; the last but one of a Lithuanian id is 1. */
const known = [
  austria,
  belgium,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  italy,
  latvia,
  luxembourg,
  malta,
  netherlands,
  norway,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
  withForms(ireland, ...ireland.rules.regex, /^(IE)(\d[A-Z+*]\d{5}[A-W])$/),
  withForms(lithuania, /^(LT)(\d{7}1\d|\d{10}1\d)$/),
];

/** First addition: separators off and upper case; then nothing but letters, digits and what Irish ids have may be left. */
const compactForm = /^[A-Z]{2}[A-Z0-9+*]+$/;

/** Second addition: Northern Ireland's ids are British ones under letters of their own. */
const asChecked = (compact: string): string => (compact.startsWith("XI") ? `GB${compact.slice(2)}` : compact);

/** Third addition: French keys with letters have check digits too, in base 24 or 34 without I and O. */
const frenchKey = /^FR(?!\d\d)([0-9A-HJ-NP-Z])([0-9A-HJ-NP-Z])(\d{9})$/;
const frenchDigits = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const frenchKeyHolds = (compact: string): boolean => {
  const [, first, second, siren] = frenchKey.exec(compact) ?? [];
  if (first === undefined || second === undefined || siren === undefined) return true;
  const [high, low] = [frenchDigits.indexOf(first), frenchDigits.indexOf(second)];
  const key = high < 10 ? high * 24 + low - 10 : high * 34 + low - 100;
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
};

/** Whether an id has the form of its country's ids, whatever its check digits. */
export const hasVatIdForm = (typed: string): boolean => {
  const compact = compactVatId(typed);
  return compactForm.test(compact) && checkVAT(asChecked(compact), known).isValidFormat;
};

/** Reads an id as typed: its compact form, if form and check digits are right. [CUS-07] */
export const vatId = (typed: string): Result.Result<string, VatIdInvalid> => {
  const compact = compactVatId(typed);
  return compactForm.test(compact) && checkVAT(asChecked(compact), known).isValid && frenchKeyHolds(compact)
    ? Result.succeed(compact)
    : Result.fail(new VatIdInvalid());
};
