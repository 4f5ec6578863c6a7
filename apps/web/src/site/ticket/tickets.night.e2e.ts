// The entrance without scripts: keys that are typed, names that are looked for, badges, and another event. [TKT-02] [TKT-03]
import { expect, test } from "../../../test/browser/shop.ts";
import { anEvent, checks, keysIn, logsIn, result } from "../../../test/browser/entrances/tickets.ts";
import { execFileSync } from "node:child_process";
import { tooWide } from "../../../test/browser/narrow.ts";
import { walkedIn } from "../../../test/browser/shop.ts";
import { eventAt } from "../../../test/browser/entrances/tickets.ts";

/** Small letters stand at whole pixels of a print, so that a reader of it takes some gaps for blanks. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, "");

/** The text of a PDF, as poppler reads it. */
const printedText = (pdf: Buffer): string =>
  execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" }).replaceAll("\u00a0", " ");

// Each event is made by processes of their own, as an operator starts them.
test.slow();

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[TKT-02] [TKT-03] staff type a key, read who came and when, print badges, and log out", async ({
    page,
    context,
  }) => {
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
    // Without phone and paper: a part of the name.
    const search = page.getByRole("search");
    const find = async (name: string): Promise<void> => {
      if (!(await search.isVisible())) await page.getByText("Find a guest by name").click();
      await search.getByLabel("Part of the name").fill(name);
      await search.getByRole("button", { name: "Find guests" }).click();
    };
    await find("urin");
    await expect(page.getByText("No ticket of this event has this name.")).toBeVisible();
    await find("hop");
    await page.getByRole("button", { name: "Let in Grace Hopper" }).click();
    await expect(result(page)).toContainText("Already admitted");
    const elsewhere = anEvent("Alan Turing");
    await page.goto("/en/ticketing/check/print-all");
    await expect(page.getByRole("article")).toHaveText([/Grace Hopper/, /Ada Lovelace/]);
    await page.goto("/ticketing/printtest");
    await expect(page.getByRole("article")).toHaveCount(2);
    // Each is found from the check, in the language of the page that leads there, whatever the browser's is.
    await page.goto("/de/ticketing/check");
    await page.getByRole("link", { name: "Namensschilder drucken" }).click();
    await page.getByRole("link", { name: "Probedruck" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Probedruck");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("link", { name: "Zurück zur Einlasskontrolle" }).click();
    await page.waitForURL("**/de/ticketing/check");
    await page.goto("/en/ticketing/check");
    await page.getByRole("button", { name: "Log out here" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for staff");
    await logsIn(page, elsewhere, "North");
    await checks(page, key);
    await expect(result(page)).toHaveAttribute("data-kind", "other-event");
  });
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
