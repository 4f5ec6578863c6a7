// Two carts that become one at a login, and a cart that another tab changes on its way into an order. [CRT-01] [CHK-07]
import { aFreeName, aPerson, expect, open, ready, test } from "../../../test/browser/shop.ts";
import { addDomain, call, haveAccount, haveCart, logIn, placeOrder, proof } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[CRT-01] a login merges the carts: nothing disappears and the difference is shown", async ({ page }) => {
  const person = aPerson();
  await haveAccount(page, person);
  const [mine, both, guest] = [aFreeName(), aFreeName(), aFreeName()];
  // The customer's own cart from an earlier visit.
  await page.request.post("/api/auth/local", {
    data: { identifier: person.email, password: person.password },
    headers: await proof(page),
  });
  await haveCart(page, mine);
  const own = await call<{ version: number }>(page, "GET", "/shop/order/cart/current");
  await call(page, "POST", "/shop/order/cart/current/items", {
    version: own.result.version,
    item: { kind: "domain", domain: { name: both, acquisition: "register" } },
  });
  await page.context().clearCookies();
  // A guest's cart today.
  await addDomain(page, "en", guest);
  await addDomain(page, "en", both);
  await open(page, paths.en.login);
  await logIn(page, "en", person);
  await page.waitForURL(`**${paths.en.cart}*`);
  await expect(page.getByText(t("cart.merged.title"))).toBeVisible();
  for (const name of [mine, both, guest]) await expect(page.getByRole("listitem", { name })).toHaveCount(1);
  await expect(page.getByRole("listitem", { name: "Web M" })).toHaveCount(1);
  await page.getByRole("link", { name: t("cart.toSummary") }).click();
  await page.waitForURL(`**${paths.en.summary}`);
  await expect(page.getByRole("region", { name: t("summary.facts.title") })).toContainText(guest);
});

test("[CHK-07] [CRT-01] a cart that another tab changed is not ordered unseen", async ({ page, context }) => {
  const person = aPerson();
  await haveAccount(page, person);
  await addDomain(page, "en", aFreeName());
  await open(page, paths.en.login);
  await logIn(page, "en", person);
  await page.waitForURL(`**${paths.en.summary}`);
  await ready(page);
  const other = await context.newPage();
  await addDomain(other, "en", aFreeName());
  await placeOrder(page, "en");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.en.summary);
});
