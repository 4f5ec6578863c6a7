// The steps of a visitor through the shop, as one would do them by hand.
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { aFreeName, aPerson, type Locale, open, type Person, ready, type Shop } from "./shop.ts";
import { orderButton, paths, words } from "./words.ts";

/** Checks a name on the domain page and puts it into the cart. */
export const addDomain = async (page: Page, locale: Locale, name: string): Promise<void> => {
  const t = words(locale);
  await open(page, paths[locale].domains);
  await page.getByLabel(t("domain.label"), { exact: true }).fill(name);
  await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
  await page.getByRole("button", { name: t("domain.registerLabel", { name }) }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(t("domain.inCart"));
};

/** Puts the hosting plan into the cart from its own page, with a domain that is chosen there; ends on the cart. Gives the total that the page showed. */
export const addHosting = async (page: Page, locale: Locale, domain?: string): Promise<string> => {
  const t = words(locale);
  await open(page, paths[locale].product);
  if (domain !== undefined) {
    await page.getByLabel(t("product.domains.label"), { exact: true }).fill(domain);
    await page.getByRole("button", { name: t("product.domains.add"), exact: true }).click();
    await expect(page.getByRole("button", { name: t("product.domains.remove", { name: domain }) })).toBeVisible();
    await expect(page.getByRole("complementary").getByRole("list").first()).toContainText(domain);
  }
  const total = await totalOn(page);
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.add"), exact: true })
    .click();
  await page.waitForURL(`**${paths[locale].cart}*`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cart.title"));
  await ready(page);
  return total;
};

/** What stands as the total on the page. */
export const totalOn = async (page: Page): Promise<string> =>
  ((await page.locator('main [data-figure="total"]').first().textContent()) ?? "").trim();

/** The form of a new customer, filled in. */
export const fillAddress = async (page: Page, locale: Locale, person: Person): Promise<void> => {
  const t = words(locale);
  await page.getByLabel(t("login.kind.private"), { exact: true }).check();
  const type = (field: string, value: string) =>
    page.getByLabel(t(`login.fields.${field}`), { exact: true }).fill(value);
  await type("firstName", person.firstName);
  await type("lastName", person.lastName);
  await type("street", person.street);
  await type("postCode", person.postCode);
  await type("city", person.city);
  await page.getByLabel(t("login.fields.country"), { exact: true }).selectOption(person.country);
  await type("phone", person.phone);
  await type("email", person.email);
  await type("emailRepeat", person.email);
  await type("password", person.password);
};

export const register = async (page: Page, locale: Locale, person: Person): Promise<void> => {
  await fillAddress(page, locale, person);
  await page.getByRole("button", { name: words(locale)("login.new.register") }).click();
};

export const logIn = async (page: Page, locale: Locale, person: Person): Promise<void> => {
  const t = words(locale);
  await page.getByLabel(t("login.choose.returning")).check();
  // The registration has a field of the same name, until the other form has taken its place.
  await page.locator("#login-email").fill(person.email);
  await page.locator("#login-password").fill(person.password);
  await page.getByRole("button", { name: t("login.returning.login"), exact: true }).click();
};

/** Ticks what an order needs and presses the button once. */
export const placeOrder = async (page: Page, locale: Locale): Promise<void> => {
  for (const name of ["terms", "cancellationPolicy", "adult"]) await page.locator(`#agree-${name}`).check();
  await page.getByRole("button", { name: orderButton[locale], exact: true }).click();
};

/** Waits for the thank-you page and reads the order's number there. */
export const orderNumber = async (page: Page, locale: Locale): Promise<string> => {
  await page.waitForURL(`**${paths[locale].thanks}?order=*`);
  const number = page.locator('[data-figure="order-number"]');
  await expect(number).toHaveText(/^K-\d{4}-\d{6}$/);
  return ((await number.textContent()) ?? "").trim();
};

/** What a page sends along with a call that changes something. [FRM-06] */
export const proof = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const { header, token } = (await (await page.request.get("/csrf.json")).json()) as {
    readonly header: string;
    readonly token: string;
  };
  return { [header]: token };
};

/** Calls the shop from the page, with its cookies. */
export const call = async <A>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly result: A; readonly refusal: string | null }> => {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { data: body }),
    headers: { accept: "application/json", ...(method === "GET" ? {} : await proof(page)) },
  });
  const answer = (await response.json().catch(() => ({}))) as { result?: A; refusal?: string };
  return { status: response.status(), result: answer.result as A, refusal: answer.refusal ?? null };
};

/** Opens the field for a voucher, which stands behind a word, unless it is open. */
export const openVoucher = async (page: Page): Promise<void> => {
  const closed = page.locator("details:not([open]):has(#voucher) > summary");
  if ((await page.locator("#voucher").isVisible()) || (await closed.count()) === 0) return;
  await closed.click();
};

/** What a new customer types into the form of the address, field by field. */
export const typedByNew = ({ firstName, lastName, street, postCode, city, phone, email, password }: Person) =>
  Object.entries({ firstName, lastName, street, postCode, city, phone, email, emailRepeat: email, password });

/** An account with an address, made beforehand and without the page: a private one, unless something else is said of it. */
export const haveAccount = async (
  page: Page,
  person: Person,
  locale: Locale = "en",
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const made = await page.request.post("/api/auth/local/register", {
    data: { username: person.email, email: person.email, password: person.password },
    headers: await proof(page),
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { password: _, ...address } = person;
  const stored = await page.request.post("/api/shop/auth/customer", {
    data: { locale, kind: "private", company: "", fax: "", vatId: "", ...address, emailRepeat: person.email, ...more },
    headers: await proof(page),
  });
  expect(stored.ok(), await stored.text()).toBe(true);
  // The account is left again, and the visitor has still decided about cookies.
  await page.context().clearCookies({ name: /^(?!consent$)/ });
};

/** The visitor is logged in, without the page of the login. */
export const haveLogin = async (page: Page, { email, password }: Person): Promise<void> => {
  const entered = await call(page, "POST", "/auth/local", { identifier: email, password });
  expect(entered.status).toBe(200);
};

/** A cart with the hosting plan, and a domain where one is given, made without the page. */
export const haveCart = async (page: Page, domain: string | null, plan = "web-m", quantity = 1): Promise<void> => {
  const made = await call<{ version: number }>(page, "POST", "/shop/order/cart");
  const added = await call<{ version: number }>(page, "POST", "/shop/order/cart/current/items", {
    version: made.result.version,
    item: { kind: "product", product: plan, quantity },
  });
  expect(added.status).toBe(201);
  if (domain === null) return;
  const withDomain = await call(page, "POST", "/shop/order/cart/current/items", {
    version: added.result.version,
    item: { kind: "domain", domain: { name: domain, acquisition: "register" } },
  });
  expect(withDomain.status).toBe(201);
};

/** Another device of the same visitor: it has their cookies, and hears nothing of their tabs. */
export const anotherDevice = async (browser: Browser, page: Page): Promise<BrowserContext> =>
  browser.newContext({ baseURL: new URL(page.url()).origin, storageState: await page.context().storageState() });

/** Damages the row of the visitor's cart, and gives what mends it. */
export const damageCart = async (page: Page, shop: Pick<Shop, "rows" | "spoil">): Promise<() => void> => {
  const { result } = await call<{ id: string }>(page, "GET", "/shop/order/cart/current");
  const [row] = shop.rows("select body from carts where id = ?", result.id);
  shop.spoil("update carts set body = '{' where id = ?", result.id);
  return () => shop.spoil("update carts set body = ? where id = ?", String(row?.body), result.id);
};

/** Orders the cart as it stands, without its pages. */
export const orderCart = async (
  page: Page,
  locale: Locale,
  earlyStart = false,
): Promise<{ readonly id: string; readonly number: string }> => {
  const cart = await call<{ readonly version: number }>(page, "GET", "/shop/order/cart/current");
  const quote = await call<{ readonly hash: string }>(page, "GET", "/shop/order/cart/current/quote");
  const placed = await page.request.post("/api/shop/order", {
    data: {
      cartId: "current",
      cartVersion: cart.result.version,
      quoteHash: quote.result.hash,
      agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart },
      locale,
    },
    headers: { ...(await proof(page)), "idempotency-key": crypto.randomUUID() },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  return ((await placed.json()) as { readonly result: { readonly id: string; readonly number: string } }).result;
};

/** A customer who has ordered the hosting plan and a domain, made without the pages. */
export const haveOrdered = async (
  page: Page,
  locale: Locale,
  person: Person = aPerson(),
): Promise<{ readonly id: string; readonly number: string }> => {
  await haveAccount(page, person, locale);
  await haveLogin(page, person);
  await haveCart(page, aFreeName());
  return orderCart(page, locale);
};

/** A customer with a domain in the cart, at the summary; the login step is no part of it. */
export const reachSummary = async (page: Page, locale: Locale, person: Person = aPerson()): Promise<void> => {
  await haveAccount(page, person, locale);
  await haveLogin(page, person);
  await haveCart(page, aFreeName());
  await open(page, paths[locale].summary);
};
