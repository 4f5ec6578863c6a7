// Names, endings and answers as they occur, for laws.
import type { Answering, Passing } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { cents } from "#kernel/money";
import { DomainCheckFailed, DomainNameInvalid, DomainRateLimited } from "./errors.ts";
import { toUnicode } from "./idna.ts";
import type { SearchEvent } from "./machine.ts";
import {
  availabilities,
  type Availability,
  type CheckAnswer,
  type DomainName,
  type Ending,
  type NameFacts,
} from "./model.ts";
import type { AnsweredName } from "./ports.ts";

/** The letters that DENIC takes beside a to z. */
export const denicLetters =
  "áàăâåäãąāæćĉčċçďđéèĕêěëėęēğĝġģĥħíìĭîïĩįīıĵķĺľļłńňñņŋóòŏôöőõøōœĸŕřŗśŝšşßťţŧúùŭûůüűũųūŵýŷÿźžżðþ";

/** A few endings with unlike rules. */
export const someEndings: readonly Ending[] = [
  {
    ending: "de",
    letters: denicLetters,
    minimumLength: 1,
    authcode: { minimum: 8, maximum: 16 },
    group: "popular" as const,
  },
  { ending: "com", letters: "any", minimumLength: 3, authcode: { minimum: 6, maximum: 64 }, group: "popular" as const },
  { ending: "at", letters: "any", minimumLength: 3, authcode: { minimum: 6, maximum: 64 }, group: "country" as const },
  { ending: "co.at", letters: "any", minimumLength: 1, authcode: null, group: "country" as const },
  { ending: "uk", letters: "ascii", minimumLength: 3, authcode: null, group: "country" as const },
  { ending: "co.uk", letters: "ascii", minimumLength: 3, authcode: null, group: "country" as const },
].map((ending) => ({
  ...ending,
  register: cents(990),
  renew: cents(1290),
  restore: cents(9900),
  transferable: ending.ending !== "uk",
  maximumLength: 63,
}));

export const anyEnding: fc.Arbitrary<Ending> = fc.constantFrom(...someEndings);

/** Labels that every ending takes: three letters, digits or inner hyphens and more. */
export const anyAsciiLabel: fc.Arbitrary<string> = fc
  .stringMatching(/^[a-z0-9]([a-z0-9]|[a-z0-9]-){1,20}[a-z0-9]$/)
  .filter((label) => label.slice(2, 4) !== "--");

export const anyAsciiName: fc.Arbitrary<DomainName> = fc.tuple(anyAsciiLabel, anyEnding).map(([label, { ending }]) => {
  const ascii = `${label}.${ending}`;
  return { ascii, unicode: toUnicode(ascii), label, ending };
});

export const anyAvailability: fc.Arbitrary<Availability> = fc.constantFrom(...availabilities);

/** What people type, and what they should not. */
export const anyTyped: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.webUrl(),
  anyAsciiName.map(({ unicode }) => unicode),
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(..."aäßé-.1xn日аא\u200d") }),
      fc.constantFrom(".de", ".com", ".co.uk", "", "."),
    )
    .map(([label, ending]) => label + ending),
);

/** Facts whose to-ASCII takes letters, digits and hyphens only: enough for laws that need no IDNA. */
export const asciiFacts: NameFacts = {
  endings: someEndings,
  toAscii: (name) =>
    /^(?!.*(?:^|\.).{2}--)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(name)
      ? name.toLowerCase()
      : null,
};

/** The answer that a name is free. */
export const checkAnswerFor = (ascii: string): CheckAnswer => ({
  name: { ascii, unicode: ascii, label: ascii.split(".")[0] ?? "", ending: "de" },
  hints: [],
  otherSpelling: null,
  availability: "available",
  offer: "register",
});

const searched = ["one.de", "two.de", "three.de"] as const;

const anyAnswerTo = (typed: string): fc.Arbitrary<AnsweredName["answer"]> =>
  fc.constantFrom<AnsweredName["answer"]>(
    Result.succeed(checkAnswerFor(typed)),
    Result.succeed({ ...checkAnswerFor(typed), availability: "taken", offer: "transfer" }),
    Result.succeed({ ...checkAnswerFor(typed), availability: "unknown", offer: null }),
    Result.fail(new DomainRateLimited({ retryAfterSeconds: 2 })),
    Result.fail(new DomainCheckFailed()),
    Result.fail(
      new DomainNameInvalid({ typed, fault: "hyphen", characters: "", ending: null, minimum: null, maximum: null }),
    ),
  );

/** An answer to a name that is searched. */
export const anyAnsweredName: fc.Arbitrary<AnsweredName> = fc
  .constantFrom(...searched, "fresh.de")
  .chain((typed) => anyAnswerTo(typed).map((answer) => ({ typed, answer })));

/** What may happen to a search; its calls may be answered name by name, end or fail wherever one runs. */
export const anySearchMoment: fc.Arbitrary<SearchEvent | Answering | Passing> = fc.oneof(
  fc.subarray([...searched]).map((names): SearchEvent => ({ type: "names.check", names, suggestions: ["fresh.de"] })),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), anyAnsweredName)
    .map(([round, answered]): SearchEvent => ({ type: "name.answer", round, answered })),
  fc.constantFrom(...searched, "fresh.de").map((typed): SearchEvent => ({ type: "name.retry", typed })),
  fc.constantFrom<SearchEvent>({ type: "search.stop" }, { type: "search.resume" }),
  fc
    .oneof(
      { weight: 3, arbitrary: fc.array(anyAnsweredName, { maxLength: 4 }).map((answers) => Result.succeed(answers)) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          Result.fail(new DomainRateLimited({ retryAfterSeconds: 3 })),
          Result.fail(new DomainCheckFailed()),
          null,
        ),
      },
    )
    .map((output): Answering => ({ type: "answer", of: "check", output })),
  fc.constantFrom(1, 999, 1000, 2000, 3000).map((milliseconds): Passing => ({ type: "time", milliseconds })),
);

export const anySearching: fc.Arbitrary<readonly (SearchEvent | Answering | Passing)[]> = fc.array(anySearchMoment, {
  maxLength: 25,
});
