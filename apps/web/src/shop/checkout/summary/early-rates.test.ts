// The box for an early start where its period has another VAT rate, without scripts: the page says both totals before anything is ordered. [VAT-14] [CHK-07] [LGL-04]
import { randomUUID } from "node:crypto";
import { addDays, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import { stepPath } from "@kontor/domain/site/routing";
import { moneyText } from "@kontor/domain/visitor/locale";
import { expect, it } from "vitest";
import { customerAt, ownAddress } from "../../../../test/customer-fixture.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);

/** The first month of VPS XS without VAT is 3.29 €; by an early start it ends before the rate of Austria rises. */
const [early, later] = [cents(395), cents(401)];
const vienna = { country: "AT", postCode: "1010", city: "Wien" };

const otherRateAhead = async (): Promise<void> => {
  const today = dayOf(instant(Date.now()), "Europe/Berlin");
  await site().api.database.inTransaction(async (handle) => {
    await handle
      .insertInto("vat_rates")
      .values({ country: "AT", valid_from: addDays(today, 38), valid_until: null, rate: 2200 })
      .execute();
    await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "catalog-revision").execute();
  });
};

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const figure = (html: string, name: string): string | undefined =>
  new RegExp(`data-figure="${name}">([^<]*)<`).exec(html)?.[1];

it("[VAT-14] [CHK-07] [LGL-04] without scripts a ticked box says the other total first, and orders at it then", async () => {
  await otherRateAhead();
  for (const locale of ["de", "en"] as const) {
    const { token, call } = await customerAt(site(), (email) => ({ ...ownAddress(), ...vienna, locale, email }));
    const cart = await call("POST", "/shop/order/cart");
    const item = { kind: "product", product: "vps-xs", quantity: 1, billingMonths: 1 };
    await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
    const headers = { cookie: `token=${token}; cartId=${cart["id"]}`, origin: site().url };
    const path = site().url + stepPath("summary", locale);
    const page = async (form?: URLSearchParams) => {
      const answer = await fetch(path, {
        redirect: "manual",
        headers,
        ...(form === undefined ? {} : { method: "POST", body: form }),
      });
      return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
    };
    const formOf = (html: string, boxes: readonly string[]): URLSearchParams =>
      new URLSearchParams([
        ...["key", "quoteHash", "cartVersion", "total"].map((name): [string, string] => [name, hidden(html, name)]),
        ...boxes.map((box): [string, string] => [box, "on"]),
      ]);
    const first = await page();
    expect([first.status, hidden(first.html, "total")]).toEqual([200, String(later)]);
    expect(first.html).toContain(moneyText(locale, later));
    expect(first.html).not.toMatch(/>summary\.[\w.]+</);

    const boxes = ["terms", "cancellationPolicy", "adult", "earlyStart"];
    const ticked = await page(formOf(first.html, boxes));
    expect([ticked.status, ticked.to]).toEqual([409, null]);
    expect([figure(ticked.html, "total-before"), figure(ticked.html, "total-now")]).toEqual([
      moneyText(locale, later),
      moneyText(locale, early),
    ]);
    expect([hidden(ticked.html, "total"), hidden(ticked.html, "quoteHash")]).not.toEqual([
      String(later),
      hidden(first.html, "quoteHash"),
    ]);
    expect((await call("GET", "/shop/orders"))["orders"]).toEqual([]);

    const ordered = await page(formOf(ticked.html, boxes));
    expect([ordered.status, ordered.to]).toEqual([303, expect.stringContaining(stepPath("thank-you", locale))]);
    const [order] = (await call("GET", "/shop/orders"))["orders"];
    expect(order.total ?? order.quote?.total).toBe(early);
  }
});
