// Visits with a banner, on the exact clock. [VIS-02] [VIS-03]
import { exactClock } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { instant } from "#kernel/calendar";
import {
  categories,
  type ConsentEmitted,
  type ConsentInput,
  consentMachine,
  ConsentNotRecorded,
  consentView,
  decided,
  type Decision,
} from "./index.ts";

type Recorded = Result.Result<void, ConsentNotRecorded>;
const facts = { now: instant(1000), language: "en" } as const;

/** A visit whose proofs are recorded by hand. */
const visit = (input: Partial<ConsentInput> = {}) => {
  const clock = exactClock();
  const emitted: ConsentEmitted[] = [];
  const proofs: {
    readonly decision: Decision;
    readonly answer: (recorded: Recorded) => void;
    readonly crash: () => void;
  }[] = [];
  const machine = consentMachine.provide({
    actors: {
      record: fromPromise(
        ({ input: { decision } }: { input: { readonly decision: Decision } }) =>
          new Promise<Recorded>(
            (answer, reject) => void proofs.push({ decision, answer, crash: () => reject(new Error("down")) }),
          ),
      ),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { decision: null, revision: 1, globalPrivacyControl: false, ...input },
  });
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const settle = async (act: () => void): Promise<void> => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = (path = "/en"): void => {
    actor.send({ type: "page.finish", path });
    clock.advance(1000);
  };
  return {
    send: actor.send,
    clock,
    emitted,
    proofs,
    settle,
    finish,
    look: () => consentView(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
  };
};

describe("the banner", () => {
  it("[VIS-03] is shown 1000 ms after the page is finished, without a reload", () => {
    const { send, clock, look, value } = visit();
    clock.advance(5000);
    expect(look().shown).toBe(false);
    send({ type: "page.finish", path: "/en" });
    clock.advance(999);
    expect(look().shown).toBe(false);
    clock.advance(1);
    expect(look()).toEqual({ shown: true, closable: false, allowed: ["necessary"] });
    expect(value()).toMatchObject({ page: "idle", banner: "asking" });
  });
  it("[VIS-03] waits for the last of several pages", () => {
    const { send, clock, look } = visit();
    send({ type: "page.finish", path: "/en" });
    clock.advance(900);
    send({ type: "page.finish", path: "/de/kontakt/impressum" });
    clock.advance(999);
    expect(look().shown).toBe(false);
    clock.advance(1);
    expect(look()).toMatchObject({ shown: true, closable: true });
  });
  it("[VIS-03] has its close button on the legal pages alone; closing is only necessary", () => {
    const { send, look, emitted, finish } = visit();
    finish("/en");
    send({ type: "consent.close", ...facts });
    expect(look()).toMatchObject({ shown: true, closable: false });
    finish("/en/contact/data-privacy");
    expect(look()).toMatchObject({ shown: true, closable: true });
    send({ type: "consent.close", ...facts });
    expect([look(), emitted[0]?.decision.kind]).toEqual([
      { shown: false, closable: false, allowed: ["necessary"] },
      "necessary",
    ]);
  });
  it("[VIS-02] does not come where Global Privacy Control decides, but can be opened", () => {
    const { send, look, finish } = visit({ globalPrivacyControl: true });
    finish();
    expect(look()).toMatchObject({ shown: false, allowed: ["necessary"] });
    send({ type: "consent.open" });
    finish();
    expect(look().shown).toBe(true);
    send({ type: "consent.all", ...facts });
    expect(look().allowed).toEqual(categories);
  });
  it("[VIS-02] comes back with a new revision", () => {
    const { look, finish } = visit({ decision: decided(categories, { ...facts, revision: 1 }), revision: 2 });
    finish();
    expect(look()).toMatchObject({ shown: true, allowed: ["necessary"] });
  });
});

describe("a banner that the server drew", () => {
  it("[VIS-02] is there at once, closable where its page is legal, and decided on before the page has settled", () => {
    expect(visit({ drawnOn: "/en" }).look()).toMatchObject({ shown: true, closable: false });
    const { send, look, emitted } = visit({ drawnOn: "/en/contact/data-privacy" });
    expect(look()).toMatchObject({ shown: true, closable: true });
    send({ type: "consent.close", ...facts });
    expect([look().shown, emitted[0]?.decision.kind]).toEqual([false, "necessary"]);
  });
  it("[VIS-02] is gone where another tab has decided meanwhile", () =>
    expect(visit({ drawnOn: "/en", decision: decided([], { ...facts, revision: 1 }) }).look().shown).toBe(false));
});

describe("a script that waits for consent", () => {
  const script = {
    name: "Counter",
    category: "statistics",
    src: "https://stats.example/c.js",
    purpose: { en: "Counts", de: "Zählt" },
    stores: ["_pk_*"],
    sendsTo: [],
  } as const;
  it("[VIS-02] takes what it stored along with its consent, and stops with its page", () => {
    const stored = ["_pk_id", "token"];
    const { send, emitted } = visit({ drawnOn: "/en", scripts: [script], stored: () => stored });
    send({ type: "consent.all", ...facts });
    send({ type: "consent.open" });
    send({ type: "consent.necessary", ...facts });
    expect(emitted.map(({ deleted, reload }) => ({ deleted, reload }))).toEqual([
      { deleted: [], reload: false },
      { deleted: ["viewport", "colour-mode", "_pk_id"], reload: true },
    ]);
  });
  it("[VIS-02] does not run by a decision on another revision: a new decision loads no page anew", () => {
    const { send, emitted } = visit({
      drawnOn: "/en",
      scripts: [script],
      revision: 2,
      decision: decided(categories, { ...facts, revision: 1 }),
    });
    send({ type: "consent.selected", selected: ["preferences"], ...facts });
    expect(emitted.map(({ reload }) => reload)).toEqual([false]);
  });
});

describe("a decision", () => {
  it.each([
    [{ type: "consent.all", ...facts }, "all", categories],
    [{ type: "consent.necessary", ...facts }, "necessary", ["necessary"]],
    [{ type: "consent.selected", selected: [], ...facts }, "necessary", ["necessary"]],
    [{ type: "consent.selected", selected: ["statistics"], ...facts }, "custom", ["necessary", "statistics"]],
    [{ type: "consent.selected", selected: categories, ...facts }, "all", categories],
  ] as const)("[VIS-02] by %o is %s", (event, kind, accepted) => {
    const { send, look, emitted, finish } = visit();
    finish();
    send(event);
    expect(look()).toEqual({ shown: false, closable: false, allowed: accepted });
    expect(emitted).toEqual([
      {
        type: "consent.store",
        deleted: [],
        reload: false,
        decision: expect.objectContaining({ kind, revision: 1, time: 1000, language: "en" }),
      },
    ]);
    finish();
    expect(look().shown).toBe(false);
  });
  it("[VIS-02] is withdrawn through the permanent link, which deletes the category's cookies", () => {
    const { send, look, emitted } = visit({ decision: decided(categories, { ...facts, revision: 1 }) });
    send({ type: "consent.open" });
    expect(look().shown).toBe(true);
    send({ type: "consent.necessary", ...facts });
    expect([look().allowed, emitted[0]?.deleted]).toEqual([["necessary"], ["viewport", "colour-mode"]]);
  });
  it("[VIS-02] in another tab counts here too", () => {
    const { send, look, emitted, finish } = visit();
    finish();
    send({ type: "consent.follow", decision: decided(["statistics"], { ...facts, revision: 1 }) });
    expect(look()).toEqual({ shown: false, closable: false, allowed: ["necessary", "statistics"] });
    expect(emitted).toEqual([]);
  });
});

describe("the proof", () => {
  it("[VIS-02] is recorded once for each decision, in order", async () => {
    const { send, proofs, settle, value } = visit();
    send({ type: "consent.open" });
    send({ type: "consent.all", ...facts });
    expect(value().proof).toBe("recording");
    send({ type: "consent.open" });
    send({ type: "consent.necessary", ...facts });
    expect(proofs.map(({ decision }) => decision.kind)).toEqual(["all"]);
    await settle(() => proofs[0]?.answer(Result.succeed(undefined)));
    expect(proofs.map(({ decision }) => decision.kind)).toEqual(["all", "necessary"]);
    await settle(() => proofs[1]?.answer(Result.succeed(undefined)));
    expect(value().proof).toBe("recorded");
  });
  it("[VIS-02] that fails is tried again after the next page, while the decision counts", async () => {
    const { send, proofs, settle, value, look, finish } = visit();
    send({ type: "consent.open" });
    send({ type: "consent.all", ...facts });
    await settle(() => proofs[0]?.answer(Result.fail(new ConsentNotRecorded())));
    expect([value().proof, look().allowed]).toEqual(["unrecorded", categories]);
    finish();
    expect([value().proof, proofs.length]).toEqual(["recording", 2]);
    await settle(() => proofs[1]?.crash());
    expect(value().proof).toBe("unrecorded");
    finish();
    await settle(() => proofs[2]?.answer(Result.succeed(undefined)));
    expect([value().proof, proofs.length]).toEqual(["recorded", 3]);
  });
});
