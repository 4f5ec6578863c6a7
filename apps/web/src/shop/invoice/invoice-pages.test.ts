// The pages of invoices as a browser without scripts gets them: the list, one with its code, both files; closed to others. [ACC-03]
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import jsQr from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { type ApiCall, callerAt, customerAt, customerPassword, ownAddress } from "../../../test/customer-fixture.ts";
import { registered, siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);

const listOf = async (call: ApiCall) => (await call("GET", "/shop/invoices"))["invoices"];

/** Another order, and all invoices once there are so many: each comes soon after its order. */
const orderedBy = async (call: ApiCall, count = 1) => {
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "vps-m", quantity: 2, billingMonths: 1, location: "AT" };
  const { version } = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const { hash } = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
  const wanted = { cartId: cart["id"], cartVersion: version, quoteHash: hash, agreements, locale: "de" };
  const order = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  await expect.poll(async () => (await listOf(call)).length, { timeout: 60_000, interval: 200 }).toBe(count);
  return { order, invoices: await listOf(call) };
};

/** A customer with an order and its invoice. */
const invoiced = async (change: Readonly<Record<string, string>> = {}) => {
  const { token, call } = await customerAt(site(), (email) => ({ ...ownAddress(), locale: "de", email, ...change }));
  const { order, invoices } = await orderedBy(call);
  return { token, call, order, invoice: invoices[0] };
};

const get = (path: string, token?: string) =>
  fetch(site().url + path, { redirect: "manual", headers: token === undefined ? {} : { cookie: `token=${token}` } });

const textOf = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&nbsp;|\s/gu, " ")
    .replaceAll(/ +/g, " ");

/** An administrator, as an operator names one. */
const anAdministrator = async (): Promise<ApiCall> => {
  const email = `${randomUUID()}@example.test`;
  const { jwt } = (await (await registered(site(), { email, password: "Passw0rd-one" })).json()) as {
    readonly jwt: string;
  };
  const database = new DatabaseSync(join(site().folder, "kontor.sqlite"), { timeout: 5_000 });
  database.prepare("update users set role = 'admin' where email = ?").run(email);
  database.close();
  return callerAt(site(), jwt);
};

describe("invoices in the account", () => {
  it("[BAL-01] [ACC-02] the page of a contract says what is left to pay for it: of two servers on one invoice half, in both languages", async () => {
    const { token, order, invoice } = await invoiced();
    for (const [list, title, left, amount] of [
      [
        "/de/konto/vertraege",
        "Zahlungen",
        "Für diesen Vertrag sind noch",
        { locale: "de-DE", label: "Noch zu bezahlen" },
      ],
      [
        "/en/account/contracts",
        "Payments",
        "is left to pay for this contract.",
        { locale: "en-GB", label: "Left to pay" },
      ],
    ] as const) {
      const text = textOf(await (await get(`${list}/${order["id"]}-1`, token)).text());
      const half = new Intl.NumberFormat(amount.locale, { style: "currency", currency: "EUR" }).format(
        invoice.total / 200,
      );
      for (const words of [title, left, amount.label, half.replaceAll("\u00a0", " ")]) expect(text).toContain(words);
    }
  });

  it("[ACC-03] a credit note by staff says what is credited, and [BAL-03] promises no money to who has not paid", async () => {
    const { token, invoice } = await invoiced();
    const call = await anAdministrator();
    const body = { amount: 100, left: invoice.total, reason: "Out of order for two days." };
    const { notes } = await call("POST", `/shop/admin/invoices/${invoice.id}/credit`, body);
    for (const [list, words] of [
      [
        "/de/konto/rechnungen",
        [
          "Wir schreiben Ihnen den genannten Betrag gut.",
          "Gesamtbetrag",
          "Wir rechnen 1,00",
          "um diesen Betrag zahlen Sie dort weniger",
        ],
      ],
      [
        "/en/account/invoices",
        [
          "we credit you the amount stated here.",
          "Total",
          "We set off €1.00",
          "which takes that much off what you have to pay",
        ],
      ],
    ] as const) {
      const text = textOf(await (await get(`${list}/${notes[0].id}`, token)).text());
      for (const word of words) expect(text).toContain(word);
      expect(textOf(await (await get(list, token)).text())).toContain(
        list.startsWith("/de") ? "Rest offen, zahlbar bis" : "rest open, due by",
      );
      // The list says what is left, not what was asked for before.
      const rest = ((invoice.total - 100) / 100).toFixed(2);
      expect(textOf(await (await get(list, token)).text())).toContain(
        list.startsWith("/de") ? `${rest.replace(".", ",")} €` : `€${rest}`,
      );
      expect(text).not.toMatch(
        /corrects\.|Gutgeschriebener Betrag|Amount credited|Wir erstatten|We pay back|Bitte zahlen|Please pay|IBAN/,
      );
    }
  });

  it.each([
    ["de", "/de/konto/erstattungen", "Bitte prüfen Sie die IBAN", "Kontoinhaber", "endet"],
    ["en", "/en/account/repayments", "Please check the IBAN", "Account holder", "ends in"],
  ] as const)(
    "[BAL-03] the form of the account for repayments stays as it was typed where it is refused, and goes on at what is wrong: %s",
    async (locale, path, refused, holder, known) => {
      const { token } = await customerAt(site());
      const send = async (iban: string, typed = customerPassword) => {
        const fields = { locale, back: path, iban, holder: "Erika Mustermann", password: typed };
        const body = new URLSearchParams(fields);
        const headers = { cookie: `token=${token}`, origin: site().url };
        const answer = await fetch(site().url + path, { method: "POST", body, headers });
        return { status: answer.status, html: await answer.text() };
      };
      const empty = await (await get(path, token)).text();
      expect(textOf(empty)).toContain(holder);
      expect(textOf(empty)).not.toMatch(/\brefund\w*\./);
      const { status, html } = await send("DE89 3704 0044 0532 0130 01");
      expect([status, textOf(html).includes(refused)]).toEqual([422, true]);
      expect(/<input[^>]*id="refund-iban"[^>]*>/.exec(html)?.[0]).toMatch(/(?=.*0130 01)(?=.*autofocus)/i);
      expect(/<input[^>]*id="refund-holder"[^>]*>/.exec(html)?.[0]).toMatch(/^(?=.*Erika Mustermann)(?!.*autofocus)/i);
      const right = "DE89 3704 0044 0532 0130 00";
      const stranger = await send(right, "another");
      expect([stranger.status, stranger.html]).toEqual([
        400,
        expect.stringMatching(/id="refund-password"[^>]*aria-invalid/),
      ]);
      expect(textOf((await send(right)).html)).toContain(known);
    },
  );

  it("[ACC-03] are listed, linked from their order, and shown with a code that another program reads", async () => {
    const { token, order, invoice } = await invoiced();
    for (const [list, words] of [
      [
        "/de/konto/rechnungen",
        [
          "Bitte zahlen Sie",
          "Rechnungsbetrag",
          "DE02 1203 0000 0000 2020 51",
          "2 × Virtuelle Server: VPS M",
          "19 % MwSt. (Deutschland)",
        ],
      ],
      [
        "/en/account/invoices",
        ["Please pay", "Total", "DE02 1203 0000 0000 2020 51", "2 × Virtual servers: VPS M", "19% VAT (Germany)"],
      ],
    ] as const) {
      expect(textOf(await (await get(list, token)).text())).toContain(invoice.number);
      const one = await get(`${list}/${invoice.id}`, token);
      expect([one.status, one.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      const html = await one.text();
      for (const word of words) expect(textOf(html)).toContain(word);
      const drawing = /<svg[^>]*role="img"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
      const picture = drawing
        .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"')
        .replaceAll(/<rect[^>]*><\/rect>/g, "");
      const { data, info } = await sharp(Buffer.from(picture))
        .flatten({ background: "#fff" })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const read = jsQr(new Uint8ClampedArray(data), info.width, info.height);
      expect(read?.data.split("\n").at(-1)).toBe(invoice.number);
    }
    const orderPage = await (await get(`/en/account/orders/${order["id"]}`, token)).text();
    expect(orderPage).toContain(`/en/account/invoices/${invoice.id}`);
    expect(await (await get("/de/konto", token)).text()).toContain("/de/konto/rechnungen");
  });

  it("[ACC-09] [BAL-01] stand in a table, what is overdue first, each with what is open and its files; all of it is paid by one transfer, and a year of them is shown alone", async () => {
    const { token, call, invoice } = await invoiced({ kind: "business", company: "Muster Hosting" });
    const database = new DatabaseSync(join(site().folder, "kontor.sqlite"), { timeout: 5_000 });
    database
      .prepare("update invoices set issued_on = '2024-03-01', due_on = '2024-03-15' where id = ?")
      .run(invoice.id);
    database.close();
    const { invoices } = await orderedBy(call, 2);
    const later = invoices.find(({ id }: { readonly id: string }) => id !== invoice.id);
    const { number } = await call("GET", "/shop/auth/customer");
    const thisYear = later.issuedOn.slice(0, 4);
    for (const [locale, list, words] of [
      ["de", "/de/konto/rechnungen", ["überfällig seit 16.03.2024", "offen, zahlbar bis", "Verwendungszweck", "VPS M"]],
      ["en", "/en/account/invoices", ["overdue since 16 Mar 2024", "open, due by", "Reference", "VPS M"]],
    ] as const) {
      const html = await (await get(list, token)).text();
      const text = textOf(html);
      const format = new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB", { style: "currency", currency: "EUR" });
      const all = format.format((invoice.total + later.total) / 100).replaceAll(/\s/gu, " ");
      for (const word of [...words, all, number, later.orderNumber]) expect(text).toContain(word);
      const [table = ""] = /<table[\s\S]*<\/table>/.exec(html) ?? [];
      expect(table).toContain("<caption>");
      expect([...table.matchAll(/scope="(?:col|row)"/g)]).toHaveLength(7 + 2);
      expect(table.indexOf(invoice.number)).toBeLessThan(table.indexOf(later.number));
      for (const file of ["pdf", "xrechnung"]) expect(table).toContain(`href="${list}/${later.id}/${file}"`);
      expect(html).toContain(`href="${list}?year=${thisYear}"`);
      const old = await (await get(`${list}?year=2024`, token)).text();
      expect([old.includes(later.number), /<a[^>]*year=2024"[^>]*aria-current="page"/.test(old)]).toEqual([
        false,
        true,
      ]);
      expect(old).toContain(invoice.number);
      const none = textOf(await (await get(`${list}?year=2019`, token)).text());
      expect(none).toContain(locale === "de" ? "In diesem Jahr" : "in this year");
    }
  });

  it("[ACC-03] are downloaded as PDF, by businesses as XRechnung with their reference", async () => {
    const { token, invoice } = await invoiced({ kind: "business", company: "Muster Hosting" });
    const path = `/de/konto/rechnungen/${invoice.id}`;
    expect(await (await get(path, token)).text()).toContain(`href="${path}/xrechnung"`);
    const pdf = await get(`${path}/pdf`, token);
    expect([pdf.headers.get("content-type"), pdf.headers.get("content-disposition")]).toEqual([
      "application/pdf",
      `attachment; filename="rechnung-${invoice.number}.pdf"`,
    ]);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const xml = await (await get(`${path}/xrechnung`, token)).text();
    expect(xml).toContain("<ram:BuyerReference>");
    const refused = await get(`${path}/xrechnung?buyerReference=04011000-1-34`, token);
    expect([refused.status, (await refused.text()).includes("Referenz auf Rechnungen")]).toEqual([410, true]);
  });

  it.each([
    ["de", "/de/konto/rechnungsreferenz", "Leitweg-ID", "höchstens 100 Zeichen", "Gespeichert."],
    ["en", "/en/account/invoice-reference", "Leitweg-ID", "at most 100 characters", "Saved."],
  ] as const)(
    "[ACC-08] the own reference is set without scripts, linked from the list of invoices, and stays as it was typed where it is refused: %s",
    async (locale, path, label, refused, saved) => {
      const { token } = await customerAt(site());
      const send = async (reference: string) => {
        const body = new URLSearchParams({ locale, reference });
        const headers = { cookie: `token=${token}`, origin: site().url };
        const answer = await fetch(site().url + path, { method: "POST", body, headers });
        return { status: answer.status, html: await answer.text() };
      };
      const list = locale === "de" ? "/de/konto/rechnungen" : "/en/account/invoices";
      expect(await (await get(list, token)).text()).toContain(`href="${path}"`);
      expect(textOf(await (await get(path, token)).text())).toContain(label);
      const long = await send("7".repeat(101));
      expect([long.status, textOf(long.html).includes(refused)]).toEqual([422, true]);
      expect(/<input[^>]*id="reference-value"[^>]*>/.exec(long.html)?.[0]).toMatch(/(?=.*7{101})(?=.*autofocus)/i);
      expect(textOf((await send(" 04011000-1-34 ")).html)).toContain(saved);
      expect(await (await get(path, token)).text()).toContain('value="04011000-1-34"');
    },
  );

  it("[ACC-03] are closed to others, and lead through the login", async () => {
    const { token, invoice } = await invoiced();
    const other = await invoiced();
    for (const path of [
      `/de/konto/rechnungen/${invoice.id}`,
      `/en/account/invoices/${invoice.id}/pdf`,
      `/en/account/invoices/${invoice.id}/xrechnung`,
    ])
      expect((await get(path, other.token)).status, path).toBe(404);
    expect((await get(`/en/account/invoices/${invoice.id}/xrechnung`, token)).status).toBe(404);
    expect((await get(`/de/konto/rechnungen/${invoice.id}`)).headers.get("location")).toBe(
      `/de/konto?return=${encodeURIComponent(`/de/konto/rechnungen/${invoice.id}`)}`,
    );
  });
});
