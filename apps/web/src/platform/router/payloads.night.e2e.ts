// The payload of a page that was seen is at hand for an hour of the visitor's clock, and fetched anew after it. [CNT-10]
import { linked, payloads } from "../../../test/browser/payloads.ts";
import { expect, open, test } from "../../../test/browser/shop.ts";
import { type Route } from "@playwright/test";

const hour = 3_600_000;

test("[CNT-10] the payload of a page that was seen is at hand for an hour, and fetched anew after it", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-21T11:00:00Z") });
  await open(page, "/en/blog");
  const requested: string[] = [];
  const paused = { all: false };
  await page.route(payloads, async (route) => {
    requested.push(new URL(route.request().url()).pathname.replace("/_payload.json", ""));
    // Who waits for an answer sees nothing new.
    if (!paused.all) await route.continue();
  });
  const [first = "", second = "", third = ""] = await linked(page);
  const go = (href: string) => page.locator(`a[href="${href}"]`).first().click();
  await go(first);
  await expect(page).toHaveURL(first);
  await expect(page.locator("h1")).not.toHaveText("Blog");
  const heading = (await page.locator("h1").textContent()) ?? "";
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog");

  await page.clock.fastForward(hour - 60_000);
  paused.all = true;
  await go(first);
  await expect(page.locator("h1")).toHaveText(heading);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog");

  paused.all = false;
  await go(second);
  await expect(page).toHaveURL(second);
  await expect(page.locator("h1")).not.toHaveText("Blog");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.clock.fastForward(hour + 60_000);
  // What is too old goes with the next page that is shown.
  await go(third);
  await expect(page).toHaveURL(third);
  await expect(page.locator("h1")).not.toHaveText("Blog");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Blog");
  requested.length = 0;
  paused.all = true;
  await go(second);
  await expect.poll(() => requested).toContain(second);
  await expect(page.locator("h1")).toHaveText("Blog");
});

test("[CNT-10] payloads are fetched before their page is requested, each once, at most five at a time", async ({
  page,
}) => {
  const paused: Route[] = [];
  const requested: string[] = [];
  await page.route(payloads, (route) => {
    requested.push(new URL(route.request().url()).pathname.replace("/_payload.json", ""));
    paused.push(route);
  });
  await open(page, "/en/blog");
  const links = await linked(page);
  expect(links.length).toBeGreaterThan(7);
  const near = async (href: string): Promise<void> =>
    page.locator(`main li > article a[href="${href}"]`).first().focus();
  for (const href of [...links.slice(0, 8), ...links.slice(0, 3)]) await near(href);
  await expect.poll(() => requested).toEqual(links.slice(0, 5));
  // One comes back, and the next one goes.
  for (const [at, wanted] of [6, 7, 8].entries()) {
    await paused[at]?.continue();
    await expect.poll(() => requested).toEqual(links.slice(0, wanted));
  }
  for (const route of paused.slice(3)) await route.continue();
  // What was fetched ahead is shown without asking for it again.
  const [first = ""] = links;
  await expect(page.locator("h1")).toHaveText("Blog");
  await page.locator(`main li > article a[href="${first}"]`).first().click();
  await expect(page).toHaveURL(first);
  await expect(page.locator("h1")).not.toHaveText("Blog");
  expect(requested.filter((path) => path === first)).toHaveLength(1);
});
