// One press on a page of a slow phone, measured inside the page: when what was pressed shows that it is pending, when its result is painted, and what moved meanwhile.
import { createServer } from "node:http";

/** The line and the screen of Lighthouse's phone; how slow its processor is depends on the machine. */
export const phone = {
  line: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  context: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    // Nothing more is emulated: each of these makes the browser draw a page anew as it leaves it.
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  },
};

/**
 * Runs in every document before its own scripts. Times are milliseconds since the epoch, so that they hold across documents. A frame counts once it is painted:
 * the message after its callbacks comes when it is, and where frames go before messages, the next one begins.
 */
const measuring = (pending, result, atFirstPaint) => {
  const now = () => performance.timeOrigin + performance.now();
  const stored = (name) => JSON.parse(sessionStorage.getItem(name) ?? "null");
  const store = (name, value) => sessionStorage.setItem(name, JSON.stringify(value));
  const isInSight = (element) => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const tools = { isInSight, all: (selector) => [...document.querySelectorAll(selector)] };

  const isPressed = () => stored("bench-pressed") !== null;
  const first = { capture: true, passive: true };
  const press = ({ timeStamp }) => {
    if (stored("bench-armed") && !isPressed()) store("bench-pressed", performance.timeOrigin + timeStamp);
  };
  addEventListener("pointerdown", press, first);
  const afterPaint = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const drawn = new Set();
  const painted = (name) => stored(name) ?? store(name, now());
  const note = (name) => {
    if (stored(name) !== null) return;
    drawn.add(name);
    afterPaint(() => painted(name));
  };
  const look = () => {
    drawn.forEach(painted);
    if (document.body !== null) {
      if (pending(tools)) note("bench-pending");
      if (result(tools, stored("bench-before"))) note("bench-result");
    }
    if (stored("bench-result") === null) requestAnimationFrame(look);
  };
  const watch = () => requestAnimationFrame(look);
  // A page at rest draws no frames, and looking would: it begins with the press, not to slow down what is measured.
  if (isPressed()) watch();
  else addEventListener("click", () => isPressed() && watch(), first);

  const shifts = stored("bench-shifts") ?? [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries())
      shifts.push({
        value,
        hadRecentInput,
        at: performance.timeOrigin + startTime,
        moved: sources
          .map(({ node }) => (node?.nodeType === 1 ? `${node.localName}.${node.className}` : (node?.nodeName ?? "")))
          .slice(0, 3),
      });
    store("bench-shifts", shifts);
  }).observe({ type: "layout-shift", buffered: true });

  if (!atFirstPaint || stored("bench-armed")) return;
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    globalThis.benchPainted();
  }).observe({ type: "paint", buffered: true });
};

/** Runs in the page just before the press: makes it ready, remembers what is compared, and gives the place of what is pressed. */
const arming = (target, prepare, remember) => {
  prepare();
  const element = [...document.querySelectorAll(target)].find((each) => each.checkVisibility());
  const at = element.getBoundingClientRect();
  if (at.top < 0 || at.bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  sessionStorage.setItem("bench-before", JSON.stringify(remember() ?? null));
  sessionStorage.setItem("bench-armed", "true");
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 40), y: top + height / 2 };
};

/** A function and its arguments as one text, which a policy against evaluated code lets pass. */
const called = (work, ...given) =>
  `(${work})(${given.map((each) => (typeof each === "function" ? String(each) : JSON.stringify(each))).join(", ")})`;

const nothing = () => null;

/** The largest sum of shifts within a session window: gaps below a second, five seconds at most, as CLS is defined. */
export const sessionShift = (shifts) => {
  const sessions = [];
  for (const { value, at } of shifts.toSorted((a, b) => a.at - b.at)) {
    const last = sessions.at(-1);
    if (last !== undefined && at - last.latest < 1_000 && at - last.begun < 5_000) {
      last.sum += value;
      last.latest = at;
    } else sessions.push({ begun: at, latest: at, sum: value });
  }
  return Math.max(0, ...sessions.map(({ sum }) => sum));
};

const sleep = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

const until = async (page, name, deadline) => {
  for (const end = performance.now() + deadline; performance.now() < end; await sleep(100)) {
    const value = await page.evaluate((key) => sessionStorage.getItem(key), name).catch(() => null);
    if (value !== null) return JSON.parse(value);
  }
  return null;
};

/** A finger that scrolls the page up by half a screen and holds before it lets go, so that nothing goes on by itself. */
export const swipe = async (devTools) => {
  const touch = (type, ...touchPoints) => devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: 195, y: 700 });
  for (let y = 700; y >= 180; y -= 40) await touch("touchMove", { x: 195, y });
  await sleep(200);
  await touch("touchEnd");
};

/** The banner of a first visit lies over the lower edge of a phone; a visitor who presses there has answered it. Nothing stays cached of it. */
const withDecision = async (page, devTools, url) => {
  await page.goto(new URL("/en/contact/legal-notice", url).href);
  await page.locator("#consent button[value=necessary]").tap();
  await page.locator("#consent").waitFor({ state: "hidden" });
  await devTools.send("Network.clearBrowserCache");
};

/**
 * Presses once in a fresh context: three seconds after the page is loaded, or, cold, at its first paint. Gives milliseconds from the press to the pending state and to the
 * result, and the layout shifts from the beginning of the page to two seconds after the result. The processor is slowed down so many times.
 */
export const pressed = async (browser, url, act, slowdown, isCold) => {
  const context = await browser.newContext(phone.context);
  try {
    const page = await context.newPage();
    await act.before?.(page, context);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    if (act.isFirstVisit !== true) await withDecision(page, devTools, url);
    await devTools.send("Network.emulateNetworkConditions", phone.line);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const painted = Promise.withResolvers();
    await page.exposeFunction("benchPainted", painted.resolve);
    const { pending = nothing, result = nothing, target, prepare = nothing, remember = nothing } = act;
    await page.addInitScript({ content: called(measuring, pending, result, isCold) });
    if (isCold) {
      await page.goto(url, { waitUntil: "commit" });
      await painted.promise;
    } else {
      await page.goto(url, { waitUntil: "load" });
      if (act.early !== undefined) await act.early(page, devTools);
      await sleep(3_000);
    }
    if (act.press === undefined) {
      const { x, y } = await page.evaluate(called(arming, target, prepare, remember));
      await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else await act.press(page);
    const shown = act.press === undefined ? await until(page, "bench-result", 20_000) : null;
    await sleep(2_000);
    const [press, first, shifts] = await Promise.all(
      ["bench-pressed", "bench-pending", "bench-shifts"].map(async (name) =>
        JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key), name)),
      ),
    );
    if (press === null && act.press === undefined) throw new Error(`${url}: the press did not reach ${target}`);
    return {
      pending: Math.min(first ?? Number.POSITIVE_INFINITY, shown ?? Number.POSITIVE_INFINITY) - press,
      result: shown === null ? Number.POSITIVE_INFINITY : shown - press,
      shifts: shifts ?? [],
    };
  } finally {
    await context.close();
  }
};

const barePage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A box</title>
<label style="display:block;padding:40px"><input type="checkbox"> A box</label><p hidden>Ticked</p>
<script>document.querySelector("input").onchange = () => { document.querySelector("p").hidden = false; };</script>`;

/** Milliseconds until a box is painted as ticked on a page with nothing else: what the browser on this machine needs for any press. */
export const pressedOnBarePage = async (browser, slowdown) => {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(barePage));
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const isTicked = ({ all, isInSight }) => all("p").some(isInSight);
  const act = { target: "label", isFirstVisit: true, pending: isTicked, result: isTicked };
  try {
    return (await pressed(browser, `http://127.0.0.1:${server.address().port}/`, act, slowdown, false)).pending;
  } finally {
    server.close();
  }
};
