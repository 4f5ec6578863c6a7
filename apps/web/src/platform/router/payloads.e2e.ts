// What a page is made of travels by itself: fetched ahead, each page once, five at a time, and not sent twice. [CNT-10]
import type { Route } from "@playwright/test";
import { linked, payloads } from "../../../test/browser/payloads.ts";
import { expect, open, test } from "../../../test/browser/shop.ts";

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

test("[CNT-10] a payload over the wire is JSON with a mark of its content, which is not sent twice", async ({
  request,
}) => {
  const answer = await request.get("/en/blog/_payload.json");
  const { etag, "content-type": type, "cache-control": control } = answer.headers();
  expect([answer.status(), type, control]).toEqual([200, "application/json; charset=utf-8", "public, no-cache"]);
  expect(await answer.json()).toMatchObject({ kind: "blog", locale: "en", status: 200 });
  expect((await request.get("/en/blog/_payload.json", { headers: { "if-none-match": etag ?? "" } })).status()).toBe(
    304,
  );
  const missing = await request.get("/en/nothing-is-here/_payload.json");
  expect([missing.status(), (await missing.json()).kind]).toEqual([404, "error"]);
});
