// Contact messages and abuse notices in the browser: refused at their fields, sent once however often an answer is lost, restored after a reload, and without scripts.
import { randomBytes } from "node:crypto";
import { fillWriter, messageFields } from "../../../test/browser/messages.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { soundOf } from "../../../test/browser/sound.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ viewport: { width: 320, height: 720 } });

const paths = {
  contact: { en: "/en/contact/send-message", de: "/de/kontakt/nachricht-senden" },
  abuse: { en: "/en/contact/report-content", de: "/de/kontakt/inhalt-melden" },
} as const;

const aMailbox = () => `nachricht-${randomBytes(5).toString("hex")}@example.com`;

test("[LGL-05] [LGL-06] content is reported with the keyboard in German, with address, reasons and good faith", async ({
  page,
  shop,
}) => {
  const t = words("de");
  const field = messageFields(page, "de");
  const email = aMailbox();
  await page.goto("/de/kontakt");
  await page.getByRole("main").locator(`a[href="${paths.abuse.de}"]`).first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${paths.abuse.de}`);
  await fillWriter(page, "de", email);
  await field("url").fill("shop.example");
  await field("reasons").fill("Gefälschte Ware");
  await field("category").selectOption("hosting");
  await field("message").fill("Bitte entfernen.");
  await field("message").press("Enter");
  await page.getByRole("button", { name: t("message.send.abuse") }).press("Enter");
  await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(2);
  await soundOf(page);
  await page.locator("#error-summary").getByRole("link").first().press("Enter");
  await expect(field("url")).toBeFocused();
  await field("url").fill("https://shop.example/seite");
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: t("message.send.abuse") }).press("Enter");
  await expect(page.getByRole("status")).toContainText(email);
  expect((await shop.mailTo(email)).text).toContain("Gefälschte Ware");
});
