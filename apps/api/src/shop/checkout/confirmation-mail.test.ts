// What letters say, read at a real SMTP peer: configuration, terms with their days by both policies, who writes. [CHK-05] [CON-01] [SES-06]
import { describe, expect, it } from "vitest";
import { running, type Running } from "../../../test/harness.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { mailedForFile } from "../../../test/smtp-peer.ts";

const { smtp, shop } = await mailedForFile();

describe("the confirmation", () => {
  const server = async (at: Running, locale: "en" | "de", change = {}, location: string | null = "AT") => {
    const person = await customer(at.ask, change);
    const cart = (await at.ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
    const item = {
      kind: "product",
      product: "vps-m",
      quantity: 1,
      billingMonths: 1,
      location,
      additions: [{ product: "daily-backup", quantity: 1 }],
    };
    const filled = await at.ask(
      "POST",
      `/shop/order/cart/${cart.id}/items`,
      { version: cart.version, item },
      person.auth,
    );
    expect(filled.status, filled.text).toBe(201);
    const response = await order(at.ask, person, filled.body.result, undefined, { locale });
    expect(response.status, response.text).toBe(201);
    await at.api.mailDelivery.run();
    return { response, mail: smtp.mails.find(({ messageId }) => messageId?.includes(response.body.result.id)) };
  };
  const oneLine = (text = ""): string => text.replaceAll(/\s+/gu, " ");

  it.each([
    ["de", "Standort: von uns gewählt (Österreich, Deutschland oder Niederlande)"],
    ["en", "Location: no preference (Austria, Germany or Netherlands)"],
  ] as const)(
    "[PRD-02] names in %s the three countries that no preference covers, which is taken where nothing is chosen",
    async (locale, sentence) => {
      for (const chosen of ["any", null]) {
        const { response, mail } = await server(shop, locale, {}, chosen);
        expect(response.body.result.cart.items[0].location).toBe("any");
        expect(oneLine(mail?.text)).toContain(sentence);
      }
    },
  );

  it.each([
    ["de", "Erster Abrechnungszeitraum", "Erste Abrechnungszeiträume"],
    ["en", "First billing period", "First billing periods"],
  ] as const)(
    "[CHK-05] speaks in %s of one billing period for one item, of several for several",
    async (locale, one, several) => {
      const mailFor = async (products: readonly string[]) => {
        const person = await customer(shop.ask);
        let cart = (await shop.ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
        for (const product of products) {
          const item = { kind: "product", product, quantity: 1, billingMonths: 1, additions: [], domains: [] };
          const added = await shop.ask(
            "POST",
            `/shop/order/cart/${cart.id}/items`,
            { version: cart.version, item },
            person.auth,
          );
          expect(added.status, added.text).toBe(201);
          cart = added.body.result;
        }
        const response = await order(shop.ask, person, cart, undefined, { locale });
        expect(response.status, response.text).toBe(201);
        await shop.api.mailDelivery.run();
        return smtp.mails.find(({ messageId }) => messageId?.includes(response.body.result.id))?.text ?? "";
      };
      const [single, both] = [await mailFor(["root-s"]), await mailFor(["root-s", "vps-xs"])];
      expect([single.includes(one), single.includes(several)]).toEqual([true, one.length > several.length]);
      expect(both).toContain(several);
    },
  );

  it("[PRD-02] is for no server at a location that its product does not have", async () => {
    const person = await customer(shop.ask);
    const { id, version } = (await shop.ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
    const item = {
      kind: "product",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: "NL",
      additions: [],
      domains: [],
    };
    const refused = await shop.ask("POST", `/shop/order/cart/${id}/items`, { version, item }, person.auth);
    expect([refused.status, refused.body.refusal, refused.body.rule]).toEqual([422, "LocationNotOffered", "PRD-02"]);
  });

  for (const [locale, location, feature, terms, end, days] of [
    [
      "de",
      "Standort: Österreich",
      "Arbeitsspeicher: ",
      /Mindestlaufzeit/g,
      "Frühestes Vertragsende: 20. Januar 2027, bei Kündigung bis zum 21. Dezember 2026.",
      [
        "7. Dezember 2026: Letzter Tag für den Widerruf",
        "20. Januar 2027: Mögliches Ende des Vertrags",
        "https://shop.example.test/de/konto/vertraege",
        "https://shop.example.test/de/kontakt/vertrag-widerrufen",
      ],
    ],
    [
      "en",
      "Location: Austria",
      "RAM: ",
      /Minimum term/g,
      "First possible end: 20 January 2027, if you cancel by 21 December 2026.",
      [
        "7 December 2026: Last day to withdraw from the contract",
        "20 January 2027: Possible end of the contract",
        "https://shop.example.test/en/account/contracts",
        "https://shop.example.test/en/contact/cancel-contracts",
      ],
    ],
  ] as const)
    it(`[CRT-08] [LGL-01] [CON-01] [ACC-02] says in ${locale} where a server stands and what it has, and the terms once with the first possible end and the days of the contract`, async () => {
      const { response, mail } = await server(shop, locale);
      expect(response.body.result.cart.items[0].location).toBe("AT");
      expect(response.body.result.contract).toEqual({ policy: "specified", day: "2026-11-21" });
      for (const text of [mail?.text, mail?.html].map(oneLine)) {
        expect(text).toContain(location);
        expect(text).toContain(feature);
        expect(text).toContain(end);
        expect(text?.match(terms)).toHaveLength(1);
      }
      // The days of its contract, and the ways to it: as leaves of a calendar where they are formatted. [ACC-02]
      const read = oneLine(mail?.html?.replaceAll(/<(?!a )[^>]*>/g, " ").replaceAll(/ +/g, " "));
      for (const day of days) {
        expect(oneLine(mail?.text)).toContain(day);
        expect(read).toContain(day.replace(/(\d{4}): /, "$1 "));
      }
    });

  it("[CON-01] [LGL-03] under consumer-de a consumer reads of an open end and a business of renewals, and the order keeps the policy", async () => {
    const other = await running({
      SMTP_URL: smtp.url,
      PUBLIC_URL: "https://shop.example.test",
      CONTRACT_POLICY: "consumer-de",
    });
    try {
      expect((await other.ask("GET", "/shop/contract")).body.result).toEqual({
        policy: "consumer-de",
        day: "2026-11-21",
      });
      const consumer = await server(other, "en");
      expect(consumer.response.body.result.contract).toEqual({ policy: "consumer-de", day: "2026-11-21" });
      expect(oneLine(consumer.mail?.text)).toContain(
        "Minimum term 1 month. The contract then continues for an indefinite time, and you can cancel it at any time with one month’s notice. First possible end: 20 December 2026, if you cancel by 21 November 2026.",
      );
      const business = await server(other, "de", { kind: "business", company: "Muster Hosting" });
      expect(oneLine(business.mail?.text)).toContain(
        "wenn Sie nicht mindestens 31 Tage vor dem Ende der Laufzeit kündigen. Frühestes Vertragsende: 20. Januar 2027",
      );
      expect(oneLine(business.mail?.text)).toContain(
        "Nach der Mindestlaufzeit läuft der Vertrag eines Verbrauchers auf unbestimmte Zeit",
      );
      expect(consumer.mail?.from?.address).toBe("orders@kontor-hosting.example");
      expect(business.mail?.from?.address).toBe("bestellung@kontor-hosting.example");
    } finally {
      await other.close();
    }
  });
});

describe("a letter about an account", () => {
  for (const [locale, greeting] of [
    ["de", "Guten Tag,"],
    ["en", "Hello,"],
  ] as const)
    it(`[SES-06] greets in ${locale}, names the account and ends with who wrote it`, async () => {
      const person = await customer(shop.ask);
      await shop.ask("POST", "/auth/forgot-password", { email: person.email }, { "shop-locale": locale });
      await shop.api.mailDelivery.run();
      const mail = smtp.mails.findLast(({ to }) => to?.some(({ address }) => address === person.email));
      const text = (mail?.text ?? "").replaceAll(/\s+/g, " ");
      for (const expected of [greeting, person.email, "Kontor Hosting GmbH", "HRB 000000", "https://shop.example.test"])
        expect(text).toContain(expected);
    });
});

describe("the sender", () => {
  it.each([
    ["de", ["bestellung@kontor-hosting.example", "konto@kontor-hosting.example"]],
    ["en", ["account@kontor-hosting.example", "orders@kontor-hosting.example"]],
  ] as const)(
    "[CHK-05] [SES-06] of an order's and of an account's letter has an address of its own in %s",
    async (locale, senders) => {
      const person = await customer(shop.ask);
      const response = await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth), undefined, {
        locale,
      });
      expect(response.status, response.text).toBe(201);
      await shop.ask("POST", "/auth/forgot-password", { email: person.email }, { "shop-locale": locale });
      await shop.api.mailDelivery.run();
      const mails = smtp.mails.filter(({ to }) => to?.some(({ address }) => address === person.email));
      expect(mails.map(({ from }) => from?.address).sort()).toEqual(senders);
    },
  );
});

describe("the policy of contracts", () => {
  it("[CON-01] [OPS-01] is warned of at start where a seller in Germany renews consumers' contracts, and nowhere else", async () => {
    const warned = async (env: Readonly<Record<string, string>>): Promise<boolean> => {
      const lines: string[] = [];
      const other = await running({ LOG_LEVEL: "warn", ...env }, { logTo: { write: (line) => lines.push(line) } });
      await other.close();
      return lines.some((line) => line.includes("CONTRACT_POLICY=consumer-de"));
    };
    expect([
      await warned({}),
      await warned({ CONTRACT_POLICY: "consumer-de" }),
      await warned({ SELLER_COUNTRY: "AT" }),
    ]).toEqual([true, false, false]);
  });
});
