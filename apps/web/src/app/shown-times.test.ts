// How long a link is good and something is stored, as pages show it: read from its limit. [FRM-04] [SES-06] [ACC-04]
import { messagesStoredDays } from "@kontor/domain/shop/personal-data";
import { daysInWords, withinInWords } from "@kontor/domain/visitor/locale";
import { resetLinkTime } from "@kontor/domain/visitor/session";
import { expect, it } from "vitest";
import { drawn, shop } from "../../test/drawn-page.ts";

const pages = {
  en: ["/en/contact/send-message", "/en/account/forgot-password"],
  de: ["/de/kontakt/nachricht-senden", "/de/konto/passwort-vergessen"],
} as const;

it.each(["en", "de"] as const)(
  "[FRM-04] [SES-06] [ACC-04] forms say when a message goes, and how long a link is good: %s",
  async (locale) => {
    const [message, forgotten] = await Promise.all(pages[locale].map((path) => drawn(path, shop())));
    expect(message).toContain(daysInWords(locale, messagesStoredDays, "in"));
    expect(forgotten).toContain(withinInWords(locale, resetLinkTime / 1000));
    for (const page of [message, forgotten])
      expect(page?.replaceAll(/<script[^]*?<\/script>/g, "")).not.toMatch(/\{\{\w+\}\}/);
  },
);
