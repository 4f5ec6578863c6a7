// Reading unchecked JSON: what is missing or of another shape is null, never an error.
import { withHardSpaces } from "../texts/typography.ts";

export type Raw = Readonly<Record<string, unknown>>;

export const record = (value: unknown): Raw | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Raw) : null;

export const records = (value: unknown): readonly Raw[] =>
  Array.isArray(value) ? value.map(record).filter((each) => each !== null) : [];

export const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

export const words = (value: unknown): string => text(value) ?? "";

/** Words that are shown as they stand, set as a printer would. */
export const typeset = (value: unknown): string => withHardSpaces(words(value));

export const flag = (value: unknown): boolean => value === true;

export const amount = (value: unknown): number | null => {
  const read = typeof value === "string" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
};

/** A list of texts; numbers and truth values of a table are written out. */
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map((each) => (each === null || each === undefined || typeof each === "object" ? "" : String(each)))
    : [];
