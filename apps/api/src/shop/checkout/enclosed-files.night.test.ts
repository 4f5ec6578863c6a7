// What a confirmation has attached: terms and, for consumers, the withdrawal notice with its form as PDF, and the days of each contract. [CHK-05] [ACC-02] [LGL-04]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { gluedWords } from "../../../test/pdf-structure.ts";
import { mailedForFile } from "../../../test/smtp-peer.ts";

const { smtp, shop } = await mailedForFile();

const ordered = async (locale: "en" | "de", change = {}) => {
  const person = await customer(shop.ask, change);
  const placed = await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth), undefined, {
    locale,
  });
  expect(placed.status, placed.text).toBe(201);
  await shop.api.mailDelivery.run();
  const mail = smtp.mails.find(({ to }) => to?.some(({ address }) => address === person.email));
  return { placed: placed.body.result, mail, files: mail?.attachments ?? [] };
};

const bytesOf = (content: unknown): Buffer => Buffer.from(content as ArrayBuffer);

describe("the files of a confirmation", () => {
  it.each([
    ["de", {}, ["AGB.pdf", "Widerrufsbelehrung-mit-Formular.pdf"], "Muster-Widerrufsformular"],
    ["en", {}, ["terms.pdf", "right-of-withdrawal-with-form.pdf"], "model form"],
    ["de", { kind: "business", company: "Muster Hosting" }, ["AGB.pdf"], "unsere Geschäftsbedingungen und die Termine"],
  ] as const)("[CHK-05] [LGL-04] are in %s those of %j", async (locale, change, pdfs, named) => {
    const { placed, mail, files } = await ordered(locale, change);
    expect(files.map(({ filename }) => filename)).toEqual([...pdfs, `${placed.number}-1.ics`]);
    for (const { mimeType, content } of files.slice(0, -1)) {
      expect(mimeType).toBe("application/pdf");
      expect(bytesOf(content).subarray(0, 5).toString()).toBe("%PDF-");
      expect(bytesOf(content).length).toBeGreaterThan(10_000);
    }
    const calendar = bytesOf(files.at(-1)?.content).toString();
    expect(calendar).toContain(`@${placed.number}-1`);
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(2);
    expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(named);
    // [LOOK3-21] The notices in short stand in plain text; the formatted part leaves them to the files.
    const [short, withdrawn] =
      locale === "de"
        ? ["Geschäftsbedingungen in Kürze", "Frist beginnt mit dem Tag"]
        : ["Terms and conditions in short", "without giving any reason"];
    expect([mail?.text?.includes(short), mail?.html?.includes(short), mail?.html?.includes(withdrawn)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["de", "21. Dezember 2026: Letzter Tag der Zufriedenheitsgarantie", "Letzter Tag der Zufriedenheitsgarantie"],
    ["en", "21 December 2026: Last day of the satisfaction guarantee", "Last day of the satisfaction guarantee"],
  ] as const)(
    "[CON-01] [CON-02] [CON-05] have the end of the guarantee with the first order alone, and so has the letter, %s",
    async (locale, day, words) => {
      const person = await customer(shop.ask);
      for (const isFirst of [true, false]) {
        const cart = await filledCart(shop.ask, undefined, person.auth);
        const { number } = (await order(shop.ask, person, cart, undefined, { locale })).body.result;
        shop.clock.now += 1000;
        await shop.api.mailDelivery.run();
        const mail = smtp.mails.find(({ subject }) => subject?.includes(number));
        const file = bytesOf(
          mail?.attachments.find(({ filename }) => filename === `${number}-1.ics`)?.content,
        ).toString();
        expect(mail?.text?.replaceAll(/\s+/g, " ").includes(day)).toBe(isFirst);
        expect(file.replaceAll(/\r?\n /g, "").includes(words)).toBe(isFirst);
        expect(file.includes("UID:guarantee-end-1@")).toBe(isFirst);
      }
    },
  );

  it.each(["de", "en"] as const)(
    "[CHK-05] [LGL-03] [LGL-04] [REP4-3] part no page of the model form, end with more than one paragraph, and are heard as they are read, %s",
    async (locale) => {
      const { files } = await ordered(locale);
      const folder = mkdtempSync(join(tmpdir(), "kontor-enclosed-"));
      const read = files.slice(0, 2).map(({ content }, at) => {
        const file = join(folder, `${at}.pdf`);
        writeFileSync(file, bytesOf(content));
        expect(gluedWords(file)).toEqual([]);
        return execFileSync("pdftotext", ["-layout", file, "-"]).toString().split("\f").slice(0, -1);
      });
      rmSync(folder, { recursive: true });
      const [terms = [], withdrawal = []] = read;
      const form = withdrawal.find((text) => /Name (?:of consumer|des\/der Verbraucher)/.test(text)) ?? "";
      for (const part of locale === "de"
        ? ["Muster-Widerrufsformular", "Bestellt am", "Anschrift", "Unterschrift", "Datum:", "Unzutreffendes"]
        : ["Model withdrawal form", "Ordered on", "Address of", "Signature", "Date:", "Delete as appropriate"])
        expect(form).toContain(part);
      for (const pages of [terms, withdrawal]) {
        expect(pages.length).toBeGreaterThan(1);
        const lines = (pages.at(-1) ?? "").split("\n").filter((line) => line.trim() !== "");
        expect(lines.length).toBeGreaterThan(7);
      }
    },
  );

  it.each([
    ["de", "6 Domains", "als Kalenderdatei"],
    ["en", "6 domains", "as a calendar file"],
  ] as const)(
    "[LOOK3-21] [ACC-02] have one calendar for all contracts of an order, and the letter says many names once, %s",
    async (locale, inShort, file) => {
      const person = await customer(shop.ask);
      let cart = (await shop.ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
      const names = Array.from({ length: 6 }, (_, at) => `viele-namen-${at}-${locale}.de`);
      for (const item of [
        {
          kind: "product",
          product: "web-m",
          quantity: 2,
          billingMonths: 12,
          location: null,
          additions: [],
          domains: [],
        },
        ...names.map((name) => ({ kind: "domain", domain: { name, acquisition: "register" } })),
      ]) {
        const path = `/shop/order/cart/${cart.id}/items`;
        const added = await shop.ask("POST", path, { version: cart.version, item }, person.auth);
        expect(added.status, added.text).toBe(201);
        cart = added.body.result;
      }
      const placed = (await order(shop.ask, person, cart, undefined, { locale })).body.result;
      await shop.api.mailDelivery.run();
      const mail = smtp.mails.find(({ subject }) => subject?.includes(placed.number));
      const calendars = mail?.attachments.filter(({ filename }) => filename?.endsWith(".ics")) ?? [];
      expect(calendars.map(({ filename }) => filename)).toEqual([`${placed.number}.ics`]);
      const days = bytesOf(calendars[0]?.content)
        .toString()
        .replaceAll(/\r?\n /g, "");
      expect([days.match(/^UID:/gm)?.length, days.includes(`Web M\\, ${inShort} (${placed.number}-1`)]).toEqual([
        days.match(/BEGIN:VEVENT/g)?.length,
        true,
      ]);
      for (const text of [mail?.text, mail?.html]) {
        for (const name of names) expect(text?.split(name), name).toHaveLength(2);
        expect(text?.split(inShort).length).toBeGreaterThan(4);
      }
      expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(file);
    },
  );

  it("[CHK-05] [OPS-03] of the same wording are stored once, however many are sent", async () => {
    await ordered("de");
    await ordered("de");
    const stored = await shop.api.database.reads.selectFrom("shared_files").select("name").execute();
    expect(stored.map(({ name }) => name).toSorted()).toEqual([
      "AGB.pdf",
      "Widerrufsbelehrung-mit-Formular.pdf",
      "right-of-withdrawal-with-form.pdf",
      "terms.pdf",
    ]);
  });
});

it("[CHK-05] letters have one frame: the shop's name, a dark mode, tables and who writes, and the same in plain text", async () => {
  const { mail } = await ordered("en");
  for (const sign of [
    'name="color-scheme" content="light dark"',
    "prefers-color-scheme:dark",
    "<!--[if mso]>",
    'role="presentation"',
    "k-card",
  ])
    expect(mail?.html).toContain(sign);
  expect(mail?.html).not.toMatch(/display:\s*(?:flex|grid)|<script/);
  for (const text of [mail?.text, mail?.html]) expect(text).toContain("HRB 000000");
});
