// Whether a VAT id is one: form and check digits, by the countries of `jsvat` and what they lack. Apart from rules.ts, so that pages without an id do not carry it. [CUS-07]
import * as Result from "effect/Result";
import * as jsvat from "jsvat";
import {
  belgianDigits,
  bulgarianDigits,
  czechDigits,
  italianOffice,
  latvianDigits,
  lithuanianDigits,
  polishDigits,
  spanishDigits,
} from "./check-digits.ts";
import { VatIdInvalid } from "./errors.ts";
import { compactVatId } from "./rules.ts";

/** A form of a country's ids, of the country's letters and the rest, and what the check digits of the rest say. */
type Form = readonly [form: RegExp, isValidKey: jsvat.Country["calcFn"]];

/**
 * The countries of the VAT map that have VAT ids. Old Irish ids may begin with any digit; the last but one of a Lithuanian id is 1;
 * Belgian ids begin with 0 or 1, where a 0 may be left out, and Cypriot ones with 6 too.
 */
const known: readonly Form[] = [
  // Before jsvat's Latvian form, which takes any of these for a day of birth.
  [/^(LV)(32\d{9})$/, latvianDigits],
  ...[
    jsvat.austria,
    jsvat.croatia,
    jsvat.denmark,
    jsvat.estonia,
    jsvat.finland,
    jsvat.france,
    jsvat.germany,
    jsvat.greece,
    jsvat.hungary,
    jsvat.latvia,
    jsvat.luxembourg,
    jsvat.malta,
    jsvat.netherlands,
    jsvat.norway,
    jsvat.portugal,
    jsvat.romania,
    jsvat.slovakiaRepublic,
    jsvat.slovenia,
    jsvat.sweden,
    jsvat.switzerland,
    jsvat.unitedKingdom,
    jsvat.ireland,
  ].flatMap(({ calcFn, rules }) => rules.regex.map((form): Form => [form, calcFn])),
  [/^(IE)(\d[A-Z+*]\d{5}[A-W])$/, jsvat.ireland.calcFn],
  [/^(BG)(\d{9,10})$/, bulgarianDigits],
  [/^(BE)(0?[1-9]\d{8}|1\d{9})$/, belgianDigits],
  [/^(CY)([0-69]\d{7}[A-Z])$/, jsvat.cyprus.calcFn],
  [/^(CZ)(\d{8,10})$/, czechDigits],
  [/^(IT)(\d{11})$/, (digits) => italianOffice.test(digits) && jsvat.italy.calcFn(digits)],
  [/^(PL)(\d{10})$/, polishDigits],
  [/^(LT)(\d{7}1\d|\d{10}1\d)$/, lithuanianDigits],
  [/^(ES)([A-Z]\d{8}|[A-HN-SW]\d{7}[A-J]|[\dKLMX-Z]\d{7}[A-Z])$/, spanishDigits],
];

/** Second addition: Northern Ireland's ids are British ones under letters of their own, and Swiss ones may end in Romansh, too. */
const asChecked = (compact: string): string => compact.replace(/^XI/, "GB").replace(/^(CHE\d{9})TPV$/, "$1");

/** Third addition: French keys with letters have check digits too, in base 24 or 34 without I and O. */
const frenchKey = /^FR(?!\d\d)([0-9A-HJ-NP-Z])([0-9A-HJ-NP-Z])(\d{9})$/;
const frenchDigits = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const isFrenchKeyValid = (compact: string): boolean => {
  const [, first, second, siren] = frenchKey.exec(compact) ?? [];
  if (first === undefined || second === undefined || siren === undefined) return true;
  const [high, low] = [frenchDigits.indexOf(first), frenchDigits.indexOf(second)];
  const key = high < 10 ? high * 24 + low - 10 : high * 34 + low - 100;
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
};

/** What the check digits of an id say; null where no country has such ids. */
const readId = (compact: string): { readonly isValid: boolean } | null => {
  for (const [form, isValidKey] of known) {
    const rest = form.exec(asChecked(compact))?.[2];
    if (rest !== undefined) return { isValid: isValidKey(rest) };
  }
  return null;
};

/** Whether an id has the form of its country's ids, whatever its check digits. */
export const hasVatIdForm = (typed: string): boolean => readId(compactVatId(typed)) !== null;

/** Reads an id as typed: its compact form, if form and check digits are right. Belgian ids of nine digits get their 0, which registers want. [CUS-07] */
export const vatId = (typed: string): Result.Result<string, VatIdInvalid> => {
  const compact = compactVatId(typed);
  return readId(compact)?.isValid === true && isFrenchKeyValid(compact)
    ? Result.succeed(compact.replace(/^BE(?=\d{9}$)/, "BE0"))
    : Result.fail(new VatIdInvalid());
};
