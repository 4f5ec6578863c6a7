// Every form without scripts, in both languages: what is missing or wrong is named in the order of its fields, in the words of the specification. [FRM-07] [FRM-08] [CUS-03] [CUS-09]
import { checkRequest, requestDraft } from "@kontor/domain/site/request";
import { formPath, forms } from "../../../test/browser/forms.ts";
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";

const facts = {
  today: "2026-11-23" as never,
  policy: "international" as const,
  categories: ["hosting"],
  jobs: [],
  proProducts: ["groupware"],
};

/** Typed where a form has the field: a customer number has digits alone, a date is a day to come. */
const wrong: Readonly<Record<string, string>> = { customerNumber: "K-12", date: "31.12.2019" };

test.use({ javaScriptEnabled: false });

for (const locale of walkedIn("de"))
  test(`[FRM-02] [FRM-03] [FRM-04] [FRM-05] [FRM-07] [FRM-08] [CUS-03] [CUS-09] [CUS-10] [LGL-05] every form names what is missing or wrong, ${locale}`, async ({
    page,
    refusalText,
  }) => {
    for (const form of forms) {
      await page.goto(formPath(form, locale));
      const fields = page.locator("main form").last();
      if (form === "cancellation") await fields.locator('[name="end"][value="date"]').check();
      for (const [name, text] of Object.entries(wrong)) {
        const field = fields.locator(`[name="${name}"]`);
        if ((await field.count()) > 0) await field.fill(text);
      }
      const typed = new Map(
        await fields.evaluate((all) =>
          [...new FormData(all as HTMLFormElement)].map(([name, value]) => [name, String(value)] as const),
        ),
      );
      const checked = checkRequest(
        requestDraft(form, (name) => typed.get(name) ?? null),
        facts,
      );
      const refusals = checked._tag === "Failure" ? checked.failure : [];
      await fields.locator("button[data-size=large]").first().click();
      const named = page.locator("#error-summary").getByRole("link");
      await expect(named, form).toHaveCount(refusals.length);
      // Many empty fields are listed first, by their names alone.
      const empty = refusals.filter(({ refusal }) => refusal._tag === "FieldRequired");
      const other = refusals.filter(({ refusal }) => refusal._tag !== "FieldRequired");
      const isListed = empty.length > 3;
      for (const [at, { field, refusal }] of (isListed ? [...empty, ...other] : refusals).entries()) {
        const text = refusalText(locale, { ...refusal });
        if (!isListed || at >= empty.length)
          await expect.soft(named.nth(at), `${form}: ${field}`).toHaveText(new RegExp(`^.+: `));
        if (!isListed || at >= empty.length) await expect.soft(named.nth(at), `${form}: ${field}`).toContainText(text);
        const target = page.locator((await named.nth(at).getAttribute("href")) ?? "no link");
        await expect
          .soft(target, `${form}: ${field}`)
          .toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")));
      }
    }
  });
