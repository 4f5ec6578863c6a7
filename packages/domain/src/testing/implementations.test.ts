// The laws of a stranger's functions: those that do as ours hold them, those that do not break the law that says so. [PKG-05]
import { describe, expect, it } from "vitest";
import { addDays } from "#kernel/calendar";
import type { Law } from "#kernel/law";
import { cents, type Cents, netOf, type Rate } from "#kernel/money";
import * as money from "#kernel/money/laws";
import { mergeCarts } from "#shop/cart";
import * as cart from "#shop/cart/laws";
import { nextEnd } from "#shop/contract";
import * as contract from "#shop/contract/laws";
import { chargedVat } from "#shop/vat";
import * as vat from "#shop/vat/laws";
import { checkedLaw } from "./index.ts";

const broken = (laws: readonly Law[]): readonly string[] =>
  laws.map((law) => checkedLaw(law, { runs: 100, seed: 7 })).flatMap((made) => (made.holds ? [] : [made.sentence]));

/** The net as it is often written: with a division of floating point that is cut off. */
const cutNet = (gross: Cents, rate: Rate): Cents => cents(Math.trunc(gross / (1 + rate / 10_000)));

describe("a stranger's functions", () => {
  it("[PKG-05] a net that is cut off breaks the laws of the net, and one that is rounded keeps them", () => {
    const sentences = broken(money.lawsOf({ netOf: cutNet }));
    expect(sentences).toContain("[CRT-07] the net of a gross made of a net is that net again");
    const rounded = (gross: Cents, rate: Rate): Cents =>
      cents(Math.sign(gross) * Math.round((Math.abs(gross) * 10_000) / (10_000 + rate)) + 0);
    expect(broken(money.lawsOf({ netOf: rounded }))).toEqual([]);
  });
  it.each<readonly [string, readonly Law[], RegExp]>([
    [
      "VAT that forgets the individual rate",
      vat.lawsOf({
        chargedVat: (map, customer, seller) => chargedVat(map, { ...customer, individualRate: null }, seller),
      }),
      /^\[VAT-08\]/,
    ],
    [
      "a merge that drops the other cart's first item",
      cart.lawsOf({ mergeCarts: (mine, other) => mergeCarts(mine, { ...other, items: other.items.slice(1) }) }),
      /loses nothing/,
    ],
    [
      "an end that is a day late",
      contract.lawsOf({ nextEnd: (of, policy, today) => addDays(nextEnd(of, policy, today), 1) }),
      /^\[CON-01\] the next end is the first/,
    ],
  ])("[PKG-05] %s breaks the law that says so", (_, laws, sentence) => {
    expect(broken(laws.filter((law) => sentence.test(law.sentence))).length).toBeGreaterThan(0);
  });
  it("[PKG-05] a given net is the one that is tried, and ours stand in for the rest", () => {
    const calls = { count: 0 };
    const counted = (gross: Cents, rate: Rate): Cents => {
      calls.count += 1;
      return netOf(gross, rate);
    };
    expect(broken(money.lawsOf({ netOf: counted }))).toEqual([]);
    expect(calls.count).toBeGreaterThan(100);
  });
});
