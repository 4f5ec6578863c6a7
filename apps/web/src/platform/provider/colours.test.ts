// The provider's colours: held to the contrast of texts with the names of the pair, and written so that high contrast stays the kit's. [PKG-08] [LGL-06]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { colourFaults, coloursSheet, contrast } from "./colours.ts";
import { kitColours, pairs, seasonGrounds } from "./kit-colours.ts";

const kit = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../packages/ui/src/${file}`, import.meta.url)), "utf8");

/** `--role: value` of a sheet, as pairs of light and dark. */
const rolesIn = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (?:var\(--usual, )?(light-dark\([^)]+\)|#[\da-f]{6})/g)].map(
      ([, role = "", value = ""]) => {
        const [light = "", dark = light] = value.match(/#[\da-f]{6}/g) ?? [];
        return [role, [light, dark]];
      },
    ),
  );

describe("the colours of the kit", () => {
  it("[PKG-08] are those of its sheets", () => {
    const tokens = kit("tokens.css").split("@media")[0] ?? "";
    expect(rolesIn(tokens)).toEqual(kitColours);
    for (const [season, grounds] of Object.entries(seasonGrounds)) {
      const rule = kit("seasons.css").split(`[data-season="${season}"]`)[1]?.split("}")[0] ?? "";
      expect(rolesIn(rule), season).toMatchObject(grounds);
    }
  });

  it("[PKG-08] [LGL-06] have the contrast that a provider's must have", () => {
    for (const [ground, on, least] of pairs)
      for (const role of on)
        for (const at of [0, 1] as const)
          expect(
            contrast(kitColours[role]?.[at] ?? "", kitColours[ground]?.[at] ?? ""),
            `${role} on ${ground}`,
          ).toBeGreaterThanOrEqual(least);
  });
});

describe("a provider's colours", () => {
  it("[PKG-08] [LGL-06] below the least contrast are refused by line, pair, mode and figure", () => {
    const muted = colourFaults(":root {\n  --muted: light-dark(#8c97a1, #a5b4c2);\n}");
    expect(muted).toHaveLength(4);
    expect(muted[0]).toMatch(
      /^content\/brand\/colours\.css, line 2: --muted on --paper is 2\.\d\d : 1 in light, but 4\.5 : 1 is the least$/,
    );
    expect(colourFaults(":root { --sea: light-dark(#0a6f93, #5cc1e4); --strip: #e05050; }").join("\n")).toMatch(
      /--strip-ink on --strip is [\d.]+ : 1 in light/,
    );
    expect(colourFaults(":root { --strip-ink: light-dark(#8f9aa4, #eef2f5); }")).toEqual([
      expect.stringMatching(/--strip-ink on --strip is [\d.]+ : 1 in light in the season (advent|easter)/),
      expect.anything(),
    ]);
    expect(colourFaults(":root { --paper: light-dark(#fbf9f4, #4a5560); }")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^content\/brand\/colours\.css, line 1: --muted on --paper is [\d.]+ : 1 in dark,/),
      ]),
    );
    expect(colourFaults(":root { --focus: #d9d4c7; }").join()).toMatch(
      /--focus on --paper is 1\.\d\d : 1 in light, but 3 : 1/,
    );
  });

  it("[PKG-08] that are none, or no roles, or more than roles, are named", () => {
    expect(colourFaults("/* a\n*/ :root { --sea: teal; --see: #fff; }")).toEqual([
      "content/brand/colours.css, line 2: --sea is “teal”, but allowed is #rrggbb or light-dark(#rrggbb, #rrggbb)",
      expect.stringMatching(/line 2: --see is no role; there are --paper, /),
    ]);
    for (const more of [
      "body { color: red }",
      "@import url(https://x.example/a.css);",
      ":root[data-season] { --sea: #fff; }",
    ])
      expect(colourFaults(more).join(), more).toMatch(/only roles may stand here/);
    expect(colourFaults('@layer tokens { :root:not([data-colour-mode="high-contrast"]) { --bar: #abc; } }')).toEqual(
      [],
    );
  });

  it("[PKG-08] stand in a sheet that leaves high contrast and forced colours as they are; the kit's own in none", () => {
    const sheet = coloursSheet(":root { --sea: light-dark(#7a1f3d, #f2a0ba); --bar: #90EE90; --strip: #123; }");
    expect(sheet).toContain("--sea:light-dark(#7a1f3d,#f2a0ba);--strip:#112233}");
    expect(sheet).not.toContain("--bar");
    expect(sheet).toMatch(
      /^@layer tokens\{@media not \(forced-colors: active\)\{@media not \(prefers-contrast: more\)\{:root:not\(/,
    );
    expect(coloursSheet(":root { --bar: #90ee90; }")).toBe("");
  });
});
