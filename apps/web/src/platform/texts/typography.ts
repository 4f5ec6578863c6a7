// Non-breaking spaces: between a figure and its unit, and between a section sign and its number.

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

/** The text with non-breaking spaces. */
export const withHardSpaces = (text: string): string =>
  text
    .replace(bound, "$1\u00a0")
    .replace(signs, (found, sign: string | undefined) => (sign === undefined ? "\u00a0" : `${sign}\u00a0`));
