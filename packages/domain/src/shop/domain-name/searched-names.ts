// The names of a search while their answers come: each keeps its place, and only what is known of it changes. [DOM-01] [DOM-05] [DOM-08] [DOM-09]
import * as Result from "effect/Result";
import { type CheckRefusal, DomainCheckFailed, plainRefusal, type PlainRefusal } from "./errors.ts";
import { namesAtOnce } from "./limits.ts";
import type { Availability, CheckAnswer } from "./model.ts";
import type { AnsweredName } from "./ports.ts";
import { waitSeconds } from "./rules.ts";

/** A name of a search and what is known of it. */
export interface SearchedName {
  readonly typed: string;
  /**
   * `pending`: its answer is awaited; `later`: a suggestion, which is checked once the name itself is known not to be free; `stopped`: left
   * unchecked when the search was stopped; `limited`: its check was refused for a while.
   */
  readonly state: "pending" | "later" | "stopped" | "limited" | "failed" | "refused" | "answered";
  readonly answer: CheckAnswer | null;
  readonly refusal: PlainRefusal<CheckRefusal> | null;
  /** Seconds until a name that is `limited` may be checked again. [DOM-05] */
  readonly wait: number;
}

const inState = (typed: string, state: "pending" | "later" | "stopped"): SearchedName => ({
  typed,
  state,
  answer: null,
  refusal: null,
  wait: 0,
});

/** The names of a new search, each once; suggestions come after them. */
export const newSearch = (names: readonly string[], suggestions: readonly string[]): readonly SearchedName[] =>
  [...new Set([...names, ...suggestions])].map((typed) => inState(typed, names.includes(typed) ? "pending" : "later"));

/** A name with the answer to its check. */
export const withAnswer = (typed: string, answer: AnsweredName["answer"]): SearchedName => {
  if (Result.isSuccess(answer)) return { typed, state: "answered", answer: answer.success, refusal: null, wait: 0 };
  const refusal = plainRefusal(answer.failure) as PlainRefusal<CheckRefusal>;
  const wait = waitSeconds(refusal);
  const state = wait > 0 ? "limited" : refusal._tag === "DomainCheckFailed" ? "failed" : "refused";
  return { typed, state, answer: null, refusal, wait };
};

/** The names with those answers that are awaited; what was answered before stays. */
export const withAnswers = (
  names: readonly SearchedName[],
  awaited: readonly string[],
  answers: readonly AnsweredName[],
): readonly SearchedName[] =>
  names.map((name) => {
    const found =
      name.state === "pending" && awaited.includes(name.typed)
        ? answers.find(({ typed }) => typed === name.typed)
        : undefined;
    return found === undefined ? name : withAnswer(name.typed, found.answer);
  });

/** The names when a call has ended: what it was to answer and did not has its refusal. [DOM-09] */
export const withRefusal = (
  names: readonly SearchedName[],
  awaited: readonly string[],
  refusal: CheckRefusal = new DomainCheckFailed(),
): readonly SearchedName[] =>
  withAnswers(
    names,
    awaited,
    awaited.map((typed) => ({ typed, answer: Result.fail(refusal) })),
  );

/** Whether the name that was typed is known not to be free, so that similar ones are worth a look. [DOM-01] */
export const leadsOn = (wish: Pick<SearchedName, "answer"> | undefined): boolean => {
  const answer = wish?.answer ?? null;
  return answer !== null && answer.offer !== "register";
};

/** Suggestions are checked once the first name is known not to be free. [DOM-01] */
export const withSuggestions = (names: readonly SearchedName[]): readonly SearchedName[] =>
  leadsOn(names[0]) ? names.map((name) => (name.state === "later" ? inState(name.typed, "pending") : name)) : names;

/** The names of a search that is stopped. */
export const stoppedNames = (names: readonly SearchedName[]): readonly SearchedName[] =>
  names.map((name) => (name.state === "pending" ? inState(name.typed, "stopped") : name));

/** DNS that does not answer may do so a moment later; a name that is none stays none. [DOM-03] */
const isDnsAway = ({ state, refusal }: SearchedName): boolean =>
  state === "refused" && refusal?._tag === "DomainValidationFailed" && refusal.problem === "dns";

/** Whether a name's check may be made, or made again. [DOM-05] [DOM-09] */
export const mayCheckAgain = (name: SearchedName): boolean =>
  goesOn(name) || name.state === "later" || name.state === "failed" || isDnsAway(name);

/** Whether a search that was stopped, or had to wait, may go on with this name. */
const goesOn = ({ state, wait }: SearchedName): boolean => state === "stopped" || (state === "limited" && wait === 0);

/** Whether there is something to go on with. [DOM-05] */
export const mayGoOn = (names: readonly SearchedName[]): boolean => names.some(goesOn);

/** The names of a search that goes on. */
export const resumedNames = (names: readonly SearchedName[]): readonly SearchedName[] =>
  names.map((name) => (goesOn(name) ? inState(name.typed, "pending") : name));

/** The names with one that is checked again. */
export const withRetry = (names: readonly SearchedName[], typed: string): readonly SearchedName[] =>
  names.map((name) => (name.typed === typed && mayCheckAgain(name) ? inState(typed, "pending") : name));

/** The names a second later. [DOM-05] */
export const secondLater = (names: readonly SearchedName[]): readonly SearchedName[] =>
  names.map((name) => (name.wait > 0 ? { ...name, wait: name.wait - 1 } : name));

/** What the next call asks for: so many names at most. [DOM-08] */
export const nextNames = (names: readonly SearchedName[], most: number = namesAtOnce): readonly string[] =>
  names
    .filter(({ state }) => state === "pending")
    .slice(0, most)
    .map(({ typed }) => typed);

/** What a running call has still to answer, of what it was asked. */
export const openNames = (names: readonly SearchedName[], awaited: readonly string[]): readonly string[] =>
  awaited.filter((typed) => names.some((name) => name.typed === typed && name.state === "pending"));

/** How far a search has come. [DOM-08] */
export interface SearchCounts {
  /** Names that were searched for; what is suggested beside them is none of them. */
  readonly all: number;
  readonly checked: number;
  readonly free: number;
  /** Taken, by this provider's customers too. */
  readonly taken: number;
  /** Suggestions that are free. */
  readonly similar: number;
  /** Names and suggestions whose answers are awaited. */
  readonly pending: number;
  /** The longest wait of a name that has to wait, in seconds. [DOM-05] */
  readonly wait: number;
}

const areTaken: ReadonlySet<Availability> = new Set(["taken", "locked", "leaving", "ours"]);

/** How many names of a search there are of each kind, without suggestions. */
export const searchCounts = (names: readonly SearchedName[], suggestions: readonly string[]): SearchCounts => {
  const isFree = ({ answer }: SearchedName): boolean => answer?.offer === "register";
  const searched = names.filter(({ typed }) => !suggestions.includes(typed));
  const count = (is: (name: SearchedName) => boolean): number => searched.filter(is).length;
  return {
    all: searched.length,
    checked: count(({ state }) => state === "answered" || state === "refused"),
    free: count(isFree),
    taken: count(({ answer }) => answer !== null && areTaken.has(answer.availability)),
    similar: leadsOn(names[0]) ? names.filter(isFree).length - count(isFree) : 0,
    pending: names.filter(({ state }) => state === "pending").length,
    wait: Math.max(0, ...names.map(({ wait }) => wait)),
  };
};

/** Whether the progress is to be announced: not with every name, but at the end and at each quarter of a long list. [DOM-08] [LGL-06] */
export const isAnnounced = ({ all, checked, pending }: SearchCounts): boolean =>
  pending === 0 || (all > 20 && checked > 0 && checked % Math.ceil(all / 4) === 0);
