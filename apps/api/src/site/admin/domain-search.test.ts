// A domain name, or a part of it, as people write it and as machines do, finds what it belongs to in every list of staff, and nothing else. [ADM-01] [DOM-01] [OPS2-7]
import { expect, it } from "vitest";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const support = await staffMember(shop, "support");

const ordered = async (name: string) => {
  const person = await customer(ask);
  const placed = await order(ask, person, await filledCart(ask, name, person.auth));
  expect(placed.status, placed.text).toBe(201);
  await api.invoicing.run();
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  return { person, number: customerNumber as string, order: placed.body.result };
};

const of: Readonly<Record<string, (row: Loose) => string>> = {
  customers: ({ number }) => number,
  orders: ({ number }) => number,
  contracts: ({ number }) => number.replace(/-\d+$/, ""),
  invoices: ({ orderNumber }) => orderNumber,
};

/** What is found in each list: customers by their number, all else by its order. */
const found = async (q: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const lists = await Promise.all(
    Object.entries(of).map(async ([list, key]) => {
      const answer = await ask("GET", `/shop/admin/${list}?q=${encodeURIComponent(q)}`, undefined, support.auth);
      expect(answer.status, answer.text).toBe(200);
      const rows = (Object.values(answer.body.result).find(Array.isArray) ?? []) as readonly Loose[];
      return [list, [...new Set(rows.map(key))]] as const;
    }),
  );
  return Object.fromEntries(lists);
};

const all = ({ number, order: placed }: Awaited<ReturnType<typeof ordered>>) => ({
  customers: [number],
  orders: [placed.number],
  contracts: [placed.number],
  invoices: [placed.number],
});
const none = { customers: [], orders: [], contracts: [], invoices: [] };

it("[ADM-01] [DOM-01] [OPS2-7] by the whole name, a part, the A-label, the U-label and a pasted address", async () => {
  const wanted = await ordered("montag-3-müller.de");
  const other = await ordered("dienstag-7.de");
  for (const q of [
    "montag-3-müller.de",
    "MONTAG-3-Müller.de",
    "montag-3",
    "g-3-m",
    "xn--montag-3-mller-psb.de",
    "https://www.montag-3-müller.de/kontakt",
    `${wanted.number} montag-3`,
  ])
    expect([q, await found(q)]).toEqual([q, all(wanted)]);
  expect(await found("dienstag-7")).toEqual(all(other));
  expect(await found("montag-4")).toEqual(none);
  expect(await found(`${other.number} montag-3`)).toEqual(none);
});

it("[ADM-01] [DOM-01] [OPS2-7] another order of the same customer is not found by it, and words of the customer still find both", async () => {
  const first = await ordered("eins-von-zwei.de");
  const second = (await order(ask, first.person, await filledCart(ask, "anders-als-eins.de", first.person.auth))).body
    .result;
  await api.invoicing.run();
  expect(await found("eins-von-zwei")).toEqual(all(first));
  expect((await found(first.number))["orders"]).toEqual([second.number, first.order.number]);
  expect((await found(first.person.email))["contracts"]).toEqual([second.number, first.order.number]);
});
