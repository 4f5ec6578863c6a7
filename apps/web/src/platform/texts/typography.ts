// What is not separated by a line break: a figure and its unit, a section sign and its number, the short beginning of a compound (`E-Mail`, `IP-Adresse`) and its rest.
import { hardHyphen } from "./hyphens.ts";

const units = [
  "kB",
  "MB",
  "GB",
  "TB",
  "GHz",
  "Kerne",
  "Mbit/s",
  "Gbit/s",
  "ms",
  "km",
  "kW",
  "Grad",
  "Euro",
  "euros",
  "Cent",
  "Uhr",
  "am",
  "pm",
  "Sekunden?",
  "Minuten?",
  "Stunden?",
  "Tage?n?",
  "Wochen?",
  "Monate?n?",
  "Jahre?n?",
  "Zeichen",
  "Prozent",
  "seconds?",
  "minutes?",
  "hours?",
  "days?",
  "weeks?",
  "months?",
  "years?",
  "characters",
  "per cent",
  "cores?",
  "degrees",
];
const bound = new RegExp(`(\\d|\\}\\}) (?=(?:${units.join("|")})(?![\\p{L}\\d])|[€%])`, "gu");
const signs = /(§§?|Art\.|Abs\.|Nr\.|No\.) (?=\d)|(?<=\b(?:z|d|u|i)\.) (?=[BhAa]\.)/g;

/** A few letters, the first a capital one, are no beginning that may stand at the end of a line; parts of addresses and names are left alone. */
const shortBeginning = /(?<![\p{L}\d./@_{-])(\p{Lu}\p{L}{0,2})-(?=\p{L})(?![\p{L}\d-]*[./@_])/gu;

export const withHardHyphens = (text: string): string => text.replace(shortBeginning, `$1${hardHyphen}`);

/** The text as a printer would set it. */
export const withHardSpaces = (text: string): string =>
  withHardHyphens(
    text
      .replace(bound, "$1\u00a0")
      .replace(signs, (found, sign: string | undefined) => (sign === undefined ? "\u00a0" : `${sign}\u00a0`)),
  );
