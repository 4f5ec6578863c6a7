// Post codes: blanks, hyphens and a country prefix are taken off, then digits only, or the form of a country that has letters, in every policy; written as their country writes them. [CUS-06]
import * as Result from "effect/Result";
import { type CountryCode, euMembers } from "#kernel/country";
import { withoutInvisible, unwrapped, withPlainHyphens } from "#kernel/text";
import { FieldRequired, PostCodeInvalid } from "./errors.ts";

const digitsOnly = /^\d{1,12}$/;

interface OwnForm {
  readonly form: RegExp;
  /** Position of its blank, from the start or from the end; 0 for none. */
  readonly blankAt: number;
  /** Whether post codes of digits only are written there, too. */
  readonly digits?: true;
}

const british = /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLN-UW-Z]{2}|BFPO\d{1,4})$/;

/** Every country of the list whose post codes have letters that belong to them: their own form, in every policy. */
const ownForms: Readonly<Record<string, OwnForm>> = {
  AD: { form: /^AD\d{3}$/, blankAt: 0, digits: true },
  AI: { form: /^AI\d{4}$/, blankAt: 0, digits: true },
  AQ: { form: /^BIQQ1ZZ$/, blankAt: 4, digits: true },
  AR: { form: /^[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?$/, blankAt: 0, digits: true },
  BB: { form: /^BB\d{5}$/, blankAt: 0, digits: true },
  BM: { form: /^[A-Z]{2}[A-Z0-9]{2}$/, blankAt: 2 },
  BN: { form: /^[A-Z]{2}\d{4}$/, blankAt: 0 },
  CA: { form: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/, blankAt: 3 },
  EC: { form: /^[A-Z]\d{4}[A-Z]$/, blankAt: 0, digits: true },
  FK: { form: /^FIQQ1ZZ$/, blankAt: 4 },
  GB: { form: british, blankAt: -3 },
  GG: { form: /^GY\d{1,2}\d[ABD-HJLN-UW-Z]{2}$/, blankAt: -3 },
  GI: { form: /^GX111AA$/, blankAt: -3 },
  GS: { form: /^SIQQ1ZZ$/, blankAt: 4 },
  IE: { form: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/, blankAt: 3 },
  IM: { form: /^IM\d{1,2}\d[ABD-HJLN-UW-Z]{2}$/, blankAt: -3 },
  IO: { form: /^BBND1ZZ$/, blankAt: 4 },
  JE: { form: /^JE\d{1,2}\d[ABD-HJLN-UW-Z]{2}$/, blankAt: -3 },
  KY: { form: /^KY\d{5}$/, blankAt: 0, digits: true },
  KZ: { form: /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/, blankAt: 0, digits: true },
  LC: { form: /^LC\d{5}$/, blankAt: 0, digits: true },
  MD: { form: /^MD\d{4}$/, blankAt: 0, digits: true },
  MS: { form: /^MSR\d{4}$/, blankAt: 0, digits: true },
  MU: { form: /^\d{3}[A-Z]{2}\d{3}$/, blankAt: 0, digits: true },
  MT: { form: /^[A-Z]{3}\d{2,4}$/, blankAt: 3 },
  NL: { form: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/, blankAt: 4 },
  PE: { form: /^(?:LIMA|CALLAO)\d{1,5}$/, blankAt: 0, digits: true },
  PN: { form: /^PCRN1ZZ$/, blankAt: 4 },
  SH: { form: /^(?:ASCN|STHL|TDCU)1ZZ$/, blankAt: 4 },
  SO: { form: /^[A-Z]{2}\d{5}$/, blankAt: 2, digits: true },
  SZ: { form: /^[A-Z]\d{3}$/, blankAt: 0 },
  TC: { form: /^TKCA1ZZ$/, blankAt: 4 },
  VC: { form: /^VC\d{4}$/, blankAt: 0, digits: true },
  VG: { form: /^VG\d{4}$/, blankAt: 0, digits: true },
};

interface Written {
  readonly compact: RegExp;
  readonly written: string;
}

const halves = (first: number, second: number, between: string): Written => ({
  compact: new RegExp(`^(\\d{${first}})(\\d{${second}})$`),
  written: `$1${between}$2`,
});
const longZip = halves(5, 4, "-");
const threeAndTwo = halves(3, 2, " ");

/** What countries write between the signs of a code, or before them, besides the blanks of `ownForms`: blanks, hyphens, letters that say nothing. */
const writtenForms: Readonly<Record<string, Written>> = {
  AS: longZip,
  BR: halves(5, 3, "-"),
  CZ: threeAndTwo,
  GR: threeAndTwo,
  GU: longZip,
  IR: halves(5, 5, "-"),
  JP: halves(3, 4, "-"),
  KR: halves(3, 3, "-"),
  KY: { compact: /^KY(\d)(\d{4})$/, written: "KY$1-$2" },
  LB: halves(4, 4, " "),
  LC: { compact: /^(LC\d{2})(\d{3})$/, written: "$1 $2" },
  LV: { compact: /^(\d{4})$/, written: "LV-$1" },
  MD: { compact: /^MD(\d{4})$/, written: "MD-$1" },
  MP: longZip,
  PE: { compact: /^(LIMA|CALLAO)(\d+)$/, written: "$1 $2" },
  PL: halves(2, 3, "-"),
  PR: longZip,
  PT: halves(4, 3, "-"),
  SE: threeAndTwo,
  SK: threeAndTwo,
  SV: { compact: /^(\d{4})$/, written: "CP $1" },
  UM: longZip,
  US: longZip,
  VI: longZip,
};

/** Prefixes of post codes in some countries besides their ISO letters: the letters of their cars, and those of the post of El Salvador. */
const prefixes: Readonly<Record<string, string>> = {
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
  SM: "RSM",
  SV: "CP",
  VA: "V",
};

/** Countries whose addresses need one, by Google's address data and the member states of the EU besides. */
const needed: ReadonlySet<CountryCode> = new Set([
  ...euMembers,
  ..."AS AU AX BL BR CA CH CN FK FM FO GB GF GG GL GP GS GU IM IN IO IS JE JP KR LI MF MH MP MQ MX MY NC NO NZ".split(
    " ",
  ),
  ..."PF PM PN PR PW RE RU SG SH SJ SM TC TR TW US VI WF YT ZA".split(" "),
]);

/** Whether an address there has to have one; elsewhere there are none, or letters arrive without. [REP4-5] */
export const needsPostCode = (country: CountryCode): boolean => needed.has(country);

const ownForm = (country: CountryCode): OwnForm | undefined =>
  Object.hasOwn(ownForms, country) ? ownForms[country] : undefined;

const hasForm = (compact: string, country: CountryCode): boolean => {
  const own = ownForm(country);
  return own === undefined
    ? digitsOnly.test(compact)
    : own.form.test(compact) || (own.digits === true && digitsOnly.test(compact));
};

/** Whether no post code of a chosen country has letters, so that a keyboard of digits is enough. [CUS-06] */
export const hasDigitsAlone = (country: string): boolean => country !== "" && !Object.hasOwn(ownForms, country);

/** Without the letters of the country, which stand before a code, and in some countries after it. */
const withoutLetters = (compact: string, country: CountryCode): readonly string[] =>
  [country, prefixes[country] ?? country].flatMap((letters) => [
    ...(compact.startsWith(letters) ? [compact.slice(letters.length)] : []),
    ...(compact.endsWith(letters) ? [compact.slice(0, -letters.length)] : []),
  ]);

/** As it is stored: compact; where the country has letters and a blank, with that blank. */
const stored = (compact: string, country: CountryCode): string => {
  const own = ownForm(country);
  if (own === undefined || own.blankAt === 0 || !own.form.test(compact)) return compact;
  const at = compact.startsWith("BFPO") ? 4 : own.blankAt;
  return `${compact.slice(0, at)} ${compact.slice(at)}`;
};

const compactOf = (typed: string): string =>
  unwrapped(withPlainHyphens(withoutInvisible(typed.normalize("NFKC"))))
    .toUpperCase()
    .replace(/[\s〒-]/gu, "");

/** A post code as typed, in a country; it is read alike by all policies. */
export const postCode = (
  typed: string,
  country: CountryCode,
): Result.Result<string, FieldRequired | PostCodeInvalid> => {
  const compact = compactOf(typed);
  if (compact === "")
    return needsPostCode(country) ? Result.fail(new FieldRequired({ rule: "CUS-06" })) : Result.succeed("");
  const read = [compact, ...withoutLetters(compact, country)].find((candidate) => hasForm(candidate, country));
  return read === undefined ? Result.fail(new PostCodeInvalid({ country })) : Result.succeed(stored(read, country));
};

/** As its country writes it, on paper, in letters, files and forms. What is stored in another form than the country's is written as it is. */
export const writtenPostCode = (postCode: string, country: CountryCode): string => {
  const form = Object.hasOwn(writtenForms, country) ? writtenForms[country] : undefined;
  const compact = compactOf(postCode);
  return form?.compact.test(compact) === true ? compact.replace(form.compact, form.written) : postCode;
};
