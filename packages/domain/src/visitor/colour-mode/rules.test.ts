// What is painted, and how the cookie is read. [VIS-01]
import { describe, expect, it } from "vitest";
import {
  colourCookie,
  colourPreferences,
  firstPaint,
  forcedModeOfPath,
  isWrongPage,
  painted,
  readColours,
  readPreference,
  writeColours,
} from "./index.ts";

const bright = { dark: false, moreContrast: false };
const night = { dark: true, moreContrast: false };

describe("what is painted", () => {
  it.each([
    ["light", night, null, "light"],
    ["dark", bright, null, "dark"],
    ["high-contrast", bright, null, "high-contrast"],
    ["system", bright, null, "light"],
    ["system", night, null, "dark"],
    ["dark", night, "light", "light"],
    ["system", night, "light", "light"],
    ["high-contrast", bright, "dark", "dark"],
    ["dark", bright, "system", "dark"],
    ["system", night, "system", "dark"],
  ] as const)("[VIS-01] %s under %o on a page of %s is %s", (preference, system, page, mode) =>
    expect(painted(preference, system, page)).toBe(mode),
  );
  it("[VIS-01] only a page of system is wrong", () => {
    expect(isWrongPage("system")).toBe(true);
    expect([null, "light", "dark", "high-contrast"].map((page) => isWrongPage(page as null))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the cookie", () => {
  it("[VIS-01] is stored for 365 days, Lax", () =>
    expect(colourCookie).toEqual({ name: "colour-mode", days: 365, sameSite: "Lax" }));
  it.each([
    ["system:dark", { preference: "system", mode: "dark" }],
    ["light:light", { preference: "light", mode: "light" }],
    ["light:dark", { preference: "light", mode: "light" }],
    ["high-contrast:high-contrast", { preference: "high-contrast", mode: "high-contrast" }],
    ["dark", { preference: "dark", mode: "dark" }],
    ["sepia:dark", { preference: "system", mode: "dark" }],
    ["system:sepia", { preference: "system", mode: "light" }],
    ["system:system", { preference: "system", mode: "light" }],
  ])("[VIS-01] %s is read as %o", (cookie, colours) => expect(readColours(cookie)).toEqual(colours));
  it("[VIS-01] without one nothing is known, and the style sheet decides", () => {
    expect([readColours(null), readColours(undefined), readColours("")]).toEqual([null, null, null]);
    expect(firstPaint(null, null)).toBeNull();
    expect(firstPaint(null, "system")).toBeNull();
  });
  it("[VIS-01] is what the server paints first, unless the page forces a mode", () => {
    expect(firstPaint("system:dark", null)).toBe("dark");
    expect(firstPaint("system:dark", "light")).toBe("light");
    expect(writeColours({ preference: "system", mode: "dark" })).toBe("system:dark");
  });
  it("[VIS-01] unknown stored values fall back to system", () => {
    expect(["sepia", "", null, 7, {}].map(readPreference)).toEqual(Array(5).fill("system"));
    expect(colourPreferences.map(readPreference)).toEqual(colourPreferences);
  });
});

describe("what a path forces", () => {
  it("[LOC-11] one page of the help center is light in both languages", () => {
    const api = "/helpcenter/documentation/servercontrolpanel/api";
    expect([`/en${api}`, `/de${api}`, api, `${api}/more`, "/en/helpcenter"].map(forcedModeOfPath)).toEqual([
      "light",
      "light",
      "light",
      null,
      null,
    ]);
  });
});
