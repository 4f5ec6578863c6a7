// Orders at the desk over a real shop: the list and the record as their routes load and draw them, each role with its acts, in both languages; old addresses lead to the new ones. [DSK-05] [DSK-07] [DSK-08]
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { lists } from "@kontor/domain/site/desk";
import { customerAt, type Loose } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { faults, plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { listView } from "../list-view.ts";
import { listKey } from "../queries.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get } = deskOf(site);
const at = {} as { order: Loose; email: string };

beforeAll(async () => {
  const { call, email } = await customerAt(site());
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "AT" };
  const filled = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const quote = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const wanted = { cartId: cart["id"], cartVersion: filled["version"], quoteHash: quote["hash"], agreements };
  at.order = await call("POST", "/shop/order", { ...wanted, locale: "de" }, { "idempotency-key": randomUUID() });
  at.email = email;
});

const record = (): string => `/admin/orders/${at.order["id"]}`;

it.each([
  ["de", "Bestellungen", "1 von 1", "Bestellt"],
  ["en", "Orders", "1 of 1", "Placed"],
] as const)(
  "[DSK-05] [LOOK3-14] a row says what, who, how much and when, and nothing that is as it should be, %s",
  async (locale, ...expected) => {
    const { html, words, queries } = await opened("/admin/orders", "admin", locale);
    for (const word of [...expected, at.order["number"], "VPS M", "Mustermann"]) expect(words).toContain(word);
    expect(queries.getQueryData(listKey("orders", {}))).toMatchObject({ rows: [{ id: at.order["id"] }] });
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
    expect(html).toContain(`${record()}?locale=${locale}`);
    expect(html).not.toContain("k-slip");
    expect(words).not.toMatch(/\b(column|state|list|keys)\.\w/);
  },
);

it("[DSK-05] state, period and search stand in the address; what no list has is left out, and none that matches says so", async () => {
  const asTyped = { state: "failed,no-such", from: "2026-13-99x", q: "none", direction: "up", after: "" };
  expect(listView(asTyped, lists.orders)).toEqual({ q: "none", state: "failed" });
  const { words, queries } = await opened("/admin/orders?q=none&state=failed");
  expect(words).toContain("Keine Bestellung entspricht dieser Suche.");
  expect(queries.getQueryData(listKey("orders", { state: "failed", q: "none" }))).toMatchObject({ rows: [] });
  const found = await opened(`/admin/orders?q=${at.order["number"]}&sort=total&direction=asc`);
  expect(found.words).toContain("1 von 1");
  expect(found.html.match(/aria-sort="ascending"/g)).toHaveLength(1);
});

it("[DSK-08] [SES-07] a record has its items, letters and acts of the role, and no open form", async () => {
  const { html, words } = await opened(record());
  for (const word of [at.order["number"], at.email, "VPS M", "Standort: Österreich", "Bestätigung erneut senden"])
    expect(words).toContain(word);
  expect(words).toContain("Kündigung oder Widerruf aufnehmen");
  expect(html).not.toMatch(/<(textarea|select)/);
  const ofBooks = await opened(record(), "bookkeeping", "en");
  expect(ofBooks.words).toContain("Send the confirmation again");
  expect(ofBooks.words).not.toContain("Record a cancellation or withdrawal");
});

it("[DSK-08] what is not there, or not for who asks, is said in the shop's own words", async () => {
  expect((await opened("/admin/orders/none")).words).toContain("Das hat nicht geklappt");
  expect((await opened("/admin/orders", "editor")).html).toContain('role="alert"');
});

it("[DSK-07] without scripts the desk says that it needs them, in its own frame; an address from before leads to the list of today", async () => {
  const html = await (await get("/admin/orders?locale=de")).text();
  expect(html).toContain("braucht JavaScript");
  expect(html).toContain('id="desk"');
  expect(await faults(html)).toEqual([]);
  expect((await get("/admin/orders?locale=de&only=failed&q=x")).headers.get("location")).toBe(
    "/admin/orders?locale=de&q=x&state=failed",
  );
  expect((await get("/admin/orders/none?locale=de")).status).toBe(404);
});
