// Journeys of a search. [DOM-01] [DOM-05] [DOM-08] [DOM-09]
import { exactClock } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import {
  type AnsweredName,
  type Availability,
  DomainCheckFailed,
  DomainNameInvalid,
  DomainRateLimited,
  DomainValidationFailed,
  mayGoOn,
  type NamesAnswered,
  type NamesRequest,
  offerFor,
  searchCounts,
  type SearchInput,
  searchMachine,
  withAnswer,
} from "./index.ts";

interface CallMade extends NamesRequest {
  readonly end: (outcome: NamesAnswered) => void;
  readonly crash: () => void;
  readonly signal: AbortSignal;
}

const answerTo = (typed: string, availability: Availability): AnsweredName => ({
  typed,
  answer: Result.succeed({
    name: { ascii: typed, unicode: typed, label: typed.split(".")[0] ?? "", ending: "de" },
    hints: [],
    otherSpelling: null,
    availability,
    offer: offerFor(availability, { transferable: true }),
  }),
});

/** A search whose answers are given by hand, in any order. */
const searching = (names: readonly string[], more: Partial<SearchInput> = {}) => {
  const calls: CallMade[] = [];
  const clock = exactClock();
  const machine = searchMachine.provide({
    actors: {
      check: fromPromise(
        ({ input, signal }: { input: NamesRequest; signal: AbortSignal }) =>
          new Promise<NamesAnswered>(
            (end, reject) => void calls.push({ ...input, end, crash: () => reject(new Error("down")), signal }),
          ),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { names, suggestions: [], answered: [], ...more } }).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    calls,
    clock,
    context,
    settle: async (act: () => void): Promise<void> => {
      act();
      await new Promise((resolve) => setImmediate(resolve));
    },
    states: () => context().names.map(({ state }) => state),
    call: (at: number): CallMade => {
      const call = calls[at];
      if (call === undefined) throw new Error(`there is no call ${at}`);
      return call;
    },
  };
};

describe("a search", () => {
  it("[DOM-01] [DOM-08] asks once for all names, and each answer stands at its name as it comes, in whatever order", async () => {
    const { calls, call, settle, states, context } = searching(["one.de", "two.de", "three.de"]);
    expect(calls.map(({ names }) => names)).toEqual([["one.de", "two.de", "three.de"]]);
    await settle(() => call(0).onAnswer(answerTo("three.de", "taken")));
    expect(states()).toEqual(["pending", "pending", "answered"]);
    await settle(() => call(0).onAnswer(answerTo("one.de", "available")));
    await settle(() => call(0).end(Result.succeed([answerTo("two.de", "unknown")])));
    expect(context().names.map(({ typed, answer }) => [typed, answer?.availability])).toEqual([
      ["one.de", "available"],
      ["two.de", "unknown"],
      ["three.de", "taken"],
    ]);
    const counts = { all: 3, checked: 3, free: 1, taken: 1, similar: 0, pending: 0, wait: 0 };
    expect(searchCounts(context().names, [])).toEqual(counts);
  });
  it("[DOM-08] a hundred names are asked for at once, more in a second call", async () => {
    const names = Array.from({ length: 130 }, (_, at) => `n-${at}.de`);
    const { calls, call, settle, states } = searching(names);
    expect(calls[0]?.names).toEqual(names.slice(0, 100));
    await settle(() => call(0).end(Result.succeed(names.slice(0, 100).map((name) => answerTo(name, "available")))));
    expect(calls[1]?.names).toEqual(names.slice(100));
    expect(states().filter((state) => state === "pending")).toHaveLength(30);
  });
  it("[DOM-02] [DOM-09] a refused name, one that was not answered and a call that broke are three things; a failed one may be tried again", async () => {
    const { actor, calls, call, settle, states, context } = searching(["-.de", "two.de"]);
    const invalid = new DomainNameInvalid({
      typed: "-.de",
      fault: "hyphen",
      characters: "",
      ending: null,
      minimum: null,
      maximum: null,
    });
    await settle(() => call(0).end(Result.succeed([{ typed: "-.de", answer: Result.fail(invalid) }])));
    expect(states()).toEqual(["refused", "failed"]);
    expect(JSON.parse(JSON.stringify(context().names[0]?.refusal))).toMatchObject({
      _tag: "DomainNameInvalid",
      rule: "DOM-02",
      fault: "hyphen",
    });
    actor.send({ type: "name.retry", typed: "-.de" });
    expect(calls).toHaveLength(1);
    actor.send({ type: "name.retry", typed: "two.de" });
    expect(call(1).names).toEqual(["two.de"]);
    await settle(() => call(1).crash());
    expect([states(), context().names[1]?.refusal?._tag]).toEqual([["refused", "failed"], "DomainCheckFailed"]);
  });
  it("[DOM-03] a name of which DNS did not answer may be checked again, one at an ending that is not delegated may not; a search does not go on with them by itself", async () => {
    const { actor, calls, call, settle, states, context } = searching(["one.de", "two.de"]);
    const failed = (typed: string, problem: "dns" | "ending") => ({
      typed,
      answer: Result.fail(new DomainValidationFailed({ name: typed, problem })),
    });
    await settle(() => call(0).end(Result.succeed([failed("one.de", "dns"), failed("two.de", "ending")])));
    expect([states(), mayGoOn(context().names)]).toEqual([["refused", "refused"], false]);
    actor.send({ type: "name.retry", typed: "two.de" });
    expect(calls).toHaveLength(1);
    actor.send({ type: "name.retry", typed: "one.de" });
    expect(call(1).names).toEqual(["one.de"]);
    await settle(() => call(1).end(Result.succeed([answerTo("one.de", "available")])));
    expect(states()).toEqual(["answered", "refused"]);
  });
  it("[DOM-09] a name tried again while its call goes on waits for no call that has answered everything, and suggestions join it", async () => {
    const { actor, calls, call, settle, states } = searching(["one.de", "two.de"], { suggestions: ["one-web.de"] });
    const failed = (typed: string) => ({ typed, answer: Result.fail(new DomainCheckFailed()) });
    await settle(() => call(0).onAnswer(failed("two.de")));
    actor.send({ type: "name.retry", typed: "two.de" });
    expect([calls.length, states()]).toEqual([1, ["pending", "pending", "later"]]);
    await settle(() => call(0).onAnswer(answerTo("one.de", "taken")));
    expect([call(0).signal.aborted, call(1).names]).toEqual([true, ["two.de", "one-web.de"]]);
    await settle(() => call(1).onAnswer(failed("two.de")));
    await settle(() => call(1).onAnswer(failed("one-web.de")));
    actor.send({ type: "name.retry", typed: "two.de" });
    expect([call(1).signal.aborted, call(2).names]).toEqual([true, ["two.de"]]);
  });
  it("[DOM-05] [DOM-09] a name that goes on after its wait is not failed by the call that limited it", async () => {
    const { actor, call, clock, settle, states } = searching(["one.de", "two.de"]);
    const limited = Result.fail(new DomainRateLimited({ retryAfterSeconds: 1 }));
    await settle(() => call(0).onAnswer({ typed: "one.de", answer: limited }));
    await settle(() => clock.advance(1000));
    actor.send({ type: "search.resume" });
    await settle(() => call(0).end(Result.succeed([answerTo("two.de", "available")])));
    expect([states(), call(1).names]).toEqual([["pending", "answered"], ["one.de"]]);
  });
  it("[DOM-01] another search interrupts the one before, and no answer of that comes any more", async () => {
    const { actor, call, settle, states } = searching(["one.de"]);
    actor.send({ type: "names.check", names: ["one.de", "two.de"], suggestions: [] });
    expect(call(0).signal.aborted).toBe(true);
    await settle(() => call(0).onAnswer(answerTo("one.de", "available")));
    expect(states()).toEqual(["pending", "pending"]);
    await settle(() => call(1).end(Result.succeed([answerTo("one.de", "taken"), answerTo("two.de", "taken")])));
    expect(states()).toEqual(["answered", "answered"]);
  });
  it("[DOM-08] stops where it is, keeps what was answered and goes on with the rest", async () => {
    const { actor, calls, call, settle, states } = searching(["one.de", "two.de"]);
    await settle(() => call(0).onAnswer(answerTo("one.de", "available")));
    actor.send({ type: "search.stop" });
    expect([states(), call(0).signal.aborted]).toEqual([["answered", "stopped"], true]);
    actor.send({ type: "search.resume" });
    expect([states(), calls[1]?.names]).toEqual([["answered", "pending"], ["two.de"]]);
  });
});

describe("suggestions", () => {
  it.each([
    ["taken", ["answered", "pending"]],
    ["unknown", ["answered", "pending"]],
    ["available", ["answered", "later"]],
  ] as const)("[DOM-01] are checked when the name is not free: %s", async (availability, expected) => {
    const { call, settle, states } = searching(["one.de"], { suggestions: ["one-web.de"] });
    await settle(() => call(0).end(Result.succeed([answerTo("one.de", availability)])));
    expect(states()).toEqual(expected);
  });
  it("[DOM-01] are checked when they are asked for", async () => {
    const { actor, call, calls, settle } = searching(["one.de"], { suggestions: ["one-web.de"] });
    await settle(() => call(0).end(Result.succeed([answerTo("one.de", "available")])));
    actor.send({ type: "name.retry", typed: "one-web.de" });
    expect(calls[1]?.names).toEqual(["one-web.de"]);
  });
  it("[DOM-01] answers that come with the page are asked for no more", () => {
    const answered = [answerTo("one.de", "taken"), answerTo("one-web.de", "available")].map(({ typed, answer }) =>
      withAnswer(typed, answer),
    );
    const { calls, states } = searching(["one.de"], { suggestions: ["one-web.de"], answered });
    expect([states(), calls]).toEqual([["answered", "answered"], []]);
  });
});

describe("too many checks", () => {
  const limited = async () => {
    const journey = searching(["one.de", "two.de"]);
    await journey.settle(() => journey.call(0).end(Result.fail(new DomainRateLimited({ retryAfterSeconds: 30 }))));
    return journey;
  };
  it("[DOM-05] every name shows the wait, second by second, and may be tried again exactly after it", async () => {
    const { actor, calls, clock, states, context } = await limited();
    expect([states(), context().wait]).toEqual([["limited", "limited"], 30]);
    clock.advance(1_000);
    expect(context().names.map(({ wait }) => wait)).toEqual([29, 29]);
    clock.advance(28_999);
    actor.send({ type: "search.resume" });
    actor.send({ type: "name.retry", typed: "one.de" });
    expect([context().wait, calls.length]).toEqual([1, 1]);
    clock.advance(1);
    actor.send({ type: "name.retry", typed: "one.de" });
    expect([states(), calls[1]?.names]).toEqual([["pending", "limited"], ["one.de"]]);
  });
  it("[DOM-05] another search waits for what is left of it and is then resumed", async () => {
    const { actor, calls, clock, context, states } = await limited();
    clock.advance(10_000);
    actor.send({ type: "names.check", names: ["new.de"], suggestions: [] });
    expect([states(), context().names[0]?.wait, calls.length]).toEqual([["limited"], 20, 1]);
    clock.advance(20_000);
    actor.send({ type: "search.resume" });
    expect(calls[1]?.names).toEqual(["new.de"]);
  });
  it("[DOM-05] [DOM-08] [LAW2-8] suggestions of a name that was answered before the limit wait with it, and are then checked", async () => {
    const { actor, call, calls, clock, context, settle, states } = searching(["one.de"], {
      suggestions: ["one-web.de"],
    });
    await settle(() => call(0).onAnswer(answerTo("one.de", "taken")));
    await settle(() => call(0).end(Result.fail(new DomainRateLimited({ retryAfterSeconds: 30 }))));
    expect([states(), context().names[1]?.wait, searchCounts(context().names, ["one-web.de"]).pending]).toEqual([
      ["answered", "limited"],
      30,
      0,
    ]);
    expect(mayGoOn(context().names)).toBe(false);
    clock.advance(30_000);
    expect(mayGoOn(context().names)).toBe(true);
    actor.send({ type: "search.resume" });
    expect(calls[1]?.names).toEqual(["one-web.de"]);
  });
  it("[DOM-09] [LAW2-8] suggestions of a name that was answered are checked although its call broke off", async () => {
    const { call, calls, settle, states } = searching(["one.de"], { suggestions: ["one-web.de"] });
    await settle(() => call(0).onAnswer(answerTo("one.de", "taken")));
    await settle(() => call(0).crash());
    expect([states(), calls[1]?.names]).toEqual([["answered", "pending"], ["one-web.de"]]);
  });
  it("[DOM-05] [DOM-08] a registry that limits holds up its own names alone", async () => {
    const { actor, call, calls, clock, settle, states } = searching(["one.de", "two.com"]);
    const wait = Result.fail(new DomainRateLimited({ retryAfterSeconds: 600 }));
    await settle(() =>
      call(0).end(Result.succeed([answerTo("one.de", "available"), { typed: "two.com", answer: wait }])),
    );
    expect(states()).toEqual(["answered", "limited"]);
    clock.advance(600_000);
    expect(calls).toHaveLength(1);
    actor.send({ type: "names.check", names: ["three.de"], suggestions: [] });
    await settle(() => call(1).end(Result.fail(new DomainCheckFailed())));
    expect(states()).toEqual(["failed"]);
  });
});
