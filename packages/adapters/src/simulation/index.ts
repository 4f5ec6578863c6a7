// Door of the simulation: synthetic customers on the real machines in virtual time, their report, and recordings that replay. [HDL-03] [HDL-04]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Voucher } from "@kontor/domain/shop/voucher";
import type { WorldFacts } from "../layers/memory/world.ts";
import { chanceOf } from "./chance.ts";
import type { Faults } from "./faults.ts";
import type { Recording } from "./recording.ts";
import { type Report, tally } from "./report.ts";
import { type Shopper, shopper, type RefusalFacts } from "./shopper.ts";
import { anyArrival, type Market, marketOf, visit } from "./visit.ts";

export { type Faults, noFaults } from "./faults.ts";
export { lawBookVersion, orderBytes, OtherLawBook, type Recording, replayed } from "./recording.ts";
export { type Report, reportDifference } from "./report.ts";

export interface SimulationSettings {
  readonly facts: Omit<WorldFacts, "now">;
  readonly customers: number;
  readonly seed: number;
  readonly faults: Faults;
  readonly start: Instant;
  /** Hears how many have come, every thousand. */
  readonly progress?: (customers: number) => void;
}

/** Lets so many customers come one after the other, and reports the outcome. The same settings give the same report. [HDL-04] */
export const simulated = (settings: SimulationSettings): Report => {
  const market = marketOf(settings.facts, settings.start);
  const vouchers = new Map((settings.facts.vouchers ?? []).map((voucher) => [voucher.code, voucher]));
  const counted = tally(settings.facts);
  for (let position = 0; position < settings.customers; position += 1) {
    const visitor = arrivals(settings, market, position, vouchers, counted.refused);
    counted.visited(visitor, chanceOf(settings.seed ^ 0x5f3759df, position));
    if ((position + 1) % 1000 === 0) settings.progress?.(position + 1);
  }
  return counted.report();
};

/** Lets one customer come, alone, and records what they do. */
export const recorded = (
  settings: Omit<SimulationSettings, "customers" | "progress">,
  position: number,
  lawBook: string,
): Recording => {
  const { toAscii: _, ...facts } = settings.facts;
  const acts: Recording["acts"][number][] = [];
  const vouchers = new Map((facts.vouchers ?? []).map((voucher) => [voucher.code, voucher]));
  arrivals(
    settings,
    marketOf(settings.facts, settings.start),
    position,
    vouchers,
    () => {},
    (act) => void acts.push(act),
  );
  const { seed, faults, start } = settings;
  return { lawBook, facts, start, seed, position, faults, arrival: anyArrival(chanceOf(seed, position)), acts };
};

const arrivals = (
  { facts, seed, faults, start }: Omit<SimulationSettings, "customers">,
  market: Market,
  position: number,
  vouchers: Map<string, Voucher>,
  refused: (refusal: RefusalFacts) => void,
  note?: (act: Recording["acts"][number]) => void,
): Shopper => {
  const chance = chanceOf(seed, position);
  const arrival = anyArrival(chance);
  const visitor = shopper({ facts, start, arrival, faults, vouchers, refused, chance: chanceOf(seed, -1 - position) });
  for (const { after, act } of visit(chance, market, arrival, visitor)) {
    const at = visitor.now() + after;
    visitor.act(at, act);
    note?.({ at, act });
  }
  visitor.wait(11_000);
  return visitor;
};
