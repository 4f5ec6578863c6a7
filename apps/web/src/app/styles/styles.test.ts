// Styles: one sheet for what all pages show, one beside each screen, in layers; colours from the tokens.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { classesOf, sheetTypes, typesOfSheets } from "../../../../../scripts/lib/sheets.ts";
import { scopedName } from "../../platform/build/scoped-sheets.ts";

const web = fileURLToPath(new URL("../..", import.meta.url));
const ui = fileURLToPath(new URL("../../../../../packages/ui/src", import.meta.url));

const styles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file));
const imported = (sheet: string): readonly string[] =>
  [...readFileSync(sheet, "utf8").matchAll(/@import "(\.[^"]+)"/g)].map(([, path]) =>
    resolve(dirname(sheet), path ?? ""),
  );

describe("styles", () => {
  const base = join(web, "app/styles/index.css");
  const inBase = new Set([base, join(ui, "styles.css"), ...imported(base), ...imported(join(ui, "styles.css"))]);
  const code = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  /** What a component imports: modules by the names of their classes, other sheets by themselves. */
  const sheetsOf = (file: string): readonly (readonly [sheet: string, name: string])[] =>
    [...readFileSync(join(web, file), "utf8").matchAll(/^import (?:\* as (\w+) from )?"(\.[^"]+\.css)";$/gm)].map(
      ([, name = "", path = ""]) => [resolve(dirname(join(web, file)), path), name] as const,
    );
  const named = new Set(code.flatMap((file) => sheetsOf(file).map(([sheet]) => sheet)));
  const { exports } = JSON.parse(readFileSync(join(ui, "../package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  it("[LOC-16] of a part that not every page shows are an entry of their own, named as the part", () => {
    const ofParts = styles(ui).filter((file) => !inBase.has(file));
    const entries = Object.keys(exports).filter(
      (entry) => entry.endsWith(".css") && !/^\.\/(styles|tokens)\.css$/.test(entry),
    );
    expect(ofParts.map((file) => `./${basename(file)}`).sort()).toEqual(entries.sort());
    // Whichever sheet is loaded first gives the layers their order.
    expect(
      ofParts.filter(
        (file) => !/^(\/\*[^]*?\*\/\s*)?@layer tokens, base, kit;\n@layer kit \{/.test(readFileSync(file, "utf8")),
      ),
    ).toEqual([]);
    expect(entries.filter((entry) => !(entry.replace(/\.css$/, "") in exports))).toEqual([]);
  });
  it("[LOC-16] stand in the sheet of all pages or are named by the component that shows them, never both", () => {
    expect(styles(web).filter((file) => inBase.has(file) === named.has(file))).toEqual([]);
  });
  it("[LOC-16] hide what is only read aloud by one class", () => {
    const written = [...styles(web), ...styles(ui)].filter((file) =>
      readFileSync(file, "utf8").includes("clip-path: inset(50%)"),
    );
    // A table that has no room for its columns hides their names only there.
    const narrowTable = fileURLToPath(new URL("../../shop/invoice/invoice-list.module.css", import.meta.url));
    expect(written).toEqual([narrowTable, join(ui, "base.css")]);
  });
  it("[LOC-16] stand in a layer, so that no order of loading changes what is seen", () => {
    const loose = [...styles(web), ...styles(ui)].filter(
      (file) =>
        !/(fonts|index|styles)\.css$/.test(file) &&
        !/^(\/\*[^]*?\*\/\s*)?(@layer tokens, base, kit;\n)?@layer (tokens|base|kit|shell|screen) \{[^]*\n\}\n$/.test(
          readFileSync(file, "utf8"),
        ),
    );
    expect(loose).toEqual([]);
  });
  it("[LOC-16] beside the base sheet are modules if they have classes, and no class of theirs is without a component", () => {
    const beside = styles(web).filter((file) => !inBase.has(file));
    const used = new Set(
      code.flatMap((file) => {
        const text = readFileSync(join(web, file), "utf8");
        return sheetsOf(file).flatMap(([sheet, name]) =>
          name === ""
            ? []
            : [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, of]) => `${sheet} ${of}`),
        );
      }),
    );
    const loose = beside.flatMap((file) =>
      classesOf(readFileSync(file, "utf8"))
        .map((name) => `${file} ${name}`)
        .filter((each) => !file.endsWith(".module.css") || !used.has(each)),
    );
    expect(loose).toEqual([]);
  });
  it("[LOC-16] of a module are types, by which a component can name no class that is not there", () => {
    expect(readFileSync(typesOfSheets, "utf8")).toBe(sheetTypes());
  });
  it("[LOC-16] of a module have names of their own, the same wherever the shop is built", () => {
    const names = styles(web)
      .filter((file) => file.endsWith(".module.css"))
      .flatMap((file) => classesOf(readFileSync(file, "utf8")).map((name) => scopedName(join(web, ".."), name, file)));
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    expect(scopedName("/elsewhere/web", "hero", "/elsewhere/web/src/site/home/home.module.css?direct")).toBe(
      scopedName(join(web, ".."), "hero", join(web, "site/home/home.module.css")),
    );
  });
  it("[LOOK3-26] turn what is awaited by one token, which begins late, in every sheet", () => {
    const turning = [...styles(web), ...styles(ui)].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^\s*animation(?:-name)?:[^;]*\bk-turn\b[^;]*;/gm)].map(
        ([line]) => `${basename(file)}: ${line.trim()}`,
      ),
    );
    expect(turning).toEqual([]);
    const tokens = readFileSync(join(ui, "tokens.css"), "utf8");
    expect(tokens).toContain("--late: 300ms;");
    expect(tokens).toMatch(/--turning: k-turn var\(--turn\) linear infinite, k-late 1ms var\(--late\) backwards;/);
  });
  it("[LOOK3-10] and no two buttons of a file are busy by the same fact: only what was pressed is", () => {
    const alike = code.flatMap((file) => {
      const busy = [...readFileSync(join(web, file), "utf8").matchAll(/<Button\b[^<]*?\bbusy=\{([^}]+)\}/gs)].map(
        ([, fact]) => fact,
      );
      return new Set(busy).size === busy.length ? [] : [`${file}: ${busy.join(", ")}`];
    });
    expect(alike).toEqual([]);
  });
  it("[LGL-06] take their colours from the tokens only", () => {
    const allowed = new Set([join(ui, "tokens.css"), join(ui, "base.css"), join(ui, "seasons.css")]);
    const loose = [...styles(web), ...styles(ui)].filter(
      (file) =>
        !allowed.has(file) && /(?<![\w-])#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(readFileSync(file, "utf8")),
    );
    expect(loose).toEqual([]);
  });
});

/** Relative luminance of an sRGB colour, by WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe("tokens", () => {
  const css = readFileSync(join(ui, "tokens.css"), "utf8");
  /** Which of the two values beside a role counts; the other is empty. */
  const switches = { plain: "usual", "high contrast": "more" } as const;
  const token = (block: keyof typeof switches, name: string, mode: 0 | 1): string => {
    const written = new RegExp(`--${name}: (.*);`).exec(css)?.[1] ?? "";
    const found = new RegExp(`var\\(--${switches[block]}, light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)\\)`).exec(
      written,
    );
    if (found === null) throw new Error(`no token ${name} in ${block}`);
    return found[mode + 1] ?? "";
  };
  const texts = [
    ["ink", "paper"],
    ["ink", "card"],
    ["muted", "paper"],
    ["muted", "card"],
    ["sea", "paper"],
    ["sea", "card"],
    ["sea-ink", "sea"],
    ["brass", "brass-paper"],
    ["ink", "brass-paper"],
    ["muted", "brass-paper"],
    ["free", "free-paper"],
    ["stop", "stop-paper"],
    ["stop", "card"],
    ["strip-ink", "strip"],
  ] as const;
  it.each(["plain", "high contrast"] as const)(
    "[LGL-06] text pairs have a contrast of 4.5 and more in light and dark: %s",
    (block) => {
      for (const mode of [0, 1] as const) {
        for (const [text, ground] of texts)
          expect([text, ground, mode, contrast(token(block, text, mode), token(block, ground, mode)) >= 4.5]).toEqual([
            text,
            ground,
            mode,
            true,
          ]);
      }
    },
  );
  it("[LGL-06] who chooses high contrast here and who asks the system for more are given the same values", () => {
    const rules = [...css.matchAll(/^ *(:root\S*) \{\s*(--usual: [^}]*?)\s*\}/gm)].map(([, selector, body = ""]) => [
      selector,
      body.split(/\s*\n\s*/),
    ]);
    expect(rules).toEqual([
      [':root[data-colour-mode="high-contrast"]', ["--usual: ;", "--more: initial;"]],
      [":root:not([data-colours])", ["--usual: ;", "--more: initial;"]],
    ]);
    expect(css).toContain("--usual: initial;\n    --more: ;");
  });
  it("[LGL-06] the focus ring stands out from paper and card by 3 and more", () => {
    for (const mode of [0, 1] as const)
      for (const ground of ["paper", "card"])
        expect(contrast(token("plain", "focus", mode), token("plain", ground, mode))).toBeGreaterThanOrEqual(3);
  });
  it("[LGL-06] [LOC-12] texts stand out from the papers of every season by 4.5 and more, the focus ring by 3", () => {
    const seasons = readFileSync(join(ui, "seasons.css"), "utf8");
    const papers = [...seasons.matchAll(/--(paper|card|strip): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
    expect(papers.length).toBe(12);
    for (const [whole, kind, light = "", dark = ""] of papers)
      for (const [mode, ground] of [light, dark].entries())
        for (const text of kind === "strip"
          ? ["strip-ink"]
          : ["ink", "muted", "sea", "brass", "stop", "free", "focus"]) {
          const least = text === "focus" ? 3 : 4.5;
          expect([whole, text, contrast(token("plain", text, mode as 0 | 1), ground) >= least]).toEqual([
            whole,
            text,
            true,
          ]);
        }
  });
});
