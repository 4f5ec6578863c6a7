// What became different between two looks at a cart, in words that name it.
import type { Cart } from "@kontor/domain/shop/cart";
import { expect, it } from "vitest";
import english from "./texts.en.json" with { type: "json" };
import { translatorOf } from "../../platform/texts/translate.ts";
import { differenceTexts, intentText } from "./cart-words.ts";
import { mergeTexts } from "./merged-carts.ts";

const words = {
  t: (key: string, values = {}) => translatorOf("en", english.cart)(key, values),
  title: (item: Cart["items"][number]) => (item.kind === "domain" ? item.domain.unicode : item.product),
  months: (count: number) => `${count} months`,
  subject: (key: string) => key,
  total: "",
};
const domain = (name: string): Cart["items"][number] => ({
  kind: "domain",
  id: name,
  domain: { ascii: name, unicode: name, ending: "de", acquisition: "register", authcodeGiven: false },
});
const plan = {
  kind: "product",
  id: "p",
  product: "web-m",
  quantity: 1,
  billingMonths: 1,
  location: null,
  additions: [],
  domains: [],
} as const;
const cart = (items: Cart["items"], voucher: string | null = null): Cart => ({
  id: "c",
  version: 1,
  items,
  voucher,
  referral: null,
});

it("[CRT-01] every kind of change is named", () => {
  const before = cart([plan, domain("a.de")]);
  const after = cart([{ ...plan, quantity: 3, billingMonths: 12 }, domain("b.de")], "HAFEN-5");
  expect(differenceTexts(before, after, words)).toEqual([
    "web-m: quantity 1 is now 3",
    "web-m: billed per 1 months before, per 12 months now",
    "added: b.de",
    "no longer in the cart: a.de",
    "voucher HAFEN-5 was put in",
  ]);
});

it("[CRT-01] a change that has no name of its own is shown all the same", () => {
  expect(differenceTexts(cart([plan]), cart([plan]), words)).toEqual(["something else was changed"]);
});

it("[CRT-01] the own change that was not made is shown as what it was", () => {
  expect(intentText({ kind: "quantity", item: "p", quantity: 2 }, cart([plan]), words)).toBe("quantity of web-m to 2");
  expect(intentText({ kind: "voucher", code: "HAFEN-5" }, cart([plan]), words)).toBe("voucher HAFEN-5");
  expect(intentText({ kind: "billing", item: "p", months: 12 }, cart([plan]), words)).toBe(
    "billing period of web-m to 12 months",
  );
  expect(intentText({ kind: "addition", item: "p", product: "mailboxes-10", quantity: 1 }, cart([plan]), words)).toBe(
    "add-ons of web-m",
  );
  expect(intentText({ kind: "place", ascii: "a.de", plan: "p" }, cart([plan, domain("a.de")]), words)).toBe(
    "a.de as an included domain of web-m",
  );
  expect(intentText({ kind: "place", ascii: "a.de", plan: null }, cart([domain("a.de")]), words)).toBe(
    "a.de on its own",
  );
  expect(intentText({ kind: "remove-voucher" }, cart([plan]), words)).toBe("remove the voucher");
});

it("[CRT-01] [DOM-04] a merge names what came in, what was raised, what was there already, and the voucher that gave way", () => {
  const difference = {
    added: [domain("a.de")],
    raised: [{ item: plan, from: 1, to: 2 }],
    dropped: [domain("b.de")],
    droppedVoucher: "HAFEN-5",
  };
  expect(mergeTexts(difference, words)).toEqual([
    "came in: a.de",
    "web-m: quantity 1 is now 2",
    "was in both and counts once: b.de",
    "replaced by the other cart’s voucher: HAFEN-5",
  ]);
});
