// Orders by chance, each with one total to the cent: configurator, cart, summary, thanks, account, mail, invoice as page, PDF and XML, JSON-LD, exports. [VAT-10]
// 4 orders with all tests, 20 by night; ORDERS=1000 for as many as that.
import { readdirSync, readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fc from "fast-check";
import PostalMime, { type Email } from "postal-mime";
import { expect, it } from "vitest";
import { callerAt, customerAt, type Loose } from "../../../test/customer-fixture.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { addressOf, anyOrder, itemsOf, type RandomOrder } from "../../../test/random-orders.ts";
import { registered, siteOfFile } from "../../../test/site-fixture.ts";

const count = Number(process.env["ORDERS"] ?? (process.env["KONTOR_NIGHT"] === "1" ? 20 : 4));
const seed = Number(process.env["LAW_SEED"] ?? 20_270_131);

const site = siteOfFile(
  () => ({ AUTH_RATE_LIMIT: "1000000", ORDER_RATE_FACTOR: "1000000", TRUST_PROXY: "on" }),
  plainPages,
);

/** Each buyer comes from a network of their own, as a proxy says it: vouchers are limited by network. [CRT-04] */
const networks = { count: 0 };
const nextNetwork = (): string => {
  networks.count += 1;
  return `10.${networks.count >> 16}.${(networks.count >> 8) & 255}.${networks.count & 255}`;
};

/** A shop that is too busy for a moment is read again, as its page says. */
const page = async (path: string, cookie: string, tries = 5): Promise<string> => {
  const answer = await fetch(site().url + path, { redirect: "manual", headers: { cookie } });
  if (answer.status === 503 && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return page(path, cookie, tries - 1);
  }
  expect([answer.status, answer.headers.get("location")], path).toEqual([200, null]);
  return (await answer.text()).replaceAll(/<!--.*?-->/g, "");
};

/** What a text says in cents: "−3,00 €", "€1,003.00". */
const centsIn = (text: string): number => {
  const digits = Number(text.replaceAll(/\D/g, ""));
  return /^\s*[-−]/.test(text) ? 0 - digits : digits;
};

/** The amounts that stand on a page as a figure of that name. */
const figures = (html: string, name: string): readonly number[] =>
  [...html.matchAll(new RegExp(`data-figure="${name}"[^>]*>([^<]*)<`, "g"))].map(([, text = ""]) => centsIn(text));

const total = (html: string): number | undefined => figures(html, "total")[0];

const linkedData = (html: string): readonly Loose[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = ""]) => {
    const data = JSON.parse(text) as Loose | readonly Loose[];
    return Array.isArray(data) ? data : [(data as Loose)["@graph"] ?? data].flat();
  });

const paths = {
  de: {
    cart: "/de/checkout/warenkorb",
    summary: "/de/checkout/zusammenfassung",
    thanks: "/de/checkout/danke",
    account: "/de/konto/bestellungen",
    invoices: "/de/konto/rechnungen",
  },
  en: {
    cart: "/en/checkout/cart",
    summary: "/en/checkout/summary",
    thanks: "/en/checkout/thank-you",
    account: "/en/account/orders",
    invoices: "/en/account/invoices",
  },
} as const;

interface Placed {
  readonly random: RandomOrder;
  readonly email: string;
  readonly cookie: string;
  readonly order: Loose;
}

const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };

/** A customer with what was agreed with them. */
const customer = async (random: RandomOrder) => {
  const made = await customerAt(site(), (email) => addressOf(random, email), { "x-forwarded-for": nextNetwork() });
  const { individualRate } = random;
  if (individualRate !== null)
    await site().api.database.atOnce((handle) =>
      handle
        .updateTable("customers")
        .set({ individual_rate: individualRate })
        .where("customer_number", "=", ({ selectFrom }) =>
          selectFrom("users").select("customer_number").where("email", "=", made.email),
        )
        .execute(),
    );
  return made;
};

/** Each product of which the cart has one shows the same when it is opened again in its configurator: that prices one. */
const configuratorsAgree = async (cart: string, quote: Loose, cookie: string): Promise<void> => {
  for (const [, href = ""] of cart.matchAll(/href="([^"]*\?item=[^"]*)"/g)) {
    const path = href.replaceAll("&amp;", "&");
    const item = new URL(path, site().url).searchParams.get("item");
    const lines = (quote["lines"] as readonly Loose[]).filter((line) => line["item"] === item);
    const product = lines.find(({ kind }) => kind === "product");
    if (product?.["quantity"] !== 1) continue;
    const html = await page(path, cookie);
    expect(total(html), path).toBe(lines.reduce((sum, line) => sum + line["first"], 0));
    // What search engines read of it is the price of one unit.
    const [offer] = linkedData(html).filter((data) => data["@type"] === "Product");
    expect(Math.round(Number(offer?.["offers"].price) * 100), `${path} as JSON-LD`).toBe(product["unitPrice"]);
  }
};

/** Whole cents; the net of the total is rounded once, half up, and VAT is the rest, also of half a cent; the total is the lines without the voucher. [CRT-07] */
const isExact = (quote: Loose): void => {
  const { total: gross, net, vatAmount, subtotal, lines, vat } = quote;
  const rate = BigInt(vat["rate"]);
  const whole = 10_000n + rate;
  expect([net + vatAmount, BigInt(net)], "net and VAT").toEqual([
    gross,
    (2n * BigInt(gross) * 10_000n + whole) / (2n * whole),
  ]);
  expect(
    (lines as readonly Loose[]).reduce((sum, line) => sum + line["first"], 0),
    "lines",
  ).toBe(subtotal);
  expect(
    (lines as readonly Loose[]).reduce((sum, line) => sum + line["charged"], 0),
    "lines without the voucher",
  ).toBe(gross);
};

const place = async (random: RandomOrder, catalog: any): Promise<Placed> => {
  const { email, call, token } = await customer(random);
  const made = await call("POST", "/shop/order/cart");
  const cookie = `token=${token}; cartId=${made["id"]}`;
  let cart: Loose = made;
  for (const item of itemsOf(random, catalog))
    cart = await call("POST", `/shop/order/cart/${made["id"]}/items`, { version: cart["version"], item });
  if (random.voucher !== null) {
    const code = `CENT-${randomUUID().slice(0, 8).toUpperCase()}`;
    const { voucher } = random;
    await site().api.database.atOnce((handle) =>
      handle.insertInto("vouchers").values({ code, value: voucher }).execute(),
    );
    const before = await call("GET", `/shop/order/cart/${made["id"]}/quote`);
    if (before["subtotal"] >= voucher)
      cart = await call("PUT", `/shop/order/cart/${made["id"]}/voucher`, { version: cart["version"], code });
  }
  const quote = await call("GET", `/shop/order/cart/${made["id"]}/quote`);
  isExact(quote);
  const { locale } = random;
  const cartPage = await page(paths[locale].cart, cookie);
  const summary = await page(paths[locale].summary, cookie);
  expect([total(cartPage), total(summary)], "cart and summary").toEqual([quote["total"], quote["total"]]);
  const sums = figures(cartPage, "item-sum");
  expect(
    sums.reduce((sum, each) => sum + each, 0),
    "items of the cart",
  ).toBe(quote["subtotal"]);
  await configuratorsAgree(cartPage, quote, cookie);
  const wanted = { cartId: made["id"], cartVersion: cart["version"], quoteHash: quote["hash"], agreements, locale };
  const order = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  expect(order["quote"].total).toBe(quote["total"]);
  const thanks = await page(`${paths[locale].thanks}?order=${order["id"]}`, cookie);
  const inAccount = await page(`${paths[locale].account}/${order["id"]}`, cookie);
  expect([total(thanks), total(inAccount)], "thanks and account").toEqual([quote["total"], quote["total"]]);
  return { random, email, cookie, order };
};

/** All mails that were sent, by their recipient. */
const mails = async (): Promise<ReadonlyMap<string, readonly Email[]>> => {
  const folder = join(site().folder, "mail");
  const all = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return Map.groupBy(all, ({ to }) => to?.[0]?.address ?? "");
};

/** The amount in the row of a letter or PDF that begins with these words; null without one. */
const amountAfter = (text: string, words: RegExp): number | null => {
  const [, amount] = new RegExp(`${words.source}\\s+([-−]?[\\d.,€\\s]*\\d[\\d.,]*(?:\\s€)?)`).exec(text) ?? [];
  return amount === undefined ? null : centsIn(amount);
};

const mailTotal = {
  de: /Gesamtbetrag der ersten Rechnung[^€\d]*?/,
  en: /Total of the first invoice,[^€\d]*?/,
} as const;
const pdfTotal = { de: /Rechnungsbetrag/, en: /Amount due/ } as const;

const inXml = (xml: string, name: string): number =>
  Math.round(Number(new RegExp(`<ram:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100);

const invoiceRows = async (orderId: string): Promise<readonly Loose[]> => {
  const rows = await site()
    .api.database.reads.selectFrom("invoices")
    .select("body")
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as Loose);
};

const invoiceCount = async (): Promise<number> =>
  (await site().api.database.reads.selectFrom("invoices").select("id").execute()).length;

const documentsAgree = async (placed: readonly Placed[]): Promise<void> => {
  await expect.poll(invoiceCount, { timeout: 60_000 + placed.length * 1000, interval: 100 }).toBe(placed.length);
  await expect
    .poll(async () => (await mails()).size, { timeout: 60_000 + placed.length * 1000, interval: 200 })
    .toBe(placed.length);
  // One of the registration, one of the order, one with the invoice.
  await expect
    .poll(async () => [...(await mails()).values()].every((letters) => letters.length >= 3), {
      timeout: 60_000 + placed.length * 1000,
      interval: 200,
    })
    .toBe(true);
  const letters = await mails();
  for (const { random, email, cookie, order } of placed) {
    const { locale } = random;
    const { total: expected, net, vatAmount } = order["quote"];
    const [invoice] = await invoiceRows(order["id"]);
    expect([invoice?.["total"], invoice?.["net"], invoice?.["vatAmount"]], "invoice").toEqual([
      expected,
      net,
      vatAmount,
    ]);
    const own = letters.get(email) ?? [];
    const confirmation = own.find(({ subject }) => subject?.includes(order["number"]));
    expect(amountAfter((confirmation?.text ?? "").replaceAll(/\s+/g, " "), mailTotal[locale]), "confirmation").toBe(
      expected,
    );
    const attached = own.find(({ subject }) => subject?.includes(invoice?.["number"]))?.attachments[0]?.content;
    const { text, xml } = readPdf(new Uint8Array(attached as ArrayBuffer));
    expect(amountAfter(text, pdfTotal[locale]), "PDF").toBe(expected);
    expect(
      ["GrandTotalAmount", "DuePayableAmount", "TaxBasisTotalAmount", "TaxTotalAmount"].map((name) => inXml(xml, name)),
      "XML",
    ).toEqual([expected, expected, net, vatAmount]);
    const shown = await page(`${paths[locale].invoices}/${invoice?.["id"]}`, cookie);
    expect(shown.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ")).toContain(amountText(locale, expected));
  }
};

const amountText = (locale: "de" | "en", cents: number): string =>
  new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-IE", { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replaceAll(/\s/g, " ");

/** The cells of a line, quoted or not. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

/** Both lists, in both formats, as an administrator gets them. */
const exportsAgree = async (placed: readonly Placed[]): Promise<void> => {
  const email = `${randomUUID()}@example.test`;
  const { jwt } = (await (await registered(site(), { email, password: "Passw0rd-one" })).json()) as {
    readonly jwt: string;
  };
  await site().api.database.atOnce((handle) =>
    handle.updateTable("users").set({ role: "admin" }).where("email", "=", email).execute(),
  );
  const get = async (list: string, format: string): Promise<readonly string[]> => {
    const answer = await fetch(`${site().url}/api/shop/admin/exports/${list}?format=${format}`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return text.trim().split(format === "csv" ? "\r\n" : "\n");
  };
  const expected = placed
    .map(({ order }) => [order["number"], order["quote"].total, order["quote"].net, order["quote"].vatAmount].join(" "))
    .sort();
  for (const [list, key] of [
    ["orders", "number"],
    ["invoices", "order"],
  ] as const) {
    const rows = (await get(list, "jsonl")).map((line) => JSON.parse(line) as Loose);
    expect(
      rows.map((row) => [row[key], row["totalCents"], row["netCents"], row["vatCents"]].join(" ")).sort(),
      list,
    ).toEqual(expected);
    const [head = "", ...lines] = await get(list, "csv");
    const column = (name: string): number => head.split(",").indexOf(name);
    const cell = (line: string, name: string) => cellsOf(line)[column(name)];
    expect(
      lines.map((line) => [key, "totalCents", "netCents", "vatCents"].map((name) => cell(line, name)).join(" ")).sort(),
      `${list} as CSV`,
    ).toEqual(expected);
  }
};

it(`[CRT-07] [VAT-10] [CRT-03] [CHK-05] [ACC-03] [OUT-02] [PRD-06] ${count} orders by chance have one total each, wherever it stands`, {
  timeout: 60_000 + count * 5_000,
}, async () => {
  const catalog = await callerAt(site(), "")("GET", "/shop/catalog");
  const placed: Placed[] = [];
  for (const random of fc.sample(anyOrder, { numRuns: count, seed })) placed.push(await place(random, catalog));
  await documentsAgree(placed);
  await exportsAgree(placed);
});
