// A slow phone: a narrow screen, a quarter of the processor and 1.6 Mbit/s; and what moves on its pages.
import type { Page } from "@playwright/test";
import type { test } from "./shop.ts";

/** From now on the page is shown on a phone of 390 pixels with a quarter of this machine's processor and 1.6 Mbit/s. */
export const onSlowPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

/**
 * For `test.use`. As on phones and most desktops, letters are as wide as their face says: rounded to whole pixels, as in a Chromium without a
 * window, those of the face that stands in would be up to a tenth wider, and its lines would break elsewhere.
 */
export const unhinted: Parameters<typeof test.use>[0] = {
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--font-render-hinting=none"] }),
    { scope: "worker" },
  ],
};

interface Shifts {
  /** Whatever caused it. */
  sum: number;
  /** What no touch or key of the half second before caused: what the standard counts. */
  spontaneous: number;
  /** What moved without being asked. */
  moved: string[];
}

/** Everything that moves in each document from now on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, spontaneous: 0, moved: [] };
    Object.assign(window, { shifts });
    type Moved = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Moved[]) {
        shifts.sum += value;
        if (hadRecentInput) continue;
        shifts.spontaneous += value;
        shifts.moved.push(
          ...sources.map(
            ({ node }) => `${value.toFixed(4)} ${node?.nodeName} ${(node?.textContent ?? "").trim().slice(0, 40)}`,
          ),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsIn = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () => (window as { shifts?: Shifts }).shifts ?? { sum: 1, spontaneous: 1, moved: ["the document is not watched"] },
  );

export const shiftIn = async (page: Page): Promise<number> => (await shiftsIn(page)).sum;
export const spontaneousShiftIn = async (page: Page): Promise<Omit<Shifts, "sum">> => shiftsIn(page);
