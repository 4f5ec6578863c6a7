// One press on a page of a slow phone, measured inside the page: when what was pressed shows that it is pending, when its result is painted, and what moved meanwhile.
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { called, withPhone } from "./phone.mjs";

/**
 * Runs in every document before its own scripts. Times are milliseconds since the epoch, so that they hold across documents. A frame counts once it is painted:
 * the message after its callbacks comes when it is, and where frames go before messages, the next one begins.
 */
const measuring = (pending, result) => {
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

/** The banner of a first visit lies over the lower edge of a phone; a visitor who presses there has answered it. */
const withDecision = async (phone, url) => {
  await phone.go(new URL("/en/contact/legal-notice", url).href);
  await phone.tap("#consent button[value=necessary]");
  await phone.until(`!document.querySelector("#consent")?.checkVisibility()`);
};

/** The page is left alone for so long after a press, since looking at it would cost it time as well; what still moves shows in as long again. */
const leftAlone = 2_000;

/**
 * Presses once on a phone of its own: three seconds after the page is loaded, or, cold, at its first paint. Gives milliseconds from the press to the pending state and to the
 * result, and the layout shifts from the beginning of the page to two seconds after the result. The processor is slowed down so many times.
 */
export const pressed = (devTools, url, act, slowdown, isCold) =>
  withPhone(
    devTools,
    async (phone) => {
      if (act.isFirstVisit !== true) await withDecision(phone, url);
      const { pending = nothing, result = nothing, target, prepare = nothing, remember = nothing } = act;
      await phone.slowDown(slowdown);
      await phone.send("Page.addScriptToEvaluateOnNewDocument", { source: called(measuring, pending, result) });
      await phone.go(url, isCold ? "firstContentfulPaint" : "load");
      if (!isCold) {
        await act.early?.(phone);
        await sleep(3_000);
      }
      if (act.press === undefined) await phone.tapAt(await phone.evaluate(called(arming, target, prepare, remember)));
      else await act.press(phone);
      await sleep(leftAlone);
      const noted = async (name) => JSON.parse(await phone.evaluate(`sessionStorage.getItem("bench-${name}")`));
      const shown =
        act.press === undefined ? await phone.until(`JSON.parse(sessionStorage.getItem("bench-result"))`) : null;
      await sleep(leftAlone);
      const press = await noted("pressed");
      if (press === null && act.press === undefined) throw new Error(`${url}: the press did not reach ${target}`);
      return {
        pending:
          Math.min((await noted("pending")) ?? Number.POSITIVE_INFINITY, shown ?? Number.POSITIVE_INFINITY) - press,
        result: (shown ?? Number.POSITIVE_INFINITY) - press,
        shifts: (await noted("shifts")) ?? [],
      };
    },
    act.cookies,
  );

const barePage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A box</title>
<label style="display:block;padding:40px"><input type="checkbox"> A box</label><p hidden>Ticked</p>
<script>document.querySelector("input").onchange = () => { document.querySelector("p").hidden = false; };</script>`;

/** Milliseconds until a box is painted as ticked on a page with nothing else: what the browser on this machine needs for any press. */
export const pressedOnBarePage = async (devTools, slowdown) => {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(barePage));
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const isTicked = ({ all, isInSight }) => all("p").some(isInSight);
  const act = { target: "label", isFirstVisit: true, pending: isTicked, result: isTicked };
  try {
    return (await pressed(devTools, `http://127.0.0.1:${server.address().port}/`, act, slowdown, false)).pending;
  } finally {
    server.close();
  }
};
