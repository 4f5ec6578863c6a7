// A phone with one page, held over the browser's own protocol: a test tool keeps a second world of scripts in each page and listens to all it does, which costs a slow processor a tenth of a navigation.
import { setTimeout as sleep } from "node:timers/promises";

/** The line and the screen of Lighthouse's phone; how slow its processor is depends on the machine. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** A function and its arguments as one text, which a policy against evaluated code lets pass. */
export const called = (work, ...given) =>
  `(${work})(${given.map((each) => (typeof each === "function" ? String(each) : JSON.stringify(each))).join(", ")})`;

/** Where the middle of an element is, seen from the screen; null while it is not drawn. */
const middleOf = (selector) => {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility({ visibilityProperty: true })) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const phoneOn = (devTools, sessionId) => {
  const send = (method, params) => devTools.send(method, params, sessionId);
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  /** What an expression gives once it is something; null when it is nothing for so long. A page that is left says nothing. */
  const until = async (expression, deadline = 20_000) => {
    for (const end = performance.now() + deadline; performance.now() < end; await sleep(100)) {
      const value = await evaluate(expression).catch(() => null);
      if (value !== null && value !== false) return value;
    }
    return null;
  };
  const touch = (type, ...touchPoints) => send("Input.dispatchTouchEvent", { type, touchPoints });
  const tapAt = async (point) => {
    await touch("touchStart", point);
    await touch("touchEnd");
  };
  const key = async (name, text) => {
    await send("Input.dispatchKeyEvent", { type: text === undefined ? "rawKeyDown" : "keyDown", key: name, text });
    await send("Input.dispatchKeyEvent", { type: "keyUp", key: name });
  };
  return {
    send,
    evaluate,
    until,
    tapAt,
    go: async (url, moment = "load") => {
      const there = devTools.event(sessionId, "Page.lifecycleEvent", ({ name }) => name === moment);
      await send("Page.navigate", { url });
      await there;
    },
    tap: async (selector) => {
      const middle = await until(called(middleOf, selector));
      if (middle === null) throw new Error(`${selector} is not there`);
      await tapAt(middle);
    },
    type: async (text) => {
      for (const character of text) {
        await key(character, character);
        await sleep(40);
      }
    },
    press: key,
    /** A finger that scrolls the page up by half a screen and holds before it lets go, so that nothing goes on by itself. */
    swipe: async () => {
      await touch("touchStart", { x: 195, y: 700 });
      for (let y = 700; y >= 180; y -= 40) await touch("touchMove", { x: 195, y });
      await sleep(200);
      await touch("touchEnd");
    },
    /** From now on the line and the processor of a phone, this many times slower than here. */
    slowDown: async (slowdown) => {
      await send("Network.enable");
      await send("Network.clearBrowserCache");
      await send("Network.emulateNetworkConditions", line);
      await send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    },
  };
};

/** Works with a fresh phone that holds these cookies. */
export const withPhone = async (devTools, work, cookies = []) => {
  const { browserContextId } = await devTools.send("Target.createBrowserContext");
  try {
    await devTools.send("Storage.setCookies", { browserContextId, cookies });
    const { targetId } = await devTools.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await devTools.send("Target.attachToTarget", { targetId, flatten: true });
    const phone = phoneOn(devTools, sessionId);
    await phone.send("Page.enable");
    await phone.send("Page.setLifecycleEventsEnabled", { enabled: true });
    await phone.send("Emulation.setDeviceMetricsOverride", screen);
    await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    return await work(phone);
  } finally {
    await devTools.send("Target.disposeBrowserContext", { browserContextId });
  }
};
