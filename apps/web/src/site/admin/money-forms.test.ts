// Which forms of money the desk offers, to whom, and what each is about. [BAL-02] [BAL-03] [BAL-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { expect, it } from "vitest";
import { addTexts } from "../../platform/texts/server-texts.ts";
import { moneySection } from "./money.ts";
import english from "./texts.en.json" with { type: "json" };

addTexts("en", "admin", english.admin);

type Schemas = ShopComponents["schemas"];
type Section = Parameters<typeof moneySection>[0];

const about: Section["about"] = {
  customer: "100001",
  invoice: "i1",
  left: 0,
  toPayBack: 0,
  most: 0,
  number: "R-2026-000001",
  today: "2026-11-30",
};

const payment = (id: string, other: Partial<Schemas["PaymentRecord"]> = {}) =>
  ({
    id,
    kind: "payment",
    document: null,
    day: "2026-11-01",
    amount: 1000,
    reference: "",
    source: "staff",
    state: "received",
    of: null,
    cause: null,
    takenBack: null,
    ...other,
  }) as Schemas["PaymentRecord"];

const adjustment = (id: string, other: Partial<Schemas["AdjustmentRecord"]> = {}) =>
  ({
    id,
    kind: "write-off",
    of: null,
    number: null,
    document: { id: "i1", number: "R-2026-000001" },
    day: "2026-11-02",
    amount: 300,
    reason: "Bankrupt.",
    mayBeTakenBack: false,
    ...other,
  }) as Schemas["AdjustmentRecord"];

const charge = (id: string, left: number) =>
  ({
    id,
    number: `G-2026-00000${id}`,
    reason: "postage",
    total: 350,
    left,
    text: { en: "Open.", de: "Offen." },
    overdueSince: null,
  }) as Schemas["Charge"];

const drawn = (facts: Partial<Section>, isAdmin = true) => {
  const balance = { text: { en: "Nothing is open.", de: "Es ist nichts offen." } };
  const sections = moneySection({ balance, payments: [], adjustments: [], about, ...facts }, "en", isAdmin);
  const forms = sections.flatMap((section) => section.forms ?? []);
  return {
    lines: sections.flatMap(({ lines }) => lines ?? []),
    acts: forms.map(({ act }) => act),
    form: (act: string) => forms.filter((form) => form.act === act),
    options: (act: string) =>
      forms.filter((form) => form.act === act).map(({ fields }) => fields[0]?.options?.map(({ value }) => value)),
  };
};

it("[BAL-02] [LAW3] who is no administrator reads what came and went, and is offered no form", () => {
  const facts = { payments: [payment("p1")], charges: [charge("1", 350)], adjustments: [adjustment("a1")] };
  const read = drawn({ ...facts, about: { ...about, left: 500, most: 500 } }, false);
  expect(read.acts).toEqual([]);
  expect(read.lines.join(" ")).toContain("Bankrupt.");
});

it("[BAL-03] [LAW3] a payout is offered where anything may be paid out, at what is to be paid back, else at all that may be", () => {
  expect(drawn({}).acts).toEqual(["payment", "fee"]);
  const amount = (facts: Partial<typeof about>) =>
    drawn({ about: { ...about, ...facts } }).form("payout")[0]?.fields[0]?.value;
  expect([amount({ most: 900 }), amount({ most: 900, toPayBack: 400 })]).toEqual(["9.00", "4.00"]);
  expect(drawn({ about: { ...about, left: 250 } }).form("payment")[0]?.fields[0]?.value).toBe("2.50");
});

it("[BAL-02] [LAW3] what came and stands may be returned or taken back, and nothing else", () => {
  const payments = [
    payment("stands"),
    payment("pending", { state: "pending" }),
    payment("return", { of: "stands" }),
    payment("back", { takenBack: { at: 0, reason: "A mistake." } as never }),
  ];
  for (const act of ["payment-return", "payment-back"]) {
    expect(drawn({ payments }).options(act)).toEqual([["stands"]]);
    expect(drawn({ payments: payments.slice(1) }).acts).not.toContain(act);
  }
});

it("[BAL-07] [LAW3] of a document what is left of it is written off, of a customer each fee of which anything is left", () => {
  const written = (facts: Partial<Section>) =>
    drawn(facts)
      .form("write-off")
      .map(({ hidden, fresh }) => [hidden?.["document"], fresh?.["left"]]);
  const charges = [charge("1", 350), charge("2", 0), charge("3", 120)];
  expect(written({ charges })).toEqual([]);
  expect(written({ charges, about: { ...about, left: 700 } })).toEqual([["i1", "700"]]);
  expect(written({ charges, about: { ...about, left: 700, invoice: null } })).toEqual([
    ["1", "350"],
    ["3", "120"],
  ]);
});

it("[BAL-07] [LAW3] fees stand in their table, what takes one back and what is written off in a line that names it", () => {
  const adjustments = [
    adjustment("fee", { kind: "charge", number: "G-2026-000007", document: null, reason: "Post." }),
    adjustment("taken", { kind: "charge-back", of: "fee", document: null, reason: "Kindness." }),
    adjustment("a1", { mayBeTakenBack: true }),
  ];
  const { lines, options } = drawn({ adjustments });
  expect(lines.filter((line) => /Post\.|Kindness\.|Bankrupt\./.test(line))).toEqual([
    expect.stringMatching(/G-2026-000007.*Kindness\./),
    expect.stringMatching(/R-2026-000001.*Bankrupt\./),
  ]);
  expect(options("adjustment-back")).toEqual([["a1"]]);
});
