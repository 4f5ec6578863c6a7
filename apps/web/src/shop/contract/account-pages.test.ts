// Orders and contracts in the account, as a browser without scripts gets them: guarded, in both languages, with the calendar as a file. [ACC-01] [ACC-02]
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { callerAt, customerAt, type Loose } from "../../../test/customer-fixture.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";

const deliveryKey = "a-key-of-the-account-with-32-characters";

/** The contract, which says what the file of a calendar looks like. */
const shopContract = load(readFileSync(new URL("../../../../../openapi/shop.yaml", import.meta.url), "utf8")) as Loose;

const site = siteOfFile(() => ({ DELIVERY_KEY: deliveryKey }), plainPages);

const ask = (
  method: string,
  path: string,
  body: unknown,
  token: string,
  more?: Readonly<Record<string, string>>,
): Promise<Loose> => callerAt(site(), token)(method, path, body, more);

const person = async (): Promise<string> => (await customerAt(site())).token;

/** An order of a server in Austria with a backup, two of a kind, and of a name beside it. */
const ordered = async (token: string): Promise<Loose> => {
  const cart = await ask("POST", "/shop/order/cart", undefined, token);
  const item = {
    kind: "product",
    product: "vps-m",
    quantity: 2,
    billingMonths: 1,
    location: "AT",
    additions: [{ product: "daily-backup", quantity: 1 }],
  };
  const filled = await ask("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item }, token);
  const domain = { kind: "domain", domain: { name: `konto-${randomUUID().slice(0, 8)}.de`, acquisition: "register" } };
  const both = await ask(
    "POST",
    `/shop/order/cart/${cart["id"]}/items`,
    { version: filled["version"], item: domain },
    token,
  );
  const quote = await ask("GET", `/shop/order/cart/${cart["id"]}/quote`, undefined, token);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
  const wanted = {
    cartId: cart["id"],
    cartVersion: both["version"],
    quoteHash: quote["hash"],
    agreements,
    locale: "de",
  };
  return ask("POST", "/shop/order", wanted, token, { "idempotency-key": randomUUID() });
};

const page = async (
  path: string,
  token?: string,
): Promise<{ readonly status: number; readonly to: string | null; readonly text: string }> => {
  const answer = await fetch(site().url + path, {
    redirect: "manual",
    ...(token === undefined ? {} : { headers: { cookie: `token=${token}` } }),
  });
  const html = await answer.text();
  // Words as they are read, without their marks.
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const text = main
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&#x27;|&nbsp;|\s/gu, " ")
    .replaceAll(/ +/g, " ");
  return { status: answer.status, to: answer.headers.get("location"), text };
};

describe("the account", () => {
  it("[ACC-06] [SHOP3-4] names what is open, and where it is settled, where the account is deleted", async () => {
    const token = await person();
    expect((await page("/de/konto/daten", token)).text).not.toContain("Geld offen");
    await ordered(token);
    // The invoice is written right after the order.
    const german = async () => (await page("/de/konto/daten", token)).text;
    await expect.poll(german).toMatch(/Es ist noch Geld offen; .* Insgesamt sind noch [\d.]+,\d\d € zu bezahlen\./);
    expect(await german()).toContain("Zu Ihren Rechnungen");
    expect((await page("/en/account/data", token)).text).toMatch(
      /Money is still open; .* In all, €[\d.]+ is left to pay\./,
    );
  });

  it("[ACC-01] [ACC-02] [SES-07] shows nothing without a login, and leads back to the page after it", async () => {
    for (const path of ["/de/konto/bestellungen", "/en/account/contracts", "/de/konto/vertraege/x-1"]) {
      const { status, to } = await page(path);
      expect([status, to]).toEqual([
        302,
        `${path.slice(0, 3)}/${path.startsWith("/de") ? "konto" : "account"}?return=${encodeURIComponent(path)}`,
      ]);
    }
    const { status, to } = await page("/de/konto/bestellungen", "not.a.token");
    expect([status, to]).toEqual([302, "/de/konto?return=%2Fde%2Fkonto%2Fbestellungen&ended=1"]);
  });

  it("[ACC-01] lists orders and shows one with every chosen property, its total, its contracts and documents, in both languages", async () => {
    const token = await person();
    expect((await page("/de/konto/bestellungen", token)).text).toContain("Sie haben noch nichts bestellt.");
    const order = await ordered(token);
    for (const [list, link, words] of [
      [
        "/de/konto/bestellungen",
        "Bestellungen",
        [
          "Menge 2",
          "Abrechnung jeden Monat",
          "Standort Österreich",
          "Dazu bestellt 1 × ",
          "neu registriert",
          "Widerrufsbelehrung",
          "wartet",
        ],
      ],
      [
        "/en/account/orders",
        "Orders",
        [
          "Quantity 2",
          "Billing every month",
          "Location Austria",
          "Added 1 × ",
          "newly registered",
          "Right of withdrawal",
          "waiting",
        ],
      ],
    ] as const) {
      expect((await page(list.replace(/\/[^/]+$/, ""), token)).text).toContain(link);
      const listed = await page(list, token);
      expect(listed.text).toContain(order["number"]);
      expect(listed.text).toContain("2 × VPS M");
      const one = await page(`${list}/${order["id"]}`, token);
      expect(one.status).toBe(200);
      for (const word of [...words, `${order["number"]}-1`, `${order["number"]}-2`, `${order["number"]}-3`])
        expect(one.text).toContain(word);
    }
  });

  it("[ACC-02] lists contracts and shows one with term, renewal, last day for notice, prices and calendar, which is a file, too", async () => {
    const token = await person();
    const order = await ordered(token);
    const contract = (await ask("GET", `/shop/contracts/${order["id"]}-1`, undefined, token)) as Loose;
    const days = (locale: string, day: string) =>
      new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
        Date.parse(day),
      );
    for (const [locale, list, words] of [
      [
        "de",
        "/de/konto/vertraege",
        [
          "beginnt am",
          "Stück 1 von 2",
          "Nächste Verlängerung",
          "Mindestlaufzeit 1 Monat.",
          "jeden Monat",
          "Letzter Tag für den Widerruf",
        ],
      ],
      [
        "en",
        "/en/account/contracts",
        [
          "starts on",
          "Piece 1 of 2",
          "Next renewal",
          "Minimum term 1 month.",
          "every month",
          "Last day to withdraw from the contract",
        ],
      ],
    ] as const) {
      const listed = (await page(list, token)).text;
      for (const piece of [1, 2])
        expect(listed).toContain(`${order["number"]}-${piece} (${piece} ${locale === "de" ? "von" : "of"} 2)`);
      const one = await page(`${list}/${order["id"]}-1`, token);
      expect(one.status).toBe(200);
      for (const word of words) expect(one.text).toContain(word);
      for (const { day } of contract["calendar"]) expect(one.text).toContain(days(locale, day));
      expect(one.text).toContain(days(locale, contract["nextEnd"].lastDay));
      const file = await fetch(`${site().url}${list}/${order["id"]}-1/calendar.ics`, {
        headers: { cookie: `token=${token}` },
      });
      expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${order["number"]}.ics"`);
      const text = await file.text();
      expect(text).toMatch(new RegExp(shopContract.components.schemas.CalendarFile.pattern, "u"));
      const lines = text.replaceAll("\r\n ", "").split("\r\n");
      // The days of the whole order, as in the file beside its letter: what both pieces have is there once.
      for (const { day } of contract["calendar"] as readonly Loose[])
        expect(lines).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
      const ids = lines.filter((line) => line.startsWith("UID:"));
      expect(new Set(ids).size).toBe(ids.length);
      expect(lines.join("\n")).toContain(`SUMMARY:Kontor Hosting: VPS M (${order["number"]}-1\\, -2): `);
    }
  });

  it("[ACC-01] [ACC-02] is closed to others: an order, a contract and its calendar of another customer are not there", async () => {
    const order = await ordered(await person());
    const other = await person();
    for (const path of [
      `/de/konto/bestellungen/${order["id"]}`,
      `/en/account/contracts/${order["id"]}-1`,
      `/en/account/contracts/${order["id"]}-1/calendar.ics`,
      "/en/account/contracts/none-1",
    ])
      expect((await page(path, other)).status, path).toBe(404);
    expect((await page(`/de/konto/vertraege/${order["id"]}-1/calendar.ics`)).status).not.toBe(200);
    expect((await page("/de/konto/bestellungen", other)).text).not.toContain(order["number"]);
  });

  it("[ACC-01] puts the products of an order into the cart again as they were chosen, without the names", async () => {
    const token = await person();
    const order = await ordered(token);
    const led = await postForm(site(), "/forms/order-again", `locale=de&order=${order["id"]}`, {
      cookie: `token=${token}`,
      origin: site().url,
    });
    expect([led.status, led.to]).toEqual([303, expect.stringMatching(/^\/de\/checkout\/warenkorb\?put=[\w-]+$/)]);
    const cart = await ask("POST", "/shop/order/cart", undefined, token);
    expect(cart["items"]).toHaveLength(1);
    expect(cart["items"][0]).toMatchObject({
      product: "vps-m",
      quantity: 2,
      location: "AT",
      additions: [{ product: "daily-backup", quantity: 1 }],
    });
    const other = await postForm(site(), "/forms/order-again", `locale=de&order=${order["id"]}`, {
      cookie: `token=${await person()}`,
      origin: site().url,
    });
    expect(other.to).toBe(`/de/konto/bestellungen/${order["id"]}`);
  });
});

describe("what is done from a contract", () => {
  const fieldsIn = (html: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
        const [name, value] = [/ name="([^"]*)"/.exec(tag)?.[1], / value="([^"]*)"/.exec(tag)?.[1] ?? ""];
        const isLeftOut = /type="radio"/.test(tag) && !/ checked/.test(tag);
        return name === undefined || isLeftOut ? [] : [[name, value]];
      }),
    );
  const formAt = async (path: string, token?: string): Promise<Readonly<Record<string, string>>> => {
    const answer = await fetch(site().url + path, token === undefined ? {} : { headers: { cookie: `token=${token}` } });
    const html = await answer.text();
    return fieldsIn(/<form[^>]*action="[^"]*kontakt[\s\S]*?<\/form>/.exec(html)?.[0] ?? "");
  };
  const sent = async (path: string, fields: Readonly<Record<string, string>>, token: string) => {
    const answer = await fetch(site().url + path, {
      method: "POST",
      headers: { cookie: `token=${token}`, origin: site().url, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...fields, act: "confirm" }).toString(),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it("[ACC-05] [LGL-02] a cancellation is filled in and bound to the contract: sent as it stands, the contract is cancelled", async () => {
    const token = await person();
    const order = await ordered(token);
    const contract = `/de/konto/vertraege/${order["id"]}-2`;
    const form = `/de/kontakt/vertraege-kuendigen?contract=${order["id"]}-2`;
    const answer = await fetch(site().url + contract, { headers: { cookie: `token=${token}` } });
    expect(await answer.text()).toContain(`href="${form}"`);
    const fields = await formAt(form, token);
    expect(fields).toMatchObject({
      customerNumber: order["customerNumber"],
      email: order["address"].email,
      termination: "ordinary",
      end: "next",
    });
    expect(fields["product"]).toContain(`${order["number"]}-2`);
    const receipt = await sent(form, fields, token);
    expect(receipt.status).toBe(200);
    expect(receipt.text).toContain(`href="${contract}"`);
    const after = await page(contract, token);
    expect(after.text).toContain("gekündigt");
    expect(after.text).not.toContain("Vertrag kündigen");
  });

  it("[ACC-05] [LGL-03] so is a withdrawal; for others and without a login the form is empty, and says nothing of the contract", async () => {
    const token = await person();
    const order = await ordered(token);
    const form = `/de/kontakt/vertrag-widerrufen?contract=${order["id"]}-1`;
    const { key: _one, ...foreign } = await formAt(form, await person());
    const { key: _two, ...without } = await formAt(form);
    expect([foreign, without]).toEqual([
      { name: "", contract: "", email: "" },
      { name: "", contract: "", email: "" },
    ]);
    const fields = await formAt(form, token);
    expect(fields).toMatchObject({
      name: "Erika Mustermann",
      contract: `${order["number"]}-1`,
      email: order["address"].email,
    });
    await sent(form, fields, token);
    expect((await page(`/en/account/contracts/${order["id"]}-1`, token)).text).toContain("withdrawn");
  });

  it("[ACC-05] [CON-02] [CON-05] the guarantee is claimed in two steps, and the page says what came of it", async () => {
    const token = await person();
    const order = await ordered(token);
    const contract = `/en/account/contracts/${order["id"]}-1`;
    expect((await page(contract, token)).text).toContain("Use the satisfaction guarantee");
    expect((await page(contract, token)).text).not.toContain("End the contract now");
    expect((await page(`${contract}?act=guarantee`, token)).text).toContain("End the contract now");
    const claim = (by: string) =>
      postForm(site(), "/forms/contract-guarantee", `locale=en&contract=${order["id"]}-1`, {
        cookie: `token=${by}`,
        origin: site().url,
      });
    expect((await claim(await person())).to).toBe(`${contract}?problem=ContractUnknown`);
    const led = await claim(token);
    expect([led.status, led.to]).toEqual([303, `${contract}?claimed=1`]);
    const done = await page(`${contract}?claimed=1`, token);
    for (const word of ["The contract has ended.", "Refund by the guarantee", "ended"])
      expect(done.text).toContain(word);
    const again = await page((await claim(token)).to ?? "", token);
    expect(again.text).toContain("This contract does not run any more.");
  });

  it("[ACC-01] [OUT-03] the page of the order says how far the setup of each contract is, and of one that is over that it ended", async () => {
    const token = await person();
    const order = await ordered(token);
    for (const place of ["1", "2"])
      await callerAt(site(), deliveryKey)("PUT", `/shop/contracts/${order["id"]}-${place}/delivery`, {
        state: "setting-up",
        text: null,
        link: null,
      });
    const path = `/de/konto/bestellungen/${order["id"]}`;
    const before = await page(path, token);
    for (const place of ["1", "2"]) expect(before.text).toContain(`${order["number"]}-${place} wird eingerichtet`);
    await ask("POST", `/shop/contracts/${order["id"]}-1/guarantee`, undefined, token);
    const after = await page(path, token);
    expect(after.text).toContain(`${order["number"]}-1 beendet`);
    expect(after.text).toContain(`${order["number"]}-2 wird eingerichtet`);
    expect((await page(`/en/account/orders/${order["id"]}`, token)).text).toContain(`${order["number"]}-1 ended`);
  });
});
