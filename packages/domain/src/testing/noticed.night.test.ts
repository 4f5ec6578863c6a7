// Of all wrong implementations that are made by signature the laws notice at least 95 of a hundred, in each context, and the report of each law can be read. [HDL-10] [PKG-05] [REUSE4-1] [REUSE4-4]
import { expect, it } from "vitest";
import type { Law } from "#kernel/law";
import * as money from "#kernel/money/laws";
import * as balance from "#shop/balance/laws";
import * as cart from "#shop/cart/laws";
import * as contract from "#shop/contract/laws";
import * as domainName from "#shop/domain-name/laws";
import * as pricing from "#shop/pricing/laws";
import * as vat from "#shop/vat/laws";
import * as voucher from "#shop/voucher/laws";
import { checkedLaw, mutantsOf, reportLength, triedMutants } from "./index.ts";

const contexts = { money, vat, voucher, "domain names": domainName, cart, contract, pricing, balance };

/** Fewer mutants are a generator that sees too little. */
const fewest = 30;

const noticed = <F extends object>({ functions, lawsOf }: Context<F>) => {
  const tried = triedMutants({ functions, lawsOf }, { runs: 300 });
  const missed = tried.filter(({ noticedBy }) => noticedBy === null).map(({ of, change }) => `${of}: ${change}`);
  return { count: tried.length, missed };
};

interface Context<F extends object> {
  readonly functions: F;
  readonly lawsOf: (given: Partial<F>) => readonly Law[];
}

it.each(Object.keys(contexts) as (keyof typeof contexts)[])(
  "[HDL-10] [REUSE4-1] the laws of %s notice 95 of a hundred mutants and more",
  (name) => {
    const { count, missed } = noticed(contexts[name] as unknown as Context<object>);
    expect(count).toBeGreaterThan(fewest);
    expect(missed.length <= count * 0.05 ? [] : missed).toEqual([]);
  },
  1_800_000,
);

it.each(Object.keys(contexts) as (keyof typeof contexts)[])(
  "[HDL-10] [REUSE4-4] each law of %s that a mutant breaks says what came and what should have, in 600 characters",
  (name) => {
    const { functions, lawsOf } = contexts[name] as unknown as Context<Record<string, unknown>>;
    const mutants = mutantsOf({ functions, lawsOf }, { calls: 20 });
    const unreadable = lawsOf({}).flatMap(({ sentence }, at): readonly string[] => {
      for (const { of, call } of mutants) {
        const law = lawsOf({ [of]: call })[at];
        const report = law === undefined ? null : checkedLaw(law, { runs: 20, seed: 42 }).report;
        if (report !== null)
          return report.length <= 600 && / came, and should be /.test(report) ? [] : [sentence, report];
      }
      return [];
    });
    expect(unreadable).toEqual([]);
  },
  1_800_000,
);

it("[HDL-10] [REUSE4-4] of a catalogue and a cart only what makes the difference is left, and the field that is wrong is named", () => {
  const { addProduct } = cart.functions;
  const laws = cart.lawsOf({
    addProduct: (of, catalog, id, choice) => addProduct(of, catalog, id, { ...choice, billingMonths: undefined }),
  });
  const report = laws.map((law) => checkedLaw(law, { runs: 60, seed: 42 }).report).find((each) => each !== null) ?? "";
  expect(report.length).toBeLessThanOrEqual(reportLength);
  expect(report).toMatch(/^addProduct\(cart, catalog, id, choice\)$/m);
  expect(report).toMatch(/ came, and should be .*\n.* choice \{[^}]*billingMonths: \d+/);
  expect(report).not.toMatch(/summary|restore|description/);
}, 60_000);
