// The days to pay back after a withdrawal count from its receipt, on whichever day it became known whose it was. [BAL-03] [LGL-03]
import { expect, it } from "vitest";
import { day, loggedIn, ordered, within } from "../../../test/contract-clock.ts";
import { answer, withdraw } from "../../../test/declarations.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";

it("[BAL-03] [LGL-03] a withdrawal without login that is answered twenty days later should have been paid back on the fourteenth", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, { product: "vps-s" }, false);
    const [invoice] = (await shop.ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    const admin = await staffMember(shop, "admin");
    expect((await noted(shop, admin, invoice.id, { kind: "payment" })).status).toBe(200);
    shop.clock.now += 2 * day;
    const dayAt = (after: number): string => new Date(shop.clock.now + after * day).toISOString().slice(0, 10);
    const [by, since] = [dayAt(14), dayAt(15)];
    expect((await withdraw(shop.ask, placed.number, person.email)).status).toBe(201);
    shop.clock.now += 20 * day;
    expect((await answer(shop, person.email, "own")).status).toBe(200);
    await shop.api.invoicing.run();
    const auth = await loggedIn(shop, person);
    const { invoices } = (await shop.ask("GET", "/shop/invoices", undefined, auth)).body.result;
    expect(invoices.map(({ kind }: { readonly kind: string }) => kind).toSorted()).toEqual(["credit-note", "invoice"]);
    const note = invoices.find(({ kind }: { readonly kind: string }) => kind === "credit-note");
    const { balance } = (await shop.ask("GET", `/shop/invoices/${note.id}`, undefined, auth)).body.result;
    expect(balance).toMatchObject({ toPayBack: invoice.total, dueOn: by, overdueSince: since });
    Object.assign(admin.auth, await loggedIn(shop, admin));
    const { todo } = (await shop.ask("GET", "/shop/admin/today", undefined, admin.auth)).body.result;
    expect(todo.find(({ kind }: { readonly kind: string }) => kind === "pay-back")).toMatchObject({
      id: note.id,
      day: by,
      amount: invoice.total,
    });
  }));
