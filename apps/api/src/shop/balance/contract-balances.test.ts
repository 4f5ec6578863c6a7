// What is owed for a contract over the wire: its part of the documents of its order, for its customer alone. [BAL-01] [BAL-05]
import { expect, it } from "vitest";
import { ordered, within } from "../../../test/contract-clock.ts";
import { customer } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import type { Loose } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";

it("[BAL-01] [BAL-03] [SHOP2-8] of two servers each has half of what is asked for, received and paid back; no other customer sees it", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, { product: "vps-s", quantity: 2 }, false);
    const balance = async (place: number): Promise<Loose> =>
      (await shop.ask("GET", `/shop/contracts/${placed.id}-${place}/balance`, undefined, person.auth)).body.result;
    const half = placed.quote.total / 2;
    const open = {
      billed: half,
      credited: 0,
      received: 0,
      left: half,
      overdue: 0,
      toPayBack: 0,
      payBackBy: null,
      paidBack: 0,
    };
    expect([await balance(1), await balance(2)]).toMatchObject([open, open]);
    expect((await balance(1)).text.de).toContain("Für diesen Vertrag sind noch");
    const admin = await staffMember(shop, "admin");
    const [{ id }] = (await shop.ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    expect((await noted(shop, admin, id)).status).toBe(200);
    expect(await balance(2)).toMatchObject({ received: half, left: 0 });
    expect((await withdraw(shop.ask, `${placed.number}-1`, person.email, person.auth)).status).toBe(201);
    await shop.api.invoicing.run();
    expect(await balance(1)).toMatchObject({ billed: half, credited: half, toPayBack: half });
    expect((await balance(1)).text.en.replaceAll("\u00a0", " ")).toMatch(/We pay back .* by 5 December 2026\./);
    expect(await balance(2)).toMatchObject({ credited: 0, toPayBack: 0 });
    const other = await customer(shop.ask);
    for (const auth of [other.auth, {}])
      expect((await shop.ask("GET", `/shop/contracts/${placed.id}-1/balance`, undefined, auth)).status).not.toBe(200);
  }));

it("[BAL-05] [BAL-06] [SHOP3-1] [LOOK3-4] of three unpaid servers the withdrawn one owes nothing, the others what they were billed; paid then, nothing is left and nothing goes back", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, { product: "vps-s", quantity: 3 }, false);
    const balances = (): Promise<readonly Loose[]> =>
      Promise.all(
        [1, 2, 3].map(
          async (place) =>
            (await shop.ask("GET", `/shop/contracts/${placed.id}-${place}/balance`, undefined, person.auth)).body
              .result,
        ),
      );
    const billed = (await balances()).map((each) => each.billed);
    expect((await withdraw(shop.ask, `${placed.number}-2`, person.email, person.auth)).status).toBe(201);
    await shop.api.invoicing.run();
    const [first, second, third] = await balances();
    expect([first, second, third].map((each) => each?.left)).toEqual([billed[0], 0, billed[2]]);
    expect(second?.text.de).toBe("Für diesen Vertrag ist nichts mehr zu bezahlen.");
    const admin = await staffMember(shop, "admin");
    const { invoices } = (await shop.ask("GET", "/shop/invoices", undefined, person.auth)).body.result;
    const invoice = invoices.find((each: Loose) => each.kind === "invoice");
    expect((await noted(shop, admin, invoice.id)).status).toBe(200);
    // What came after the credit note is for those that still owe.
    expect(await balances()).toMatchObject([
      { received: billed[0], left: 0, given: 0 },
      { credited: billed[1], received: 0, left: 0, toPayBack: 0 },
      { received: billed[2], left: 0, taken: 0 },
    ]);
    const record = (await shop.ask("GET", `/shop/admin/orders/${placed.id}`, undefined, admin.auth)).body.result;
    expect(record.contracts.map((each: Loose) => each.left)).toEqual([0, 0, 0]);
    // No early start: staff read that it begins, as its customer does.
    const view = (await shop.ask("GET", `/shop/contracts/${placed.id}-1`, undefined, person.auth)).body.result;
    expect(view.begins).not.toBeNull();
    expect(record.contracts[0]).toMatchObject({ standing: "running", begins: view.begins });
  }));
