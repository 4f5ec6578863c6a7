// The breakpoints, and what a server takes for a request. [SHL-08]
import { describe, expect, it } from "vitest";
import { breakpoints, deviceOf, viewportCookie, viewportOf, viewportOfRequest } from "./index.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  pixel:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  galaxyTab:
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  ipad: "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  fireDesktop:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Silk/44.1.54 like Chrome/44.0.2403.63 Safari/537.36",
  firePhone:
    "Mozilla/5.0 (Linux; U; en-us; SD4930UR) AppleWebKit/537.36 (KHTML, like Gecko) Silk/3.67 like Chrome/39.0.2171.93 Mobile Safari/537.36",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
} as const;

describe("breakpoints", () => {
  it("[SHL-08] are those of the specification", () => {
    expect(breakpoints).toEqual({ xs: 480, sm: 768, md: 1024, lg: 1440, xl: 1600, xxl: 2000 });
    expect(viewportCookie).toEqual({ name: "viewport", days: 365, secure: true, sameSite: "Strict" });
  });
  it.each([
    [-1, "xs"],
    [0, "xs"],
    [480, "xs"],
    [767.99, "xs"],
    [768, "sm"],
    [1023.5, "sm"],
    [1024, "md"],
    [1439, "md"],
    [1440, "lg"],
    [1599, "lg"],
    [1600, "xl"],
    [1999.9, "xl"],
    [2000, "xxl"],
    [9000, "xxl"],
  ] as const)("[SHL-08] a width of %f is %s", (width, viewport) => expect(viewportOf(width)).toBe(viewport));
});

describe("a request", () => {
  it.each([
    ["iphone", "mobile"],
    ["pixel", "mobile"],
    ["galaxyTab", "tablet"],
    ["ipad", "tablet"],
    ["windows", "desktop"],
    ["firefox", "desktop"],
  ] as const)("[SHL-08] of %s comes from a %s", (agent, device) => expect(deviceOf(agents[agent])).toBe(device));
  it.each([
    [
      "a known cookie value first",
      { cookie: "xxl", widthHint: "320", mobileHint: "?1", userAgent: agents.iphone },
      "xxl",
    ],
    ["an unknown cookie value not at all", { cookie: "huge", userAgent: agents.iphone }, "xs"],
    ["the hinted width before the device", { widthHint: " 1024 ", mobileHint: "?1" }, "md"],
    ["a hinted width with its fractions", { widthHint: "1600.25" }, "xl"],
    ["no hint that only begins like a width", { widthHint: "2000px", userAgent: agents.ipad }, "sm"],
    ["no hint that only ends like a width", { widthHint: "+2000", userAgent: agents.ipad }, "sm"],
    ["a mobile hint between blanks", { mobileHint: " ?1 " }, "xs"],
    ["a tablet that requests desktop pages", { userAgent: agents.fireDesktop }, "sm"],
    ["a phone of the same maker", { userAgent: agents.firePhone }, "xs"],
    ["the hinted device before the user agent", { mobileHint: "?1", userAgent: agents.windows }, "xs"],
    ["the form factor before the mobile hint", { formFactorsHint: '"Tablet"', mobileHint: "?1" }, "sm"],
    ["a mobile by its form factor", { formFactorsHint: '"Mobile"', userAgent: agents.windows }, "xs"],
    ["a desktop by its form factor", { formFactorsHint: '"Desktop"', userAgent: agents.iphone }, "lg"],
    ["the user agent where the hint is not mobile", { mobileHint: "?0", userAgent: agents.galaxyTab }, "sm"],
    ["no hint that is no width", { widthHint: "wide", userAgent: agents.ipad }, "sm"],
    ["the desktop by default", {}, "lg"],
    ["the desktop for a crawler", { userAgent: "ExampleBot/1.0" }, "lg"],
  ] as const)("[SHL-08] takes %s", (_, signals, viewport) => expect(viewportOfRequest(signals)).toBe(viewport));
});
