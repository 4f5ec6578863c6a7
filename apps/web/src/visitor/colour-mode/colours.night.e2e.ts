// Colours are painted with the press, in every tab, without a reload; what a page forces stays; without their script the choice is stored all the same. [VIS-01] [VIS-04]
import type { Page } from "@playwright/test";
import { expect, open, ready, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const document = (page: Page) => page.locator("html");
const choose = (page: Page, mode: string) => page.locator(`#colours button[value="${mode}"]`).click();
const deals = { en: "/en/deals", de: "/de/angebote" } as const;

test("[VIS-01] [LOC-06] what was announced of a choice is not said again in the other language", async ({ page }) => {
  await open(page, deals.en);
  await ready(page);
  await choose(page, "dark");
  const announced = page.locator("#colours [aria-live]");
  await expect(announced).toHaveText(`${words("en")("shell.colours.label")} ${words("en")("shell.colours.dark")}`);
  await page.locator(".s-language").first().click();
  await page.waitForURL(`**${deals.de}`);
  await expect(page.locator("#colours legend")).toHaveText(words("de")("shell.colours.label"));
  await expect(announced).toBeEmpty();
  await expect(document(page)).toHaveAttribute("data-colour-mode", "dark");
});

test("[VIS-01] [VIS-05] where the script of the colours does not come the choice is stored, and painted with the page that is loaded then", async ({
  page,
}) => {
  await page.route("**/colours-actor-*.js", (route) => route.abort());
  await open(page, "/en/deals");
  await ready(page);
  await choose(page, "dark");
  await expect(document(page)).toHaveAttribute("data-colour-mode", "dark");
});

test("[VIS-01] [OPS-05] a damaged cookie is the system's colours, and the page works", async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: "colour-mode", value: "%", url: shop.url }]);
  await open(page, "/en/deals");
  await ready(page);
  await expect(document(page)).not.toHaveAttribute("data-colour-mode");
  await choose(page, "dark");
  await expect(document(page)).toHaveAttribute("data-colour-mode", "dark");
});
