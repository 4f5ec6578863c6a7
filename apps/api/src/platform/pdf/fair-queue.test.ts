// Turns of many owners: one at a time of each, none before another who waits longer, none whose owner has left. [SEC3-1] [OPS-09]
import fc from "fast-check";
import { expect, it } from "vitest";
import { fairQueue, fairTurns } from "./fair-queue.ts";

it("[SEC3-1] [OPS-09] whatever comes and ends in whichever order: each owner has one at work, all come, and no owner is passed over by another one twice", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.boolean()), { maxLength: 60 }), (acts) => {
      const queue = fairQueue<{ readonly owner: string; readonly at: number }>();
      const atWork: string[] = [];
      const taken: { readonly owner: string; readonly at: number }[] = [];
      const waiting = new Map<string, number>();
      const waitsFor = (owner: string, more: number): void => void waiting.set(owner, (waiting.get(owner) ?? 0) + more);
      const passed = new Map<string, string[]>();
      const take = (): void => {
        const task = queue.take();
        if (task === undefined) return;
        expect(atWork).not.toContain(task.owner);
        atWork.push(task.owner);
        taken.push(task);
        passed.set(task.owner, []);
        waitsFor(task.owner, -1);
        for (const [owner, tasks] of waiting)
          if (tasks > 0 && !atWork.includes(owner)) {
            const by = passed.get(owner) ?? [];
            expect(by).not.toContain(task.owner);
            passed.set(owner, [...by, task.owner]);
          }
      };
      acts.forEach(([of, comes], at) => {
        const owner = `o${of}`;
        if (comes) {
          queue.add({ owner, at });
          if ((waiting.get(owner) ?? 0) === 0) passed.set(owner, []);
          waitsFor(owner, 1);
          return take();
        }
        const first = atWork.shift();
        if (first !== undefined) {
          queue.done(first);
          // Who had one at work was not passed over meanwhile.
          passed.set(first, []);
        }
        take();
      });
      for (;;) {
        const first = atWork.shift();
        if (first !== undefined) queue.done(first);
        const before = taken.length;
        take();
        if (taken.length === before && atWork.length === 0) break;
      }
      expect(taken.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
        acts.flatMap(([, comes], at) => (comes ? [at] : [])),
      );
    }),
    { numRuns: 60 },
  );
});

it("[SEC3-1] turns for streams: so many at once, one of each owner, one that ends twice ends once, one that left while it waited is never begun", async () => {
  const turns = fairTurns(2);
  const stays = new AbortController().signal;
  const leaves = new AbortController();
  const begun: string[] = [];
  const take = async (owner: string, signal = stays) => {
    const end = await turns({ owner, signal });
    begun.push(owner);
    return end;
  };
  const first = await take("a");
  const second = take("a");
  const other = await take("b");
  const left = take("c", leaves.signal);
  const last = take("d");
  leaves.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  expect(begun).toEqual(["a", "b"]);
  other();
  other();
  const ended = await last;
  expect(begun).toEqual(["a", "b", "d"]);
  first();
  first();
  (await second)();
  ended();
  expect(begun).toEqual(["a", "b", "d", "a"]);
  await expect(turns({ owner: "e", signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
});
