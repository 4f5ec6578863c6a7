// What the catalogue offers of each product is what a cart takes over the wire, and nothing else. [PRD-01] [PRD-02] [PRD-06]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();

const { products, categories } = (await ask("GET", "/shop/catalog")).body.result;
const offered: readonly any[] = products.filter(({ onlyAsAddition, soldOut }: any) => !onlyAsAddition && !soldOut);

const put = async (item: object) => {
  const { id, version } = (await ask("POST", "/shop/order/cart")).body.result;
  return ask("POST", `/shop/order/cart/${id}/items`, { version, item: { kind: "product", quantity: 1, ...item } });
};

/** Each field that is asked for, with a value that it takes. */
const fieldsOf = ({ fields = [] }: any) =>
  Object.fromEntries(fields.map(({ key, choices }: any) => [key, choices?.[0] ?? "www.example.com"]));

describe("the configuration of a product", () => {
  it("[PRD-06] [PRD-01] [PRD-02] is taken as it is offered: each billing period, each location", async () => {
    expect(offered.length).toBeGreaterThan(20);
    for (const product of offered) {
      const { key, billingMonths, locations } = product;
      const places = locations.length === 0 ? [null] : locations;
      for (const at of Array.from({ length: Math.max(billingMonths.length, places.length) }).keys()) {
        const wanted = {
          product: key,
          billingMonths: billingMonths[at % billingMonths.length],
          location: places[at % places.length],
        };
        const answer = await put({ ...wanted, fields: fieldsOf(product) });
        expect(answer.status, `${JSON.stringify(wanted)}: ${answer.text}`).toBe(201);
        expect(answer.body.result.items).toMatchObject([wanted]);
      }
    }
  });

  it("[PRD-06] [PRD-01] [PRD-02] is refused with its reason where it is not offered", async () => {
    for (const product of offered) {
      const { key, locations } = product;
      const fields = fieldsOf(product);
      const months = await put({ product: key, billingMonths: 7, location: locations[0] ?? null, fields });
      expect([months.status, months.body.refusal], key).toEqual([422, "BillingPeriodNotOffered"]);
      if (locations.length > 0) continue;
      const place = await put({ product: key, billingMonths: product.billingMonths[0], location: "NL", fields });
      expect([place.status, place.body.refusal], key).toEqual([422, "LocationNotOffered"]);
    }
  });

  it("[PRD-06] what is compared says the same of each product of its category: texts and values in both languages", () => {
    for (const { key } of categories)
      for (const product of offered.filter(({ category }) => category === key))
        for (const { label, value } of product.features)
          for (const text of [label.en, label.de, value.en, value.de]) expect(text, product.key).toMatch(/\S/);
  });
});
