// Tickets in a browser: from the operator's list over the holder's page to the entrance, with and without scripts, with and without a network. [TKT-01] [TKT-02] [TKT-03] [TKT-04] [TKT-05] [LOC-08] [LOC-18]
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";

// Each event is made by processes of their own, as an operator starts them.
test.slow();

const root = fileURLToPath(new URL("../../../../..", import.meta.url));

/** The operator's command, over the shop that runs. */
const tickets = (...words: readonly string[]): readonly string[] =>
  execFileSync(process.execPath, [serverProgram("data"), "tickets", ...words], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["KONTOR_E2E_DATA"] ?? "", NODE_NO_WARNINGS: "1" },
  })
    .trim()
    .split("\n");

/** An event with tickets for these people. */
const anEvent = (...holders: readonly string[]): string => {
  const [event = ""] = tickets("event", `Open day ${randomBytes(3).toString("hex")}`, "Karlsruhe", "2026-12-05T10:00+01:00");
  const file = join(process.env["KONTOR_E2E_DATA"] ?? "", `${event}.csv`);
  writeFileSync(file, `name,email,locale,community\n${holders.map((holder, at) => `${holder},p${at}@example.test,en,yes`).join("\n")}`);
  tickets("import", event, file);
  return event;
};

const loginPathOf = (event: string): string => new URL(tickets("key", event)[0] ?? "").pathname;

const logsIn = async (page: Page, event: string, gate: string): Promise<void> => {
  await page.goto(loginPathOf(event));
  await page.getByLabel("Name of the entrance").fill(gate);
  await page.getByRole("button", { name: "Open the check" }).click();
  await page.waitForURL("**/en/ticketing/check");
};

/** The keys of all tickets, as the badges have them. */
const keysIn = async ({ request }: Pick<BrowserContext, "request">): Promise<readonly string[]> => {
  const { result } = (await (await request.get("/api/shop/ticketing/badges")).json()) as { result: { badges: readonly { key: string }[] } };
  return result.badges.map(({ key }) => key);
};

const checks = async (page: Page, key: string): Promise<void> => {
  await page.getByLabel("Key of the ticket").fill(key);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};
const result = (page: Page) => page.locator("#result > div");

test("[TKT-01] [TKT-04] [TKT-05] [LOC-08] [LOC-12] [LOC-17] [LOC-18] [SES-07] a ticket opens by its key alone, staff pages for staff alone, nothing of it is stored or listed", async ({
  page,
  context,
}) => {
  const event = anEvent("Ada Lovelace");
  for (const path of ["/en/ticketing/check", "/de/ticketing/check/abc", "/en/ticketing/check/print-all", "/ticketing/printtest"]) {
    const closed = await page.goto(path);
    expect([path, closed?.status(), closed?.headers()["cache-control"]]).toEqual([path, 403, "private, no-store"]);
  }
  for (const path of ["/en/ticketing/login/abc", "/de/ticketing/printtest", "/en/ticketing"])
    expect((await page.request.get(path)).status()).toBe(404);
  const login = loginPathOf(event);
  // A preview of the link uses up nothing.
  for (const _ of [1, 2]) expect((await page.goto(login))?.status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findings(page, everything)).toEqual([]);
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
  expect(await findings(page, everything)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  const pdf = await page.request.get((await page.getByRole("link", { name: "Download as PDF" }).getAttribute("href")) ?? "");
  expect([pdf.status(), pdf.headers()["content-type"], pdf.headers()["cache-control"]]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
  for (const other of ["0".repeat(26), "nothing"]) expect((await page.goto(`/en/ticketing/${other}`))?.status()).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[TKT-02] [TKT-03] staff type a key, read who came and when, print badges, and log out", async ({ page, context }) => {
    const event = anEvent("Ada Lovelace", "Grace Hopper");
    await logsIn(page, event, "North");
    const [key = "", other = ""] = await keysIn(context);
    await checks(page, key);
    await expect(result(page)).toContainText("Admitted");
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    await page.reload();
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    await checks(page, `${key.slice(0, 4)} ${key.slice(4)}`);
    await expect(result(page)).toContainText("Already admitted");
    await expect(result(page)).toContainText("entrance North");
    await checks(page, "not a key");
    await expect(result(page)).toHaveAttribute("data-kind", "invalid");
    await checks(page, "0".repeat(26));
    await expect(result(page)).toHaveAttribute("data-kind", "unknown");
    await page.goto(`/ticketing/check/${other}`);
    await expect(result(page)).toContainText("Valid");
    await page.getByRole("button", { name: "Admit" }).click();
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    const elsewhere = anEvent("Alan Turing");
    await page.goto("/en/ticketing/check/print-all");
    await expect(page.getByRole("article")).toHaveText([/Grace Hopper/, /Ada Lovelace/]);
    await page.goto("/ticketing/printtest");
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.goto("/en/ticketing/check");
    await page.getByRole("button", { name: "Log out here" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for staff");
    await logsIn(page, elsewhere, "North");
    await checks(page, key);
    await expect(result(page)).toHaveAttribute("data-kind", "other-event");
  });
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

test("[TKT-02] the camera reads the code of a ticket, by the decoder that is fetched where the browser has none", async ({ browser }) => {
  const event = anEvent("Ada Lovelace");
  const { context, page } = await aDevice(browser, event, "North");
  const [key = ""] = await keysIn(context);
  const drawing = await (await context.request.get(`/en/ticketing/${key}`)).text();
  const svg = (/<svg class="code-[^]*?<\/svg>/.exec(drawing)?.[0] ?? "").replace(
    "<svg ",
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" ',
  );
  // A camera that shows the ticket.
  await page.evaluate(async (text) => {
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
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: async () => stream }, configurable: true });
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
  }, svg);
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(result(page)).toHaveAttribute("data-kind", "admitted");
  await expect(result(page)).toContainText("Ada Lovelace");
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("#video")).toBeHidden();
  await context.close();
});
