// A VAT rate that becomes known after an invoice: staff find it in a list and correct it by one act, with one letter. [VAT-14] [SHOP3-2] [BAL-06]
import { expect, it } from "vitest";
import { electronicInvoice } from "@kontor/domain/shop/invoice";
import { documents, ordered, within } from "../../../test/contract-clock.ts";
import { lettersTo } from "../../../test/customers.ts";
import { brokenRules } from "../../../test/en16931.ts";
import { otherRateFrom } from "../../../test/history-shop.ts";
import type { Loose } from "../../../test/harness.ts";
import { moneyOn } from "../../../test/money.ts";
import { proved, staffMember } from "../../../test/staff.ts";

it("[VAT-14] [SHOP3-2] [BAL-06] is listed, corrected once, and moves what was paid: at home nothing is asked for and nothing paid back", () =>
  within(async (shop) => {
    const { ask } = shop;
    const { person, placed } = await ordered(shop);
    const [admin, support] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
    await proved(shop, admin);
    const listed = async (): Promise<readonly Loose[]> =>
      (await ask("GET", "/shop/admin/invoices?only=rate", undefined, admin.auth)).body.result.invoices;
    const [old] = await documents(shop, placed.customerNumber);
    if (old === undefined) throw new Error("no invoice");
    const at = `/shop/admin/invoices/${old.id}`;
    const correct = (left: number, reason = "Rate of June.", auth = admin.auth) =>
      ask("POST", `${at}/rate`, { left, reason }, auth);
    expect([await listed(), (await correct(old.total)).body.refusal]).toEqual([[], "RateNotOutdated"]);
    const paid = await moneyOn(shop, admin, old.id);
    const payments = `/shop/admin/customers/${placed.customerNumber}/payments`;
    expect((await ask("POST", payments, paid.body, admin.auth)).status).toBe(200);
    // The year that was paid for ends behind it.
    await otherRateFrom(shop, "2027-06-01");
    expect((await listed()).map(({ number }) => number)).toEqual([old.number]);
    expect((await ask("GET", at, undefined, admin.auth)).body.result.rateChange).toEqual({
      before: old.total,
      after: old.total,
    });
    expect((await correct(old.total, "x", support.auth)).body.refusal).toBe("AreaClosed");
    expect((await correct(old.total, " ")).body.refusal).toBe("ReasonMissing");
    expect((await correct(old.total - 1)).body.refusal).toBe("InvoiceChanged");
    expect(
      (await ask("POST", "/shop/admin/invoices/none/rate", { left: 1, reason: "x" }, admin.auth)).body.refusal,
    ).toBe("InvoiceUnknown");
    // Of two at once one comes too late.
    const both = await Promise.all([correct(old.total), correct(old.total)]);
    expect(both.map(({ body }) => body.refusal ?? "").toSorted()).toEqual(["", "InvoiceChanged"]);
    const [next, note] = await documents(shop, placed.customerNumber);
    if (next === undefined || note === undefined) throw new Error("no documents");
    expect([note.total, next.total, next.vat.rate]).toEqual([-old.total, old.total, 1700]);
    expect([note.corrects?.replacedBy?.number, next.replaces?.number, next.replaces?.note.number]).toEqual([
      next.number,
      old.number,
      note.number,
    ]);
    // What both say for ever is what is true once both are booked.
    expect([note.atIssue?.toPayBack, next.atIssue?.left, next.atIssue?.setOff]).toEqual([0, 0, old.total]);
    for (const document of [note, next])
      expect(brokenRules(electronicInvoice(document, { kind: "factur-x" })), document.number).toEqual([]);
    expect(await listed()).toEqual([]);
    const letters = (await lettersTo(shop, person.email)).filter((text) => text.includes(next.number));
    expect(letters).toHaveLength(1);
    for (const number of [old.number, note.number]) expect(letters[0]).toContain(number);
  }));
