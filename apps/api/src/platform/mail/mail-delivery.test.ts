// The confirmation at a real SMTP peer: language, lines, totals, terms, one Message-ID; and what happens when the peer is down. [CHK-05] [OPS-10]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { waitAfter } from "./mail-delivery.ts";
import { shareFile } from "./attachments.ts";
import { queueLetter } from "./outbox.ts";
import { boundedMailbox, ownMailbox } from "./recipients.ts";
import { dateTime } from "./formats.ts";
import { noon, running, type Running } from "../../../test/harness.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { smtpPeer } from "../../../test/smtp-peer.ts";
import { freePort } from "../../../../../scripts/lib/free-port.ts";

const smtp = await smtpPeer();
const shop = await running({
  SMTP_URL: smtp.url,
  PUBLIC_URL: "https://shop.example.test",
  MAIL_FROM: "Kontor <order@shop.example.test>",
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

/** German alone by day. */
const languages: readonly ("de" | "en")[] = process.env["KONTOR_NIGHT"] === "1" ? ["de", "en"] : ["de"];

const amount = (locale: "en" | "de", cents: number): string =>
  new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB", { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replace("-", "−");

const ordered = async ({ ask, api }: Running, locale: "en" | "de", change = {}) => {
  const person = await customer(ask, change);
  const cart = await filledCart(ask, undefined, person.auth);
  const withVoucher = (
    await ask(
      "PUT",
      `/shop/order/cart/${cart.id}/voucher`,
      { version: cart.version, code: locale === "de" ? "WILLKOMMEN-3" : "WELCOME-3" },
      person.auth,
    )
  ).body.result;
  const response = await order(ask, person, withVoucher, undefined, { locale });
  expect(response.status, response.text).toBe(201);
  await api.mailDelivery.run();
  return { person, placed: response.body.result };
};

describe("the confirmation", () => {
  for (const locale of languages) {
    it(`[CHK-05] [CRT-04] [VAT-10] arrives in ${locale} with the order, its totals, the terms and the withdrawal notice`, async () => {
      const { person, placed } = await ordered(shop, locale);
      const mail = smtp.mails.find(({ to }) => to?.some(({ address }) => address === person.email));
      expect(mail?.messageId).toBe(`<order-${placed.id}@shop.example.test>`);
      expect(mail?.from?.address).toBe("order@shop.example.test");
      expect(mail?.subject).toBe(
        locale === "de"
          ? `Ihre Bestellung ${placed.number} bei Kontor Hosting`
          : `Your order ${placed.number} at Kontor Hosting`,
      );
      const text = mail?.text ?? "";
      const { quote, cart } = placed;
      for (const cents of [
        quote.total,
        quote.net,
        quote.vatAmount,
        quote.voucher,
        ...quote.lines.map((line: any) => line.first),
        ...quote.recurring.map((group: any) => group.gross),
      ]) {
        expect(text).toContain(amount(locale, cents));
        expect(mail?.html).toContain(amount(locale, cents));
      }
      expect(text).toContain(cart.items[0].facts.title[locale]);
      expect(text).toContain(cart.items[0].domains[0].unicode);
      expect(text).toContain(placed.customerNumber);
      const expected =
        locale === "de"
          ? [
              "Guten Tag Erika Mustermann,",
              "Gesamtbetrag der ersten Rechnung inkl. MwSt.",
              "Mindestlaufzeit 12 Monate",
              "Widerrufsbelehrung",
              "Geschäftsbedingungen in Kürze",
              "binnen 14",
              "Wie es weitergeht",
              "MwSt. 19",
            ]
          : [
              "Dear Erika Mustermann,",
              "Total of the first invoice, including VAT",
              "Minimum term 12 months",
              "Right of withdrawal",
              "Terms and conditions in short",
              "within 14",
              "What happens next",
              "VAT 19%",
            ];
      for (const words of expected) expect(text).toContain(words);
      expect(mail?.html).toContain(`<html lang="${locale}">`);
      expect(text).not.toMatch(/undefined|NaN|\{\{|\{contract/);
      expect(text).toMatch(locale === "de" ? /Gutschein WILLKOMMEN-3 +−/ : /Voucher WELCOME-3 +−/);
      expect(text).toMatch(/\+49\s40\s66969100/u);
      expect(text.replaceAll(/\s+/g, " ")).toContain("Ada Beispiel · DE999999995 https://shop.example.test");
    });
  }

  for (const [locale, expected, sum] of [
    [
      "de",
      /0,00\s€\n[^€]+\n\s+ab dem 6\. Monat 8,99\s€ jeden Monat/u,
      /Ab dem 6\. Monat jeden Monat inkl\. MwSt\. +8,99\s€/u,
    ],
    ["en", /€0\.00\n[^€]+\n\s+€8\.99 every month from month 6/u, /From month 6, every month, including VAT +€8\.99/u],
  ] as const)
    it(`[CRT-03] [VAT-10] says in ${locale} from which month a plan with free months costs`, async () => {
      const person = await customer(shop.ask);
      const cart = (await shop.ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
      const filled = await shop.ask(
        "POST",
        `/shop/order/cart/${cart.id}/items`,
        {
          version: cart.version,
          item: { kind: "product", product: "web-l", quantity: 1, billingMonths: 1 },
        },
        person.auth,
      );
      const response = await order(shop.ask, person, filled.body.result, undefined, { locale });
      await shop.api.mailDelivery.run();
      const mail = smtp.mails.find(({ messageId }) => messageId?.includes(response.body.result.id));
      expect(mail?.text).toMatch(expected);
      expect(mail?.text).toMatch(sum);
      expect(mail?.text).not.toMatch(/danach 8,99|then €8\.99/u);
    });

  it("[VAT-09] says why no VAT is charged under reverse charge", async () => {
    const company = {
      kind: "business",
      company: "Muster Hosting",
      country: "AT",
      postCode: "1010",
      city: "Wien",
      vatId: "ATU13585627",
    };
    const person = await customer(shop.ask, company);
    const response = await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth));
    await shop.api.mailDelivery.run();
    const mail = smtp.mails.find(({ messageId }) => messageId?.includes(response.body.result.id));
    expect(mail?.text).toContain("Steuerschuldnerschaft des Leistungsempfängers");
    expect(mail?.text).toContain("Guten Tag Erika Mustermann,");
    expect(mail?.text).toMatch(/^Rechnungsadresse\n? *Muster Hosting, Erika Mustermann, /m);
    expect(mail?.text).toContain("Gesamtbetrag der ersten Rechnung ohne MwSt. (Reverse Charge)");
    expect(mail?.text).not.toMatch(/inkl\. MwSt\.|MwSt\. 0/);
    expect(mail?.text).toMatch(/Ihre Umsatzsteuer-Identifikationsnummer\s+ATU13585627/);
    expect(mail?.text).toMatch(/Unsere Umsatzsteuer-Identifikationsnummer\s+\S*DE\d{9}/);
  });

  for (const locale of languages)
    it(`[LGL-03] [LGL-04] names to a business in ${locale} no right that only consumers have`, async () => {
      const person = await customer(shop.ask, { kind: "business", company: "Muster Hosting" });
      const response = await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth), undefined, {
        locale,
      });
      await shop.api.mailDelivery.run();
      const mail = smtp.mails.find(({ messageId }) => messageId?.includes(response.body.result.id));
      expect(mail?.text).toContain(
        locale === "de" ? "Wir richten Ihre Dienste ein und melden uns" : "We set up your services and tell you",
      );
      expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Widerruf|withdraw/i);
      expect(mail?.text).toContain(locale === "de" ? "Geschäftsbedingungen in Kürze" : "Terms and conditions in short");
    });

  it("[CHK-05] names the zone of its times", async () => {
    for (const [locale, expected] of [
      ["de", "21. November 2026 um 12:00\u00a0Uhr (MEZ)"],
      ["en", "21 November 2026 at 12:00 (CET)"],
    ] as const)
      expect(dateTime(locale, noon, "Europe/Berlin")).toBe(expected);
    expect(dateTime("en", Date.UTC(2026, 6, 1, 10), "Europe/Berlin")).toBe("1 July 2026 at 12:00 (CEST)");
  });

  it("[CHK-05] [OPS-10] is tried again when the peer refuses it, under the same Message-ID, and then no more", async () => {
    const person = await customer(shop.ask);
    await shop.api.mailDelivery.run();
    smtp.refusing = 1;
    const before = smtp.mails.length;
    const response = await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth));
    expect(response.status).toBe(201);
    await shop.api.mailDelivery.run();
    const row = () =>
      shop.api.database.reads
        .selectFrom("outbox")
        .selectAll()
        .where("order_id", "=", response.body.result.id)
        .executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ sent_at: null, attempts: 1, failure: expect.any(String) });
    await shop.api.mailDelivery.run();
    expect(smtp.mails).toHaveLength(before);
    shop.clock.now += waitAfter(1);
    await shop.api.mailDelivery.run();
    expect(smtp.mails.slice(before).map(({ messageId }) => messageId)).toEqual([
      `<order-${response.body.result.id}@shop.example.test>`,
    ]);
    expect(await row()).toMatchObject({ attempts: 2, failure: null, sent_at: shop.clock.now });
    await shop.api.mailDelivery.run();
    expect(smtp.mails).toHaveLength(before + 1);
  });

  it("[CHK-05] a mail that a dead process had claimed is sent when its lease is over", async () => {
    const before = smtp.mails.length;
    const person = await customer(shop.ask);
    const lent = { leased_until: shop.clock.now + 60_000 };
    await shop.api.database.inTransaction((handle) =>
      handle
        .insertInto("outbox")
        .values({
          id: "lost-1",
          recipient: person.email,
          subject: "lost",
          text: "lost",
          html: "lost",
          locale: "en",
          order_id: null,
          queued_at: shop.clock.now,
          due_at: shop.clock.now,
          attempts: 1,
          sent_at: null,
          dead_at: null,
          failure: null,
          ...lent,
        })
        .execute(),
    );
    await shop.api.mailDelivery.run();
    expect(smtp.mails).toHaveLength(before);
    shop.clock.now += 60_000;
    await shop.api.mailDelivery.run();
    expect(smtp.mails.at(-1)?.messageId).toBe("<lost-1@shop.example.test>");
  });
});

describe("what is attached", () => {
  const letter = (id: string) => ({
    id,
    recipient: ownMailbox({ email: "a@example.test" }),
    subject: id,
    text: id,
    html: id,
    locale: "en",
    orderId: null,
  });

  it("[OPS-09] [SEC2-6] a letter whose stored recipient is a list, a group or no address is given up and reaches no mailbox", async () => {
    const { database } = shop.api;
    const before = smtp.mails.length;
    const recipients = [
      "one@x.example, two@y.example",
      "a@b.example\r\nBcc: e@evil.example",
      "group: e@evil.example;",
      "no-at",
      "<e@evil.example>",
    ];
    for (const [at, address] of recipients.entries())
      await database.inTransaction(async (handle) => {
        await queueLetter(handle, { ...letter(`listed-${at}`), recipient: boundedMailbox(address) }, shop.clock.now);
      });
    await shop.api.mailDelivery.run();
    const rows = await database.reads.selectFrom("outbox").selectAll().where("id", "like", "listed-%").execute();
    expect(rows.map(({ failure, sent_at: sentAt, dead_at: deadAt }) => [failure, sentAt, deadAt !== null])).toEqual(
      recipients.map(() => ["RecipientInvalid", null, true]),
    );
    expect(smtp.mails.length).toBe(before);
  });

  it("[CHK-05] arrives at the peer as it was stored, once for many mails", async () => {
    const content = Buffer.from([37, 80, 68, 70, 0, 255]);
    const file = { name: "Geschäftsbedingungen.pdf", mime: "application/pdf", content };
    const { database } = shop.api;
    for (const id of ["attached-1", "attached-2"])
      await database.inTransaction(async (handle) => {
        const note = await shareFile(handle, { name: "note.txt", mime: "text/plain", content: "für alle" });
        await queueLetter(
          handle,
          { ...letter(id), attachments: [await shareFile(handle, file), note] },
          shop.clock.now,
        );
      });
    await shop.api.mailDelivery.run();
    for (const id of ["attached-1", "attached-2"]) {
      const mail = smtp.mails.find(({ messageId }) => messageId === `<${id}@shop.example.test>`);
      expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
        ["Geschäftsbedingungen.pdf", "application/pdf"],
        ["note.txt", "text/plain"],
      ]);
      expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(content);
    }
    const own = ["Geschäftsbedingungen.pdf", "note.txt"];
    expect(
      await database.reads.selectFrom("shared_files").select("name").where("name", "in", own).execute(),
    ).toHaveLength(2);
  });

  it("[CHK-05] [OPS-10] makes a mail wait while it cannot be made", async () => {
    const { database } = shop.api;
    await database.inTransaction(async (handle) => {
      await queueLetter(
        handle,
        { ...letter("attached-3"), attachments: [{ kind: "file", of: "missing" }] },
        shop.clock.now,
      );
    });
    await shop.api.mailDelivery.run();
    const row = await database.reads
      .selectFrom("outbox")
      .selectAll()
      .where("id", "=", "attached-3")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sent_at: null, attempts: 1, failure: expect.any(String) });
  });
});

describe("without SMTP_URL", () => {
  it("[CHK-05] each mail is one .eml file in DATA_DIR/mail", async () => {
    const other = await running();
    try {
      const { placed } = await ordered(other, "en");
      const files = readdirSync(join(other.directory, "mail")).toSorted();
      expect(files).toEqual([expect.stringMatching(/^account-\d+-[\da-f-]{36}\.eml$/), `order-${placed.id}.eml`]);
      const mail = await PostalMime.parse(readFileSync(join(other.directory, "mail", files[1] ?? "")));
      expect(mail.text).toContain(amount("en", placed.quote.total));
    } finally {
      await other.close();
    }
  });
});

describe("with an SMTP server that is not there", () => {
  it("[OPS-10] the order stands and its mail waits", async () => {
    const other = await running({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    try {
      const { placed } = await ordered(other, "de");
      const row = await other.api.database.reads
        .selectFrom("outbox")
        .selectAll()
        .where("order_id", "=", placed.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ sent_at: null, attempts: 1 });
    } finally {
      await other.close();
    }
  });
});
