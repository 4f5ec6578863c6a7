// Every rule of the field table in the browser, in both languages, with the texts of the refusals; what was typed stays.
import { addressFields } from "@kontor/domain/shop/customer";
import { aFreeName, atNight, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const names = { minimum: 2, maximum: 50 };

interface Case {
  readonly field: string;
  readonly typed: string;
  readonly refusal: { readonly _tag: string; readonly [fact: string]: unknown };
}

/** Field, what is typed into it, and what it is refused for. The first column of each row is its requirement. */
const cases: readonly (Case & { readonly id: string })[] = [
  { id: "CUS-01", field: "firstName", typed: "E", refusal: { _tag: "NameLengthWrong", ...names } },
  { id: "CUS-01", field: "firstName", typed: "erika", refusal: { _tag: "NameNotCapital" } },
  { id: "CUS-01", field: "firstName", typed: "Er1ka", refusal: { _tag: "NameNotLetters" } },
  { id: "CUS-01", field: "lastName", typed: `M${"u".repeat(50)}`, refusal: { _tag: "NameLengthWrong", ...names } },
  { id: "CUS-02", field: "email", typed: "erika.example.com", refusal: { _tag: "EmailInvalid" } },
  {
    id: "CUS-02",
    field: "email",
    typed: `${"e".repeat(95)}@example.com`,
    refusal: { _tag: "EmailTooLong", maximum: 100 },
  },
  { id: "CUS-02", field: "emailRepeat", typed: "somebody-else@example.com", refusal: { _tag: "EmailsDiffer" } },
  { id: "CUS-04", field: "phone", typed: "+49abc", refusal: { _tag: "PhoneInvalid", example: "+491234567890" } },
  { id: "CUS-13", field: "fax", typed: "12345", refusal: { _tag: "PhoneInvalid", example: "+491234567890" } },
  { id: "CUS-05", field: "company", typed: "Müller & Söhne", refusal: { _tag: "CompanyInvalid" } },
  { id: "CUS-05", field: "company", typed: "A".repeat(129), refusal: { _tag: "CompanyTooLong", maximum: 128 } },
  { id: "CUS-06", field: "street", typed: "Hauptstraße #7", refusal: { _tag: "StreetInvalid" } },
  { id: "CUS-06", field: "city", typed: "Berlin 2", refusal: { _tag: "CityInvalid" } },
  { id: "CUS-06", field: "postCode", typed: "1O115", refusal: { _tag: "PostCodeInvalid", country: "DE" } },
  { id: "CUS-07", field: "vatId", typed: "DE123456789", refusal: { _tag: "VatIdInvalid" } },
];

/** By day one of each requirement: the texts of all are compared with the rules in Node. */
const shown = atNight ? cases : cases.filter(({ id }, at) => cases.findIndex((one) => one.id === id) === at);

const required = ["firstName", "lastName", "street", "postCode", "city", "phone", "email", "emailRepeat"] as const;

test("[CUS-11] [CUS-07] the order of the fields on the form is the order of their errors", async ({ page }) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.login);
  await page.getByLabel(words("en")("login.kind.business")).check();
  const placed = () =>
    page
      .locator('[id^="field-"][name]')
      .evaluateAll((fields) => [...new Set(fields.map(({ id }) => id.split("-")[1]))]);
  await expect.poll(placed).toEqual([...addressFields, "password"]);
});

test("[CUS-06] a phone shows digits for post codes of countries that have no other ones", async ({ page }) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.login);
  const code = page.locator("#field-postCode");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await page.locator("#field-country").selectOption("GB");
  await expect(code).not.toHaveAttribute("inputmode");
});

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[CUS-01] [CUS-02] [CUS-04] [CUS-05] [CUS-06] [CUS-07] [CUS-08] [CUS-12] [CUS-13] [FRM-05] every field rule refuses with its text and keeps what was typed, ${locale}`,
    async ({ page, refusalText }) => {
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      const field = (name: string) => page.locator(`#field-${name}`);
      const error = (name: string) => page.locator(`#field-${name}-error`);
      const submit = page.getByRole("button", { name: t("login.new.register") });

      // Nothing typed at all: the summary has the focus and names every field, each entry leads to its field.
      await page.getByLabel(t("login.fields.country"), { exact: true }).selectOption("");
      await submit.click();
      const summary = page.locator("#error-summary");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("heading")).toHaveText(
        locale === "en"
          ? "The form is still incorrect or incomplete, please check your input"
          : "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
      );
      for (const name of required)
        await expect(error(name)).toHaveText(
          locale === "en" ? "This field is required" : refusalText("de", { _tag: "FieldRequired" }),
        );
      await expect(error("country")).toHaveText(
        locale === "en" ? "Please select a country" : refusalText("de", { _tag: "CountryMissing" }),
      );
      await expect(error("kind")).toHaveText(refusalText(locale, { _tag: "KindMissing" }));
      await expect(summary.getByRole("listitem")).toHaveCount(required.length + 3);
      await expect(summary).toContainText(t("login.gaps_other", { count: required.length }));
      await expect(page.getByRole("alert")).toHaveCount(0);
      await summary.getByRole("link", { name: t("login.fields.street"), exact: true }).click();
      await expect(field("street")).toBeFocused();
      await page.getByLabel(t("login.fields.country"), { exact: true }).selectOption("DE");

      await page.getByLabel(t("login.kind.business")).check();
      for (const { field: name, typed, refusal } of shown) {
        await field(name).fill(typed);
        await field(name).blur();
        await expect(error(name), `${name}: ${typed}`).toHaveText(refusalText(locale, refusal));
        await expect(field(name)).toHaveValue(typed);
        await expect(field(name)).toHaveAttribute("aria-invalid", "true");
        expect(await field(name).getAttribute("aria-describedby")).toContain(`field-${name}-error`);
      }
      if (locale === "en") {
        await field("emailRepeat").fill("somebody-else@example.com");
        await field("email").fill("nobody");
        await expect(error("email")).toHaveText("Please enter a valid email address");
        await field("email").fill("erika@example.com");
        await expect(error("emailRepeat")).toHaveText(
          "Email addresses do not match. Please repeat the email address exactly.",
        );
      }

      // A VAT ID needs a business; a business needs its company.
      await field("vatId").fill("DE136695976");
      await page.getByLabel(t("login.kind.private"), { exact: true }).check();
      await expect(error("vatId")).toHaveText(refusalText(locale, { _tag: "VatIdNeedsBusiness" }));
      await page.getByLabel(t("login.kind.business")).check();
      await field("company").fill("");
      await expect(error("company")).toHaveText(refusalText(locale, { _tag: "FieldRequired" }));

      // The phone field rewrites blanks, hyphens, slashes, dots, brackets and 00 visibly when it is left; its refusal forbids none of them.
      await field("phone").fill("030 / 123-4.56");
      await field("phone").blur();
      await expect(error("phone")).toContainText("+491234567890");
      await expect(error("phone")).not.toContainText(/\b(?:only|nur)\b/);
      await field("phone").fill("0049 (0)30 / 123-4.56");
      await field("phone").blur();
      await expect(field("phone")).toHaveValue("+4930123456");
      await expect(error("phone")).toHaveCount(0);
    },
  );
}

test("[LOC-06] [CUS-08] typed input survives a change of language and a reload, the password does not", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.login);
  await page.getByLabel(words("en")("login.kind.private"), { exact: true }).check();
  await page.locator("#field-firstName").fill("Erika");
  await page.locator("#field-city").fill("Berlin 2");
  await page.locator("#field-password").fill("a secret of mine");
  await page.getByRole("link", { name: /deutsch/i }).click();
  await page.waitForURL(`**${paths.de.login}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("de")("login.title"));
  await expect(page.locator("#field-firstName")).toHaveValue("Erika");
  await expect(page.locator("#field-city")).toHaveValue("Berlin 2");
  await expect(page.getByLabel(words("de")("login.kind.private"), { exact: true })).toBeChecked();
  await page.reload();
  await ready(page);
  await expect(page.locator("#field-firstName")).toHaveValue("Erika");
  await expect(page.locator("#field-password")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("secret");
  expect((await page.context().cookies()).find(({ name }) => name === "locale")?.value).toBe("de");
});
