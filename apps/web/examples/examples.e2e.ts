// Every example of every part, those of the shell among them: axe in all colours, 320 px, and its walk with the keyboard; by day one state of each part in light, and one for each kind of keys of the kit; and that nothing of it is in the shop.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { everything, findings, rules } from "../test/browser/axe.ts";
import { tooWide } from "../test/browser/narrow.ts";
import { test as ofShop, atNight } from "../test/browser/shop.ts";
import { builtExamples, examplesAddress, serveExamples } from "./built.ts";
import { enter, tabStops, walks } from "./keyboard.ts";
import type { Keys } from "./model.ts";

// One build and one worker: the page is small, and building it takes longer than a test of it.
test.describe.configure({ mode: "default" });

const files: { built: ReadonlyMap<string, string | Uint8Array> } = { built: new Map() };
test.beforeAll(async () => {
  files.built = await builtExamples();
});

/** Colours change neither structure nor names: only what depends on colours is checked in each. */
const light = { colorScheme: "light", contrast: "no-preference", forcedColors: "none" } as const;
const colours = {
  dark: { colorScheme: "dark", contrast: "no-preference", forcedColors: "none" },
  "high contrast": { colorScheme: "light", contrast: "more", forcedColors: "none" },
  "dark high contrast": { colorScheme: "dark", contrast: "more", forcedColors: "none" },
  "forced colours": { colorScheme: "dark", contrast: "more", forcedColors: "active" },
} as const;
const looks = rules("color-contrast", "link-in-text-block", "target-size");

interface Shown {
  readonly id: string;
  readonly keys: Keys;
}

/** Opens the page; what goes wrong in it, the content policy included, fails the test that opened it. */
const openExamples = async (
  page: Page,
  locale: "en" | "de",
): Promise<{ readonly shown: readonly Shown[]; readonly faults: readonly string[] }> => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  // As long as there is a listener, no dialog of the platform opens.
  page.on("filechooser", () => undefined);
  await serveExamples(page, files.built);
  await page.emulateMedia({ ...light, reducedMotion: "reduce" });
  await page.goto(`${examplesAddress}/?lang=${locale}`);
  await expect(page.locator("[data-example]").first()).toBeVisible();
  const shown = await page
    .locator("[data-example]")
    .evaluateAll((all) =>
      all.map((element) => ({ ...(element as HTMLElement).dataset }) as unknown as { example: string; keys: Keys }),
    );
  expect(shown.length).toBeGreaterThan(60);
  return { shown: shown.map(({ example: id, keys }) => ({ id, keys })), faults };
};

/** By day one example of each kind stays: the others are out of sight and out of reach. */
const leaveOne = async (page: Page, of: "part" | "keys"): Promise<void> => {
  if (atNight) return;
  await page.locator("[data-example]").evaluateAll((all, kindOf) => {
    const seen = new Set<string>();
    for (const example of all as HTMLElement[]) {
      const part = example.closest(".x-part")?.getAttribute("aria-labelledby");
      const kind = (kindOf === "part" ? part : example.dataset["keys"]) ?? "";
      if (seen.has(kind)) example.style.display = "none";
      seen.add(kind);
    }
  }, of);
};

/** Busy buttons whose turning ring meets their words, or leaves the button; it turns after the moment that is felt as at once. [LOOK3-10] */
const ringsOnWords = (page: Page): Promise<readonly string[]> =>
  page.locator('.k-button[aria-busy="true"]').evaluateAll(async (buttons) => {
    await Promise.all(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && /^k-(gone|late)$/.test(each.animationName))
        .map(({ finished }) => finished),
    );
    return buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const ring = getComputedStyle(button, "::after");
      const [across, up] = [ring.width, ring.height].map(Number.parseFloat);
      const seen = [...button.children].filter((part) => Number(getComputedStyle(part).opacity) > 0);
      const isClear =
        seen.length === 0 && ring.opacity === "1" && Number(across) >= 12 && Number(across) === Number(up);
      return isClear && Number(across) + 8 <= width && Number(up) + 8 <= height ? [] : [button.textContent];
    });
  });

/** Those of the shell, and the dialog, are worked on pages of the shop each day. */
const onPages: readonly Keys[] = ["dialog", "submenu", "tooltip", "toast", "modal", "modal-loading"];

/** Tab through all of it, then the keys of each state; by day of one state for each kind of keys. */
const walkAll = async (page: Page, shown: readonly Shown[]): Promise<void> => {
  const all = await tabStops(page);
  expect
    .soft(
      all.filter(({ hasRing, isInView }) => !hasRing || !isInView),
      "where the focus cannot be seen",
    )
    .toEqual([]);
  const first = new Map([...shown].reverse().map(({ id, keys }) => [keys, id]));
  const walked = atNight ? shown : shown.filter(({ id, keys }) => first.get(keys) === id && !onPages.includes(keys));
  for (const { id, keys } of walked)
    await test.step(`${id}: ${keys}`, async () => {
      const example = page.locator(`[data-example="${id}"]`);
      const isWide = keys === "submenu";
      // The navigation of wide windows is not there in narrow ones.
      if (isWide) await page.setViewportSize({ width: 1280, height: 720 });
      const stops = isWide
        ? await example.locator(":is(a, button):visible").count()
        : all.filter(({ example: of }) => of === id).length;
      if (keys === "none") return expect.soft(stops, `${id} has nothing to reach`).toBe(0);
      expect(stops, `${id} is reached with Tab`).toBeGreaterThan(0);
      await enter(page, example);
      await walks[keys](page, example, stops);
      if (isWide) await page.setViewportSize({ width: 320, height: 640 });
    });
};

const states = atNight ? "every state" : "one state";

for (const locale of atNight ? (["en", "de"] as const) : (["de"] as const))
  test(`[LGL-06] [LOC-16] 320 px are enough for every state of every part, and axe finds nothing in ${states} of each${atNight && locale === "en" ? ", in all colours" : ""}, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { shown, faults } = await openExamples(page, locale);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect([...new Set(shown.map(({ keys }) => keys))].sort()).toEqual(Object.keys(walks).sort());
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await ringsOnWords(page), `${width} px`).toEqual([]);
    }
    expect.soft(await tooWide(page), "320 px").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await leaveOne(page, "part");
    expect.soft(await findings(page, everything), "light").toEqual([]);
    // Colours are those of either language, and the longer words are German.
    if (atNight && locale === "en")
      for (const [name, media] of Object.entries(colours)) {
        await page.emulateMedia(media);
        expect.soft(await findings(page, looks), name).toEqual([]);
      }
    expect(faults).toEqual([]);
  });

test(`[LGL-06] ${states} of every kind of keys is worked by the keyboard alone, de`, async ({ page }) => {
  test.setTimeout(240_000);
  const { shown, faults } = await openExamples(page, "de");
  await page.setViewportSize({ width: 320, height: 640 });
  await leaveOne(page, "keys");
  await walkAll(page, shown);
  expect(await tooWide(page), "with all that was opened and typed").toEqual([]);
  expect(faults).toEqual([]);
});

ofShop(
  "[HDL-06] [OPS-07] the shop neither answers with the examples nor contains any of them",
  async ({ request, shop }) => {
    const text = (body: string | Uint8Array): string => (typeof body === "string" ? body : "");
    const marks = /data-example|x-states|examples\.tsx|Donaudampfschifffahrtsgesellschaft mit/;
    expect(
      [...files.built.values()].some((body) => marks.test(text(body))),
      "the page of examples has them",
    ).toBe(true);
    const dist = fileURLToPath(new URL("../dist", import.meta.url));
    const built = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(js|css|html|json|map)$/.test(file),
    );
    expect(built.length).toBeGreaterThan(50);
    expect(built.filter((file) => marks.test(readFileSync(join(dist, file), "utf8")))).toEqual([]);
    const { url } = shop;
    for (const path of [
      "/examples",
      "/examples/",
      "/examples/index.html",
      "/en/examples",
      "/de/examples",
      "/apps/web/examples/index.html",
    ]) {
      const response = await request.get(url + path);
      expect([path, response.status(), marks.test(await response.text())]).toEqual([path, 404, false]);
    }
  },
);
