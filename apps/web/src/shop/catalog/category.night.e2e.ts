// Every category has its drawing, by the name under which its page looks for it, and questions that unfold. [PRD-06]
import { expect, test } from "../../../test/browser/shop.ts";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";

test("[PRD-06] every category and the overview of servers has its drawing", async ({ page, request }) => {
  for (const path of [
    "hosting",
    "server",
    "server/vps",
    "server/root-server",
    "server/cloud-server",
    "managed-cloud",
    "groupware",
    "ssl-certificates",
  ]) {
    await page.goto(`/en/${path}`);
    const [file = "", name = ""] = ((await page.locator("main header svg use").getAttribute("href")) ?? "").split("#");
    const drawn = await request.get(new URL(file, page.url()).href);
    expect(await drawn.text(), path).toContain(`id="${name}"`);
  }
});

test("[PRD-06] [CNT-01] questions of the guide unfold below the prices, and lead to it", async ({ page }) => {
  await page.goto("/en/hosting");
  const questions = page.getByRole("region", { name: "Questions before you order" });
  const first = questions.locator("details").first();
  await first.locator("summary").click();
  await expect(first.locator(".k-prose")).toBeVisible();
  await questions.getByRole("link", { name: "What every web hosting plan includes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What every web hosting plan includes");
});

test("[PRD-06] [LGL-06] on a phone names and prices lead to their cards, and a card unfolds what it leaves out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/hosting");
  const jump = page.getByRole("navigation", { name: "To a plan" }).getByRole("link", { name: /Web XL/ });
  await expect(jump).toContainText("€13.99");
  await jump.click();
  const card = page.locator("#plan-web-xl");
  await expect(card).toBeInViewport();
  await expect(card.getByText("minimum term 12 months, earliest end", { exact: false })).toBeVisible();
  await expect(card.getByText("Backup")).toBeHidden();
  await card.getByText("All details").click();
  await expect(card.getByText("Backup")).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), String(width)).toEqual([]);
  }
  expect(await findings(page, everything, "main")).toEqual([]);
});
