// What one page of a tab stores for the next: read as it was written, ignored where it is damaged, foreign or newer. [CHK-07] [LOC-06] [OPS-05]
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mergedCarts } from "../src/shop/cart/merged-carts.ts";
import { seenQuote } from "../src/shop/cart/stored.ts";
import { tickedBoxes, unansweredOrder } from "../src/shop/checkout/summary-storage.ts";
import { registrationDraft } from "../src/shop/customer/typed-address.ts";
import { storedCourse, storedDraft } from "../src/site/desk/draft.ts";
import { unanswered } from "../src/site/desk/unanswered.ts";
import { typedMessage } from "../src/site/request/message-draft.ts";

const stored = new Map<string, string>();
/** As a browser has it: its entries are properties, too. */
const storage = new Proxy(
  {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  },
  {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  },
);
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => void vi.unstubAllGlobals());

const name = {
  ascii: "xn--mller-kva.de",
  unicode: "müller.de",
  ending: "de",
  acquisition: "register",
  authcodeGiven: false,
};
const plan = {
  kind: "product",
  id: "a",
  product: "web-m",
  quantity: 2,
  billingMonths: 12,
  location: null,
  additions: [{ product: "mailboxes-10", quantity: 1 }],
  domains: [name],
};
const difference = {
  added: [plan, { kind: "domain", id: "b", domain: name }],
  raised: [{ item: plan, from: 1, to: 2 }],
  dropped: [],
  droppedVoucher: "HAFEN",
};
const quote = {
  hash: "0".repeat(64),
  total: 1003,
  vat: { country: "DE", rate: 1900, treatment: "domestic" },
  lines: [{ kind: "product", subject: "web-m", quantity: 1, billingMonths: 1 }],
  recurring: [{ everyMonths: 1, gross: 499 }],
};

const place = { account: "100001", page: "/admin/vouchers?locale=de", act: "make", at: 7 };

/** What each slot is read from, as the first version wrote it, and what is no such thing. */
const slots = [
  [
    "shop:merged",
    mergedCarts,
    difference,
    [
      { ...difference, raised: [{ from: 1, to: 2 }] },
      { ...difference, added: [{ kind: "box" }] },
    ],
  ],
  [
    "shop:seen",
    seenQuote,
    { cartId: "current", cartVersion: 3, quote },
    [
      { cartId: "current", cartVersion: 3 },
      { cartId: "current", cartVersion: 3, quote: { ...quote, total: "1003" } },
      { cartId: "current", cartVersion: 3, quote: { ...quote, lines: {} } },
    ],
  ],
  ["shop:order", unansweredOrder, { hash: "a", key: "b" }, [{ hash: "a" }, { hash: 1, key: "b" }]],
  [
    "shop:agreements",
    tickedBoxes,
    { hash: "a", agreements: { terms: true, cancellationPolicy: true, adult: false, earlyStart: false } },
    [
      { hash: "a", agreements: { terms: true } },
      { hash: "a", agreements: { terms: 1, cancellationPolicy: true, adult: false, earlyStart: false } },
      { hash: "a", agreements: { terms: true, cancellationPolicy: true, adult: false, earlyStart: false, soul: true } },
    ],
  ],
  ["shop:address", registrationDraft, { firstName: "Erika", city: "Köln" }, [{ firstName: 7 }, ["Erika"]]],
  ["shop:cancellation", typedMessage({ form: "cancellation" }), { product: "Web M" }, [{ product: null }]],
  [
    "shop:desk-dialog",
    storedDraft,
    { ...place, isSent: false, fields: { code: "HAFEN" } },
    [place, { ...place, isSent: 1, fields: {} }, { ...place, isSent: true, fields: { code: 7 } }],
  ],
  [
    "shop:desk-many",
    storedCourse,
    { ...place, rows: ["R-1", "R-2"], done: ["R-1"], fields: { day: "2026-11-30" } },
    [place, { ...place, rows: ["R-1"], done: "R-1", fields: {} }],
  ],
  ["shop:desk-calls", unanswered, { print: { key: "a", at: 7 } }, [{ print: { key: "a" } }, { print: "a" }]],
] as const;

describe.each(slots)("%s", (key, slot, value, damaged) => {
  it("[CHK-07] [CHK-01] [LOC-06] [FRM-01] is read as an earlier build wrote it, and as it is written", () => {
    stored.set(key, JSON.stringify(value));
    expect(slot.read()).toEqual(value);
    slot.clear();
    expect(slot.read()).toBeNull();
    slot.write(value as never);
    expect(slot.read()).toEqual(value);
  });

  it("[PKG-08] [CRT-01] is carried over from the name that versions before wrote, once", () => {
    const before = key.replace("shop:", "kontor:");
    stored.set(before, JSON.stringify(value));
    expect(slot.read()).toEqual(value);
    expect([...stored.keys()]).toEqual([key]);
    // What an open page of that version writes later is newer than what is here, and what is cleared does not come back.
    stored.set(before, JSON.stringify(value));
    slot.clear();
    expect([slot.read(), [...stored.keys()]]).toEqual([null, []]);
    stored.set(before, JSON.stringify(value));
    slot.write(value as never);
    expect([...stored.keys()]).toEqual([key]);
    stored.set(`${before}-of-another`, JSON.stringify(value));
    slot.clear();
    expect([...stored.keys()]).toEqual([`${before}-of-another`]);
  });

  it("[OPS-05] is nothing where it is damaged, foreign or of a newer build", () => {
    for (const wrong of [...damaged, null, 1, "text", [], [value], { ...value, storedVersion: 2 }]) {
      stored.set(key, JSON.stringify(wrong));
      expect([wrong, slot.read()]).toEqual([wrong, null]);
    }
    stored.set(key, "{");
    expect(slot.read()).toBeNull();
  });

  it("[OPS-05] is nothing in a browser that stores nothing", () => {
    const refuses = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuses, setItem: refuses, removeItem: refuses });
    slot.write(value as never);
    slot.clear();
    expect(slot.read()).toBeNull();
  });
});
