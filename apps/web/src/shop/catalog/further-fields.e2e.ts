// What is asked of a product beside its terms: typed on its page, refused at its field, shown in the cart. [PRD-01] [CRT-08]
import { everything, findings } from "../../../test/browser/axe.ts";
import { atNight, expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

const pages = { de: "/de/ssl-zertifikate/ssl-domain", en: "/en/ssl-certificates/ssl-domain" } as const;

for (const locale of walkedIn("en")) {
  const t = words(locale);

  test(`[PRD-01] [CRT-08] a certificate asks for its name, says at its field what is none, and has it in the cart, ${locale}`, async ({
    page,
    refusalText,
  }) => {
    await open(page, pages[locale]);
    const field = page.locator("#field-name");
    const add = page.getByRole("complementary").getByRole("button", { name: t("product.ledger.add"), exact: true });
    for (const [typed, refusal] of [
      ["", { _tag: "CertificateNameMissing" }],
      ["localhost", { _tag: "CertificateNameInvalid", name: "localhost" }],
    ] as const) {
      await field.fill(typed);
      await add.click();
      await expect(page.locator("#field-name-error")).toHaveText(refusalText(locale, refusal));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
    }
    if (atNight) expect(await findings(page, everything)).toEqual([]);
    await field.fill("www.straße.de");
    await add.click();
    await page.waitForURL(`**${paths[locale].cart}*`);
    const item = page.getByRole("listitem", { name: "SSL Domain" });
    await expect(item).toContainText("www.xn--strae-oqa.de");
  });
}
