// The first page of an account as a browser without scripts gets it, in both languages; and that each page below is titled and leads to the others. [ACC-01] [ACC-02] [ACC-03]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { callerAt, customerAt, type Loose } from "../../../test/customer-fixture.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";
import { dayText } from "../../platform/texts/format.ts";

const deliveryKey = "a-key-of-the-account-with-32-characters";
const site = siteOfFile(() => ({ DELIVERY_KEY: deliveryKey }), plainPages);

const ask = (method: string, path: string, body: unknown, token: string, more?: Readonly<Record<string, string>>) =>
  callerAt(site(), token)(method, path, body, more);

/** A server with a backup and a name, from the day of the order on. */
const ordered = async (token: string): Promise<Loose> => {
  const cart = await ask("POST", "/shop/order/cart", undefined, token);
  const items = `/shop/order/cart/${cart["id"]}/items`;
  const additions = [{ product: "daily-backup", quantity: 1 }];
  const server = { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "AT", additions };
  const filled = await ask("POST", items, { version: cart["version"], item: server }, token);
  const domain = { name: `konto-${randomUUID().slice(0, 8)}.de`, acquisition: "register" };
  const both = await ask("POST", items, { version: filled["version"], item: { kind: "domain", domain } }, token);
  const quote = await ask("GET", `/shop/order/cart/${cart["id"]}/quote`, undefined, token);
  const wanted = {
    cartId: cart["id"],
    cartVersion: both["version"],
    quoteHash: quote["hash"],
    agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: true },
    locale: "de",
  };
  return ask("POST", "/shop/order", wanted, token, { "idempotency-key": randomUUID() });
};

const html = async (path: string, token: string): Promise<string> =>
  (await fetch(site().url + path, { headers: { cookie: `token=${token}` } })).text();

/** Words as they are read, without their marks. */
const text = async (path: string, token: string): Promise<string> =>
  (/<main[\s\S]*<\/main>/.exec(await html(path, token))?.[0] ?? "")
    .replaceAll(/<!--.*?-->|<[^>]+>/g, " ")
    .replaceAll(/&#x27;|&nbsp;|\s/gu, " ")
    .replaceAll(/ +/g, " ");

const day = (locale: "de" | "en", of: string): string => dayText(locale, of).replaceAll(/\s/gu, " ");

it("[ACC-01] [ACC-02] [ACC-03] [OUT-03] the first page greets, and says what is due, what runs and how far it is, the names and the last day to cancel", async () => {
  const { token } = await customerAt(site());
  const empty = await text("/en/account", token);
  expect(empty).toContain("Your quay is free");
  expect(empty).not.toContain("To the cart");
  const { id } = await ordered(token);
  const report = await fetch(`${site().url}/api/shop/contracts/${id}-1/delivery`, {
    method: "PUT",
    headers: { authorization: `Bearer ${deliveryKey}`, "content-type": "application/json" },
    body: JSON.stringify({ state: "setting-up" }),
  });
  expect(report.status).toBe(200);
  const { contracts } = await ask("GET", "/shop/contracts", undefined, token);
  const server = contracts.find(({ contract }: Loose) => contract.id === `${id}-1`);
  const invoices = async (): Promise<Loose> => ask("GET", "/shop/invoices", undefined, token);
  await expect.poll(async () => (await invoices())["invoices"].length, { timeout: 60_000, interval: 200 }).toBe(1);
  const [invoice] = (await invoices())["invoices"];
  for (const [locale, path, words] of [
    [
      "de",
      "/de/konto",
      ["Guten Tag, ", "Zu bezahlen", "Die nächsten Termine", "VPS M wird eingerichtet", "läuft", "Jetzt bezahlen"],
    ],
    ["en", "/en/account", ["Hello, ", "To pay", "What comes next", "VPS M being set up", "running", "Pay now"]],
  ] as const) {
    const shown = await text(path, token);
    // What is owed in all stands for itself; the invoice and the last day to cancel are days ahead.
    const owed = new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB", { style: "currency", currency: "EUR" });
    const amount = owed.format(invoice.balance.left / 100).replaceAll(/\s/gu, " ");
    const facts = [day(locale, invoice.balance.dueOn), day(locale, server.nextEnd.lastDay), invoice.number, "konto-"];
    expect(shown.split(amount).length, "owed, and due on its day").toBeGreaterThan(2);
    for (const word of [...words, ...facts]) expect(shown).toContain(word);
  }

  const lists = ["orders", "contracts", "domains", "invoices"];
  const entries = [`orders/${id}`, `contracts/${id}-1`, `invoices/${invoice.id}`];
  const settings = ["address", "change-email", "change-password", "sessions", "data"];
  for (const name of ["", ...[...lists, ...entries, ...settings].map((page) => `/${page}`)]) {
    const page = await html(`/en/account${name}`, token);
    expect(/<title>(.*?)<\/title>/.exec(page)?.[1], name).toMatch(/\S \| Kontor Hosting$/);
    const [ways = ""] = /<nav [^>]*aria-label="Your account">[\s\S]*?<\/nav>/.exec(page) ?? [];
    expect(ways.match(/<a /g), name).toHaveLength(10);
    expect(ways.match(/aria-current="(?:page|true)"/g), name).toHaveLength(1);
  }
});
