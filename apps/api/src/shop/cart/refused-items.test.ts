// Whatever may be wrong with what is put into a cart is refused for its own reason. [CRT-01] [CRT-02] [CRT-08] [DOM-01] [DOM-02] [DOM-04] [DOM-05] [DOM-07] [PRD-01] [PRD-03] [PRD-07]
import { type CartItem, emptyCart, selectedDomain } from "@kontor/domain/shop/cart";
import { nameCheckLimit } from "@kontor/domain/shop/domain-name";
import type { RefusalTag } from "@kontor/domain/site/refusal";
import { expect, it } from "vitest";
import { customer } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { problem, problemOf, usedUp } from "../../../test/refused.ts";
import { saveCart } from "./store.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;

const named = (ascii: string) =>
  selectedDomain(
    { ascii, unicode: ascii, label: ascii.slice(0, ascii.indexOf(".")), ending: ascii.slice(ascii.indexOf(".") + 1) },
    "register",
  );
const alone = (ascii: string): CartItem => ({ kind: "domain", id: ascii, domain: named(ascii) });
const stored = (more: object = {}): CartItem => ({
  kind: "product",
  id: "there",
  product: "web-m",
  quantity: 1,
  billingMonths: 12,
  location: null,
  additions: [],
  domains: [],
  ...more,
});
const manyNames = (count: number) => Array.from({ length: count }, (_, at) => alone(`frei-${at}.de`));

/** A visitor's cart as it was filled earlier, perhaps from another catalogue. */
const cartOf = async (items: readonly CartItem[]): Promise<{ readonly path: string; readonly version: number }> => {
  const { id } = (await ask("POST", "/shop/order/cart")).body.result;
  const cart = { ...emptyCart(id), version: 1, items };
  await api.database.inTransaction((handle) => saveCart(handle, cart, 0, clock.now));
  return { path: `/shop/order/cart/${id}`, version: 1 };
};

const plan = (more: object = {}) => ({ kind: "product", product: "web-m", billingMonths: 12, ...more });
const name = (typed: string, acquisition = "register", more: object = {}) => ({ name: typed, acquisition, ...more });
const onItsOwn = (typed: string, acquisition = "register", more: object = {}) => ({
  kind: "domain",
  domain: name(typed, acquisition, more),
});

/** Names that cannot come into a cart, each with its reason. */
const refusedNames: readonly (readonly [RefusalTag, ReturnType<typeof name>])[] = [
  ["DomainNameInvalid", name("-.de")],
  ["DomainEndingUnknown", name("x.nowhere")],
  ["DomainTaken", name("berlin.de")],
  ["DomainOurs", name("ours-x.de")],
  ["DomainUnclear", name("unclear-1.de")],
  ["DomainLeaving", name("leaving-1.de")],
  ["DomainNotRegistered", name("frei-77.de", "transfer")],
  ["DomainNotTransferable", name("taken-1.dk", "transfer")],
  ["AuthcodeLengthWrong", name("taken-1.com", "transfer", { authcode: "x" })],
  ["AuthcodeCharactersWrong", name("taken-1.com", "transfer", { authcode: "with a blank" })],
];

/** Terms that a product does not have. */
const refusedTerms: readonly (readonly [RefusalTag, object])[] = [
  ["AdditionMaximumReached", { additions: [{ product: "dedicated-ipv4", quantity: 2 }] }],
  ["AdditionNotOffered", { additions: [{ product: "groupware-user", quantity: 1 }] }],
  ["BillingPeriodNotOffered", { billingMonths: 7 }],
  ["LocationNotOffered", { location: "DE" }],
  ["QuantityInvalid", { quantity: 100 }],
];

const frei = ["frei-1.de", "frei-2.de"];

/** What does not come into a cart, beside what is there. */
const refusedItems: readonly (readonly [RefusalTag, object, readonly CartItem[]])[] = [
  ...refusedNames.map(([tag, domain]) => [tag, { kind: "domain", domain }, []] as const),
  ...refusedTerms.map(([tag, terms]) => [tag, plan(terms), []] as const),
  ["CartTooLarge", plan(), manyNames(100)],
  ["CertificateNameInvalid", { kind: "product", product: "ssl-domain", fields: { name: "no name" } }, []],
  ["CertificateNameMissing", { kind: "product", product: "ssl-domain", fields: { name: " " } }, []],
  ["DomainAlreadyInCart", onItsOwn("frei-1.de"), [alone("frei-1.de")]],
  ["DomainNotInCart", plan({ fromCart: ["frei-1.de"] }), []],
  ["EndingNotIncluded", plan({ fromCart: ["frei-1.io"] }), [alone("frei-1.io")]],
  ["FieldNotOffered", plan({ fields: { image: "Debian 13" } }), []],
  ["IncludedPlacesTaken", { kind: "product", product: "web-s", fromCart: frei }, frei.map(alone)],
  ["ProductOnlyAsAddition", { kind: "product", product: "web-storage-50" }, []],
  ["ProductSoldOut", { kind: "product", product: "root-xl" }, []],
  ["ProductUnknown", { kind: "product", product: "not-any-more" }, []],
  [
    "StorageSizeNotOffered",
    { kind: "product", product: "vps-xs", additions: [{ product: "block-storage", quantity: 15 }] },
    [],
  ],
  ["TooManyPieces", plan({ billingMonths: 1, quantity: 2 }), [stored({ quantity: 99 })]],
];

it("[CRT-08] [DOM-01] [PRD-01] what cannot come into a cart is refused by its own reason, added or put under an id", async () => {
  const rows = [...refusedItems, ["ItemUnknown", { ...onItsOwn("frei-1.de"), includedIn: "none" }, []] as const];
  const actual: unknown[] = [];
  for (const [, item, there] of rows) {
    const { path, version } = await cartOf(there);
    actual.push(problemOf(await ask("POST", `${path}/items`, { version, item })));
  }
  for (const [, item, there] of refusedItems) {
    const { path, version } = await cartOf(there);
    actual.push(problemOf(await ask("PUT", `${path}/items/new`, { version, item })));
  }
  expect(actual).toEqual([...rows, ...refusedItems].map(([tag]) => problem(tag)));
});

it("[CRT-08] [CRT-02] [DOM-04] an item does not become what it cannot be, for its own reason", async () => {
  const rows: readonly (readonly [RefusalTag, object, readonly CartItem[]])[] = [
    ...refusedNames.map(([tag, domain]) => [tag, { domains: [domain] }, [stored()]] as const),
    ...refusedTerms.map(([tag, terms]) => [tag, terms, [stored()]] as const),
    ["CartTooLarge", { domains: [name("frei-100.de")] }, [stored(), ...manyNames(99)]],
    ["ChangeNotPossible", { acquisition: "transfer" }, [stored()]],
    ["DomainAlreadyInCart", { domains: [name("frei-1.de")] }, [stored(), alone("frei-1.de")]],
    ["ItemUnknown", { quantity: 2 }, []],
    ["ProductSoldOut", { quantity: 2 }, [stored({ product: "root-xl" })]],
    ["ProductUnknown", { quantity: 2 }, [stored({ product: "not-any-more" })]],
    [
      "StorageSizeNotOffered",
      { additions: [{ product: "block-storage", quantity: 15 }] },
      [stored({ product: "vps-xs" })],
    ],
    ["TooManyPieces", { quantity: 2 }, [stored(), stored({ id: "other", billingMonths: 1, quantity: 99 })]],
  ];
  const actual: unknown[] = [];
  for (const [, change, there] of rows) {
    const { path, version } = await cartOf(there);
    actual.push(problemOf(await ask("PATCH", `${path}/items/there`, { version, ...change })));
  }
  expect(actual).toEqual(rows.map(([tag]) => problem(tag)));
});

it("[PRD-07] a name moves into a plan alone that is there, is sold and pays for it", async () => {
  const rows: readonly (readonly [RefusalTag, string, readonly CartItem[]])[] = [
    ["DomainNotInCart", "frei-1.de", [stored()]],
    ["EndingNotIncluded", "frei-1.io", [stored(), alone("frei-1.io")]],
    [
      "IncludedPlacesTaken",
      "frei-1.de",
      [stored({ product: "web-s", domains: [named("frei-2.de")] }), alone("frei-1.de")],
    ],
    ["ItemUnknown", "frei-1.de", [alone("frei-1.de")]],
    ["ProductUnknown", "frei-1.de", [stored({ product: "not-any-more" }), alone("frei-1.de")]],
  ];
  const actual: unknown[] = [];
  for (const [, domain, there] of rows) {
    const { path, version } = await cartOf(there);
    actual.push(problemOf(await ask("PATCH", `${path}/domains`, { version, domain, item: "there" })));
  }
  expect(actual).toEqual(rows.map(([tag]) => problem(tag)));
});

it("[CRT-01] [SES-03] with a login that is over a customer's cart asks for another one; a voucher without a code is none", async () => {
  const { auth } = await customer(ask);
  const { id, version } = (await ask("POST", "/shop/order/cart", undefined, auth)).body.result;
  const [path, over] = [`/shop/order/cart/${id}`, { authorization: "Bearer over" }];
  expect([
    problemOf(await ask("PATCH", `${path}/domains`, { version, domain: "frei-1.de", item: null }, over)),
    problemOf(await ask("POST", `${path}/domains`, { version, names: ["frei-1.de"] }, over)),
    problemOf(await ask("PUT", `${path}/voucher`, { version, code: " " }, auth)),
  ]).toEqual([problem("TokenMissing"), problem("TokenMissing"), problem("VoucherCodeMissing")]);
});

it("[DOM-05] a network that has checked as many names as it may waits, wherever it checks one", async () => {
  await usedUp(shop, "domain-check", nameCheckLimit);
  const { path, version } = await cartOf([]);
  const answers = [
    await ask("POST", "/shop/domain/check", { name: "frei-1.de" }),
    await ask("POST", "/shop/domain/checks", { names: ["frei-1.de"] }),
    await ask("POST", `${path}/domains`, { version, names: ["frei-1.de"] }),
  ];
  expect(answers.map(problemOf)).toEqual(answers.map(() => problem("DomainRateLimited")));
  expect(answers.map(({ headers }) => headers["retry-after"])).toEqual(["60", "60", "60"]);
});
