// The page of one contract as a browser without scripts gets it: what matters first, how one comes to it, the message about it, the ways out, the next days. [ACC-09] [ACC-05]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { callerAt, customerAt, type Loose } from "../../../test/customer-fixture.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const deliveryKey = "a-key-of-the-account-with-32-characters";

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

describe("a contract as a control page", () => {
  const report = (id: string) =>
    callerAt(site(), deliveryKey)("PUT", `/shop/contracts/${id}/delivery`, {
      state: "ready",
      text: { de: "IPv4: 203.0.113.17", en: "IPv4: 203.0.113.17" },
      link: "https://panel.example.test/servers/17",
    });
  const html = async (path: string, token?: string): Promise<string> =>
    (await fetch(site().url + path, token === undefined ? {} : { headers: { cookie: `token=${token}` } })).text();

  it("[ACC-09] [OUT-03] [LGL-02] begins with next date, price and number, then access and help, then the ways out, then three days of the calendar", async () => {
    const token = await person();
    const order = await ordered(token);
    await report(`${order["id"]}-1`);
    for (const [path, words] of [
      [`/de/konto/vertraege/${order["id"]}-1`, ["Als Nächstes", "Zugang und Hilfe", "Die erste Stunde eines Servers"]],
      [`/en/account/contracts/${order["id"]}-1`, ["What comes next", "Access and help", "The first hour of a server"]],
    ] as const) {
      const whole = await html(path, token);
      const places = [...words, "203.0.113.17", "https://panel.example.test/servers/17"].map((word) =>
        whole.indexOf(word),
      );
      expect(Math.min(...places)).toBeGreaterThan(0);
      // Both ways out stand open on the page, before the facts.
      const [exit, facts] = [whole.indexOf("/kontakt/vertraege-kuendigen?"), whole.indexOf('id="contract-facts"')];
      expect(Math.max(exit, whole.indexOf("/contact/cancel-contracts?"))).toBeGreaterThan(
        Math.max(...places.slice(0, 2)),
      );
      expect(facts).toBeGreaterThan(whole.indexOf('id="contract-acts"'));
      const [open = ""] = /<ol class="s-quay[\s\S]*?<\/ol>/.exec(whole) ?? [];
      expect(open.match(/<time /g)).toHaveLength(3);
      const { calendar } = await ask("GET", `/shop/contracts/${order["id"]}-1`, undefined, token);
      const unfolds = whole.match(/<time /g) ?? [];
      expect(unfolds.length).toBe(calendar.length);
    }
  });

  it("[ACC-09] [FRM-03] a message about it is filled in with customer, product and number, and is empty for others", async () => {
    const token = await person();
    const order = await ordered(token);
    const [path] = /\/de\/kontakt\/nachricht-senden\?contract=[\w-]+/.exec(
      await html(`/de/konto/vertraege/${order["id"]}-1`, token),
    ) ?? [""];
    expect(path).toContain(`${order["id"]}-1`);
    const answer = await fetch(site().url + path, { headers: { cookie: `token=${token}` } });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const form = await answer.text();
    expect(form).toContain(`Zu meinem Vertrag ${order["number"]}-1 (VPS M):`);
    for (const field of [`value="${order["customerNumber"]}"`, `value="${order["address"].email}"`, 'value="Erika"'])
      expect(form).toContain(field);
    expect(form).toMatch(/<option value="vps" selected/);
    for (const other of [await html(path, await person()), await html(path)]) {
      expect(other).not.toContain(order["number"]);
      expect(other).not.toContain("Erika");
    }
    const sent = await fetch(site().url + path, {
      method: "POST",
      headers: { cookie: `token=${token}`, origin: site().url, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        key: /name="key" value="([^"]+)"/.exec(form)?.[1] ?? "",
        firstName: "Erika",
        lastName: "Mustermann",
        email: order["address"].email,
        emailRepeat: order["address"].email,
        organisation: "",
        customerNumber: order["customerNumber"],
        category: "vps",
        message: `Zu meinem Vertrag ${order["number"]}-1 (VPS M):\n\nWie komme ich an die Konsole?`,
      }).toString(),
    });
    expect([sent.status, sent.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });
});
