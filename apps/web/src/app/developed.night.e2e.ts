// The shop from its sources, as `npm run dev` serves it: sheets stand in the documents, scripts run without a complaint, and a press is answered as in the built shop. [LOC-16] [OPS-01]
import { type Browser, expect, type Page, test } from "@playwright/test";
import { developed, type RunningShop, startShop } from "../../test/browser/harness.ts";
import { paths, words } from "../../test/browser/words.ts";

const t = words("en");
const running: { shop?: RunningShop } = {};

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running.shop = await startShop({}, developed);
});
test.afterAll(() => running.shop?.close());

const awake = (page: Page): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("data-awake", /.*/, { timeout: 60_000 });

/** A browser of its own, and what its pages complain about. */
const visit = async (
  browser: Browser,
  scripts: boolean,
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> => {
  const context = await browser.newContext({
    baseURL: running.shop?.url ?? "",
    locale: "en-GB",
    javaScriptEnabled: scripts,
  });
  // The first page waits until its sources are built.
  context.setDefaultNavigationTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", ({ message }) => void complaints.push(message));
  page.on(
    "response",
    (response) => void (response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`)),
  );
  return { page, complaints };
};

const sheetsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return [...(await answer.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
};

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 }).boundingBox();

test("[LOC-16] documents link every sheet, nothing moves when the scripts come, and none of them complains", async ({
  browser,
}) => {
  const still = await visit(browser, false);
  const linked = new Set<string>();
  await still.page.goto("/en/blog");
  const post = await still.page.locator('main article a[href^="/en/blog/"]').first().getAttribute("href");
  for (const path of ["/en", paths.en.product, paths.en.cart, post ?? "", "/en/account"]) {
    for (const sheet of await sheetsOf(still.page, path)) linked.add(sheet);
    const { page, complaints } = await visit(browser, true);
    await page.goto(path);
    await awake(page);
    await still.page.goto(path);
    expect(await headingOf(page), path).toEqual(await headingOf(still.page));
    expect(complaints, path).toEqual([]);
    await page.context().close();
  }
  expect(linked.size).toBeGreaterThan(20);
  for (const sheet of linked) {
    const answer = await still.page.request.get(sheet, { headers: { accept: "text/css" } });
    expect([sheet, answer.status()]).toEqual([sheet, 200]);
    expect(answer.headers()["content-type"], sheet).toMatch(/^text\/css(; charset=utf-8)?$/);
  }
});

test("[VIS-02] the banner of consent is answered without a new page", async ({ browser }) => {
  const { page, complaints } = await visit(browser, true);
  await page.goto("/en");
  await awake(page);
  await page.evaluate(() => void document.documentElement.setAttribute("data-same-document", ""));
  await page.getByRole("button", { name: t("consent.choice.necessary"), exact: true }).click();
  await expect(page.locator("#consent")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "");
  expect(complaints).toEqual([]);
});
