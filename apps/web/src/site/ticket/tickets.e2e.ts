// Tickets in a browser: from the operator's list over the holder's page to the entrance, with and without a network, in print, by the camera. [TKT-01] [TKT-02] [TKT-03] [TKT-04] [TKT-05] [LOC-18]

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { atNight, expect, test } from "../../../test/browser/shop.ts";
import {
  anEvent,
  checks,
  keysIn,
  loginPathOf,
  logsIn,
  result,
  tickets,
} from "../../../test/browser/entrances/tickets.ts";

// Each event is made by processes of their own, as an operator starts them.
test.slow();

test("[TKT-01] [TKT-04] [TKT-05] [LOC-18] an entrance opens by its link once, a ticket by its key alone, and nothing of it is stored or listed", async ({
  page,
  context,
}) => {
  const event = anEvent("Ada Lovelace");
  const login = loginPathOf(event);
  // A preview of the link uses up nothing.
  for (const _ of [1, 2]) expect((await page.goto(login))?.status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  if (atNight) expect(await findings(page, everything)).toEqual([]);
  await page.getByLabel("Name of the entrance").fill("North");
  await page.getByRole("button", { name: "Open the check" }).click();
  await page.waitForURL("**/en/ticketing/check");
  const session = (await context.cookies()).find(({ name }) => name === "ticketing");
  expect([session?.httpOnly, session?.sameSite]).toEqual([true, "Lax"]);
  await page.goto(login);
  await page.getByLabel("Name of the entrance").fill("South");
  await page.getByRole("button", { name: "Open the check" }).click();
  await expect(page.getByRole("alert")).toContainText("not valid any more");

  const [key = ""] = await keysIn(context);
  const opened = await page.goto(`/ticketing/${key}?from=paper`);
  expect(new URL(page.url()).search).toBe("?from=paper");
  expect(opened?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(page.getByRole("main")).toContainText("Ada Lovelace");
  await expect(page.getByRole("main")).toContainText("Community event");
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  if (atNight) expect(await findings(page, everything)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  const pdf = await page.request.get(
    (await page.getByRole("link", { name: "Download as PDF" }).getAttribute("href")) ?? "",
  );
  expect([pdf.status(), pdf.headers()["content-type"], pdf.headers()["cache-control"]]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
});

const awake = (page: Page) => expect(page.locator("#check")).toHaveAttribute("data-awake", "");
const network = (page: Page) => page.locator("#sync");

/** A device at an entrance that has its list and its copies for the time without a network. */
const aDevice = async (
  browser: Browser,
  event: string,
  gate: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await logsIn(page, event, gate);
  await awake(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker takes this page over once it is active.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
};

test("[TKT-02] two browsers without a network admit one ticket; after both are back one admission stands and both see the conflict", async ({
  browser,
}) => {
  const event = anEvent("Ada Lovelace", "Grace Hopper");
  const [north, south] = [await aDevice(browser, event, "North"), await aDevice(browser, event, "South")];
  const [key = "", other = ""] = await keysIn(north.context);
  expect(await findings(north.page, everything)).toEqual([]);
  for (const { context } of [north, south]) await context.setOffline(true);
  for (const { page } of [north, south]) {
    // The page opens again, from its copy.
    await page.reload();
    await awake(page);
    await checks(page, key);
    await expect(result(page)).toHaveAttribute("data-kind", "provisional");
    await expect(network(page)).toContainText("not sent yet: 1");
    await page.reload();
    await awake(page);
    await checks(page, key);
    await expect(result(page)).toContainText("Already admitted");
  }
  expect(await findings(south.page, everything)).toEqual([]);
  await south.context.setOffline(false);
  await expect(network(south.page)).toContainText("In step");
  await north.context.setOffline(false);
  await expect(network(north.page)).toContainText("In step");
  for (const { page } of [north, south]) {
    await expect(page.locator("#conflict-list li")).toHaveText(/Stands: North, .*Double: South, /, { timeout: 30_000 });
    await expect(page.getByRole("region", { name: "Admitted twice" })).toBeVisible();
  }
  await checks(south.page, other);
  await expect(result(south.page)).toContainText("Ada Lovelace");
  await expect(result(south.page)).toHaveAttribute("data-kind", "admitted");
  expect(tickets().find((line) => line.includes(event))).toContain("2 tickets, 2 admitted");
  for (const { context } of [north, south]) await context.close();
});

for (const reader of [
  "the decoder that is fetched where the browser has none",
  ...(atNight ? ["the browser's own detector" as const] : []),
] as const)
  test(`[TKT-02] the camera reads the code of a ticket, by ${reader}`, async ({ browser }) => {
    const isOwn = reader === "the browser's own detector";
    const event = anEvent("Ada Lovelace");
    const { context, page } = await aDevice(browser, event, "North");
    const [key = ""] = await keysIn(context);
    const drawing = await (await context.request.get(`/en/ticketing/${key}`)).text();
    const svg = (/<svg class="code-[^]*?<\/svg>/.exec(drawing)?.[0] ?? "").replace(
      "<svg ",
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" ',
    );
    // A camera that shows the ticket.
    const looks = { count: 0 };
    await page.exposeFunction("looked", () => (looks.count += 1));
    await page.evaluate(
      async ({ text, decoder }) => {
        const picture = new Image();
        picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
        await picture.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [640, 480];
        const pen = canvas.getContext("2d");
        const draw = () => {
          pen?.fillRect(0, 0, 640, 480);
          pen?.drawImage(picture, 80, 0, 480, 480);
          requestAnimationFrame(draw);
        };
        draw();
        const stream = canvas.captureStream(15);
        Object.defineProperty(navigator, "mediaDevices", {
          value: { getUserMedia: async () => stream },
          configurable: true,
        });
        Reflect.deleteProperty(globalThis, "BarcodeDetector");
        if (decoder === null) return;
        // A detector as the standard has it, where this build of the browser brings none: it reads the picture of the camera.
        const { default: decode } = (await import(decoder)) as { default: (image: ImageData) => string };
        Object.assign(globalThis, {
          BarcodeDetector: class {
            static getSupportedFormats(): Promise<readonly string[]> {
              return Promise.resolve(["ean_13", "qr_code"]);
            }
            readonly detect = async (source: HTMLVideoElement) => {
              (globalThis as unknown as { looked: () => void }).looked();
              const own = new OffscreenCanvas(source.videoWidth, source.videoHeight);
              const sheet = own.getContext("2d");
              sheet?.drawImage(source, 0, 0);
              try {
                const image = sheet?.getImageData(0, 0, own.width, own.height);
                return image === undefined ? [] : [{ rawValue: decode(image), format: "qr_code" }];
              } catch {
                return [];
              }
            };
          },
        });
      },
      { text: svg, decoder: isOwn ? await page.locator("#check").getAttribute("data-decoder") : null },
    );
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    await expect(result(page)).toContainText("Ada Lovelace");
    // However large the picture of the camera is, it is as wide as the screen allows. [OPS2-10]
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.locator("#video").boundingBox())?.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Stop the camera" }).click();
    await expect(page.locator("#video")).toBeHidden();
    expect(looks.count > 0).toBe(isOwn);
    await context.close();
  });
