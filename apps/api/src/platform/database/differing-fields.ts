// Which fields of two texts of JSON differ, and from what to what: for the words in which a command says what it has changed.

export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** A text that is no record has no fields. */
const fieldsOf = (text: string): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
  } catch {
    return {};
  }
};

export const fieldDifferences = (before: string, now: string): readonly FieldDifference[] => {
  const [one, other] = [fieldsOf(before), fieldsOf(now)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => ({ field, before: one[field], now: other[field] }));
};

export const differingFields = (before: string, now: string): readonly string[] =>
  fieldDifferences(before, now).map(({ field }) => field);
