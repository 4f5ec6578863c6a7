// A declaration that is reviewed before it is sent: what fails on its way stays in the review, what the shop refuses leads back to its field.
import { randomBytes } from "node:crypto";
import { fixedPaths } from "@kontor/domain/site/routing";
import { expect, open, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ viewport: { width: 320, height: 720 } });

test("[FRM-01] [LGL-02] a review whose sending fails stays a review, is sent from there, and what the shop refuses leads back to the fields", async ({
  page,
  shop,
}) => {
  const email = `erklaerung-${randomBytes(5).toString("hex")}@example.com`;
  const send = page.getByRole("button", { name: "jetzt kündigen", exact: true });
  await open(page, fixedPaths["cancellation-form"].de);
  for (const [name, text] of Object.entries({ product: "Web M", email, emailRepeat: email }))
    await page.locator(`#declaration-${name}`).fill(text);
  await page.getByRole("button", { name: words("de")("declaration.toReview") }).click();
  await page.route("**/api/shop/declaration/cancellation", (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("term")).toHaveCount(4);
  const detail = "Bitte geben Sie eine gültige E-Mail-Adresse ein";
  await page.route(
    "**/api/shop/declaration/cancellation",
    (route) =>
      route.fulfill({
        status: 422,
        contentType: "application/problem+json",
        json: {
          success: false,
          type: "about:blank",
          title: "",
          detail,
          status: 422,
          refusal: "RequestRefused",
          errors: [{ field: "email", refusal: "EmailInvalid", rule: "CUS-02", detail, facts: {} }],
        },
      }),
    { times: 1 },
  );
  await send.click();
  await expect(page.locator("#declaration-email")).toHaveAccessibleDescription(new RegExp(detail));
  await expect(page.locator("#error-summary")).toBeFocused();
  await send.click();
  await expect(page.locator("#error-summary")).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("Eingegangen am");
  expect(shop.rows("select id from declarations where draft like ?", `%${email}%`)).toHaveLength(1);
});
