// The newsletter in the browser, without scripts: requested, confirmed and ended by the links of its letters.
import { randomBytes } from "node:crypto";
import { expect, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const paths = { en: "/en/newsletter/subscribe", de: "/de/newsletter/anmelden" } as const;
const aMailbox = () => `rundbrief-${randomBytes(5).toString("hex")}@example.com`;

const linkIn = (text: string | undefined, word: string): string =>
  new RegExp(`https?://[^/\\s]+(/\\S+\\?${word}=[\\w-]+)`).exec(text ?? "")?.[1] ?? "no link";

test.use({ viewport: { width: 320, height: 720 } });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[CUS-10] [FRM-01] opening the links of letters does nothing, pressing their buttons confirms and ends it", async ({
    page,
    shop,
  }) => {
    const t = words("de");
    const email = aMailbox();
    const state = () => shop.rows("select state from subscriptions where email = ?", email)[0]?.["state"];
    await page.goto(paths.de);
    await page.getByLabel(t("newsletter.email")).fill(email);
    await page.getByRole("button", { name: t("newsletter.button.ask") }).click();
    await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(1);
    await expect(page.getByLabel(t("newsletter.email"))).toHaveValue(email);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t("newsletter.button.ask") }).click();
    await expect(page.getByRole("status")).toContainText(email);

    await page.goto(linkIn((await shop.mailTo(email)).text, "confirm"));
    expect(state()).toBe("asked");
    await page.getByRole("button", { name: t("newsletter.button.confirm") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("newsletter.title.confirmed"));
    expect(state()).toBe("confirmed");

    await expect.poll(async () => (await shop.mailsTo(email)).length).toBe(2);
    const end = linkIn((await shop.mailsTo(email))[1]?.text, "end");
    await page.goto(end);
    expect(state()).toBe("confirmed");
    await page.getByRole("button", { name: t("newsletter.button.end") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("newsletter.title.ended"));
    expect(state()).toBe("ended");
  });

  test("[CUS-10] a link that does nothing says so as soon as it is opened, in the language of the page", async ({
    page,
  }) => {
    const ended = await page.goto(`${paths.de}?end=nothing`);
    expect(ended?.status()).toBe(410);
    await expect(page.getByRole("alert")).toContainText("Zu diesem Link kennen wir kein Abonnement");
    await expect(page.getByRole("button", { name: words("de")("newsletter.button.end") })).toHaveCount(0);
    const opened = await page.goto(`${paths.en}?confirm=nothing`);
    expect(opened?.status()).toBe(410);
    await expect(page.getByRole("alert")).toContainText(
      "This confirmation link is not valid any more. Please subscribe again.",
    );
    await expect(page.getByLabel(words("en")("newsletter.email"))).toBeVisible();
  });
});
