// The domain search of a shop whose registry is DNS: names that fail its validation are another thing than calls of ours that fail. [DOM-03] [DOM-09]
import { dnsPeer } from "../../../../api/test/registry-peers.ts";
import { startShop } from "../../../test/browser/harness.ts";
import { expect, open, test } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

test("[DOM-03] [OPS-10] where DNS fails a name says that it could not be validated, and is checked again when DNS is back, en and de", async ({
  browser,
  refusalText,
}) => {
  test.setTimeout(120_000);
  const names = await dnsPeer();
  const shop = await startShop({ DOMAIN_REGISTRY: "dns", DNS_SERVERS: names.address });
  const context = await browser.newContext({ baseURL: shop.url, locale: "en-GB" });
  try {
    const page = await context.newPage();
    // Two endings: that one is delegated is remembered.
    for (const [locale, name] of [
      ["en", "hafenblick-dns.de"],
      ["de", "hafenblick-dns.com"],
    ] as const) {
      const t = words(locale);
      names.mood = "servfail";
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill(name);
      await page.keyboard.press("Enter");
      const row = page.locator(answer).filter({ hasText: name }).first();
      await expect(row).toContainText(refusalText(locale, { _tag: "DomainValidationFailed", name }), {
        timeout: 30_000,
      });
      await expect(row).not.toContainText(refusalText(locale, { _tag: "DomainCheckFailed" }));
      await expect(page.getByRole("button", { name: t("domain.registerLabel", { name }) })).toHaveCount(0);
      names.mood = "well";
      await row.getByRole("button", { name: t("domain.tryAgainLabel", { name }) }).click();
      await expect(page.getByRole("button", { name: t("domain.registerLabel", { name }) })).toBeVisible({
        timeout: 30_000,
      });
    }
  } finally {
    await context.close();
    await shop.close();
    await names.close();
  }
});
