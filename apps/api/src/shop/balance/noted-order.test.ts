// What is noted late, over the wire: nothing that was said before is undone. [BAL-06]
import { expect, it } from "vitest";
import { day, ordered, within } from "../../../test/contract-clock.ts";
import { filledCart, order } from "../../../test/customers.ts";
import type { Loose } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";

it("[BAL-06] [SHOP3-3] a bank line that is noted after a set-off leaves it as its letter said, is a credit, and makes the shop late with nothing", () =>
  within(async (shop) => {
    const { ask, api, clock } = shop;
    const { person } = await ordered(shop, { product: "vps-s" });
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await order(ask, person, cart)).status).toBe(201);
    await api.invoicing.run();
    const listed = async (): Promise<readonly Loose[]> =>
      (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    const invoices = (await listed()).toSorted((one, other) => one.total - other.total);
    const [small, great] = [invoices[0] as Loose, invoices[1] as Loose];
    const from = clock.now;
    const dayAt = (after: number): string => new Date(from + after * day).toISOString().slice(0, 10);
    let admin = await staffMember(shop, "admin");
    expect((await noted(shop, admin, great["id"])).status).toBe(200);
    // The other one is overdue when the first is credited: it is set off.
    clock.now += 20 * day;
    admin = await staffMember(shop, "admin");
    const credit = { amount: small["total"], left: great["total"], reason: "By halves." };
    const credited = await ask("POST", `/shop/admin/invoices/${great["id"]}/credit`, credit, admin.auth);
    expect(credited.status, credited.text).toBe(200);
    const record = async (id: string): Promise<Loose> =>
      (await ask("GET", `/shop/admin/invoices/${id}`, undefined, admin.auth)).body.result;
    expect((await record(small["id"])).balance).toMatchObject({ state: "settled", setOff: small["total"] });
    // Five days later a statement line of the fifteenth day is noted for it.
    clock.now += 5 * day;
    admin = await staffMember(shop, "admin");
    const line = await noted(shop, admin, small["id"], { amount: small["total"], day: dayAt(15) });
    expect(line.status, line.text).toBe(200);
    expect(line.body.result.balance).toMatchObject({
      left: 0,
      toPayBack: 0,
      payBackLate: 0,
      credit: small["total"],
    });
    expect((await record(small["id"])).balance).toMatchObject({ state: "settled", setOff: small["total"] });
  }));
