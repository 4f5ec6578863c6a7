// Which acts on money a record offers, with what stands in them; each is done over a real shop in the tests of the kinds. [BAL-02] [BAL-03] [BAL-07]
import type { Send } from "../calls.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Day } from "@kontor/domain/kernel/calendar";
import { cents, zero } from "@kontor/domain/kernel/money";
import { expect, it } from "vitest";
import { addTexts, texts } from "../../../platform/texts/server-texts.ts";
import type { Act } from "../act.tsx";
import { type About, type Money, moneyActs } from "./acts.ts";
import german from "./texts.de.json" with { type: "json" };
import english from "./texts.en.json" with { type: "json" };

addTexts("de", "desk-money", german["desk-money"]);
addTexts("en", "desk-money", english["desk-money"]);

type Schemas = ShopComponents["schemas"];

const invoice = { id: "i1", number: "R-2026-000001" };
const nothing: About = { customer: "100001", invoice, left: zero, toPayBack: zero, most: zero };

const payment = (id: string, other: Partial<Schemas["PaymentRecord"]> = {}) =>
  ({
    id,
    kind: "payment",
    day: "2026-11-01",
    amount: 1000,
    state: "received",
    of: null,
    takenBack: null,
    ...other,
  }) as Schemas["PaymentRecord"];

const charge = (id: string, left: number) => ({ id, number: `G-2026-00000${id}`, left }) as Schemas["Charge"];

const adjustment = (id: string, mayBeTakenBack: boolean) =>
  ({
    id,
    kind: "write-off",
    document: invoice,
    day: "2026-11-02",
    amount: 300,
    mayBeTakenBack,
  }) as Schemas["AdjustmentRecord"];

const offered = (about: Partial<About>, money: Partial<Money> = {}, locale: "de" | "en" = "en"): readonly Act[] =>
  moneyActs(
    { ...nothing, ...about },
    { payments: [], adjustments: [], ...money },
    {
      send: (() => undefined) as unknown as Send,
      t: texts(locale, "desk-money"),
      locale,
      today: () => "2026-11-30" as Day,
    },
  );

const names = (acts: readonly Act[]) => acts.map(({ name }) => name);
const inField = (acts: readonly Act[], act: string, field: string) =>
  acts.find(({ name }) => name === act)?.fields.find(({ name }) => name === field);
const choices = (acts: readonly Act[], act: string, field: string) =>
  inField(acts, act, field)?.options?.map(({ value }) => value);

it("[BAL-02] [LAW3] the amount that stands in a dialog is written as it is typed there", () => {
  const owed = { left: cents(123_456), most: cents(1234), toPayBack: zero };
  expect(inField(offered(owed), "payment", "amount")?.value).toBe("1234.56");
  expect(inField(offered(owed, {}, "de"), "payout", "amount")?.value).toBe("12,34");
});

it("[BAL-03] [LAW3] a payout is offered where anything may be paid out, at what is to be paid back, else at all that may be", () => {
  expect(names(offered({}))).toEqual(["payment", "fee"]);
  expect(inField(offered({ most: cents(900) }), "payout", "amount")?.value).toBe("9.00");
  expect(inField(offered({ most: cents(900), toPayBack: cents(400) }), "payout", "amount")?.value).toBe("4.00");
  expect(inField(offered({}), "payment", "amount")?.value).toBe("");
});

it("[BAL-02] [LAW3] what came and stands may be returned or taken back, and nothing else", () => {
  const payments = [
    payment("stands"),
    payment("pending", { state: "pending" }),
    payment("return", { of: "stands" }),
    payment("back", { takenBack: { at: 0, reason: "A mistake." } }),
  ];
  for (const act of ["return", "back"]) {
    expect(choices(offered({}, { payments }), act, "payment")).toEqual(["stands"]);
    expect(names(offered({}, { payments: payments.slice(1) }))).not.toContain(act);
  }
});

it("[BAL-07] [LAW3] of a document what is left of it is written off, of a customer each fee of which anything is left", () => {
  const charges = [charge("1", 350), charge("2", 0), charge("3", 120)];
  const written = (about: Partial<About>) =>
    names(offered(about, { charges })).filter((name) => name.startsWith("writeOff"));
  expect(written({})).toEqual([]);
  expect(written({ left: cents(700) })).toEqual(["writeOff-i1"]);
  expect(written({ left: cents(700), invoice: null })).toEqual(["writeOff-1", "writeOff-3"]);
  const adjustments = [adjustment("a1", true), adjustment("a2", false)];
  expect(choices(offered({}, { adjustments }), "adjustmentBack", "adjustment")).toEqual(["a1"]);
});
