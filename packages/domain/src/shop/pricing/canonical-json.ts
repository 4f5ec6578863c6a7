// One text for one value, and its hash: keys sorted by code unit, no blanks, whole numbers. [HDL-03]
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The canonical JSON of a plain value: object keys sorted, absent (`undefined`) ones left out, no white space. Numbers
 * must be safe integers: money and counts are, and nothing else could be written in two ways.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null)
    return `{${entriesOf(value)
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
      .join(",")}}`;
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new RangeError(`no canonical form: ${value}`);
  if (value === null || typeof value === "boolean" || typeof value === "string" || typeof value === "number") return JSON.stringify(value);
  throw new TypeError(`no canonical form: ${typeof value}`);
};

const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** SHA-256 in hex of the canonical JSON. */
export const canonicalHash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
