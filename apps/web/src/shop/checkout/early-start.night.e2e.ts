// The box for an early start: both days beside it, the days and ends of the choice with scripts and without, and one first day from the thanks to the letter. [LGL-04]
import { firstDayOfSetup } from "@kontor/domain/shop/contract";
import type { Page } from "@playwright/test";
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import { dayText } from "../../platform/texts/format.ts";
import { aFreeName, aPerson, expect, inTurn, type Locale, ready, test } from "../../../test/browser/shop.ts";
import { looksRight } from "../../../test/browser/looks.ts";
import { haveAccount, haveCart, orderNumber, placeOrder, call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const firstDay = { en: "First day of the service", de: "Erster Tag der Leistung" };
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

/** The days of today's order as they are written: that of the order, and the first one of setup without an early start. */
const daysIn = (locale: Locale): { readonly today: string; readonly later: string } => {
  const today = dayOf(instant(Date.now()), "Europe/Berlin");
  return {
    today: dayText(locale, today),
    later: dayText(locale, firstDayOfSetup(today, { party: "private", earlyStart: false })),
  };
};

const seen = async (page: Page, scope: string): Promise<string> => plain(await page.locator(scope).innerText());

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  for (const scripts of [true, false])
    turn.test(
      `[LGL-04] [LOOK2-3] the box names both first days, and what is counted follows it, ${scripts ? "with" : "without"} scripts, ${locale}`,
      async ({ browser, shop }) => {
        test.setTimeout(180_000);
        const context = await browser.newContext({ javaScriptEnabled: scripts, baseURL: shop.url });
        const page = await context.newPage();
        const { today, later } = daysIn(locale);
        const person = aPerson();
        await haveAccount(page, person, locale);
        await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
        await haveCart(page, aFreeName());
        await page.goto(paths[locale].summary);
        if (scripts) await ready(page);
        const boxes = page.locator("fieldset", { has: page.locator("#agree-earlyStart") });
        await expect(boxes).toContainText(today);
        await expect(boxes).toContainText(t("summary.agreements.otherwise", { day: later }));
        await expect(boxes).toContainText(t("summary.agreements.notReserved"));
        const [calendar, terms] = [
          "section[aria-labelledby=days-title]",
          "section[aria-labelledby=facts-title]",
        ] as const;
        const expectStart = async (chosen: string, other: string): Promise<void> => {
          const [days, facts] = [await seen(page, calendar), await seen(page, terms)];
          expect(days).toContain(plain(t("summary.days.start", { day: chosen })));
          expect(days).not.toContain(plain(t("summary.days.start", { day: other })));
          expect(days.includes(firstDay[locale])).toBe(chosen === later);
          expect(facts).toContain(
            locale === "en" ? `If we start on ${plain(chosen)}, ` : `Beginnen wir am ${plain(chosen)}, `,
          );
          expect(facts).not.toContain(
            locale === "en" ? `If we start on ${plain(other)}, ` : `Beginnen wir am ${plain(other)}, `,
          );
        };
        await expectStart(later, today);
        if (scripts) await looksRight(page, `early-start-${locale}-${scripts ? "scripts" : "plain"}`);
        await page.locator("#agree-earlyStart").check();
        await expectStart(today, later);
        if (scripts) await looksRight(page, `early-start-${locale}-${scripts ? "scripts" : "plain"}-ticked`);
        await page.locator("#agree-earlyStart").uncheck();
        await expectStart(later, today);
        await placeOrder(page, locale);
        const number = await orderNumber(page, locale);
        const thanks = await seen(page, "main");
        expect(thanks).toContain(plain(t("thank-you.next.service-starts-after-withdrawal-period", { day: later })));
        expect(thanks).toContain(plain(t("thank-you.next.domain-registration-later", { day: later })));
        expect(thanks).toContain(firstDay[locale]);
        if (scripts) await looksRight(page, `early-start-${locale}-${scripts ? "scripts" : "plain"}-thanks`);
        await page.goto(locale === "en" ? "/en/account/contracts" : "/de/konto/vertraege");
        await expect(page.getByRole("main")).toContainText(t("contracts.standing.begins", { day: later }));
        await page.getByRole("main").getByRole("link", { name: "Web M", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web M");
        await expect(page.getByRole("main")).toContainText(t("contracts.standing.begins", { day: later }));
        if (scripts) await looksRight(page, `early-start-${locale}-${scripts ? "scripts" : "plain"}-contract`);
        const letter = async () => (await shop.mailsTo(person.email)).find(({ subject }) => subject?.includes(number));
        await expect.poll(letter).toBeDefined();
        expect(plain((await letter())?.text ?? "")).toContain(
          plain(t("thank-you.next.service-starts-after-withdrawal-period", { day: later })),
        );
        await context.close();
      },
    );
}
