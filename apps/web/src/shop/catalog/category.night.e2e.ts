// Every category has its drawing, by the name under which its page looks for it. [PRD-06]
import { expect, test } from "../../../test/browser/shop.ts";

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
