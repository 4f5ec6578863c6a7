// What callers say, more than 150 things, and what must come first in the search of the desk. [DSK-01] [OPS3-5]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import { searchDesk } from "@kontor/domain/site/desk";
import * as Effect from "effect/Effect";
import { type Caller, spokenByCallers } from "../../../test/callers.ts";
import { account, address, filledCart, order } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { proved, staffMember } from "../../../test/staff.ts";
import { addVoucher } from "../../shop/voucher/store.ts";
import { deskListPorts } from "./ports.ts";

const shop = await runningForFile({ ADDRESS_POLICY: "international" });
const { ask, api } = shop;
const admin = await staffMember(shop, "admin");
await proved(shop, admin);

const elsewhere = { street: "Nebenweg 3", postCode: "10115", city: "Berlin" };
const business = { kind: "business", vatId: "DE136695976" };

/** A customer with an order of a name. */
const ordered = async (email: string, fields: Readonly<Record<string, string>>, domain: string) => {
  const person = await account(ask, email);
  const typed = { ...address, ...elsewhere, company: "", email, ...fields };
  const registered = await ask("POST", "/shop/auth/customer", typed, person.auth);
  expect(registered.status, registered.text).toBe(200);
  shop.clock.now += 60_000;
  const placed = await order(ask, person, await filledCart(ask, domain, person.auth));
  expect(placed.status, placed.text).toBe(201);
  return { email, ...placed.body.result };
};

const placed = [
  await ordered(
    "juergen.schoenebaeumer@post.example",
    {
      firstName: "Jürgen",
      lastName: "Schönebäumer",
      phone: "+494351778812",
      street: "Hafenstraße 77",
      postCode: "24340",
      city: "Eckernförde",
    },
    "schöne-bäume.de",
  ),
  await ordered(
    "anna@web.example",
    { firstName: "Anna", lastName: "Meier", phone: "+49401000137", postCode: "20457", city: "Hamburg" },
    "meier-technik.de",
  ),
  await ordered("hanna@web.example", { firstName: "Hanna", lastName: "Meier", phone: "+49301234567" }, "fremd-9.de"),
  await ordered(
    "buchhaltung@mueller-soehne.example",
    {
      ...business,
      company: "Müller & Söhne GmbH",
      firstName: "Greta",
      lastName: "Groß",
      phone: "+498912345678",
      postCode: "80331",
      city: "München",
    },
    "müller-söhne.com",
  ),
  await ordered(
    "zoe@obrien.example",
    { firstName: "Zoë", lastName: "O’Brien-Strauß", phone: "+492211234567", postCode: "50667", city: "Köln" },
    "zoe-malt.net",
  ),
];
// Later, and called almost as others are.
await account(ask, "k1-hanna@web.example.test");
await api.invoicing.run();

const callers = await Promise.all(
  placed.map(async ({ email, number, customerNumber, quote }): Promise<Caller & { readonly invoiceId: string }> => {
    const path = `/shop/admin/lists/invoices?customer=${customerNumber}`;
    const [invoice] = (await ask("GET", path, undefined, admin.auth)).body.result.rows;
    const total = (quote.total / 100).toFixed(2);
    return {
      number: customerNumber,
      email,
      order: number,
      contract: `${number}-1`,
      invoice: invoice.number,
      invoiceId: invoice.id,
      total,
    };
  }),
);
const [juergen, anna, hanna, greta, zoe] = callers;
if (juergen === undefined || anna === undefined || hanna === undefined || greta === undefined || zoe === undefined)
  throw new Error("not everyone has ordered");
await noted(shop, admin, anna.invoiceId, { reference: "Meier 4711" });
await api.database.inTransaction((handle) =>
  addVoucher(handle, {
    code: "HAFEN-5",
    worth: { kind: "amount", amount: cents(500) },
    validFrom: null,
    validUntil: instant(shop.clock.now + 1e9),
    redeemedAt: null,
  }),
);
const question = {
  firstName: "Frida",
  lastName: "Frage",
  email: "frida.frage@example.test",
  emailRepeat: "frida.frage@example.test",
  organisation: "",
  customerNumber: "",
  category: "hosting",
  message: "Welcher Tarif passt?",
};
const taken = await ask("POST", "/shop/request/contact", question, {
  "idempotency-key": randomUUID(),
  "shop-locale": "de",
});
expect(taken.status, taken.text).toBe(201);
const id: string = taken.body.result.id;
const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

const named: Readonly<Record<string, (row: Loose) => string>> = {
  requests: (row) => row.reference,
  vouchers: (row) => row.code,
};

it("[DSK-01] [OPS3-5] each thing that callers say finds first what they mean, in its group and by its group", async () => {
  const spoken = spokenByCallers({ juergen, anna, hanna, greta, zoe, reference });
  const wrong: unknown[] = [];
  const services = { database: api.database, settings: shop.settings, now: () => instant(shop.clock.now) };
  const ports = deskListPorts(services)({ handle: api.database.reads } as Loose);
  const today = dayOf(services.now(), shop.settings.timeZone);
  for (const [q, kind, first] of spoken) {
    const { groups, complete } = await Effect.runPromise(Effect.provide(searchDesk(q, "admin", today), ports));
    expect(complete).toBe(true);
    const [group] = groups as readonly Loose[];
    const found = group === undefined ? [] : [group.kind, (named[group.kind] ?? ((row) => row.number))(group.rows[0])];
    if (found[0] !== kind || found[1] !== first) wrong.push({ q, wanted: [kind, first], found });
  }
  expect(wrong).toEqual([]);
  expect(spoken.length).toBeGreaterThanOrEqual(150);
});

it("[DSK-01] [DSK-07] [SES-07] each role finds what it may see", async () => {
  const kinds = async (role: "support" | "editor") => {
    const { auth } = await staffMember(shop, role);
    const { status, body } = await ask("GET", `/shop/admin/search?q=${juergen.number}`, undefined, auth);
    expect(status).toBe(200);
    return body.result.groups.map(({ kind }: Loose) => kind);
  };
  expect(await kinds("support")).toEqual(["customers", "orders", "contracts", "invoices"]);
  expect(await kinds("editor")).toEqual([]);
});
