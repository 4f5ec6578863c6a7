// Journeys of a check. [DOM-01] [DOM-05] [DOM-09]
import { exactClock } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import {
  type Availability,
  type CheckAnswer,
  checkMachine,
  type CheckRefusal,
  DomainCheckFailed,
  DomainNameInvalid,
  DomainRateLimited,
  DomainValidationFailed,
  offered,
  offerFor,
} from "./index.ts";

type Checked = Result.Result<CheckAnswer, CheckRefusal>;

/** A check whose answers are given by hand, in any order. */
const checking = () => {
  const calls: {
    readonly typed: string;
    readonly answer: (checked: Checked) => void;
    readonly crash: () => void;
    readonly signal: AbortSignal;
  }[] = [];
  const clock = exactClock();
  const machine = checkMachine.provide({
    actors: {
      check: fromPromise(
        ({ input, signal }: { input: { readonly typed: string }; signal: AbortSignal }) =>
          new Promise<Checked>(
            (answer, reject) => void calls.push({ typed: input.typed, answer, crash: () => reject(new Error("down")), signal }),
          ),
      ),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const settle = async (act: () => void): Promise<void> => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { actor, calls, clock, settle, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
};

const answerTo = (label: string, availability: Availability): Checked => {
  const ascii = `${label}.de`;
  return Result.succeed({
    name: { ascii, unicode: ascii, label, ending: "de" },
    hints: [],
    otherSpelling: null,
    availability,
    offer: offerFor(availability, { transferable: true }),
  });
};

describe("one check", () => {
  it.each([
    ["available", "register"],
    ["probably-available", "register"],
    ["taken", "transfer"],
    ["ours", null],
    ["unknown", null],
  ] as const)("[DOM-01] %s is answered and offers %s", async (availability, offer) => {
    const { actor, calls, settle, state, context } = checking();
    expect(state()).toBe("idle");
    actor.send({ type: "name.check", typed: "beispiel.de" });
    expect(state()).toBe("checking");
    expect(calls[0]?.typed).toBe("beispiel.de");
    await settle(() => calls[0]?.answer(answerTo("beispiel", availability)));
    expect(state()).toBe("answered");
    expect(context().answer?.availability).toBe(availability);
    expect(offered(actor.getSnapshot())).toBe(offer);
  });
  it("[DOM-02] [DOM-03] keeps a refusal as plain facts", async () => {
    const { actor, calls, settle, state, context } = checking();
    actor.send({ type: "name.check", typed: "-a.de" });
    await settle(() =>
      calls[0]?.answer(Result.fail(new DomainNameInvalid({ typed: "-a.de", fault: "hyphen", ending: null, minimum: null, maximum: null }))),
    );
    expect(state()).toBe("refused");
    expect(JSON.parse(JSON.stringify(context().refusal))).toEqual({
      _tag: "DomainNameInvalid",
      rule: "DOM-02",
      typed: "-a.de",
      fault: "hyphen",
      ending: null,
      minimum: null,
      maximum: null,
    });
    actor.send({ type: "name.check", typed: "a.de" });
    expect(context().refusal).toBeNull();
    await settle(() => calls[1]?.answer(Result.fail(new DomainValidationFailed({ name: "a.de", problem: "dns" }))));
    expect(context().refusal).toMatchObject({ _tag: "DomainValidationFailed", problem: "dns" });
  });
  it("[DOM-09] a failed call is no unknown name, and may be tried again", async () => {
    const { actor, calls, settle, state, context } = checking();
    actor.send({ type: "name.check", typed: "a.de" });
    await settle(() => calls[0]?.answer(Result.fail(new DomainCheckFailed())));
    expect([state(), context().refusal?._tag, context().answer]).toEqual(["failed", "DomainCheckFailed", null]);
    actor.send({ type: "check.retry" });
    expect([state(), calls[1]?.typed]).toEqual(["checking", "a.de"]);
    await settle(() => calls[1]?.crash());
    expect([state(), context().refusal?._tag]).toEqual(["failed", "DomainCheckFailed"]);
  });
});

describe("several checks", () => {
  it("[DOM-01] never shows a stale answer, and interrupts the call that is no longer awaited", async () => {
    const { actor, calls, settle, state, context } = checking();
    actor.send({ type: "name.check", typed: "one.de" });
    actor.send({ type: "name.check", typed: "two.de" });
    expect(calls[0]?.signal.aborted).toBe(true);
    await settle(() => calls[0]?.answer(answerTo("one", "available")));
    expect([state(), context().answer]).toEqual(["checking", null]);
    await settle(() => calls[1]?.answer(answerTo("two", "taken")));
    expect(context().answer?.name.ascii).toBe("two.de");
  });
  it("[DOM-01] an edited field has no answer, and none comes later", async () => {
    const { actor, calls, settle, state, context } = checking();
    actor.send({ type: "name.check", typed: "one.de" });
    actor.send({ type: "name.edit" });
    await settle(() => calls[0]?.answer(answerTo("one", "available")));
    expect([state(), context().answer]).toEqual(["idle", null]);
    actor.send({ type: "name.check", typed: "two.de" });
    await settle(() => calls[1]?.answer(answerTo("two", "available")));
    actor.send({ type: "name.edit" });
    expect([state(), context().answer]).toEqual(["idle", null]);
  });
});

describe("too many checks", () => {
  const limited = async () => {
    const journey = checking();
    journey.actor.send({ type: "name.check", typed: "one.de" });
    await journey.settle(() => journey.calls[0]?.answer(Result.fail(new DomainRateLimited({ retryAfterSeconds: 30 }))));
    return journey;
  };
  it("[DOM-05] shows the wait and offers the retry exactly after it", async () => {
    const { actor, calls, clock, state, context } = await limited();
    expect([state(), context().refusal]).toMatchObject(["limited", { retryAfterSeconds: 30 }]);
    actor.send({ type: "check.retry" });
    clock.advance(29_999);
    expect([state(), calls.length]).toEqual(["limited", 1]);
    clock.advance(1);
    expect(state()).toBe("retryable");
    actor.send({ type: "check.retry" });
    expect([state(), calls[1]?.typed]).toEqual(["checking", "one.de"]);
  });
  it("[DOM-05] a name typed during the wait is checked after it", async () => {
    const { actor, calls, clock, state } = await limited();
    actor.send({ type: "name.edit" });
    actor.send({ type: "name.check", typed: "two.de" });
    expect([state(), calls.length]).toEqual(["limited", 1]);
    clock.advance(30_000);
    actor.send({ type: "check.retry" });
    expect(calls[1]?.typed).toBe("two.de");
  });
});
