// npm run fuzz: 100,000 inputs over all operations of both contracts, in rounds, until each is judged. [OPS-09]
// FUZZ_RUNS and FUZZ_SEED say how many and from where; a word on the command line chooses operations.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contracts } from "../../src/platform/contract/contracts.ts";
import { apiSettings, createApi } from "../../src/index.ts";
import { fuzzed } from "./round.ts";
import { worldIn } from "./world.ts";

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const wholeFrom = (name: string, otherwise: number): number => {
  const value = Number(process.env[name] ?? otherwise);
  if (Number.isSafeInteger(value) && value > 0) return value;
  say(`${name} is “${process.env[name]}”, but allowed is a whole number from 1.`);
  process.exit(78);
};

const total = wholeFrom("FUZZ_RUNS", 100_000);
const seed = wholeFrom("FUZZ_SEED", 1 + Math.floor(Math.random() * 2 ** 30));
const wanted = process.argv[2] ?? "";
/** Inputs for one operation before the next one has its turn; each turn finds carts and orders of its own. */
const turn = 200;
/** How much the heap may grow from the first quarter to the end. */
const growth = 100e6;

const { documents, judge, operations: all } = contracts();
const operations = all.filter(({ id }) => id.includes(wanted));
if (operations.length === 0) {
  say(`No operation is called “${wanted}”.`);
  process.exit(78);
}
const directory = mkdtempSync(join(tmpdir(), "kontor-fuzz-"));
const api = await createApi(
  apiSettings({ DATA_DIR: directory, LOG_LEVEL: "silent", AUTH_RATE_LIMIT: "1000000", ORDER_RATE_FACTOR: "1000000" }),
  {
    strict: true,
    mailRoundMs: 3_600_000,
  },
);

const heap = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
};
const counted = new Map<string, Map<number, number>>();
const faults: string[] = [];
const state = { done: 0, next: Math.floor(total / 10), early: 0 };
const rounds = Math.ceil(total / operations.length / turn);
say(`${total} inputs for ${operations.length} operations; again with FUZZ_SEED=${seed}`);
const start = performance.now();
for (let round = 0; round < rounds && faults.length === 0; round += 1) {
  for (const operation of operations) {
    const runs = Math.min(turn, total - state.done);
    if (runs === 0 || faults.length > 0) break;
    const outcome = await fuzzed({ api, documents, judge, runs, seed: seed + round }, operation, await worldIn(api));
    faults.push(...outcome.faults);
    const counts = counted.get(operation.id) ?? new Map<number, number>();
    for (const [status, count] of outcome.statuses) counts.set(status, (counts.get(status) ?? 0) + count);
    counted.set(operation.id, counts);
    state.done += runs;
    if (state.early === 0 && state.done >= total / 4) state.early = heap();
    if (state.done < state.next) continue;
    say(
      `  ${state.done} in ${Math.round((performance.now() - start) / 1000)} s, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    );
    state.next += Math.floor(total / 10);
  }
}
const grown = state.early === 0 ? 0 : heap() - state.early;
await api.close();
rmSync(directory, { recursive: true, force: true });

for (const [id, counts] of counted)
  say(
    `  ${id.padEnd(28)} ${[...counts]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join("  ")}`,
  );
for (const fault of faults) say(`\n${fault}`);
if (grown > growth) say(`\nThe heap grew by ${Math.round(grown / 1e6)} MB.`);
const sound = faults.length === 0 && grown <= growth;
say(
  sound
    ? `${state.done} inputs, no 5xx, no hang, every answer by the contract, the heap ${grown < 0 ? "shrank" : "grew"} by ${Math.abs(Math.round(grown / 1e6))} MB`
    : `${state.done} inputs, ${faults.length} wrong answers; again with FUZZ_SEED=${seed}`,
);
process.exit(sound ? 0 : 1);
