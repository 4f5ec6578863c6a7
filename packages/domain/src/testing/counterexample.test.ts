// The report of a broken law: what came and what should have, in a few lines, whatever was planted. [HDL-10] [REUSE4-4]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents, type Cents, type Rate } from "#kernel/money";
import * as money from "#kernel/money/laws";
import { ItemUnknown } from "#shop/cart";
import * as cart from "#shop/cart/laws";
import * as vat from "#shop/vat/laws";
import type { Law } from "#kernel/law";
import { checkedLaw, checkLaws, reportLength } from "./index.ts";

const firstReport = (laws: readonly Law[], runs = 60): string =>
  laws.map((law) => checkedLaw(law, { runs, seed: 42 }).report).find((report) => report !== null) ?? expect.fail();

describe("the report of a broken law", () => {
  it("[HDL-10] [REUSE4-4] names the call, its values, what came and what should have", () => {
    const cutNet = (gross: Cents, rate: Rate): Cents => cents(Math.trunc(gross / (1 + rate / 10_000)));
    const laws = money.lawsOf({ netOf: cutNet }).filter(({ sentence }) => sentence.includes("made of a net"));
    const [, gross, rate] = /for gross (\d+), rate (\d+)/.exec(firstReport(laws)) ?? expect.fail();
    const given = [cents(Number(gross)), Number(rate) as Rate] as const;
    const right = money.functions.netOf(...given);
    expect(firstReport(laws)).toContain(`netOf(gross, rate)\n  ${cutNet(...given)} came, and should be ${right}`);
    expect(firstReport(laws)).toMatch(/seed: 42/);
  });
  it("[HDL-10] [REUSE4-4] a refusal of the right kind is named with the fact that is wrong", () => {
    const laws = cart.lawsOf({
      removeItem: (of, id) =>
        Result.mapError(cart.functions.removeItem(of, id), () => new ItemUnknown({ item: `not ${id}` })),
    });
    expect(firstReport(laws.filter(({ sentence }) => sentence.includes("taken out is gone")))).toMatch(
      /ItemUnknown\.item: "not .*" came, and should be "/,
    );
  });
  it("[HDL-10] [REUSE4-4] a field whose value alone makes the difference is shown, where zero makes it as well", () => {
    const laws = vat.lawsOf({
      chargedVat: (map, customer, seller) =>
        vat.functions.chargedVat(map, { ...customer, individualRate: null }, seller),
    });
    expect(firstReport(laws.filter(({ sentence }) => sentence.includes("individual")))).toMatch(/individualRate: \d/);
  });
  it("[HDL-10] [REUSE4-4] a stranger's exception arrives with its stack, and is the cause of the test's", () => {
    const removeItem = () => {
      throw new Error("my own error");
    };
    const laws = cart.lawsOf({ removeItem }).filter(({ sentence }) => sentence.includes("taken out is gone"));
    const report = firstReport(laws, 5);
    expect(report).toContain("Thrown: my own error\n  at removeItem");
    const thrown: unknown[] = [];
    checkLaws(laws, (_, body) => {
      try {
        body();
      } catch (error) {
        thrown.push((error as Error).cause);
      }
    });
    expect(thrown).toEqual([expect.objectContaining({ message: "my own error" })]);
  });
  it.each<readonly [string, () => unknown]>([
    ["a Promise", () => Promise.resolve()],
    ["a value of type object", () => ({ id: "c" })],
    ["undefined", () => undefined],
  ])("[HDL-10] [REUSE4-4] %s where a Result is expected is named as such", (what, given) => {
    const laws = cart.lawsOf({ applyVoucher: given as never });
    const report = firstReport(
      laws.filter(({ sentence }) => sentence.includes("a code takes the place")),
      5,
    );
    expect(report).toContain(`applyVoucher gave ${what}, where a Result is expected`);
    expect(report.length).toBeLessThanOrEqual(reportLength);
    expect(Result.isResult(given())).toBe(false);
  });
});
