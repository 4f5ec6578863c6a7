// What is stored as JSON: decoded by the codec of its context, which reads whatever any version of the shop has written (decision 36). [OPS-02] [OPS-05]
import { channel } from "node:diagnostics_channel";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";
import type { StoredShapes } from "./stored-shapes.gen.ts";

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

type Reader<A> = (value: unknown) => Result.Result<A, string>;

const readerBy = <A>(codec: Schema.Codec<A, unknown>): Reader<A> => {
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

/** Under this name stands the version of what a newer shop writes so that this one must not read it; what has none is of version 1. */
const versionField = "storedVersion";
const readVersion = 1;

const versionOf = (value: unknown): number =>
  typeof value === "object" && value !== null && versionField in value ? Number(value[versionField]) : 1;

/** All codecs of what is stored, by name. `npm run generate` writes their shapes. */
export const storedCodecs = new Map<string, Schema.Codec<unknown, unknown>>();

/** Reads what is stored. `before`: how a row from before its shape was written down looks today. */
export const readStored = <A>(
  what: string,
  codec: Schema.Codec<A, unknown>,
  before: (value: unknown) => unknown = (value) => value,
) => {
  const read = readerBy(codec);
  return (text: string, which = ""): A => {
    const name = which === "" ? what : `${what} ${which}`;
    const value = parsed(name, text);
    const version = versionOf(value);
    if (version !== readVersion)
      throw new StoredDamaged(name, `it is of version ${version}, this shop reads up to ${readVersion}`);
    const result = read(before(value));
    if (Result.isFailure(result)) throw new StoredDamaged(name, result.failure);
    return result.success;
  };
};

/** Whether a codec reads each shape that was ever stored under a name; `Schema.withDecodingDefaultKey` gives a new field what earlier rows have not. */
type ReadsAll<Name extends keyof StoredShapes, E> = StoredShapes[Name] extends E
  ? unknown
  : { readonly "stored by an earlier version and not read by this codec": StoredShapes[Name] };

/** The same under a name whose earlier shapes are known: a codec that does not read one of them does not compile. */
export const storedAs = <const Name extends keyof StoredShapes, A, E>(
  what: Name,
  codec: Schema.Codec<A, E> & ReadsAll<Name, E>,
  before?: (value: unknown) => unknown,
) => {
  storedCodecs.set(what, codec);
  return readStored<A>(what, codec, before);
};

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoredDamaged(name, "it is no JSON");
  }
};

/** Fields by name, whose types the schema of the content knows. */
export const recordFrom = readStored("record", Schema.Record(Schema.String, Schema.Unknown));

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
