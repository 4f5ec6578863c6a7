// Ten years of letters before the last day for notice: one for each term that is followed by one longer than a month, however late, often or in vain the job runs. [LIF-04] [ACC-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, addMonths, type Day, daysBetween, instant, isBefore } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { clockActs } from "./clock.ts";
import { noticeDayWhenDone, type NoticeLetter, noticeLetterAfter, noticeLetterDue } from "./notice-letter.ts";
import { anyService } from "./service-laws.ts";
import { lastDayForNotice, termEnd } from "./rules.ts";
import type { ServiceContract } from "./service-model.ts";
import { cancelledByNotice, nextRenewal } from "./service-rules.ts";

const years = 10;

interface Life {
  /** Days between the runs of the job; what runs in vain is killed before it has stored anything. */
  readonly runs: readonly { readonly after: number; readonly isKilled: boolean; readonly times: number }[];
  /** So many days after its start the contract is known to a version that writes these letters. */
  readonly known: number;
  /** It is cancelled to the next possible end so many days after its start, and that is undone so many days later. */
  readonly cancelled: number | null;
  readonly undone: number | null;
}

interface Written {
  readonly on: Day;
  readonly letter: NoticeLetter;
  readonly state: ServiceContract["state"]["kind"];
}

const lived = (born: ServiceContract, { runs, known, cancelled, undone }: Life) => {
  const made = { letters: [] as Written[], announced: [] as Day[], renewed: [] as Day[] };
  const until = addMonths(born.start, years * 12);
  let contract = born;
  let notice: Day | "" | null = known === 0 ? (noticeLetterAfter(born, born.start)?.day ?? null) : "";
  let renewal = nextRenewal(born, born.policy, born.start);
  let today = born.start;
  const clock = (): void => {
    for (; renewal !== null && !isBefore(today, renewal); renewal = nextRenewal(born, born.policy, renewal)) {
      const acts = clockActs(contract, renewal);
      if (acts.ends) return;
      made.renewed.push(renewal);
      if (acts.announcesRenewal) made.announced.push(renewal);
    }
  };
  const job = (): void => {
    for (let turns = 0; notice !== null && notice <= today; turns += 1) {
      if (turns > 2) throw new Error(`the letters of a contract stay at ${notice}`);
      const letter = noticeLetterDue(contract, notice, today);
      notice = noticeDayWhenDone(contract, notice, today);
      if (letter === null) continue;
      made.letters.push({ on: today, letter, state: contract.state.kind });
      contract = { ...contract, announcedRenewal: letter.renews };
    }
  };
  for (let run = 0; isBefore(today, until); run += 1) {
    const { after, isKilled, times } = runs[run % runs.length] ?? { after: 1, isKilled: false, times: 1 };
    const before = daysBetween(born.start, today);
    today = addDays(today, after);
    const passes = (age: number | null): boolean => age !== null && age > before && age <= before + after;
    if (passes(cancelled)) {
      contract = Result.getOrElse(cancelledByNotice(contract, null, instant(1), today), () => contract);
    }
    if (passes(undone) && contract.state.kind === "cancelled" && isBefore(today, contract.state.end)) {
      contract = { ...contract, state: { kind: "running" } };
      notice = "";
    }
    if (isKilled) continue;
    for (let time = 0; time < times; time += 1) {
      clock();
      if (before + after >= known) job();
    }
  }
  return { ...made, today };
};

/** In time: every run that is stored comes within 12 days of the one before. */
const anyTimely = fc.array(
  fc
    .record({ after: fc.integer({ min: 1, max: 6 }), times: fc.constantFrom(1, 1, 2), isFollowed: fc.boolean() })
    .map(({ after, times, isFollowed }) => [
      ...(isFollowed ? [{ after, times, isKilled: true }] : []),
      { after, times, isKilled: false },
    ]),
  { minLength: 1, maxLength: 4 },
);

const anyLate = fc.array(
  fc.record({
    after: fc.constantFrom(1, 1, 3, 13, 30, 200),
    isKilled: fc.nat(3).map((one) => one === 0),
    times: fc.constantFrom(1, 1, 2),
  }),
  { minLength: 1, maxLength: 5 },
);

const bindsAnew = ({ hourly, minimumMonths, policy, party }: ServiceContract): boolean =>
  !hourly && minimumMonths > 1 && !(policy === "consumer-de" && party === "private");

/** The ends of terms of ten years whose last day for notice is over by a day. */
const endsOf = (contract: ServiceContract, today: Day): readonly Day[] =>
  Array.from({ length: years * 12 }, (_, at) => termEnd(contract, at)).filter(
    (end) => !isBefore(today, lastDayForNotice(contract, contract.policy, end)),
  );

export const noticeLaws: readonly Law[] = [
  law(
    "[LIF-04] [ACC-07] in ten years exactly one letter comes before each last day for notice of a term that is followed by one longer than a month, and no other, also where the job is killed or runs twice; no renewal is announced once more",
    () =>
      fc.property(anyService, anyTimely, (contract, runs) => {
        const life = { runs: runs.flat(), known: 0, cancelled: null, undone: null };
        const { letters, announced, today } = lived(contract, life);
        const ends = bindsAnew(contract) ? endsOf(contract, today) : [];
        const over = letters.filter(({ letter }) => !isBefore(today, letter.lastDay));
        return (
          announced.length === 0 &&
          JSON.stringify(over.map(({ letter }) => letter.renews)) === JSON.stringify(ends) &&
          letters.length - over.length <= 1 &&
          letters.every(
            ({ on, letter: { day, lastDay, renews, until } }) =>
              lastDay === lastDayForNotice(contract, contract.policy, renews) &&
              daysBetween(day, lastDay) === 14 &&
              on >= day &&
              on < lastDay &&
              until === nextRenewal(contract, contract.policy, renews),
          )
        );
      }),
  ),
  law(
    "[LIF-04] [ACC-07] however late the job runs, and from whichever day on it knows a contract, each term that begins and binds for longer than a month was announced once: before its last day for notice, or on the day it began",
    () =>
      fc.property(
        anyService,
        anyLate,
        fc.constantFrom(0, 1, 300, 330, 400),
        fc.option(fc.nat(1500), { nil: null }),
        fc.option(fc.nat(1800), { nil: null }),
        (contract, runs, known, cancelled, undone) => {
          const { letters, announced, renewed } = lived(contract, { runs, known, cancelled, undone });
          const before = letters.map(({ letter }) => letter.renews);
          const times = (day: Day): number => [...before, ...announced].filter((each) => each === day).length;
          return (
            new Set(before).size === before.length &&
            renewed.every((day) => times(day) === (bindsAnew(contract) ? 1 : 0)) &&
            letters.every(({ on, letter }) => on >= letter.day && on < letter.lastDay)
          );
        },
      ),
  ),
  law("[LIF-04] [ACC-05] no letter comes while a contract is cancelled, and none after its end", () =>
    fc.property(anyService, anyTimely, fc.integer({ min: 1, max: 1500 }), (contract, runs, cancelled) => {
      const life = { runs: runs.flat(), known: 0, cancelled, undone: null };
      const { letters, announced } = lived(contract, life);
      const day = addDays(contract.start, cancelled);
      return (
        letters.every(({ on, state }) => state === "running" && isBefore(on, addDays(day, 7))) && announced.length === 0
      );
    }),
  ),
];
