// What is stored as JSON: decoded by the codec of its context, by the version that it was written in (decision 36). [OPS-02] [OPS-05]
import { channel } from "node:diagnostics_channel";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";

/** A row that cannot be decoded: written by another program, cut off, or newer than this shop. The error names the place, never the content. */
export class StoredDamaged extends Error {
  readonly what: string;
  readonly at: string;
  constructor(what: string, at: string) {
    super(`stored ${what} cannot be read: ${at}`);
    this.name = "StoredDamaged";
    this.what = what;
    this.at = at;
  }
}

/** How one version of something is read: as it is today, or why it cannot be. */
export type VersionReader<A> = (value: unknown) => Result.Result<A, string>;

/** A version that is as the model is today. */
export const asItIs = <A>(codec: Schema.Codec<A, unknown>): VersionReader<A> => {
  const fits = Schema.is(codec);
  const decode = Schema.decodeUnknownResult(codec);
  return (value) => {
    // What fits is taken as it stands, in the order of its fields: an order that is answered again is the same to the byte.
    if (fits(value)) return Result.succeed(value);
    const decoded = decode(value);
    return Result.isSuccess(decoded) ? Result.succeed(decoded.success) : Result.fail(placesOf(decoded.failure));
  };
};

const placesIn = SchemaIssue.makeFormatterStandardSchemaV1();

/** Where it is wrong, without what stands there. */
const placesOf = (error: Schema.SchemaError): string => {
  const places = placesIn(error.issue).issues.map(({ path }) => (path ?? []).map(String).join("."));
  return `at ${[...new Set(places)].join(", ") || "its root"}`;
};

/** Under this name stands the version; what has none is of version 1, so that a shop of before reads it, too. */
const versionField = "storedVersion";

const versionOf = (value: unknown): number =>
  typeof value === "object" && value !== null && versionField in value ? Number(value[versionField]) : 1;

/** Reads what is stored under a name; `versions` begins with version 1. */
export const storedAs =
  <A>(what: string, versions: readonly VersionReader<A>[]) =>
  (text: string, which = ""): A => {
    const name = which === "" ? what : `${what} ${which}`;
    const value = parsed(name, text);
    const version = versionOf(value);
    const read = versions[version - 1];
    if (read === undefined)
      throw new StoredDamaged(name, `it is of version ${version}, this shop reads up to ${versions.length}`);
    const result = read(value);
    if (Result.isFailure(result)) throw new StoredDamaged(name, result.failure);
    return result.success;
  };

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoredDamaged(name, "it is no JSON");
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields by name, whose types the schema of the content knows. */
export const recordFrom = storedAs("record", [
  (value): Result.Result<Readonly<Record<string, unknown>>, string> =>
    isRecord(value) ? Result.succeed(value) : Result.fail("it has no fields"),
]);

/** Damaged rows are reported on this channel; each is left out, the others are used. */
export const damagedRows = channel("kontor:stored-damaged");

/** Reads rows; a damaged one is reported and left out. */
export const readableOf = <Row, A>(rows: readonly Row[], read: (row: Row) => A): readonly A[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!(error instanceof StoredDamaged)) throw error;
      damagedRows.publish(error);
      return [];
    }
  });
