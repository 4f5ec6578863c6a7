// Telephone numbers as libphonenumber reads them, with all of its metadata: the number that is dialled, and whether its country has such. [CUS-04] [REP2-3]
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

export const readNumber = (number: string): { readonly number: string; readonly isPossible: boolean } => {
  const read = parsePhoneNumberFromString(number, { extract: false });
  return read?.isPossible() === true ? { number: read.number, isPossible: true } : { number, isPossible: false };
};
