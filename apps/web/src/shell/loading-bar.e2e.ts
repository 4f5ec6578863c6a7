// The loading bar in the browser: not there for what comes at once, seen while a page is on its way, gone when it came.
import { expect, open, test } from "../../test/browser/shop.ts";
import { stopClock } from "../../test/browser/stopped-clock.ts";

test("[UIM-01] the bar is not there before 200 ms, is seen while a page is on its way, and is gone when it came", async ({
  page,
}) => {
  const run = await stopClock(page);
  const waiting: (() => void)[] = [];
  await page.route("**/_payload.json*", async (route) => {
    await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  const letGo = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  await open(page, "/en");
  const bar = page.locator(".s-loading");
  const follow = (name: string): Promise<void> =>
    page
      .getByRole("navigation", { name: "Main navigation" })
      .getByRole("link", { name, exact: true })
      .first()
      .dispatchEvent("click");
  const arrived = async (name: string): Promise<void> => {
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(bar).toHaveCount(1);
    await expect
      .poll(async () => {
        await run(100);
        return bar.isHidden();
      })
      .toBe(true);
  };
  // The first visit fetches the bar itself.
  await follow("SSL certificates");
  await expect.poll(() => waiting.length).toBe(1);
  await arrived("SSL certificates");
  await run(2_000);
  await follow("Groupware");
  await expect.poll(() => waiting.length).toBe(1);
  await run(150);
  await expect(bar).toBeHidden();
  await run(100);
  await expect(bar).toBeVisible();
  await arrived("Groupware");
});
