// Domain names: one canonical form, the rules of each ending, the answers of a registry. [DOM-01…04] [DOM-09]
import type { AcquisitionSchema, EndingSchema } from "./codec.ts";

/** A registrable name. Equality is equality of `ascii`. */
export interface DomainName {
  /** Lower-case A-label form, such as `xn--strae-oqa.de`. The canonical form. [DOM-04] */
  readonly ascii: string;
  /** What is shown, such as `straße.de`. */
  readonly unicode: string;
  /** A-label of the registrable label alone, such as `xn--strae-oqa`. */
  readonly label: string;
  /** The ending without the leading dot, in A-label form, such as `de`. */
  readonly ending: string;
}

/** An ending (TLD) that the shop sells: its prices per year, gross at the seller's rate, and its registry's rules. [PRD-01] */
export type Ending = typeof EndingSchema.Type;

/**
 * Availability of a name. `probably-available` is the best that DNS can answer for a name without records: only its registry would be sure.
 * `locked` is taken, and moves once its holder has it unlocked; `leaving` is taken, and cannot move: it is being deleted, or moves already.
 * `unknown` is an unclear answer, not a failed call. [DOM-01] [DOM-09]
 */
export type Availability = (typeof availabilities)[number];

/** What can be had comes first. */
export const availabilities = [
  "available",
  "probably-available",
  "taken",
  "locked",
  "leaving",
  "ours",
  "unknown",
] as const;

/** How a name is acquired: registered when available, transferred when taken. */
export type Acquisition = typeof AcquisitionSchema.Type;

/** What the reader changed in the input before it was a name; each is shown to the visitor. */
export type ReadingHint =
  | "scheme-removed"
  | "mailbox-removed"
  | "path-removed"
  | "subdomain-removed"
  | "trailing-dot-removed"
  | "mixed-scripts"
  | "ending-added"
  | "sharp-s";

/** Platform ability: UTS #46 to-ASCII of a whole name, strict; null when the name has no such form. */
export type ToAscii = (name: string) => string | null;

/** What reading a name needs to know of an ending. */
export type EndingRules = Pick<Ending, "ending" | "minimumLength" | "maximumLength" | "letters">;

/** What reading a name depends on. */
export interface NameFacts {
  readonly toAscii: ToAscii;
  readonly endings: readonly EndingRules[];
  /** Put behind a word without ending, such as `de`; without it such a word is refused. */
  readonly defaultEnding?: string | undefined;
  /** The public suffix of a host by the list of the registries, in A-label form, such as `asso.fr`; without it only endings that are sold are known. [DOM-02] */
  readonly suffixOf?: ((ascii: string) => string | null) | undefined;
}

/** A name as it was read from what was typed, with what was changed on the way. */
export interface Reading {
  readonly name: DomainName;
  readonly hints: readonly ReadingHint[];
  /** The name in its other spelling, where ß and ss are two names: `strasse.de` for `straße.de`. */
  readonly otherSpelling: DomainName | null;
}

/** The answer to a check: what was read, the registry's answer, what may be done next. */
export interface CheckAnswer extends Reading {
  readonly availability: Availability;
  /** `register`: it can be added; `transfer`: it can be transferred, the authcode is entered in the next step; null: nothing. [DOM-01] */
  readonly offer: Acquisition | null;
}
