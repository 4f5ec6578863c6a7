// Tickets in a browser: from the operator's list over the holder's page to the entrance, with and without a network, in print, by the camera. [TKT-01] [TKT-02] [TKT-03] [TKT-04] [TKT-05] [LOC-18]
import { execFileSync } from "node:child_process";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { atNight, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import {
  anEvent,
  checks,
  eventAt,
  keysIn,
  loginPathOf,
  logsIn,
  result,
  tickets,
} from "../../../test/browser/entrances/tickets.ts";

// Each event is made by processes of their own, as an operator starts them.
test.slow();

/** Small letters stand at whole pixels of a print, so that a reader of it takes some gaps for blanks. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, "");

/** The text of a PDF, as poppler reads it. */
const printedText = (pdf: Buffer): string =>
  execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" }).replaceAll("\u00a0", " ");

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

test("[TKT-01] [TKT-03] a ticket prints as large as a bank card, its texts and its code are in the print, and so are those of the badges", async ({
  page,
  context,
}) => {
  const event = anEvent("Ada Lovelace");
  await logsIn(page, event, "North");
  const [key = ""] = await keysIn(context);
  const printed = {
    en: { words: ["Issued to", "Ada Lovelace", "5 December 2026", "Karlsruhe"], code: "QR code" },
    de: { words: ["Ausgestellt auf", "Ada Lovelace", "5. Dezember 2026", "Karlsruhe"], code: "QR\u2011Code" },
  } as const;
  for (const locale of walkedIn("de")) {
    const { words, code } = printed[locale];
    await page.goto(`/${locale}/ticketing/${key}`);
    await page.emulateMedia({ media: "print" });
    const card = page.locator("article");
    const box = (await card.boundingBox()) ?? { width: 0, height: 0 };
    // ISO/IEC 7810 ID-1, in CSS pixels of 1/96 inch.
    expect(Math.abs(box.width - (85.6 / 25.4) * 96)).toBeLessThan(1);
    expect(Math.abs(box.height - (54 / 25.4) * 96)).toBeLessThan(1);
    const drawn = (await page.getByRole("img", { name: new RegExp(code) }).boundingBox()) ?? { width: 0, height: 0 };
    expect(drawn.width).toBeGreaterThan((20 / 25.4) * 96);
    const read = withoutBlanks(printedText(await page.pdf({ preferCSSPageSize: true })));
    for (const word of [...words, ...(key.match(/.{1,4}/g) ?? [])]) expect(read).toContain(withoutBlanks(word));
    await page.goto(`/${locale}/ticketing/check/print-all`);
    expect(printedText(await page.pdf({ preferCSSPageSize: true }))).toContain("Ada Lovelace");
    const badges = await page.request.get(`/${locale}/ticketing/check/print-all.pdf`);
    expect(printedText(await badges.body())).toContain("Ada Lovelace");
    await page.emulateMedia({ media: "screen" });
  }
  const manifest = await (await page.request.get("/en/ticketing/check.webmanifest")).json();
  for (const { src, type, sizes } of manifest.icons as readonly { src: string; type: string; sizes: string }[]) {
    const picture = await page.request.get(src);
    expect([src, picture.status(), picture.headers()["content-type"]?.split(";")[0]]).toEqual([src, 200, type]);
    if (type === "image/png")
      expect(`${(await picture.body()).readUInt32BE(16)}x${(await picture.body()).readUInt32BE(20)}`).toBe(sizes);
  }
  await page.goto("/en/ticketing/check");
  expect(
    (await page.request.get((await page.locator('link[rel="apple-touch-icon"]').getAttribute("href")) ?? "")).status(),
  ).toBe(200);
});

test("[TKT-01] [TKT-03] the holder stays on a printed card, however long the names of event, place and holder are", async ({
  page,
  context,
}) => {
  const long =
    "Jahreshauptversammlung der Bundesarbeitsgemeinschaft Rechenzentrumsbetreiber mit Abendveranstaltung und Preisverleihung";
  const place =
    "Karlsruhe, Kongresszentrum am Festplatz, Gartenhalle, Eingang Hermann-Billing-Straße, Obergeschoss, Saal Clubraum";
  const event = eventAt(place, long, "Maximiliane Freifrau von Oberhausen-Unterwasserstein");
  await logsIn(page, event, "North");
  const [key = ""] = await keysIn(context);
  for (const locale of walkedIn("en")) {
    await page.goto(`/${locale}/ticketing/${key}`);
    await page.emulateMedia({ media: "print" });
    const outside = await page.locator("article").evaluate((card) => {
      const { bottom, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll("p, h2, svg")].flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.bottom > bottom || box.right > right ? [part.textContent] : [];
      });
    });
    expect(outside).toEqual([]);
    expect(printedText(await page.pdf({ preferCSSPageSize: true }))).toContain("Unterwasserstein");
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
  }
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
