// A tab that watches its build, on the exact clock. [VIS-05]
import { exactClock } from "@kontor/domain/testing";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type BuildAnswer, type BuildEmitted, type BuildInput, buildMachine } from "./index.ts";

/** A tab whose polls are answered by hand. */
const tab = (input: Partial<BuildInput> = {}) => {
  const clock = exactClock();
  const emitted: BuildEmitted[] = [];
  const polls: { readonly of: string; readonly answer: (answer: BuildAnswer) => void; readonly fail: () => void }[] =
    [];
  const machine = buildMachine.provide({
    actors: {
      poll: fromPromise<BuildAnswer, { readonly build: string }>(
        ({ input: { build } }) =>
          new Promise(
            (answer, reject) => void polls.push({ of: build, answer, fail: () => reject(new Error("down")) }),
          ),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { build: "a", chance: 0.5, reloads: [], ...input } });
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const settle = async (act: () => void): Promise<void> => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const same = { latest: "a", ownManifest: true, chance: 0 };
  return { send: actor.send, clock, emitted, polls, settle, same, state: () => actor.getSnapshot().value };
};

describe("watching", () => {
  it("[VIS-05] polls each hour, spread by chance", async () => {
    const { clock, polls, settle, same, state } = tab();
    clock.advance(3_599_999);
    expect(polls).toHaveLength(0);
    clock.advance(1);
    expect([polls.map((poll) => poll.of), state()]).toEqual([["a"], "polling"]);
    await settle(() => polls[0]?.answer(same));
    clock.advance(3_239_999);
    expect(polls).toHaveLength(1);
    clock.advance(1);
    expect(polls).toHaveLength(2);
  });
  it("[VIS-05] polls at once when the page comes back, but only once at a time", async () => {
    const { send, polls, settle, same } = tab();
    send({ type: "page.return" });
    send({ type: "page.return" });
    expect(polls).toHaveLength(1);
    await settle(() => polls[0]?.answer(same));
    send({ type: "page.return" });
    expect(polls).toHaveLength(2);
  });
  it("[VIS-05] is silent about a poll that failed, and goes on", async () => {
    const { send, clock, polls, settle, emitted, state } = tab();
    send({ type: "page.return" });
    await settle(() => polls[0]?.fail());
    expect([state(), emitted]).toEqual(["waiting", []]);
    clock.advance(3_600_000);
    expect(polls).toHaveLength(2);
  });
  it.each([
    ["another id", { latest: "b", ownManifest: true }],
    ["the own manifest gone", { latest: null, ownManifest: false }],
  ])("[VIS-05] reports %s once, polls no more, and loads the next page in full", async (_, answer) => {
    const { send, clock, polls, settle, emitted, state } = tab();
    send({ type: "navigation.start", path: "/en" });
    send({ type: "page.return" });
    await settle(() => polls[0]?.answer({ ...answer, chance: 0 }));
    expect([state(), emitted]).toEqual(["outdated", [{ type: "build.new" }]]);
    clock.advance(1e8);
    send({ type: "page.return" });
    expect(polls).toHaveLength(1);
    send({ type: "navigation.start", path: "/de" });
    expect(emitted.slice(1)).toEqual([{ type: "page.load", path: "/de" }]);
  });
});

describe("a script that cannot be loaded", () => {
  const fail = (path: string, now: number, busy = false) => ({ type: "chunk.fail", path, now, busy }) as const;
  it("[VIS-05] loads the target once, and shows the error the second time", () => {
    const { send, emitted } = tab();
    send(fail("/en", 1000));
    send(fail("/en", 11_000));
    send(fail("/en", 11_001));
    expect(emitted).toEqual([
      { type: "reloads.store", reloads: [{ build: "a", path: "/en", at: 1000 }] },
      { type: "page.load", path: "/en" },
      { type: "page.fail", path: "/en" },
      { type: "reloads.store", reloads: [{ build: "a", path: "/en", at: 11_001 }] },
      { type: "page.load", path: "/en" },
    ]);
  });
  it("[VIS-05] knows the reloads of the page before, and blocked storage", () => {
    const known = tab({ reloads: [{ build: "a", path: "/en", at: 1000 }] });
    known.send(fail("/en", 2000));
    const blocked = tab({ reloads: null });
    blocked.send(fail("/en", 2000));
    expect([known.emitted, blocked.emitted]).toEqual([
      [{ type: "page.fail", path: "/en" }],
      [{ type: "page.fail", path: "/en" }],
    ]);
  });
  it("[VIS-05] over a dirty form is offered, and costs no reload", () => {
    const { send, emitted } = tab();
    send(fail("/en/checkout/summary", 1000, true));
    send(fail("/en/checkout/summary", 1001, false));
    expect(emitted.map(({ type }) => type)).toEqual(["page.offer", "reloads.store", "page.load"]);
  });
});
