// One form of the whole cart: what is typed into any field is an act of its own. [CRT-01] [CRT-04] [DOM-07] [CHK-12]
import { expect, it } from "vitest";
import type { Cart } from "./model.ts";
import { cartField, typedActs } from "./typed-fields.ts";

const cart = {
  id: "c",
  version: 1,
  voucher: null,
  items: [
    {
      kind: "product",
      id: "i1",
      product: "web-m",
      quantity: 1,
      billingMonths: 1,
      location: null,
      additions: [{ product: "ipv4", quantity: 1 }],
      domains: [],
    },
    {
      kind: "domain",
      id: "i2",
      domain: { ascii: "taken.de", unicode: "taken.de", ending: "de", acquisition: "transfer" },
    },
  ],
} as unknown as Cart;

const acts = (fields: Readonly<Record<string, string>>) => typedActs(cart, (name) => fields[name] ?? null);
const terms = { act: "terms", item: "i1" };

it("[CHK-12] [VISIT4-2] [VISIT4-3] voucher, authcode and quantities go along with the way on, each as its own form would send it", () =>
  expect(
    acts({
      [cartField.quantity("i1")]: "3",
      [cartField.billing("i1")]: "12",
      [cartField.addition("i1", "ipv4")]: "200",
      [cartField.maximum("i1", "ipv4")]: "500",
      [cartField.authcode("i2", "taken.de")]: " Ab3dEf7h ",
      voucher: "HAFEN-5",
    }),
  ).toEqual([
    { ...terms, quantity: "3", months: "12" },
    { act: "addition", item: "i1", product: "ipv4", quantity: "200", maximum: "500" },
    { act: "authcode", item: "i2", ascii: "taken.de", authcode: "Ab3dEf7h" },
    { act: "voucher", voucher: "HAFEN-5" },
  ]));

it("[CHK-12] what stands as it is in the cart, and what is empty, is no wish", () => {
  expect(
    acts({ [cartField.addition("i1", "ipv4")]: "1", voucher: " ", [cartField.authcode("i2", "taken.de")]: "" }),
  ).toEqual([terms]);
  expect(typedActs({ ...cart, voucher: "HAFEN-5" }, (name) => (name === "voucher" ? "hafen–5" : null))).toEqual([
    terms,
  ]);
});
