// Forged requests as a browser meets them: the tag that a script fills, one more try with a fresh token, a login that brings the cart back. [FRM-06] [CRT-01]
import { aFreeName, aPerson, expect, open, test } from "../../../test/browser/shop.ts";
import { addDomain, call, haveAccount, haveCart, logIn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[FRM-06] the token stands in the page's tag after the first change, goes along as a header, and is renewed once when it holds no more", async ({
  page,
  context,
}) => {
  await open(page, paths.en.domains);
  const tag = page.locator('meta[name="csrf-token"]');
  await expect(tag).toHaveAttribute("content", "");
  await addDomain(page, "en", aFreeName());
  const token = (await tag.getAttribute("content")) ?? "";
  expect(token).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
  const secret = (await context.cookies()).find(({ name }) => name === "csrf");
  expect([secret?.httpOnly, secret?.sameSite, secret?.expires]).toEqual([true, "Strict", -1]);
  // The secret goes, as it does with a login in another tab.
  await context.clearCookies({ name: "csrf" });
  const name = aFreeName();
  await page.getByLabel(t("domain.label"), { exact: true }).fill(name);
  await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("domain.registerLabel", { name }) })).toBeVisible();
  expect(await tag.getAttribute("content")).not.toBe(token);
});

test("[CRT-01] [SES-11] the cart of a customer opens for no other visitor in that browser, and is there again after the login", async ({
  page,
}) => {
  const person = aPerson();
  await haveAccount(page, person);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
  const name = aFreeName();
  await haveCart(page, name);
  // The session is over, as on a shared computer; the cookie of the cart is still there.
  for (const cookie of ["token", "signed-in", "csrf"]) await page.context().clearCookies({ name: cookie });
  await open(page, paths.en.cart);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain("cartId");
  await open(page, paths.en.login);
  await logIn(page, "en", person);
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
  await open(page, paths.en.cart);
  await expect(page.getByRole("listitem", { name })).toBeVisible();
});
