// Every operation of both contracts with inputs made from its schemas, by the contract and mutated: a 2xx or a 4xx by the contract, never a 5xx, never a hang. [OPS-09] [API-05]
import { afterAll, describe, expect, it } from "vitest";
import { fuzzed, type World } from "../../test/fuzz/round.ts";
import { worldIn } from "../../test/fuzz/world.ts";
import { documents, judge, operations, running } from "../../test/harness.ts";

const { api, close } = await running();
afterAll(close);

const atNight = process.env["KONTOR_NIGHT"] === "1";
/** By night many, and each operation finds a customer whom no other one has changed. */
const runs = atNight ? 300 : 8;
const operationsInAWorld = atNight ? 1 : 20;
const seed = 20_261_121;
const at: { world?: Promise<World> } = {};
const worldOf = (index: number): Promise<World> => {
  if (at.world === undefined || index % operationsInAWorld === 0) at.world = worldIn(api);
  return at.world;
};
const counted = new Map<number, number>();
const heap = { before: 0 };

describe(`${runs} inputs for each operation`, () => {
  for (const [index, operation] of operations.entries())
    it(`[OPS-09] ${operation.id}`, async () => {
      if (heap.before === 0) heap.before = process.memoryUsage().heapUsed;
      const { statuses, faults } = await fuzzed({ api, documents, judge, runs, seed }, operation, await worldOf(index));
      for (const [status, count] of statuses) counted.set(status, (counted.get(status) ?? 0) + count);
      expect(faults, faults.join("\n")).toEqual([]);
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(runs);
    });

  it("[OPS-09] reach behind the contract: many are taken, many are refused, and memory stays bounded", () => {
    const total = [...counted.values()].reduce((sum, count) => sum + count, 0);
    const taken = [...counted].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    expect(total).toBe(runs * operations.length);
    expect(taken / total).toBeGreaterThan(atNight ? 0.08 : 0.05);
    expect(process.memoryUsage().heapUsed - heap.before).toBeLessThan(400e6);
  });
});
