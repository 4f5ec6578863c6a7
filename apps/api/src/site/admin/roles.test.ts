// What bookkeeping and editors do at the desk, and what stays closed to them: the table of rights over the real API. [SES-07] [DSK-07]
import { expect, it } from "vitest";
import { documents, ordered, within } from "../../../test/contract-clock.ts";
import { moneyOn } from "../../../test/money.ts";
import { proved, staffMember } from "../../../test/staff.ts";

it("[SES-07] [DSK-07] [OUT-02] bookkeeping notes money and takes its lists along; requests, rights and readers of the newsletter stay closed", () =>
  within(async (shop) => {
    const { ask } = shop;
    const { placed } = await ordered(shop);
    const books = await staffMember(shop, "bookkeeping");
    await proved(shop, books);
    const [bill] = await documents(shop, placed.customerNumber);
    if (bill === undefined) throw new Error("no invoice");
    const { body } = await moneyOn(shop, books, bill.id);
    const payments = `/shop/admin/customers/${placed.customerNumber}/payments`;
    expect((await ask("POST", payments, body, books.auth)).status).toBe(200);
    const exported = async (list: string) =>
      (await ask("GET", `/shop/admin/exports/${list}?format=csv`, undefined, books.auth)).status;
    expect([await exported("invoices"), await exported("subscribers")]).toEqual([200, 403]);
    const noted = (list: string) => ask("POST", "/shop/admin/exports", { list, search: "" }, books.auth);
    expect([(await noted("customers")).status, (await noted("journal")).body.refusal]).toEqual([201, "AreaClosed"]);
    const closed = async (method: string, at: string, sent?: object) =>
      (await ask(method, `/shop/admin/${at}`, sent, books.auth)).body.refusal;
    const reason = "As agreed.";
    expect(await closed("GET", "inbox?kind=request")).toBe("AreaClosed");
    expect(await closed("PUT", `customers/${placed.customerNumber}/blocked`, { blocked: true, reason })).toBe(
      "AreaClosed",
    );
    expect(await closed("PUT", `customers/${books.number}/role`, { role: "admin", reason })).toBe("AreaClosed");
  }));

it("[CMS-06] [SES-07] [DSK-07] editors check the catalogue and read drafts; nothing of customers opens to them", () =>
  within(async (shop) => {
    const { ask } = shop;
    const editor = await staffMember(shop, "editor");
    expect((await ask("POST", "/shop/admin/catalog-check", undefined, editor.auth)).status).toBe(200);
    expect((await ask("GET", "/pages?status=draft", undefined, editor.auth)).status).toBe(200);
    for (const list of ["customers", "orders", "invoices", "contracts", "mails", "journal"])
      expect((await ask("GET", `/shop/admin/${list}`, undefined, editor.auth)).body.refusal, list).toBe("AreaClosed");
  }));
