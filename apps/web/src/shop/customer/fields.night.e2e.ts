// Fields whose list cannot be loaded and an address that is taken: both are said at the field, and the form keeps its input.

import { aFreeName, expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const countriesFailed = {
  en: "An error has occurred while loading the countries",
  de: "Beim Laden der Länder ist ein Fehler aufgetreten",
} as const;

for (const locale of walkedIn("en"))
  test(`[CUS-14] [SHL-11] a failure to load the countries is shown, DE stays selectable, a retry loads them, ${locale}`, async ({
    page,
  }) => {
    const text = words(locale);
    const nameOf = (iso: string) => new Intl.DisplayNames(locale, { type: "region" }).of(iso) ?? "";
    await haveCart(page, aFreeName());
    await open(page, paths[locale].cart);
    await page.route("**/checkout/login/_payload.json*", async (route) => {
      const answer = await route.fetch();
      const payload = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...payload, data: { ...payload.data, countries: null } } });
    });
    let refused = true;
    await page.route("**/api/shop/country", async (route) =>
      refused ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.getByRole("link", { name: text("cart.toLogin") }).click();
    const country = page.getByLabel(text("login.fields.country"), { exact: true });
    await expect(page.getByText(countriesFailed[locale])).toBeVisible();
    await expect(country.getByRole("option", { name: nameOf("DE") })).toBeAttached();
    await expect(country).toHaveValue("DE");
    const again = page.waitForResponse("**/api/shop/country");
    await page.getByRole("button", { name: text("login.tryAgain") }).click();
    await again;
    await expect(page.getByText(countriesFailed[locale])).toBeVisible();
    refused = false;
    await page.getByRole("button", { name: text("login.tryAgain") }).click();
    await expect(country.getByRole("option", { name: nameOf("AT") })).toBeAttached();
    await expect(page.getByText(countriesFailed[locale])).toHaveCount(0);
  });

test("[SES-06] [SES-02] a taken email address is shown at its field, and the form keeps its input", async ({
  page,
  refusalText,
}) => {
  const email = `belegt-${Date.now()}@example.com`;
  expect(
    (await call(page, "POST", "/auth/local/register", { username: email, email, password: "hafenblick" })).status,
  ).toBe(200);
  await page.context().clearCookies();
  await haveCart(page, aFreeName());
  await open(page, paths.en.login);
  await page.getByLabel(words("en")("login.kind.private"), { exact: true }).check();
  for (const [field, typed] of Object.entries({
    firstName: "Erika",
    lastName: "Mustermann",
    street: "Hauptstraße 7",
    postCode: "10115",
    city: "Berlin",
    phone: "+4930123456",
    email,
    emailRepeat: email,
    password: "hafenblick",
  }))
    await page.locator(`#field-${field}`).fill(typed);
  await page.getByRole("button", { name: words("en")("login.new.register") }).click();
  await expect(page.locator("#field-email-error")).toHaveText(refusalText("en", { _tag: "RegistrationTaken" }));
  await expect(page.locator("#error-summary")).toBeFocused();
  await expect(page.locator("#field-lastName")).toHaveValue("Mustermann");
});
