// Systems beside the shop: an event that stopped is sent again by staff, and what another system reports is read by the customer. [OUT-01] [OUT-03]
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { everything, findings } from "../../../../test/browser/axe.ts";
import { startShop } from "../../../../test/browser/harness.ts";
import { tooWide } from "../../../../test/browser/narrow.ts";
import { aFreeName, aPerson, expect, open, ready, test } from "../../../../test/browser/shop.ts";
import { administrator } from "../../../../test/browser/staff.ts";
import { call, haveAccount, haveCart, logIn, orderNumber, placeOrder } from "../../../../test/browser/walk.ts";
import { paths } from "../../../../test/browser/words.ts";

const key = "a-key-of-the-system-that-sets-up-what-was-ordered";

/** A receiver that says it is gone until it is there. */
const receiver = async () => {
  const taken: { readonly type: string; readonly signed: boolean }[] = [];
  const standing = { isThere: false };
  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  const server = createServer(async (request, response) => {
    const { type } = JSON.parse(await bodyOf(request)) as { readonly type: string };
    if (standing.isThere) taken.push({ type, signed: String(request.headers["webhook-signature"]).startsWith("v1,") });
    response.writeHead(standing.isThere ? 204 : 410).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, taken, standing, close: () => new Promise<void>((closed) => server.close(() => closed())) };
};

test("[OUT-01] [OUT-03] an event that stopped is sent again by staff, and the customer reads and is written what another system reports", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const crm = await receiver();
  const shop = await startShop({
    WEBHOOKS: "crm",
    WEBHOOK_CRM_URL: crm.url,
    WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    WEBHOOK_CRM_EVENTS: "order.placed",
    DELIVERY_KEY: key,
  });
  try {
    const context = await browser.newContext({ baseURL: shop.url, locale: "en-GB" });
    const page = await context.newPage();
    const person = aPerson();
    await haveAccount(page, person);
    await haveCart(page, aFreeName());
    await open(page, paths.en.login);
    await logIn(page, "en", person);
    await page.waitForURL(`**${paths.en.summary}`);
    await ready(page);
    await placeOrder(page, "en");
    const number = await orderNumber(page, "en");

    const staff = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    await administrator(staff, "/admin/webhooks?locale=en", shop.dataDir);
    const row = staff.getByRole("row").filter({ hasText: number });
    await expect(async () => {
      await staff.reload();
      await expect(row).toContainText("Stopped", { timeout: 1_000 });
    }).toPass();
    expect.soft(await findings(staff, everything, "main")).toEqual([]);
    await staff.setViewportSize({ width: 320, height: 800 });
    expect.soft(await tooWide(staff)).toEqual([]);
    crm.standing.isThere = true;
    await staff.setViewportSize({ width: 1280, height: 800 });
    await row.focus();
    await staff.keyboard.press("x");
    await staff.getByRole("button", { name: "Send again" }).click();
    await expect(async () => {
      await staff.goto("/admin/webhooks?locale=de");
      await expect(row).toContainText("Angekommen", { timeout: 1_000 });
    }).toPass();
    expect(crm.taken).toEqual([{ type: "order.placed", signed: true }]);

    const { contracts } = (
      await call<{ contracts: readonly { readonly contract: { readonly id: string } }[] }>(
        page,
        "GET",
        "/shop/contracts",
      )
    ).result;
    const report = {
      state: "ready",
      text: { en: "Your web space is ready.", de: "Ihr Webspace ist bereit." },
      link: "https://panel.example.org/web-m",
    };
    const id = contracts[0]?.contract.id ?? "";
    // Another system has no cookies.
    const reported = await fetch(`${shop.url}/api/shop/contracts/${id}/delivery`, {
      method: "PUT",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(report),
    });
    expect(reported.status, await reported.text()).toBe(200);
    for (const locale of ["en", "de"] as const) {
      await page.goto(locale === "en" ? `/en/account/contracts/${id}` : `/de/konto/vertraege/${id}`);
      const delivery = page.getByRole("region", { name: locale === "en" ? "Access and help" : "Zugang und Hilfe" });
      await expect(delivery).toContainText(report.text[locale]);
      await expect(delivery.getByRole("link").first()).toHaveAttribute("href", report.link);
      expect.soft(await findings(page, everything, "main")).toEqual([]);
      const shots = process.env["KONTOR_SHOTS"];
      if (shots) await page.screenshot({ path: `${shots}/delivery-${locale}.png`, fullPage: true });
    }
  } finally {
    await shop.close();
    await crm.close();
  }
});
