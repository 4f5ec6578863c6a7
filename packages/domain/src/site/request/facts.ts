// What stands in the fields of the forms, and what they are checked against. [FRM-01] [FRM-04]
import type { Day } from "#kernel/calendar";
import type { AddressPolicyName } from "#kernel/text";
import type { NumberReader } from "#shop/customer";

/** A file as the form knows it. [FRM-04] */
export interface Attachment {
  readonly name: string;
  /** As it was declared; browsers leave it empty where they do not know it. */
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** Null until its bytes are read. */
  readonly content: FileContent | null;
}

/** What a file is by its bytes. */
export interface FileContent {
  /** Null where they are of no known type. */
  readonly mediaType: string | null;
  /** SHA-256 in hex: two files with the same are the same. */
  readonly digest: string;
}

/** What may stand in a field. */
export type Typed = string | boolean | readonly Attachment[];

/** What a privacy request is about: the rights of Art. 15 to 21 GDPR, or something else. */
export const concerns = [
  "access",
  "rectification",
  "erasure",
  "restriction",
  "portability",
  "objection",
  "other",
] as const;
export type Concern = (typeof concerns)[number];

/** What the fields are checked against. */
export interface RequestFacts {
  readonly today: Day;
  readonly policy: AddressPolicyName;
  /** Who reads telephone numbers, where something else than the table does. [REP2-3] */
  readonly readNumber?: NumberReader;
  /** Product categories on offer. */
  readonly categories: readonly string[];
  /** Slugs of the open jobs. */
  readonly jobs: readonly string[];
  /** Products that have a pro form. [ADM-05] */
  readonly proProducts: readonly string[];
}
