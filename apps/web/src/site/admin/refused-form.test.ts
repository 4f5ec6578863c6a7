// Refused forms of staff: each comes back as it was typed, with what is wrong at its field, and no other form of the page does. [ADM-01] [LOC-16]
import { describe, expect, it } from "vitest";
import type { Posted } from "../../platform/page/services.ts";
import type { Desk } from "./desk-page.ts";
import type { DeskForm } from "./desk-views.ts";
import { backWithTyped, withTyped } from "./refused-form.ts";

const reason = { name: "reason", label: "Reason", kind: "area" } as const;
const setRate: DeskForm = {
  act: "vat-rate",
  title: "Set",
  hidden: { customer: "100001" },
  fields: [{ name: "rate", label: "Rate", kind: "text" }, reason],
  button: "Set",
};
const removeRate: DeskForm = {
  ...setRate,
  title: "Remove",
  hidden: { customer: "100001", remove: "1" },
  fields: [reason],
};
const block: DeskForm = { ...removeRate, act: "block", title: "Block", hidden: { customer: "100001", blocked: "1" } };
const credit: DeskForm = {
  act: "credit",
  title: "Credit",
  hidden: { invoice: "1" },
  fresh: { left: "900" },
  fields: [{ name: "amount", label: "Amount", kind: "text" }, reason],
  button: "Credit",
};
const deskOf = (...forms: readonly DeskForm[]): Desk => ({
  title: "",
  lead: "",
  data: {
    tool: "entry",
    back: { href: "/admin", text: "" },
    entry: {
      title: "",
      slips: [],
      outcome: { problem: null, done: null },
      sections: [{ key: "forms", title: "", forms }],
    },
  },
});

interface Came {
  readonly refusal: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly field: string }[];
}

/** The forms of the page that a refused form leads to. */
const comeBack = (
  desk: Desk,
  act: string,
  came: Came,
  typed: Readonly<Record<string, string>>,
  part: Partial<Posted> = {},
) => {
  const led = backWithTyped("de", "customers/100001", act, came);
  const posted: Posted = { fields: new URLSearchParams(typed), forged: null, ...part };
  const { searchParams: search } = new URL(led.to, "https://shop.example");
  const made = withTyped(
    { search, locale: "de", request: { url: led.to, posted, headers: { get: () => null } } },
    desk,
  );
  const forms =
    "data" in made && made.data.tool === "entry"
      ? made.data.entry.sections.flatMap((section) => section.forms ?? [])
      : [];
  return { led, forms };
};

describe("a refused form of staff", () => {
  it("[VAT-08] goes to its page with all of its fields, none of which stands in the address", () => {
    const { led } = comeBack(deskOf(setRate), "vat-rate", { refusal: "RateNotValid" }, {});
    expect(led).toEqual({
      to: "/admin/customers/100001?locale=de&form=vat-rate&problem=RateNotValid",
      cookies: [],
      status: 307,
    });
  });

  it("[VAT-08] has what was typed and the message at its field; the others of the page stay as they were", () => {
    const typed = { customer: "100001", rate: "700", reason: "„Rahmenvertrag“" };
    const { forms } = comeBack(deskOf(setRate, removeRate, block), "vat-rate", { refusal: "RateNotValid" }, typed);
    expect(forms[0]?.fields).toMatchObject([
      { name: "rate", value: "700", error: expect.stringContaining("zwischen 0 und 100 Prozent") },
      { name: "reason", value: "„Rahmenvertrag“" },
    ]);
    expect(forms[0]?.fields[1]).not.toHaveProperty("error");
    expect(forms.slice(1)).toEqual([removeRate, block]);
  });

  it("[SES-07] is found by what it sends along unseen; what is about no field stands on it as a whole", () => {
    const typed = { customer: "100001", blocked: "1", reason: "Spam." };
    const { forms } = comeBack(deskOf(removeRate, block), "block", { refusal: "NotForOneself" }, typed);
    expect(forms[0]).toEqual(removeRate);
    expect(forms[1]).toMatchObject({ error: expect.any(String), fields: [{ name: "reason", value: "Spam." }] });
  });

  it("[ACC-03] takes what is new with each page from the page", () => {
    const { forms } = comeBack(
      deskOf(credit),
      "credit",
      { refusal: "InvoiceChanged" },
      { invoice: "1", left: "1000", amount: "10,00" },
    );
    expect(forms[0]).toMatchObject({
      fresh: { left: "900" },
      fields: [{ value: "10,00", error: expect.any(String) }, {}],
    });
  });

  it("[BAL-02] asks whether money that looks the same is another one only once it was refused for that, and as long as the box is ticked", () => {
    const field = {
      name: "another",
      label: "Same",
      kind: "checks",
      options: [{ value: "1", label: "Another" }],
    } as const;
    const fields = [{ name: "amount", label: "Amount", kind: "text" } as const];
    const payment: DeskForm = {
      act: "payment",
      title: "Note",
      fields,
      confirmation: { refusal: "AlreadyNoted", field },
      button: "Note",
    };
    const refused = (refusal: string, typed: Readonly<Record<string, string>>) =>
      comeBack(deskOf(payment), "payment", { refusal }, { amount: "10,00", ...typed }).forms[0]?.fields;
    expect(refused("AmountNotValid", {})?.map(({ name }) => name)).toEqual(["amount"]);
    expect(refused("AlreadyNoted", {})).toMatchObject([
      { name: "amount", value: "10,00" },
      { name: "another", value: "", error: expect.stringContaining("schon erfasst") },
    ]);
    expect(refused("AmountNotValid", { another: "1" })).toMatchObject([
      { error: expect.any(String) },
      { name: "another", value: "1" },
    ]);
  });

  it("[FRM-06] shows nothing that another site may have typed", () => {
    const forged = { forged: "CrossSiteRequest" } as const;
    expect(
      comeBack(deskOf(setRate), "vat-rate", { refusal: "RateNotValid" }, { customer: "100001", rate: "1" }, forged)
        .forms,
    ).toEqual([setRate]);
  });
});
