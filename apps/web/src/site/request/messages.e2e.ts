// Contact messages and abuse notices in the browser: refused at their fields, sent once however often an answer is lost, restored after a reload, and without scripts.
import { randomBytes } from "node:crypto";
import { fillWriter, messageFields } from "../../../test/browser/messages.ts";
import { expect, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { soundOf } from "../../../test/browser/sound.ts";
import { words } from "../../../test/browser/words.ts";

const paths = {
  contact: { en: "/en/contact/send-message", de: "/de/kontakt/nachricht-senden" },
  abuse: { en: "/en/contact/report-content", de: "/de/kontakt/inhalt-melden" },
} as const;

const aMailbox = () => `nachricht-${randomBytes(5).toString("hex")}@example.com`;

test.use({ viewport: { width: 320, height: 720 } });

test("[FRM-01] [FRM-03] [FRM-05] [VIS-05] a message is refused at its fields, survives a reload, and one whose answer is lost is the same request", async ({
  page,
  shop,
}) => {
  const t = words("en");
  const field = messageFields(page, "en");
  const email = aMailbox();
  const send = page.getByRole("button", { name: t("message.send.contact") });
  await page.goto(paths.contact.en);
  // Sent by its scripts: what a browser without them has typed is in the answer alone.
  await ready(page);
  await field("message").fill("Which plan fits?\nWe are three.");
  await send.press("Enter");
  await expect(page.locator("#error-summary")).toBeFocused();
  await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(5);
  await expect(page.locator("#error-summary").getByRole("link").first()).toHaveText(
    words("en")("message.fields.firstName"),
  );
  await expect(page).toHaveTitle(/^Error: .+ \| Kontor Hosting$/);
  await soundOf(page);
  await page.reload();
  await expect(field("message")).toHaveValue("Which plan fits?\nWe are three.");
  await fillWriter(page, "en", email);
  await field("category").selectOption("hosting");
  // The request arrives, its answer does not.
  await page.route("**/api/shop/request/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("There was an error, please try again later");
  await expect(field("message")).toHaveValue("Which plan fits?\nWe are three.");
  await page.unroute("**/api/shop/request/contact");
  await page.reload();
  await expect(field("email")).toHaveValue(email);
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("message.received.title.contact"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status")).toContainText(email);
  await soundOf(page);
  expect(shop.rows("select id from requests where draft like ?", `%${email}%`)).toHaveLength(1);
  const mail = await shop.mailTo(email);
  expect([mail.subject, mail.text?.includes("We are three.")]).toEqual([
    expect.stringMatching(/^We received your message \([\dA-F]{4}-[\dA-F]{4}\) – Kontor Hosting$/),
    true,
  ]);
  // A new request begins empty.
  await page.getByRole("button", { name: t("message.received.again.contact") }).click();
  await expect(field("message")).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of walkedIn("en"))
    test(`[FRM-01] [FRM-03] [LGL-05] a notice comes back with what was typed and its messages, then with its receipt: ${locale}`, async ({
      page,
      shop,
    }) => {
      const t = words(locale);
      const field = messageFields(page, locale);
      const email = aMailbox();
      await page.goto(paths.abuse[locale]);
      await fillWriter(page, locale, email);
      await field("reasons").fill("One\nTwo");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: t("message.send.abuse") }).click();
      await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(3);
      await expect(field("reasons")).toHaveValue("One\nTwo");
      await expect(page.getByRole("checkbox")).toBeChecked();
      await field("url").fill("https://shop.example/page");
      await field("category").selectOption("hosting");
      await field("message").fill("Please look.");
      await page.getByRole("button", { name: t("message.send.abuse") }).click();
      await expect(page.getByRole("status")).toContainText(email);
      await page.reload();
      await expect(page.getByRole("status")).toContainText(email);
      expect(shop.rows("select id from requests where draft like ?", `%${email}%`)).toHaveLength(1);
    });
});
