// The provider's colours: roles of the kit with other values, read from brand/colours.css, held to the contrast that texts need, and written as the sheet that pages have. [PKG-08] [LGL-06]
import { kitColours, type Pair, pairs, seasonGrounds } from "./kit-colours.ts";

type Colours = Readonly<Record<string, Pair>>;

const place = "content/brand/colours.css";

/** Relative luminance of an sRGB colour, by WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Of six digits, in small letters; null for what is no plain colour. */
const hexOf = (text: string): string | null => {
  const [, digits = ""] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === "") return null;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${all.toLowerCase()}`;
};

const pairOf = (value: string): Pair | null => {
  const [, first = value, second = value] = /^light-dark\(([^,()]+),([^,()]+)\)$/.exec(value.trim()) ?? [];
  const [light, dark] = [hexOf(first), hexOf(second)];
  return light === null || dark === null ? null : [light, dark];
};

const declaration = /--([\w-]+)\s*:\s*([^;{}]*);/g;

/** What may stand around declarations. */
const around = /^(?:\s|@layer\s+tokens\s*\{|:root(?::not\(\[data-colour-mode="high-contrast"\]\))?\s*\{|\})*$/;

interface Written {
  readonly colours: Colours;
  /** The line of each role. */
  readonly lines: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const read = (sheet: string): Written => {
  // Comments become blanks, so that lines stay where they are.
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  const colours: Record<string, Pair> = {};
  const lines: Record<string, number> = {};
  const faults: string[] = [];
  for (const { 1: role = "", 2: value = "", index } of text.matchAll(declaration)) {
    const line = text.slice(0, index).split("\n").length;
    const pair = pairOf(value);
    if (!Object.hasOwn(kitColours, role))
      faults.push(
        `${place}, line ${line}: --${role} is no role; there are ${Object.keys(kitColours)
          .map((known) => `--${known}`)
          .join(", ")}`,
      );
    else if (pair === null)
      faults.push(
        `${place}, line ${line}: --${role} is “${value.trim()}”, but allowed is #rrggbb or light-dark(#rrggbb, #rrggbb)`,
      );
    else {
      colours[role] = pair;
      lines[role] = line;
    }
  }
  if (!around.test(text.replaceAll(declaration, "")))
    faults.push(
      `${place}: only roles may stand here, such as :root { --sea: light-dark(#7a1f3d, #f2a0ba); }; high contrast has the kit's own colours`,
    );
  return { colours, lines, faults };
};

const modes = ["light", "dark"] as const;

/** Each pair of which one is the provider's, on the grounds of every day and of the seasons. */
const contrastFaults = ({ colours, lines }: Written): readonly string[] => {
  const everyDay: Colours = { ...kitColours, ...colours };
  const seasons = Object.entries({ "": {}, ...seasonGrounds });
  return seasons.flatMap(([season, grounds]) =>
    pairs.flatMap(([ground, on, least]) => {
      if (season !== "" && !Object.hasOwn(grounds, ground)) return [];
      return on.flatMap((role) =>
        modes.flatMap((mode, at) => {
          const own = [role, ...(season === "" ? [ground] : [])].filter((name) => Object.hasOwn(colours, name));
          const behind = { ...everyDay, ...grounds }[ground]?.[at] ?? "";
          const ratio = contrast(everyDay[role]?.[at] ?? "", behind);
          if (own.length === 0 || ratio >= least) return [];
          // What every day has already is not repeated for each season.
          const usual = contrast(everyDay[role]?.[at] ?? "", everyDay[ground]?.[at] ?? "");
          if (season !== "" && usual < least) return [];
          const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
          return [
            `${place}, line ${lines[own[0] ?? ""]}: --${role} on --${ground} is ${shown} : 1 in ${mode}${season === "" ? "" : ` in the season ${season}`}, but ${least} : 1 is the least`,
          ];
        }),
      );
    }),
  );
};

/** What is wrong with the colours of a file, for an operator. */
export const colourFaults = (sheet: string): readonly string[] => {
  const written = read(sheet);
  return written.faults.length > 0 ? written.faults : contrastFaults(written);
};

/**
 * The sheet of the provider's colours; empty where all of them are the kit's. High contrast and forced colours stay the kit's: who asks for
 * more contrast has it, unless another mode was chosen in the shop.
 */
export const coloursSheet = (sheet: string): string => {
  const values = Object.entries(read(sheet).colours)
    .filter(([role, pair]) => String(pair) !== String(kitColours[role]))
    .map(([role, [light, dark]]) => `--${role}:${light === dark ? light : `light-dark(${light},${dark})`}`)
    .join(";");
  if (values === "") return "";
  const root = `:not([data-colour-mode="high-contrast"]){${values}}`;
  return `@layer tokens{@media not (forced-colors: active){@media not (prefers-contrast: more){:root${root}}@media (prefers-contrast: more){:root[data-colours]${root}}}}`;
};
