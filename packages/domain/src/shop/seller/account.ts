// Account numbers by form and check digits (ISO 13616), and the codes of banks (ISO 9362). [ACC-03] [OPS-12]

import { codeTyped } from "#kernel/text";

/** How long numbers are in the countries of SEPA and a few around; elsewhere the check digits alone say it. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** An account number by its form and check digits, without blanks. */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const [country, length] = [text.slice(0, 2), text.length];
  if (Object.hasOwn(lengths, country) && lengths[country] !== length) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36).toString()).join("");
  return BigInt(digits) % 97n === 1n;
};

/** A number of an account or a bank as banks print it and letters say it: without groups, marks and the word before it, in capitals. */
export const accountTyped = (typed: string): string =>
  codeTyped(typed)
    .replace(/^(?:IBAN|BIC|SWIFT)\b[\s.:]*/, "")
    .replaceAll(/[\s.,-]/g, "");

/** As it is typed: in groups, in small letters. Null where it is none, or of a country that no transfer in euros is sure to reach. */
export const readIban = (typed: string): string | null => {
  const iban = accountTyped(typed);
  return Object.hasOwn(lengths, iban.slice(0, 2)) && isIban(iban) ? iban : null;
};

export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
