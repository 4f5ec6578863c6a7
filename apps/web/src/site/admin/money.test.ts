// The forms of money as the desk draws them: each with its words in both languages, one that is refused as it was typed; who blocks an account with money open reads of it. [BAL-02] [BAL-07] [SHOP3-4]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { customerAt } from "../../../test/customer-fixture.ts";
import { faults, plainPages } from "../../../test/drawn-page.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";
import { noteForm } from "./money-forms.ts";

const site = siteOfFile(undefined, plainPages);

const today = (): string => new Date().toISOString().slice(0, 10);

/** A customer as the desk has them, and what administrators do there. */
const deskOf = async (locale: "de" | "en") => {
  const { call } = await customerAt(site());
  const { customerNumber } = await call("GET", "/shop/auth");
  const cookie = await cookiesOf(site(), "admin");
  const headers = { cookie, origin: site().url };
  const read = async (answer: Response) => {
    const html = await answer.text();
    // The whole page is checked once: with the box.
    if (html.includes('name="another"')) expect(await faults(html)).toEqual([]);
    const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll("&nbsp;", " ").replaceAll("\u00A0", " ");
    expect(main).not.toMatch(/>meta\.[\w.]+</);
    return main;
  };
  const page = async () =>
    read(await fetch(`${site().url}/admin/customers/${customerNumber}?locale=${locale}`, { headers }));
  /** As a browser without scripts does: what is refused is sent on to its page. */
  const send = async (act: string, form: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ locale, customer: customerNumber, invoice: "", ...form }).toString();
    const { status, to } = await postForm(site(), `/forms/admin-${act}`, body, headers);
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const again = status === 307 ? { method: "POST", body, headers: { ...headers, ...type } } : { headers };
    return read(await fetch(new URL(to ?? "", site().url), again));
  };
  return { page, send };
};

/** The form of a page that does it. */
const formOf = (main: string, act: string): string =>
  new RegExp(`<form[^>]*action="/forms/admin-${act}"[\\s\\S]*?</form>`).exec(main)?.[0] ?? "";

it.each([
  ["de", "12,34"],
  ["en", "12.34"],
] as const)("[BAL-02] [LAW3] the amount that stands in a form is written as it is typed there, %s", (locale, typed) => {
  const about = {
    customer: "100001",
    invoice: "i1",
    left: 1234,
    toPayBack: 0,
    most: 1234,
    number: "R-2026-000001",
    today: today(),
  };
  for (const kind of ["payment", "payout"] as const)
    expect(noteForm(kind, about, locale).fields.find(({ name }) => name === "amount")?.value).toBe(typed);
});

const words = {
  de: {
    again: "schon erfasst",
    another: "Dies ist eine andere Zahlung.",
    open: "Insgesamt offen: 3,50 €. Bitte klären Sie das zuerst",
    credit: "Guthaben",
    zero: "Bitte geben Sie einen Betrag über null an.",
  },
  en: {
    again: "already been noted",
    another: "This is a different payment.",
    open: "Open in all: €3.50. Please settle it first",
    credit: "Credit",
    zero: "Please enter an amount above zero.",
  },
} as const;

it.each(["de", "en"] as const)(
  "[BAL-02] [BAL-07] [SHOP3-4] a fee, a payment of the same amount twice, and an account that is blocked with money open: %s",
  async (locale) => {
    const t = words[locale];
    const { page, send } = await deskOf(locale);
    expect(formOf(await page(), "block")).not.toMatch(/€/);

    const fee = { fee: "postage", reason: "Back from the post.", key: randomUUID() };
    const wrong = formOf(await send("fee", { ...fee, amount: "0" }), "fee");
    expect(wrong).toContain(t.zero);
    expect(wrong).toContain("Back from the post.");
    const charged = await send("fee", { ...fee, amount: "3,50" });
    expect(charged).toMatch(/G-\d{4}-\d{6}/);
    expect(formOf(charged, "block")).toContain(t.open);
    for (const act of ["fee", "write-off", "adjustment-back"]) expect(formOf(charged, act)).not.toBe("");

    const paid = { amount: "10,00", day: today(), reference: "Line 7" };
    const first = await send("payment", { ...paid, key: randomUUID() });
    expect(formOf(first, "block")).toContain(t.credit);
    expect(formOf(first, "payment")).not.toContain('name="another"');
    for (const act of ["payout", "payment-return", "payment-back"]) expect(formOf(first, act)).not.toBe("");
    const refused = formOf(await send("payment", { ...paid, key: randomUUID() }), "payment");
    for (const word of [t.again, t.another, 'value="10,00"', 'value="Line 7"', 'name="another"'])
      expect(refused).toContain(word);
    const second = await send("payment", { ...paid, another: "1", key: randomUUID() });
    expect(second.match(/Line 7/g)).toHaveLength(2);
  },
);
