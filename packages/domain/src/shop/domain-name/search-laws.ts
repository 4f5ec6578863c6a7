// What always holds of searches: what they check, and their names while answers come.
import { type Lived, lived } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { anyAsciiName, anyAvailability, anySearching, anyTyped, asciiFacts, someEndings } from "./arbitraries.ts";
import { furtherEndings, namesAtOnce, suggestionsAtMost } from "./limits.ts";
import { searchMachine } from "./machine.ts";
import type { DomainName, Ending } from "./model.ts";
import { domainNameOf, isSameName, offerFor } from "./rules.ts";
import {
  addableNames,
  orderedNames,
  readSearchOrder,
  searchOrders,
  shownSuggestions,
  writtenSearchOrder,
} from "./search-order.ts";
import { areSeveralNames, namesIn, namesOfSearch, suggestedNames } from "./search.ts";
import { isAnnounced, leadsOn, mayCheckAgain, mayGoOn, searchCounts, type SearchedName } from "./searched-names.ts";

const facts = { ...asciiFacts, endings: someEndings, defaultEnding: "de" };
const anyLocale = fc.constantFrom("de" as const, "en" as const);
const anySpelling = anyAsciiName.chain((name) =>
  fc
    .constantFrom(null, { ...name, ascii: `other-${name.ascii}` })
    .map((otherSpelling) => ({ name, hints: [], otherSpelling })),
);

const differ = (names: readonly DomainName[]): boolean =>
  new Set(names.map(({ ascii }) => ascii)).size === names.length;
const areNames = (names: readonly DomainName[]): boolean =>
  names.every(({ ascii }) => Result.isSuccess(domainNameOf(ascii, facts)));

type Step = Lived<typeof searchMachine>;

/** Looks at a search after each moment, and at the moment before. */
const always = (look: (now: Step, before: Step | undefined) => boolean) =>
  fc.property(anySearching, (searching) => {
    const steps = lived(searchMachine, searching);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

/** What `anySearching` suggests beside its names. */
const suggested: readonly string[] = ["fresh.de"];

const namesAt = ({ snapshot }: Step): readonly SearchedName[] => snapshot.context.names;
const isChecking = ({ snapshot }: Step): boolean => snapshot.matches({ calls: "checking" });

const anyOrder = fc
  .record({ by: fc.constantFrom(...searchOrders), descending: fc.boolean() })
  .map((order) => readSearchOrder(writtenSearchOrder(order)));

/** Names, of which some are answered. */
const anyListed = fc
  .uniqueArray(fc.tuple(anyAsciiName, fc.option(anyAvailability)), { selector: ([{ ascii }]) => ascii, maxLength: 12 })
  .map((pairs) => ({
    names: pairs.map(([name]) => name),
    known: new Map(
      pairs.map(([name, availability]) => [
        name.ascii,
        availability === null
          ? { state: "pending" as const, answer: null }
          : {
              state: "answered" as const,
              answer: {
                name,
                hints: [],
                otherSpelling: null,
                availability,
                offer: offerFor(availability, someEndings[0] as Ending),
              },
            },
      ]),
    ),
  }));

const priceOf = (ending: string) => cents(ending.length * 100);

export const searchLaws: readonly Law[] = [
  law(
    "[DOM-08] a list in any order has the same names, like ones as they were typed, and is in the same order when it is ordered again",
    () =>
      fc.property(anyListed, anyOrder, ({ names, known }, order) => {
        const listed = orderedNames(names, known, order, priceOf);
        const same = (a: readonly DomainName[], b: readonly DomainName[]): boolean =>
          a.length === b.length && a.every((name, at) => name === b[at]);
        const alike = (name: DomainName) => `${known.get(name.ascii)?.answer?.availability} ${name.ending}`;
        const isStable =
          order.by === "name" ||
          names.every((name) =>
            same(
              names.filter((other) => alike(other) === alike(name)),
              listed.filter((other) => alike(other) === alike(name)),
            ),
          );
        return (
          new Set([...names, ...listed]).size === listed.length &&
          isStable &&
          same(orderedNames(listed, known, order, priceOf), listed)
        );
      }),
  ),
  law(
    "[DOM-08] by state what can be had stands first, by price the cheapest; what has no answer stands last either way",
    () =>
      fc.property(anyListed, anyOrder, ({ names, known }, order) => {
        const listed = orderedNames(names, known, order, priceOf);
        const isOpen = ({ ascii }: DomainName): boolean => known.get(ascii)?.answer === null;
        const free = addableNames(listed, known, []);
        if (order.by === "typed") return listed.every((name, at) => name === names[at]);
        if (order.by === "name")
          return listed.every(
            ({ unicode }, at) =>
              at === 0 ||
              (listed[at - 1] as DomainName).unicode <= unicode !== order.descending ||
              (listed[at - 1] as DomainName).unicode === unicode,
          );
        const ascending = order.descending ? [...free].reverse() : free;
        const prices = ascending.map(({ ending }) => priceOf(ending));
        return (
          (order.by === "price" || listed.slice(listed.length - listed.filter(isOpen).length).every(isOpen)) &&
          (order.by === "state"
            ? order.descending || free.every((name, at) => listed[at] === name)
            : free.every((name, at) => listed[at] === name) &&
              prices.every((price, at) => at === 0 || (prices[at - 1] as number) <= price))
        );
      }),
  ),
  law(
    "[DOM-01] a search begins with the name itself and has each name once, as many endings as are meant and no more",
    () =>
      fc.property(anySpelling, (reading) => {
        const names = namesOfSearch(reading, facts);
        const others = names.slice(1, reading.otherSpelling === null ? undefined : -1);
        return names[0] === reading.name && differ(names) && areNames(others) && others.length <= furtherEndings;
      }),
  ),
  law(
    "[DOM-01] what is suggested are other names under the same ending that it takes, each once and a few of them, in either language",
    () =>
      fc.property(anySpelling, anyLocale, (reading, locale) => {
        const names = suggestedNames(reading, locale, facts);
        return (
          names.length <= suggestionsAtMost &&
          differ(names) &&
          areNames(names) &&
          names.every((name) => name.ending === reading.name.ending && !isSameName(name, reading.name)) &&
          (reading.name.label.length > 50 || names.length > 0)
        );
      }),
  ),
  law(
    "[DOM-01] beside a name that is free nothing similar is shown, and what is shown is free or being checked, in the order in which it was suggested",
    () =>
      always((now) => {
        const known = new Map(namesAt(now).map((name) => [name.typed, name]));
        const given = [...known.keys()].flatMap((typed) => {
          const name = domainNameOf(typed, facts);
          return Result.isSuccess(name) ? [name.success] : [];
        });
        const shown = shownSuggestions({ names: given.slice(0, 1), suggestions: given.slice(1) }, known);
        return (
          (shown.length === 0 || (given[0] !== undefined && leadsOn(known.get(given[0].ascii)))) &&
          shown.every(({ ascii }) => known.get(ascii)?.answer?.offer !== "transfer") &&
          shown.every(({ ascii }) => known.get(ascii)?.state !== "later") &&
          shown.every((name, at) => at === 0 || given.indexOf(shown[at - 1] as DomainName) < given.indexOf(name))
        );
      }),
  ),
  law(
    "[DOM-02] [DOM-08] every word of a pasted text is a name, left out with its line, or beyond what is checked at once",
    () =>
      fc.property(
        fc.array(
          fc.oneof(
            anyTyped,
            anyAsciiName.map(({ ascii }) => ascii),
          ),
          { maxLength: 130 },
        ),
        (typed) => {
          const text = typed.join("\n");
          const read = namesIn(text, facts);
          const words = text.split(/[\s,;]+/).filter((word) => word !== "").length;
          return (
            read.names.length + read.leftOut.length + read.beyond === words &&
            read.names.length <= namesAtOnce &&
            (read.beyond === 0 || read.names.length === namesAtOnce) &&
            differ(read.names) &&
            read.leftOut.every(({ line, typed: word }) => text.split(/\r\n|[\n\r]/)[line - 1]?.includes(word))
          );
        },
      ),
  ),
  law("[DOM-08] names that were read are read again as themselves, however they are divided", () =>
    fc.property(
      fc.array(anyAsciiName, { maxLength: 20 }),
      fc.constantFrom("\n", "\r\n", ", ", ";", " "),
      (given, between) => {
        const names = given.map(({ ascii }) => ascii);
        const read = namesIn(names.join(between), facts);
        const again = namesIn(read.names.map(({ ascii }) => ascii).join("\n"), facts);
        return (
          read.names.every(({ ascii }, at) => again.names[at]?.ascii === ascii) &&
          read.leftOut.every(({ refusal }) => refusal === null) &&
          new Set(names).size === read.names.length &&
          areSeveralNames(names.join(between)) === names.length > 1
        );
      },
    ),
  ),
  law(
    "[DOM-01] [DOM-09] each name has an answer exactly where one was given, and a refusal exactly where one was; never both",
    () =>
      always((now) =>
        namesAt(now).every(
          ({ state, answer, refusal, wait }) =>
            (answer !== null) === (state === "answered") &&
            (refusal !== null) === (state === "refused" || state === "failed" || state === "limited") &&
            (wait === 0 || state === "limited"),
        ),
      ),
  ),
  law("[DOM-01] names stay in their places until others are searched, and an answer stays with its name", () =>
    always((now, before) => {
      if (before === undefined || now.moment.type === "names.check") return true;
      return (
        namesAt(now).length === namesAt(before).length &&
        namesAt(before).every(({ typed, answer }, at) => {
          const same = namesAt(now)[at];
          return (
            same?.typed === typed &&
            (answer === null || same.answer === answer) &&
            (same.answer === null || same.answer.name.ascii === typed)
          );
        })
      );
    }),
  ),
  law("[DOM-08] names are awaited exactly while a call for them runs, each once and no more than a call takes", () =>
    always((now) => {
      const { awaited, names } = now.snapshot.context;
      const pending = names.filter(({ state }) => state === "pending");
      if (!isChecking(now)) return pending.length === 0;
      return awaited.length > 0 && awaited.length <= namesAtOnce && new Set(awaited).size === awaited.length;
    }),
  ),
  law(
    "[DOM-09] what is tried again or goes on is asked of a call that begins after it, and waits for no call that has nothing else to answer",
    () =>
      always((now, before) => {
        if (before === undefined || !isChecking(now)) return true;
        const { awaited, names, round } = now.snapshot.context;
        const pending = names.filter(({ state }) => state === "pending").map(({ typed }) => typed);
        const old = namesAt(before);
        const again = pending.filter((typed) => old.some((was) => was.typed === typed && was.state !== "pending"));
        return (
          (round > before.snapshot.context.round || !again.some((typed) => awaited.includes(typed))) &&
          (pending.length === 0 || pending.some((typed) => awaited.includes(typed)))
        );
      }),
  ),
  law(
    "[DOM-05] while the shop takes no calls none is made, whatever is searched, resumed or tried again meanwhile",
    () => always((now) => !isChecking(now) || now.snapshot.context.wait === 0),
  ),
  law("[DOM-05] a wait gets shorter by a second each second, and a name is checked again after its own alone", () =>
    always((now, before) => {
      if (before === undefined || now.moment.type !== "time") return true;
      const seconds = now.snapshot.context.wait - before.snapshot.context.wait;
      const passed = Math.ceil((now.now - before.now) / 1000);
      return (
        seconds <= 0 &&
        seconds >= -passed &&
        namesAt(now).every(({ wait, state }, at) => {
          const was = namesAt(before)[at];
          return was !== undefined && state === was.state && wait <= was.wait && wait >= was.wait - passed && wait >= 0;
        })
      );
    }),
  ),
  law("[DOM-05] a name that has to wait is not checked until its wait is over", () =>
    always((now, before) =>
      before === undefined || now.moment.type === "names.check"
        ? true
        : namesAt(before).every((was, at) => was.wait <= 1 || namesAt(now)[at]?.state === "limited"),
    ),
  ),
  law(
    "[DOM-01] a suggestion is checked only after the name itself was answered and is not free, or when it is asked for",
    () =>
      always((now, before) => {
        if (before === undefined || now.moment.type === "names.check" || now.moment.type === "name.retry") return true;
        const isLed = leadsOn(namesAt(now)[0]);
        return namesAt(before).every(
          (was, at) => was.state !== "later" || namesAt(now)[at]?.state === "later" || isLed,
        );
      }),
  ),
  law("[DOM-08] a search that was stopped makes no call before it is resumed, and loses no answer", () =>
    always((now, before) => {
      if (before === undefined || now.moment.type !== "search.stop") return true;
      const answers = (step: Step) => namesAt(step).filter(({ answer }) => answer !== null).length;
      return !isChecking(now) && answers(now) === answers(before);
    }),
  ),
  law(
    "[DOM-08] [LOOK3-9] what is counted adds up: checked, pending and open names are all that were searched for, free and taken ones are checked, and a suggestion is none of them",
    () =>
      always((now) => {
        const names = namesAt(now);
        const counts = searchCounts(names, suggested);
        const { all, checked, free, taken, similar, pending, wait } = counts;
        const searched = names.filter(({ typed }) => !suggested.includes(typed));
        const open = searched.filter(({ state }) => state !== "answered" && state !== "refused").length;
        return (
          all === searched.length &&
          checked + open === all &&
          free + taken <= checked &&
          similar <= names.length - searched.length &&
          (similar === 0 || leadsOn(names[0])) &&
          wait >= 0 &&
          (pending === 0 || isChecking(now)) &&
          (pending > 0 || isAnnounced(counts)) &&
          (!mayGoOn(names) || names.some(mayCheckAgain))
        );
      }),
  ),
];
