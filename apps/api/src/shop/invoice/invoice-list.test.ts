// The list of a customer's documents over the wire: what is late first, a year of them, and one transfer for all that is owed. [ACC-03] [ACC-09]
import { expect, it } from "vitest";
import { day, loggedIn } from "../../../test/contract-clock.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;

const numbersOf = (list: readonly Loose[]): readonly string[] => list.map(({ number }) => number);

it("[ACC-09] [BAL-01] lists what is late first, then what is open, then the rest, of one year where one is chosen, and says where all of it is transferred to", async () => {
  const person = await customer(ask);
  const admin = await staffMember(shop, "admin");
  const listed = async (query = ""): Promise<Loose> =>
    (await ask("GET", `/shop/invoices${query}`, undefined, person.auth)).body.result;
  expect(await listed("?sort=due")).toMatchObject({ invoices: [], years: [], transfer: null, next: null });

  // Issued on 21 November, 11 December and 5 January; each is due within 14 days.
  for (const days of [0, 20, 25]) {
    clock.now += days * day;
    for (const one of [person, admin]) Object.assign(one.auth, await loggedIn(shop, one));
    expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
    await api.invoicing.run();
  }
  const latest = await listed();
  const [third, second, first] = latest["invoices"];
  expect((await noted(shop, admin, second.id)).status).toBe(200);

  const due = await listed("?sort=due");
  expect(numbersOf(due["invoices"])).toEqual(numbersOf([first, third, second]));
  expect(due["invoices"].map(({ balance }: Loose) => [balance.left, balance.overdueSince])).toEqual([
    [first.total, "2026-12-06"],
    [third.total, null],
    [0, null],
  ]);
  expect([due["years"], latest["years"]]).toEqual([
    [2027, 2026],
    [2027, 2026],
  ]);
  expect(numbersOf((await listed("?sort=due&year=2026"))["invoices"])).toEqual(numbersOf([first, second]));
  expect(numbersOf((await listed("?sort=due&year=2025"))["invoices"])).toEqual([]);
  expect(numbersOf((await listed("?sort=due&after=open..1"))["invoices"])).toHaveLength(3);
  expect(first).toMatchObject({ electronic: false, subject: { en: expect.stringMatching(/\S/) } });

  const { balance, transfer } = due as Loose;
  const { number } = (await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.result;
  expect(balance.left).toBe(first.total + third.total);
  expect(transfer).toMatchObject({ reference: number, iban: "DE02120300000000202051" });
  expect(transfer.text.split("\n").slice(7)).toEqual([`EUR${(balance.left / 100).toFixed(2)}`, "", "", number]);
  const one = (await ask("GET", `/shop/invoices/${third.id}`, undefined, person.auth)).body.result;
  expect(one.transfer.reference).toBe(third.number);
});
