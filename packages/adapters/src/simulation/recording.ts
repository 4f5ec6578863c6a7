// A recorded checkout: what was known, what was done when, and by which law book; replayed it gives the same order, byte for byte. [HDL-03]
import * as Result from "effect/Result";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Rule } from "@kontor/domain/kernel/law";
import type { Order } from "@kontor/domain/shop/checkout";
import type { ToAscii } from "@kontor/domain/shop/domain-name";
import { canonicalHash, canonicalJson } from "@kontor/domain/shop/pricing";
import type { WorldFacts } from "../layers/memory/world.ts";
import { chanceOf } from "./chance.ts";
import type { Faults } from "./faults.ts";
import { type Act, type Arrival, orderOf, patience, shopper } from "./shopper.ts";

/** Everything that a replay needs, as JSON carries it. */
export interface Recording {
  /** Version of the law book under which it was recorded. */
  readonly lawBook: string;
  readonly facts: Omit<WorldFacts, "now" | "toAscii">;
  /** The clock at the start. */
  readonly start: Instant;
  readonly seed: number;
  readonly position: number;
  readonly faults: Faults;
  readonly arrival: Arrival;
  /** What was done, each at its milliseconds after the start. */
  readonly acts: readonly { readonly at: number; readonly act: Act }[];
}

/** The recording was made by other rules than those at hand, and might come to another order. */
export class OtherLawBook extends Error {
  readonly _tag = "OtherLawBook";
  readonly recorded: string;
  readonly present: string;
  constructor({ recorded, present }: Pick<OtherLawBook, "recorded" | "present">) {
    super(`recorded under law book ${recorded}, this is ${present}`);
    this.recorded = recorded;
    this.present = present;
  }
}

/** What a law book says, in one word: the hash of all its rules. Another text, scope or validity is another version. [HDL-01] [HDL-03] */
export const lawBookVersion = (rules: readonly Rule[]): string =>
  canonicalHash(
    rules.map(({ id, text, source, scope, validFrom, validUntil }) => ({
      id,
      text,
      source,
      scope,
      validFrom,
      validUntil,
    })),
  );

/** Plays a recording again: the order it came to, or null where it came to none. */
export const replayed = (
  recording: Recording,
  lawBook: string,
  toAscii: ToAscii,
): Result.Result<Order | null, OtherLawBook> => {
  if (recording.lawBook !== lawBook)
    return Result.fail(new OtherLawBook({ recorded: recording.lawBook, present: lawBook }));
  const { facts, start, arrival, seed, position, faults, acts } = recording;
  const visitor = shopper({
    facts: { ...facts, toAscii },
    start,
    arrival,
    faults,
    chance: chanceOf(seed, -1 - position),
  });
  for (const { at, act } of acts) visitor.act(at, act);
  visitor.wait(patience);
  return Result.succeed(orderOf(visitor));
};

/** An order as bytes: the same order has the same. */
export const orderBytes = (order: Order | null): string => canonicalJson(order);
