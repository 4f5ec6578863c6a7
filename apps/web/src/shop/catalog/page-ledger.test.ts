// The ledgers that a product page brings along.
import { expect, it } from "vitest";
import type { PageOf } from "../../platform/page/model.ts";
import { made, shop } from "../../../test/drawn-page.ts";
import { ledgerInPage } from "./page-ledger.ts";
import type { ProductPage } from "./views.ts";

const { data } = (await made("/en/hosting/web-m?months=12", shop())).page as PageOf<"product", ProductPage>;

it("[PRD-01] each period of a product page has its ledger in the page, whatever else is chosen", () => {
  expect(data.billingMonths.length).toBeGreaterThan(2);
  const totals = data.billingMonths.map(
    (billingMonths) => ledgerInPage(data, { ...data.chosen, billingMonths })?.quote.total,
  );
  expect(new Set(totals).size).toBe(data.billingMonths.length);
  expect(totals).not.toContain(undefined);
  expect(ledgerInPage(data, { ...data.chosen })).toBe(data.ledger);
});

it("[PRD-01] what is chosen beside the period has its ledger from the calculation", () => {
  const { chosen } = data;
  const [addition] = data.additions;
  expect(ledgerInPage(data, { ...chosen, additions: [{ product: addition?.key ?? "", quantity: 1 }] })).toBeUndefined();
  expect(ledgerInPage(data, { ...chosen, domains: [] })).toBeUndefined();
  expect(ledgerInPage(data, { ...chosen, location: chosen.location === null ? "any" : null })).toBeUndefined();
  expect(ledgerInPage(data, { ...chosen, billingMonths: 7 })).toBeUndefined();
});
