// The network between the tabs and the shop, disturbed by a seed: answers that are late, lost, refused by a proxy or come in another order.
import type { BrowserContext, Page, Request, Route } from "@playwright/test";

type Fault = "none" | "slow" | "late" | "reordered" | "lost before" | "lost after" | "503";

/** Of twenty calls. */
const faults: readonly Fault[] = [
  ...Array<Fault>(9).fill("none"),
  ...Array<Fault>(3).fill("slow"),
  ...Array<Fault>(2).fill("late"),
  ...Array<Fault>(3).fill("reordered"),
  "lost before",
  "lost after",
  "503",
];

const disturbed = /\/api\/|\/_payload\.json|\/_shell\.json|\/csrf\.json|\/forms\//;

/** A number of 32 bits that a text decides (FNV-1a, mixed). */
const hashOf = (text: string): number => {
  const sum = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  const mixed = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

/** What a waitingAnswers answer waits for at most, in milliseconds. */
const waitsAtMost = 600;

export interface Network {
  /** What happened to which call, in order. */
  readonly log: readonly string[];
  readonly inFlight: () => number;
  readonly setOnline: (isOnline: boolean) => Promise<void>;
  readonly isOnline: () => boolean;
  /** From now on nothing is disturbed. */
  readonly calmDown: () => void;
}

export const disturbedNetwork = async (
  context: BrowserContext,
  tabs: readonly Page[],
  seed: number,
): Promise<Network> => {
  const log: string[] = [];
  const counts = new Map<string, number>();
  const flying = new Set<Request>();
  const waitingAnswers = new Set<() => void>();
  let [isCalm, isOnline] = [false, true];

  /** Until the next answer has been delivered. */
  const nextAnswer = (): Promise<void> =>
    Promise.race([new Promise<void>((go) => void waitingAnswers.add(go)), pause(waitsAtMost)]);
  const delivered = (): void => {
    const waiting = [...waitingAnswers];
    waitingAnswers.clear();
    setTimeout(() => waiting.forEach((go) => go()), 20);
  };

  const answer = async (tab: number, route: Route): Promise<void> => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/g, "*");
    const call = `${request.method()} ${path}`;
    const count = (counts.get(`${tab} ${call}`) ?? 0) + 1;
    counts.set(`${tab} ${call}`, count);
    const chance = hashOf(`${seed} ${tab} ${call} ${count}`);
    const drawn = isCalm ? "none" : (faults[chance % faults.length] ?? "none");
    // A document that does not come is the browser's to show; it may be slow.
    const fault = request.isNavigationRequest() && drawn !== "none" ? "slow" : drawn;
    const wait = 40 + ((chance >>> 8) % 400);
    if (!isOnline) return route.abort("internetdisconnected");
    log.push(`tab ${tab}: ${call} #${count} ${fault} ${request.postData() ?? ""}`);
    switch (fault) {
      case "none":
        return route.continue();
      case "slow":
        await pause(wait);
        return isOnline ? route.continue() : route.abort("internetdisconnected");
      case "lost before":
        await pause(wait / 4);
        return route.abort("connectionreset");
      case "503":
        return route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service unavailable</h1>" });
      case "lost after":
        await route.fetch({ maxRedirects: 0 });
        return route.abort("connectionreset");
      default: {
        const response = await route.fetch({ maxRedirects: 0 });
        await (fault === "late" ? pause(wait) : nextAnswer());
        return isOnline ? route.fulfill({ response }) : route.abort("internetdisconnected");
      }
    }
  };

  for (const [tab, page] of tabs.entries()) {
    const landed = (request: Request): void => {
      if (flying.delete(request)) delivered();
    };
    page.on("request", (request) => void (disturbed.test(request.url()) && flying.add(request)));
    page.on("requestfinished", landed);
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (disturbed.test(response.url()))
        log.push(`  tab ${tab}: ${response.request().method()} ${pathname}: ${response.status()}`);
    });
    page.on("requestfailed", landed);
    // A page that was left takes its calls along.
    await page.route(disturbed, (route) => answer(tab, route).catch(() => undefined));
  }
  return {
    log,
    inFlight: () => flying.size,
    isOnline: () => isOnline,
    setOnline: async (wanted) => {
      isOnline = wanted;
      await context.setOffline(!wanted);
    },
    calmDown: () => {
      isCalm = true;
    },
  };
};
