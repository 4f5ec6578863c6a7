// Every page of the sitemap, of an account and of the desk at several widths: no list cuts off what is chosen in it, and facts have one rule. [LGL-06] [LOC-16]
import { accountPath } from "@kontor/domain/site/routing";
import type { Page } from "@playwright/test";
import { cutSelects, unruledFacts } from "../../test/browser/parts-in-place.ts";
import { administrator, customerTab, haveOrder } from "../../test/browser/staff.ts";
import { aPerson, expect, type Locale, test } from "../../test/browser/shop.ts";
import { haveCart } from "../../test/browser/walk.ts";
import { paths } from "../../test/browser/words.ts";

const languages: readonly Locale[] = ["en", "de"];

const inMain = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** The pages that the sitemaps name, with what their main part says. */
const publicPages = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const locations = async (address: string): Promise<readonly string[]> =>
    [...(await (await page.request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const named = await locations("/sitemap.xml");
  const sitemaps = named.filter((address) => address.endsWith(".xml"));
  const all = [
    ...named.filter((address) => !address.endsWith(".xml")),
    ...(await Promise.all(sitemaps.map(locations))).flat(),
  ];
  const found = new Map<string, string>();
  for (const address of all) {
    const { pathname } = new URL(address);
    found.set(pathname, inMain(await (await page.request.get(pathname)).text()));
  }
  return found;
};

test("[LOOK3-8] on every page of the shop the text that is chosen in a list is read whole, in both languages", async ({
  page,
}) => {
  test.setTimeout(900_000);
  const all = await publicPages(page);
  expect(all.size).toBeGreaterThan(150);
  const withLists = [...all].filter(([, html]) => html.includes("<select")).map(([path]) => path);
  expect(withLists.length).toBeGreaterThan(4);
  await haveCart(page, null, "vps-m");
  for (const path of [...withLists, paths.en.cart, paths.de.cart, paths.en.login, paths.de.login]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutSelects(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("[LOOK3-8] [LOOK3-19] at the desk and in an account lists are read whole, and facts have one rule on phones", async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(900_000);
  const customer = await customerTab(browser, shop, aPerson(), "en");
  const number = await haveOrder(customer, "en");
  const seen = async (tab: Page, path: string): Promise<void> => {
    await tab.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await tab.setViewportSize({ width, height: 800 });
      expect.soft(await cutSelects(tab), `${path} at ${width}`).toEqual([]);
      if (width < 768) expect.soft(await unruledFacts(tab), `${path} at ${width}`).toEqual([]);
    }
  };
  /** A page, and those that a part of it links to below it. */
  const walked = async (tab: Page, first: string, below: string, part = "main"): Promise<number> => {
    await tab.goto(first);
    const links = await tab
      .locator(`${part} a[href]:not([download])`)
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const inside = new Set([first, ...links.filter((path) => path.startsWith(below))]);
    for (const path of inside) await seen(tab, path);
    return inside.size;
  };
  for (const locale of languages) {
    const panel = accountPath("panel", locale);
    expect(await walked(customer, panel, panel)).toBeGreaterThan(2);
    for (const list of ["contracts", "invoices", "orders", "address"] as const)
      await walked(customer, accountPath(list, locale), `${accountPath(list, locale)}/`);
  }
  await customer.context().close();
  for (const locale of languages) {
    await administrator(page, `/admin?locale=${locale}`);
    // The sections of staff stand above what waits today.
    expect(await walked(page, "/admin", "/admin/", "body")).toBeGreaterThan(10);
    await page.goto(`/admin/orders?q=${number}`);
    const row = page.getByRole("row").filter({ hasText: number });
    await expect(row).toBeVisible();
    const record = new URL((await row.getAttribute("data-href")) ?? "", page.url()).pathname;
    await walked(page, record, `${record}/`);
  }
});
