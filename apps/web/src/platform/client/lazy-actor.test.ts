// A lazy actor over real machines: whatever is sent before, while and after its scripts come, is heard once and in its order.
import { useSelector } from "@xstate/react";
import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { assign, createActor, setup } from "xstate";
import { lazyActor } from "./lazy-actor.ts";

interface Numbered {
  readonly type: "number";
  readonly number: number;
}

const numbered = (number: number): Numbered => ({ type: "number", number });

const listening = setup({
  types: { context: {} as { readonly heard: readonly number[] }, events: {} as Numbered },
}).createMachine({
  context: { heard: [] },
  on: { number: { actions: assign({ heard: ({ context, event }) => [...context.heard, event.number] }) } },
});

/** A lazy actor whose scripts come or fail when the test says so. */
const lazyWith = (stays?: (event: Numbered) => boolean) => {
  const awaited: PromiseWithResolvers<void>[] = [];
  const actors: ReturnType<typeof createActor<typeof listening>>[] = [];
  const lazy = lazyActor({
    load: async () => {
      const scripts = Promise.withResolvers<void>();
      awaited.push(scripts);
      await scripts.promise;
      const actor = createActor(listening);
      actors.push(actor);
      return actor;
    },
    ...(stays === undefined ? {} : { stays }),
  });
  return {
    lazy,
    awaited,
    heard: () => actors.flatMap((actor) => actor.getSnapshot().context.heard),
    machines: () => actors.length,
  };
};

const aMoment = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const act = fc.constantFrom("send", "warm", "come", "fail");

it("[VIS-05] law: whatever is sent before, while and after scripts come or fail, nothing is lost, doubled or out of order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const { lazy, awaited, heard, machines } = lazyWith();
      let seen = lazy.getSnapshot();
      lazy.subscribe(() => {
        seen = lazy.getSnapshot();
      });
      let sent = 0;
      for (const next of [...acts, "come" as const]) {
        if (next === "send") lazy.send(numbered((sent += 1)));
        if (next === "warm") lazy.warm();
        if (next === "come") awaited.at(-1)?.resolve();
        if (next === "fail") awaited.at(-1)?.reject(new Error("no line"));
        await aMoment();
        const { queued, phase, machine } = lazy.getSnapshot();
        expect([...heard(), ...queued.map(({ number }) => number)]).toEqual(
          Array.from({ length: sent }, (_, index) => index + 1),
        );
        expect(seen).toBe(lazy.getSnapshot());
        expect(machine?.context.heard ?? []).toEqual(heard());
        expect(phase === "running").toBe(machines() === 1);
        if (phase === "running") expect(queued).toEqual([]);
      }
    }),
  );
});

it("[VIS-05] scripts that fail are said where something waits for them, and fetched again by the next event", async () => {
  const { lazy, awaited, heard } = lazyWith();
  lazy.warm();
  await aMoment();
  awaited[0]?.reject(new Error("no line"));
  await aMoment();
  expect(lazy.getSnapshot().phase).toBe("rest");
  lazy.send(numbered(1));
  await aMoment();
  awaited[1]?.reject(new Error("no line"));
  await aMoment();
  expect(lazy.getSnapshot()).toEqual({ phase: "failed", hasFailed: true, queued: [numbered(1)], machine: null });
  lazy.send(numbered(2));
  expect(lazy.getSnapshot()).toMatchObject({ phase: "loading", hasFailed: true });
  await aMoment();
  awaited[2]?.resolve();
  await aMoment();
  expect(lazy.getSnapshot()).toMatchObject({ phase: "running", hasFailed: false });
  expect(heard()).toEqual([1, 2]);
});

it("[VIS-05] what is not wanted after a failure goes with the next attempt, and what is discarded at once", async () => {
  const { lazy, awaited, heard } = lazyWith(({ number }) => number % 2 === 0);
  lazy.send(numbered(1));
  lazy.send(numbered(2));
  await aMoment();
  awaited[0]?.reject(new Error("no line"));
  await aMoment();
  expect(lazy.getSnapshot().queued).toEqual([numbered(1), numbered(2)]);
  lazy.send(numbered(3));
  expect(lazy.getSnapshot().queued).toEqual([numbered(2), numbered(3)]);
  await aMoment();
  awaited[1]?.resolve();
  await aMoment();
  expect(heard()).toEqual([2, 3]);

  const other = lazyWith();
  other.lazy.send(numbered(1));
  await aMoment();
  other.awaited[0]?.reject(new Error("no line"));
  await aMoment();
  other.lazy.discard();
  expect(other.lazy.getSnapshot()).toEqual({ phase: "rest", hasFailed: false, queued: [], machine: null });
});

it("[VIS-05] what is sent in answer to an earlier event comes after what was waiting", async () => {
  const order: number[] = [];
  const answering: { lazy?: ReturnType<typeof lazyActor<{ readonly heard: number }, Numbered>> } = {};
  answering.lazy = lazyActor<{ readonly heard: number }, Numbered>({
    load: async () => ({
      getSnapshot: () => ({ heard: order.length }),
      subscribe: () => undefined,
      send: ({ number }) => {
        order.push(number);
        if (number === 1) answering.lazy?.send(numbered(3));
      },
      start: () => undefined,
      stop: () => undefined,
    }),
  });
  answering.lazy.send(numbered(1));
  answering.lazy.send(numbered(2));
  await aMoment();
  expect(order).toEqual([1, 2, 3]);
});

it("[VIS-05] the next screen takes over what was heard and what was not, and nothing is heard after that", async () => {
  const { lazy, awaited, heard } = lazyWith();
  lazy.send(numbered(1));
  await aMoment();
  const taken = lazy.takeOver();
  awaited[0]?.resolve();
  expect((await taken).machine?.context.heard).toEqual([1]);
  lazy.send(numbered(2));
  expect(heard()).toEqual([1]);

  const failed = lazyWith();
  failed.lazy.send(numbered(1));
  await aMoment();
  const left = failed.lazy.takeOver();
  failed.awaited[0]?.reject(new Error("no line"));
  expect(await left).toEqual({ phase: "failed", hasFailed: true, queued: [numbered(1)], machine: null });
});

it("[VIS-05] what is stopped before its scripts come never runs, and the next event fetches them again", async () => {
  const { lazy, awaited, heard } = lazyWith();
  lazy.send(numbered(1));
  await aMoment();
  lazy.stop();
  awaited[0]?.resolve();
  await aMoment();
  expect(heard()).toEqual([]);
  expect(lazy.getSnapshot().phase).toBe("rest");
  lazy.send(numbered(2));
  await aMoment();
  awaited[1]?.resolve();
  await aMoment();
  expect(heard()).toEqual([2]);
});

it("[VIS-05] React's `useSelector` reads it like any actor", () => {
  const { lazy } = lazyWith();
  lazy.send(numbered(7));
  const Shown = () =>
    createElement(
      "p",
      null,
      useSelector(lazy, ({ queued }) => queued[0]?.number),
    );
  expect(renderToString(createElement(Shown))).toBe("<p>7</p>");
});
