// An application on one's own initiative, in the browser: from the list of jobs to its form, with the keyboard.
import { randomBytes } from "node:crypto";
import { fillWriter, messageFields } from "../../../test/browser/messages.ts";
import { expect, ready, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ viewport: { width: 320, height: 720 } });

test("[CNT-03] [LGL-06] one applies on one's own initiative with the keyboard in German", async ({ page, shop }) => {
  const t = words("de");
  const field = messageFields(page, "de");
  const email = `bewerbung-${randomBytes(5).toString("hex")}@example.com`;
  await page.goto("/de/jobs");
  await page.getByRole("link", { name: t("jobs.initiative.link") }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/de/kontakt/bewerben");
  await ready(page);
  await expect(field("job")).toHaveValue("");
  await fillWriter(page, "de", email);
  await field("phone").fill("+49 (0)30 / 123-45.67");
  await page.keyboard.press("Tab");
  await expect(field("phone")).toHaveValue("+49301234567");
  await expect(field("phone")).not.toHaveAttribute("aria-invalid", "true");
  await field("message").fill("Ich koche gut.");
  const send = page.getByRole("button", { name: t("message.send.application") });
  await field("files").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(email);
  const { subject, text } = await shop.mailTo(email);
  expect(subject).toMatch(/^Ihre Bewerbung ist eingegangen \([\dA-F]{4}-[\dA-F]{4}\) – Kontor Hosting$/);
  expect(text).toContain("Telefon: +49301234567");
});
