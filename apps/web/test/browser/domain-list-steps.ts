// Long lists in the domain search: their names, and the lines of an answer, which a test lets through one by one.
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Lets the next lines of the answer through. */
    lines: (count: number) => void;
    /** Breaks the answer off where it is. */
    breakOff: () => void;
  }
}

/** Holds the lines of the shop's own answers back until the test lets them through. */
export const holdLines = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shop = window.fetch;
    window.fetch = async (address, init) => {
      if (!String(address).endsWith("/domain/checks")) return shop(address, init);
      // Lines of the answer before are not let through any more.
      Reflect.deleteProperty(window, "lines");
      const response = await shop(address, init);
      const lines = (await response.text()).trim().split("\n");
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          init?.signal?.addEventListener("abort", () => stream.error(new Error("aborted")));
          window.breakOff = () => stream.error(new Error("broken"));
          window.lines = (count) => {
            for (const line of lines.splice(0, count)) stream.enqueue(new TextEncoder().encode(`${line}\n`));
            if (lines.length === 0) stream.close();
          };
        },
      });
      return new Response(body, { status: response.status, headers: { "content-type": "application/x-ndjson" } });
    };
  });

export const released = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(() => typeof window.lines === "function");
  await page.evaluate((lines) => window.lines(lines), count);
};

export const names = (count: number, begin = "hafenblick-liste"): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${begin}-${at}.de`);
