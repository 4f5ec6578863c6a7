// What a visitor sees first: from the first frame to the last script each page has the colours and the language that it is meant to have. [VIS-01] [LOC-06]
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { atNight, expect, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { pauseScripts } from "../../../test/browser/paused-scripts.ts";

interface Frames {
  /** Each look that was painted, in its order: background, language, heading. */
  readonly looks: string[];
}

/** Notes the look of every frame: the browser draws none before the sheets are there. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const looks: string[] = [];
    Object.assign(window, { noted: { looks } });
    const note = (): void => {
      if (document.body !== null) {
        const seen = [
          getComputedStyle(document.body).backgroundColor,
          document.documentElement.lang,
          document.querySelector("h1")?.textContent ?? "",
        ].join(" | ");
        if (looks.at(-1) !== seen) looks.push(seen);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const framesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as never as { readonly noted: Frames }).noted.looks);

/** The lightness of what is painted at the left edge, from 0 to 255. */
const lightness = async (page: Page): Promise<number> => {
  const picture = await page.screenshot({ clip: { x: 0, y: 300, width: 6, height: 6 } });
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
};

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

const api = {
  en: "/en/helpcenter/documentation/servercontrolpanel/api",
  de: "/de/helpcenter/documentation/servercontrolpanel/api",
} as const;

type Look = "light" | "dark";

const cases: readonly {
  readonly name: string;
  readonly stored?: string;
  readonly system: Look;
  readonly page: (locale: "en" | "de") => string;
  readonly look: Look;
  /** By day one that is stored over another system, and one that a page forces. */
  readonly isOfDay?: true;
}[] = [
  { name: "nothing is stored and the system is light", system: "light", page: (locale) => `/${locale}`, look: "light" },
  { name: "nothing is stored and the system is dark", system: "dark", page: (locale) => `/${locale}`, look: "dark" },
  {
    name: "dark is stored over a light system",
    stored: "dark:dark",
    system: "light",
    page: (locale) => `/${locale}/hosting`,
    look: "dark",
    isOfDay: true,
  },
  {
    name: "light is stored over a dark system",
    stored: "light:light",
    system: "dark",
    page: (locale) => `/${locale}/hosting`,
    look: "light",
  },
  {
    name: "the system's is stored and it changed",
    stored: "system:light",
    system: "dark",
    page: (locale) => `/${locale}`,
    look: "dark",
  },
  {
    name: "a page forces light over all that is dark",
    stored: "dark:dark",
    system: "dark",
    page: (locale) => api[locale],
    look: "light",
    isOfDay: true,
  },
];

for (const [at, { name, stored, system, page: pathOf, look }] of cases
  .filter(({ isOfDay }) => atNight || isOfDay)
  .entries())
  for (const locale of walkedIn(at % 2 === 0 ? "en" : "de"))
    test(`[VIS-01] [LOC-16] where ${name} the first frame is ${look} and stays so while slow scripts come, ${locale}`, async ({
      page,
      context,
      shop,
    }) => {
      if (stored !== undefined)
        await context.addCookies([{ name: "colour-mode", value: encodeURIComponent(stored), url: shop.url }]);
      await page.emulateMedia({ colorScheme: system });
      await noteFrames(page);
      const release = await pauseScripts(page);
      await page.goto(pathOf(locale), { waitUntil: "commit" });
      await painted(page);
      const first = await lightness(page);
      expect(first < 128 ? "dark" : "light").toBe(look);
      release();
      await ready(page);
      expect(await lightness(page)).toBeCloseTo(first, 0);
      const frames = await framesOf(page);
      // A slow phone may draw the body before its heading is there.
      expect([...new Set(frames.map((frame) => frame.split(" | ").slice(0, 2).join(" | ")))]).toHaveLength(1);
      expect(frames[0]).toContain(`| ${locale} | `);
    });

test("[VIS-01] forced colours of the system are there from the first frame, whatever is stored", async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: "colour-mode", value: encodeURIComponent("dark:dark"), url: shop.url }]);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  await noteFrames(page);
  const release = await pauseScripts(page);
  for (const locale of walkedIn("de")) {
    await page.goto(`/${locale}/hosting`, { waitUntil: "commit" });
    await painted(page);
    // The colours of the system, as a page without any of its own has them.
    const canvas = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.backgroundColor = "Canvas";
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    const [red = 0] = canvas.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.abs((await lightness(page)) - red)).toBeLessThan(2);
  }
  release();
});

for (const [stored, browser, locale] of [
  ["de", "en-GB", "de"],
  [null, "de-AT", "de"],
] as const)
  test.describe(`with a browser in ${browser}`, () => {
    test.use({ locale: browser });
    test(`[LOC-02] [LOC-06] [VIS-01] the first frame at / is ${locale} with ${stored ?? "no"} cookie, and nothing else is seen until its scripts are at work`, async ({
      page,
      context,
      shop,
    }) => {
      if (stored !== null) await context.addCookies([{ name: "locale", value: stored, url: shop.url }]);
      await noteFrames(page);
      const release = await pauseScripts(page);
      await page.goto("/", { waitUntil: "commit" });
      await painted(page);
      expect(new URL(page.url()).pathname).toBe(`/${locale}`);
      release();
      await ready(page);
      // Busy cores may draw the body before its heading is there.
      const frames = (await framesOf(page)).map((frame) => frame.split(" | "));
      const looks = new Set(frames.map(([colour, language]) => `${colour} | ${language}`));
      expect([...looks]).toEqual([expect.stringMatching(new RegExp(` \\| ${locale}$`))]);
      expect([...new Set(frames.flatMap(([, , heading]) => heading || []))]).toHaveLength(1);
    });
  });
