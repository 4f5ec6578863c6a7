// The count of the web's lines: what a browser can load is found over imports of values, at once or later; types alone lead nowhere.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { sourcesOf } from "./sources.mjs";
import { tooManyLines, webLines } from "./web-lines.mjs";

const files = {
  "app/client.tsx": 'import { one, type Two } from "../shop/one.ts";\nimport "../shop/runs.ts";\none satisfies Two;\n',
  "shop/one.ts": 'import type { Two } from "./types.ts";\nexport const one = async () => import("./later.ts");\n',
  "shop/types.ts": "export type Two = unknown;\n\n\n",
  "shop/runs.ts": "console.log(1);\n",
  "shop/later.ts": 'export { passed } from "./passed.ts";\n',
  "shop/passed.ts": "export const passed = 1;\n",
  "platform/waking/waking.ts": "export const waking = 1;\n",
  "app/node-entry.ts": 'import { one } from "../shop/one.ts";\n\n\none;\n',
  "site/desk/desk.ts": "\n\n\n\n\n",
};

it("counts lines that a browser can load, and the rest, without the desk", () => {
  const base = mkdtempSync(join(tmpdir(), "kontor-lines-"));
  const written = Object.entries(files).map(([name, text]) => {
    const path = `apps/web/src/${name}`;
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
    return path;
  });
  try {
    const lines = webLines(sourcesOf(base, written), (path, specifier) => join(dirname(path), specifier));
    expect(lines).toEqual({ browser: 3 + 2 + 1 + 1 + 1 + 1, rest: 3 + 4 });
    expect(tooManyLines(lines, { browser: 9, rest: 7 })).toEqual([]);
    expect(tooManyLines(lines, { browser: 8, rest: 6 }).map(({ rule }) => rule)).toEqual([
      "lines-of-web",
      "lines-of-web",
    ]);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
