// A phone at an entrance, on the real page: its scans, its network in all weathers, its page opened again. [TKT-02]
import { type Browser, type BrowserContext, expect, type Page, type Route } from "@playwright/test";

/** What the network does to what the page sends to the shared log. */
export const weathers = ["fair", "offline", "lost there", "lost back", "late", "503"] as const;
export type Weather = (typeof weathers)[number];

export interface Device {
  readonly gate: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Scans a ticket; the kind of the answer. */
  readonly scan: (key: string) => Promise<string>;
  /** Scans a ticket, and the page ends before it has an answer: null, or the kind of the answer that it gave by itself. */
  readonly scanAndEnd: (key: string) => Promise<string | null>;
  readonly reload: () => Promise<void>;
  /** The page compares itself with the shared log. */
  readonly sync: () => Promise<void>;
  readonly setWeather: (weather: Weather) => Promise<void>;
  readonly weather: () => Weather;
}

const log = "**/api/shop/ticketing/log";
/** Longer than the page waits for an answer. */
const lateMs = 3_200;
const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

const awake = (page: Page): Promise<void> =>
  expect(page.locator("#check")).toHaveAttribute("data-awake", "", { timeout: 20_000 });

/** A phone that has its list, and its copies for the time without a network. */
export const aDevice = async (browser: Browser, baseURL: string, login: string, gate: string): Promise<Device> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const at = { weather: "fair" as Weather, requests: 0, responses: 0, ends: false };
  const respond = async (route: Route): Promise<void> => {
    at.requests += 1;
    const { weather } = at;
    try {
      // No answer comes any more, whether the log has it or not.
      if (at.ends) return void (weather === "lost there" || weather === "503" || (await route.fetch()));
      if (weather === "lost there") return await route.abort("connectionreset");
      if (weather === "503")
        return await route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service unavailable</h1>" });
      if (weather === "fair" || weather === "offline") return await route.continue();
      const response = await route.fetch();
      if (weather === "lost back") return await route.abort("connectionreset");
      await pause(lateMs);
      return await route.fulfill({ response });
    } finally {
      at.responses += 1;
    }
  };
  // A page that ended takes its calls along.
  await context.route(log, (route) => respond(route).catch(() => undefined));
  await page.goto(login);
  await page.getByLabel("Name of the entrance").fill(gate);
  await page.getByRole("button", { name: "Open the check" }).click();
  await page.waitForURL("**/en/ticketing/check");
  await awake(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const answer = () => page.locator("#result > div:not([data-seen])");
  const press = async (key: string): Promise<void> => {
    await page.evaluate(() => document.querySelector("#result > div")?.setAttribute("data-seen", ""));
    await page.getByLabel("Key of the ticket").fill(key);
    await page.getByRole("button", { name: "Check", exact: true }).click();
  };
  const reload = async (): Promise<void> => {
    await page.reload();
    await awake(page);
  };
  return {
    gate,
    page,
    context,
    reload,
    scan: async (key) => {
      await press(key);
      await answer().waitFor({ timeout: 20_000 });
      return (await answer().getAttribute("data-kind")) ?? "";
    },
    scanAndEnd: async (key) => {
      const before = at.responses;
      at.ends = true;
      await press(key);
      for (let waited = 0; at.responses === before && (await answer().count()) === 0 && waited < 2_000; waited += 20)
        await pause(20);
      const kind = (await answer().count()) === 0 ? null : await answer().getAttribute("data-kind");
      at.ends = false;
      await reload();
      return kind;
    },
    sync: async () => {
      const before = at.requests;
      await page.evaluate(() => void dispatchEvent(new Event("online")));
      // Without a network there is no request.
      for (let waited = 0; at.requests === before && waited < 1_000; waited += 20) await pause(20);
      for (let waited = 0; at.responses < at.requests && waited < 5_000; waited += 20) await pause(20);
    },
    setWeather: async (weather) => {
      at.weather = weather;
      await context.setOffline(weather === "offline");
    },
    weather: () => at.weather,
  };
};
