// What callers say finds first what they mean: numbers, names, telephone numbers, domains, amounts, references of payments, as they are spoken. [DSK-01] [OPS3-5]
import { describe, expect, it } from "vitest";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const admin = await staffMember(shop, "admin");
await proved(shop, admin);

const bought = async (fields: Readonly<Record<string, string>>, domain: string) => {
  const person = await customer(ask, fields);
  const placed = (await order(ask, person, await filledCart(ask, domain, person.auth))).body.result;
  await api.invoicing.run();
  const path = `/shop/admin/lists/invoices?customer=${placed.customerNumber}`;
  const [invoice] = (await ask("GET", path, undefined, admin.auth)).body.result.rows;
  return { person, placed, invoice };
};

const meant = await bought(
  { firstName: "Jürgen", lastName: "Schönebäumer", phone: "+494351778812", city: "Eckernförde", company: "" },
  "schöne-bäume.de",
);
await bought({ firstName: "Anna", lastName: "Fremd", phone: "+4930555555", city: "Ulm", company: "" }, "fremd-9.de");
await noted(shop, admin, meant.invoice.id, { reference: "Zahlung 4711-A" });

const groupsOf = async (q: string, auth = admin.auth): Promise<readonly Loose[]> => {
  const answer = await ask("GET", `/shop/admin/search?${new URLSearchParams({ q }).toString()}`, undefined, auth);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.result.groups;
};

/** Whom the first row of the first group of a kind belongs to. */
const firstOf = async (q: string, kind: string): Promise<string | undefined> => {
  const [row] = (await groupsOf(q)).find((group) => group.kind === kind)?.rows ?? [];
  return row?.customer?.number ?? row?.number;
};

const { placed, invoice, person } = meant;
const bare = (number: string): string => number.replace(/^[A-Z]+-/, "");
const [, year, sequence] = placed.number.split("-");
const total = (invoice.total / 100).toFixed(2);

describe("what callers say", () => {
  it.each([
    ["their number", placed.customerNumber, "customers"],
    ["their email address", person.email, "customers"],
    ["the part before the @", person.email.split("@")[0] ?? "", "customers"],
    ["their name", "Jürgen Schönebäumer", "customers"],
    ["their name, written out", "Schoenebaeumer", "customers"],
    ["their name, in plain letters", "Schonebaumer", "customers"],
    ["a part of it", "nebäum", "customers"],
    ["their town, written out", "Eckernfoerde", "customers"],
    ["their telephone number", "+49 4351 778812", "customers"],
    ["the same as it is dialled abroad", "0049 4351 778812", "customers"],
    ["the same with a nought in brackets", "+49 (0)4351 778812", "customers"],
    ["the same as it is dialled at home", "04351/778812", "customers"],
    ["the same in groups", "(04351) 77 88-12", "customers"],
    ["their order", placed.number, "orders"],
    ["their order, without capitals", placed.number.toLowerCase(), "orders"],
    ["their order, without its prefix", bare(placed.number), "orders"],
    ["their order, without hyphens", `K${year}${sequence}`, "orders"],
    ["their order, without noughts", `${year}-${Number(sequence)}`, "orders"],
    ["their order, by its last digits", sequence, "orders"],
    ["their invoice", invoice.number, "invoices"],
    ["their invoice, without noughts", `R${year}${Number(invoice.number.split("-")[2])}`, "invoices"],
    ["their invoice, with its order", placed.number, "invoices"],
    ["their contract", `${placed.number}-1`, "contracts"],
    ["their domain", "schöne-bäume.de", "contracts"],
    ["their domain, as machines have it", "xn--schne-bume-w5a5s.de", "contracts"],
    ["their domain, as an address", "https://www.schöne-bäume.de/kontakt", "contracts"],
    ["their domain, for its order", "schöne-bäume", "orders"],
    ["the reference of their payment", "Zahlung 4711-A", "invoices"],
    ["the same, for the customer", "zahlung 4711-a", "customers"],
  ])("[DSK-01] [OPS3-5] %s: %s", async (_, q, kind) => {
    expect(await firstOf(q, kind)).toBe(placed.customerNumber);
  });
  it("[DSK-01] [OPS3-5] an amount is found as it is spoken, and whose number is said stands before all else", async () => {
    for (const q of [total, total.replace(".", ","), `${total.replace(".", ",")} €`])
      expect([q, (await groupsOf(q)).find(({ kind }) => kind === "invoices")?.count.value]).toEqual([q, 2]);
    expect((await groupsOf(invoice.number))[0]).toMatchObject({ kind: "invoices", rows: [{ id: invoice.id }] });
    expect((await groupsOf(placed.number))[0]).toMatchObject({ kind: "orders", rows: [{ id: placed.id }] });
    expect((await groupsOf(person.email))[0]?.kind).toBe("customers");
    expect(await groupsOf("gibt es nicht 77")).toEqual([]);
  });
  it("[DSK-01] [DSK-07] each role finds what it may see", async () => {
    const kinds = async (role: "support" | "editor", q: string) =>
      (await groupsOf(q, (await staffMember(shop, role)).auth)).map(({ kind }) => kind);
    expect(await kinds("support", placed.customerNumber)).toContain("customers");
    expect(await kinds("editor", placed.customerNumber)).toEqual([]);
  });
});
