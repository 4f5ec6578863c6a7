// Which functions of the web app ran in the pages of a browser since they were last read, also in pages that are closed meanwhile.
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { type Ran, ranOf } from "./ran.ts";

const longest = 5_000;

/** What ran in a document is forgotten with it: it is read before another one comes. */
const pause = 250;

/** A page that is stopped answers nothing. */
const inTime = <A>(work: Promise<A>): Promise<A | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), longest).unref()),
  ]);

export interface RecordedPages {
  readonly ran: () => Promise<readonly Ran[]>;
}

/** Watches every page of a browser from its first document on. */
export const recordedPages = (browser: Browser): RecordedPages => {
  const sessions = new Map<Page, Promise<CDPSession | null>>();
  const earlier: Ran[] = [];
  const watch = (page: Page): Promise<CDPSession | null> => {
    const before = sessions.get(page);
    if (before !== undefined) return before;
    const begun = (async () => {
      const session = await page.context().newCDPSession(page);
      await session.send("Profiler.enable");
      await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
      return session;
    })();
    const session = inTime(begun);
    sessions.set(page, session);
    return session;
  };
  const read = async (page: Page): Promise<void> => {
    const session = await sessions.get(page);
    if (session === undefined || session === null) return;
    const taken = await inTime(session.send("Profiler.takePreciseCoverage"));
    if (taken !== null) earlier.push(...ranOf(taken.result));
  };
  const watchPagesOf = (context: BrowserContext): void => {
    context.on("page", (page) => {
      void watch(page);
      const close = page.close.bind(page);
      page.close = async (...given) => {
        await read(page);
        sessions.delete(page);
        await close(...given);
      };
    });
    const [open, close] = [context.newPage.bind(context), context.close.bind(context)];
    context.newPage = async () => {
      const page = await open();
      await watch(page);
      return page;
    };
    context.close = async (...given) => {
      const pages = [...sessions.keys()].filter((page) => page.context() === context);
      await Promise.all(pages.map(read));
      for (const page of pages) sessions.delete(page);
      await close(...given);
    };
  };
  const openContext = browser.newContext.bind(browser);
  browser.newContext = async (...given) => {
    const context = await openContext(...given);
    watchPagesOf(context);
    return context;
  };
  const reading = setInterval(() => {
    for (const page of sessions.keys()) void read(page);
  }, pause);
  reading.unref();
  browser.on("disconnected", () => clearInterval(reading));
  return {
    ran: async () => {
      await Promise.all([...sessions.keys()].map(read));
      return earlier.splice(0);
    },
  };
};
