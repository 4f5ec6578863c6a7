// The days of an order on the summary and on the thank-you page: those of the letter, the guarantee for the first order alone, and nothing of them at the button. [CON-01]
import { aFreeName, aPerson, expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { haveAccount, haveCart, logIn, orderNumber, placeOrder } from "../../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../../test/browser/words.ts";

const endOfGuarantee = { en: "Last day of the satisfaction guarantee", de: "Letzter Tag der Zufriedenheitsgarantie" };
const always = {
  en: [
    "Last day to withdraw from the contract",
    "Last day to cancel for the earliest end",
    "Possible end of the contract",
    "From this day on: ",
  ],
  de: [
    "Letzter Tag für den Widerruf",
    "Letzter Tag für die Kündigung",
    "Mögliches Ende des Vertrags",
    "Ab diesem Tag: ",
  ],
};

for (const locale of walkedIn("de")) {
  const t = words(locale);
  test(`[CON-01] [CON-02] [ACC-02] [LGL-01] the days of an order stand on summary, thanks and in the letter, ${locale}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const person = aPerson();
    await haveAccount(page, person);
    for (const isFirst of [true, false]) {
      await haveCart(page, aFreeName());
      if (isFirst) {
        await open(page, paths[locale].login);
        await logIn(page, locale, person);
        await page.waitForURL(`**${paths[locale].summary}`);
      } else await open(page, paths[locale].summary);
      await ready(page);
      const days = page.getByRole("region", { name: t("summary.days.title") });
      for (const text of always[locale]) await expect(days).toContainText(text);
      await expect(days.getByText(endOfGuarantee[locale]).filter({ visible: true })).toHaveCount(isFirst ? 1 : 0);
      // Directly above the button are the terms, in one sheet with it.
      const before = page
        .getByRole("button", { name: orderButton[locale], exact: true })
        .locator("xpath=preceding-sibling::*[1]");
      await expect(before).toContainText(locale === "en" ? "terms and conditions" : "Allgemeinen Geschäftsbedingungen");
      const shown = await days.getByRole("term").allTextContents();
      await placeOrder(page, locale);
      const number = await orderNumber(page, locale);
      const thanks = page.getByRole("region", { name: t("thank-you.days.title") });
      expect(await thanks.getByRole("term").allTextContents()).toEqual(shown);
      await expect(thanks.getByText(endOfGuarantee[locale])).toHaveCount(isFirst ? 1 : 0);
      await expect
        .poll(async () => (await shop.mailsTo(person.email)).some(({ subject }) => subject?.includes(number)))
        .toBe(true);
      const mail = (await shop.mailsTo(person.email)).find(({ subject }) => subject?.includes(number));
      const text = (mail?.text ?? "").replaceAll(/\s+/g, " ");
      for (const day of shown) expect(text).toContain(`${day.replaceAll(/\s+/g, " ")}: `);
      expect(text.includes(endOfGuarantee[locale])).toBe(isFirst);
      await thanks.getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(locale === "en" ? "/en/account/contracts$" : "/de/konto/vertraege$"));
    }
  });
}
