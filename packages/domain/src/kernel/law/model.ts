// Laws and rules as values: a law is a sentence with a property that must hold, a rule is a record of the law book. [HDL-01]
import type { IRawProperty } from "fast-check";

/** Both languages of a text of the law book. */
export interface RuleText {
  readonly en: string;
  readonly de: string;
}

/** For whom a rule holds. */
export type RuleScope = "everyone" | "consumers" | "businesses" | "customers" | "visitors" | "staff";

/** A business rule as the law book prints it: what holds, for whom, since when, by which source. */
export interface Rule {
  /** Requirement id, such as `CRT-07`. */
  readonly id: string;
  readonly text: RuleText;
  /** Where the rule comes from: the specification's section, a statute, a standard. */
  readonly source: string;
  readonly scope: RuleScope;
  /** First and last day on which the rule holds, in ISO form; null is open. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** A property as fast-check runs it; made only when the law is checked. */
export type Property = IRawProperty<unknown, false>;

/** A call of a function that was given, answered otherwise than ours answers it. [HDL-10] */
export interface DifferentCall {
  readonly of: string;
  /** Names of its parameters; empty where one is taken apart. */
  readonly parameters: readonly string[];
  readonly given: readonly unknown[];
  /** Both answers to other arguments, to find the smallest that differ. */
  readonly answers: (given: readonly unknown[]) => Answers;
}

/** What came, and what ours gives for the same arguments. */
export interface Answers {
  readonly came: unknown;
  readonly expected: unknown;
}

/** A sentence that must hold for every value its property generates. */
export interface Law {
  /** The sentence with the requirement ids in front: `[CRT-07] shares add up to the total`. */
  readonly sentence: string;
  /** The requirement ids of the sentence. */
  readonly ids: readonly string[];
  readonly property: () => Property;
  /** The first call that differs while something runs; of laws about functions that were given. */
  readonly differing?: (run: () => unknown) => DifferentCall | null;
}
