// How a form is written: one record of fields, each with what is typed into it, what it is filed as and its check. Draft, filing, codec, empty form and lists follow from it. [FRM-01]
import type * as Result from "effect/Result";
import type { Day } from "#kernel/calendar";
import type { RequestFieldRefusal } from "./errors.ts";
import type { Attachment, RequestFacts, Typed } from "./facts.ts";
import { choice } from "./fields.ts";

/** What a field may be filed as, and the value it then has; the codec has a schema for each. Options stand as their list. */
export interface FiledAs {
  readonly text: string;
  /** Null where nothing was typed. */
  readonly optional: string | null;
  readonly end: "next" | Day;
  readonly files: readonly Attachment[];
}

export type Filed = keyof FiledAs | readonly string[] | null;

type CleanAs<As extends Filed> = As extends keyof FiledAs
  ? FiledAs[As]
  : As extends readonly (infer Option)[]
    ? Option
    : unknown;

/** What was typed into the text fields of the same form; nothing where it has no such field. */
export type Beside = (name: string) => string;

type Check<Value extends Typed, Clean> = (
  typed: Value,
  facts: RequestFacts,
  beside: Beside,
) => Result.Result<Clean, RequestFieldRefusal>;

export interface Field<Value extends Typed, As extends Filed> {
  /** Before anything was typed; no box is ticked. */
  readonly empty: Value;
  /** Null for what is shown and checked, but not filed: a repeat, a box. */
  readonly filed: As;
  readonly check: Check<Value, CleanAs<As>>;
}

export type AnyField = Omit<Field<Typed, Filed>, "check"> & { readonly check: Check<never, unknown> };

export type TypedIn<F> = F extends Field<infer Value, Filed> ? Value : never;
export type CleanIn<F> = F extends { readonly filed: infer As extends Filed } ? CleanAs<As> : never;

const field =
  <const As extends Filed>(filed: As) =>
  (check: Check<string, CleanAs<As>>): Field<string, As> => ({ empty: "", filed, check });

/** Is needed. */
export const text = field("text");

/** May be left empty. */
export const optional = field("optional");

/** Is checked, and filed in another field. */
export const unfiled = field(null);

/** One of the options; `preset` is chosen before anything else was, and stands for an empty choice. */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  preset: Option | null = null,
): Field<string, readonly Option[]> => ({
  empty: preset ?? "",
  filed: options,
  check: (typed) => choice(typed, options, preset),
});

/** When a contract is to end. */
export const end = (check: Check<string, "next" | Day>): Field<string, "end"> => ({
  empty: "next",
  filed: "end",
  check,
});

/** A box that has to be ticked. */
export const box = (check: Check<boolean, unknown>): Field<boolean, null> => ({ empty: false, filed: null, check });

export const files = (
  check: Check<readonly Attachment[], readonly Attachment[]>,
): Field<readonly Attachment[], "files"> => ({
  empty: [],
  filed: "files",
  check,
});

type Fields = Readonly<Record<string, AnyField>>;

/** What is known of a form beside its fields. */
interface AboutForm {
  /** Whether the admin area has a page to try it. [ADM-02] */
  readonly isTried: boolean;
}

/** A form that ends a contract. [LGL-02] [LGL-03] */
export const declaration = <const F extends Fields>(about: AboutForm, fields: F) =>
  ({ kind: "declaration", ...about, fields }) as const;

/** A form that a person answers; it is stored until it is answered, or as proof of what was known when. [FRM-03] [FRM-04] [LGL-05] */
export const message = <const F extends Fields>(
  about: AboutForm & { readonly stored: "answered" | "proof" },
  fields: F,
) => ({ kind: "message", ...about, fields }) as const;

/** The newsletter's. [CUS-10] */
export const subscription = <const F extends Fields>(about: AboutForm, fields: F) =>
  ({ kind: "subscription", ...about, fields }) as const;
