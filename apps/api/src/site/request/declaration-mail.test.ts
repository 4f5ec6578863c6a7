// The receipt of a declaration at a real SMTP peer: content, date and time, in the language of the form. [LGL-02] [LGL-03]
import { afterAll, describe, expect, it } from "vitest";
import { running } from "../../../test/harness.ts";
import { smtpPeer } from "../../../test/smtp-peer.ts";
import { receiptReference } from "@kontor/domain/site/request";

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

describe("the receipt of a declaration", () => {
  for (const [locale, form, body, expected] of [
    [
      "de",
      "cancellation",
      {
        customerNumber: "100001",
        category: "hosting",
        product: "Web M",
        termination: "extraordinary",
        reason: "Umzug",
        end: "date",
        date: "31.12.2026",
      },
      [
        "Ihre Kündigung ist am 21. November 2026 um",
        "Uhr (MEZ)",
        "Kundennummer: 100001",
        "Produktkategorie: Webhosting",
        "Produkt: Web M",
        "Art der Kündigung: außerordentlich, aus wichtigem Grund",
        "Grund: Umzug",
        "Der Vertrag endet: 31. Dezember 2026",
      ],
    ],
    [
      "en",
      "withdrawal",
      { name: "Erika Mustermann", contract: "K-2026-000001" },
      [
        "We received your withdrawal on 21 November 2026 at",
        "(CET)",
        "Name: Erika Mustermann",
        "Contract or order: K-2026-000001",
      ],
    ],
  ] as const)
    it(`[LGL-02] [LGL-03] [REP2-9] arrives in ${locale} for a ${form} with content, date and time, and the provider hears of it`, async () => {
      const email = `${locale}-${form}@example.test`;
      const fields = { ...body, email, ...(form === "cancellation" ? { emailRepeat: email } : {}) };
      const headers = { "idempotency-key": `declared-in-${locale}`, "shop-locale": locale };
      const response = await shop.ask("POST", `/shop/declaration/${form}`, fields, headers);
      expect(response.status, response.text).toBe(201);
      await shop.api.mailDelivery.run();
      const { id } = response.body.result;
      const mail = smtp.mails.find(({ messageId }) => messageId === `<declaration-${id}@shop.example.test>`);
      expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
      // Gmail hides what letters of one subject have in common: each has a number of its own. [REP2-9]
      const reference = receiptReference({ id });
      expect(mail?.subject).toBe(
        locale === "de"
          ? `Ihre Kündigung ist eingegangen (${reference}) – Kontor Hosting`
          : `We received your withdrawal (${reference}) – Kontor Hosting`,
      );
      const text = (mail?.text ?? "").replaceAll(/\s+/g, " ");
      for (const words of expected) expect(text).toContain(words);
      expect(mail?.html).toContain(`<html lang="${locale}">`);
      expect(`${text} ${mail?.html}`).not.toMatch(/undefined|NaN|\{\{/);
      const note = smtp.mails.find(({ messageId }) => messageId === `<declared-${id}@shop.example.test>`);
      expect(note?.to?.map(({ address }) => address)).toEqual(["support@kontor-hosting.example"]);
      expect(note?.text).toContain(email);
    });
});
