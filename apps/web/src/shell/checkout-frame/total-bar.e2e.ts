// The total at the bottom of a phone: on the steps of address and summary it leads to the order, and in a low window it stays where it stands.
import { expect } from "@playwright/test";
import { aFreeName, aPerson, atNight, inTurn, open } from "../../../test/browser/shop.ts";
import { haveAccount, haveCart, haveLogin, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  for (const step of atNight ? (["login", "summary"] as const) : (["summary"] as const))
    turn.test(
      `[LGL-06] [CHK-04] the bar of a phone shows the total of the step ${step}, and leads to the order (${locale})`,
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        if (step === "summary") {
          const person = aPerson();
          await haveAccount(page, person, locale);
          await haveLogin(page, person);
        }
        await haveCart(page, aFreeName());
        await open(page, paths[locale][step]);
        const way = page.getByRole("link", { name: t(step === "login" ? "checkout.bar.look" : "checkout.bar.order") });
        await expect(way).toBeInViewport({ ratio: 1 });
        const bar = page.locator("div").filter({ has: way }).last();
        await expect(bar).toContainText(await totalOn(page));
        const shots = process.env["KONTOR_SHOTS"];
        if (shots) await page.screenshot({ path: `${shots}/bar-${step}-${locale}.png` });
        await way.click();
        const title = page.getByRole("heading", {
          name: t(step === "login" ? "cart.yourOrder" : "summary.facts.title"),
        });
        await expect(title).toBeInViewport();
        await expect(title).toBeFocused();
        if (step === "summary") {
          // Nothing leads to the order below the order.
          const order = page.getByRole("button", { name: t("summary.order"), exact: true });
          await order.scrollIntoViewIfNeeded();
          await expect(order).toBeInViewport({ ratio: 1 });
          await page.mouse.wheel(0, 200);
          await expect(way).not.toBeInViewport();
        }
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("static");
      },
    );
}
