// A site whose folder is another provider's: pages show its name, its mark and its sheet; files come from its folder. [PKG-08] [LOC-16]
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { demoContent } from "../../../api/src/platform/settings/content-directory.ts";
import { plainPages } from "../../test/drawn-page.ts";
import { siteOfFile } from "../../test/site-fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-nordwind-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

cpSync(demoContent, folder, { recursive: true });
const changed = (name: string, change: (text: string) => string): void =>
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));
changed("site.json", (text) => text.replaceAll("Kontor Hosting", "Nordwind Net").replaceAll("66969100", "66969199"));
changed("brand/logo.svg", () => '<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>');
writeFileSync(join(folder, "brand/colours.css"), ":root { --sea: light-dark(#7a1f3d, #f2a0ba); }");
writeFileSync(join(folder, "public/nordwind.txt"), "a file of Nordwind");

const site = siteOfFile(() => ({}), plainPages, { content: folder });

const read = async (path: string): Promise<{ readonly text: string; readonly headers: Headers }> => {
  const answer = await fetch(site().url + path);
  expect(answer.status, path).toBe(200);
  return { text: await answer.text(), headers: answer.headers };
};

it("[PKG-08] [LOC-16] a page has its name, mark, telephone number, sheet and icon", async () => {
  const { text } = await read("/de");
  expect(text).toMatch(/<title>Nordwind Net/);
  expect(text).not.toContain("Kontor Hosting GmbH");
  expect(text).toContain('<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>');
  expect(text.includes("+494066969199")).toBe(true);
  const [, sheet = ""] =
    /<link rel="stylesheet" href="(\/assets\/brand-\w+\.css)" data-precedence="default"\/>/.exec(text) ?? [];
  const colours = await read(sheet);
  expect(colours.text).toContain("--sea:light-dark(#7a1f3d,#f2a0ba)");
  expect(colours.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(colours.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const [, icon = ""] = /<link rel="icon" type="image\/svg\+xml" href="([^"]+)"/.exec(text) ?? [];
  expect((await read(icon)).headers.get("content-type")).toBe("image/svg+xml");
});

it("[PKG-08] its public files have type, tag and an hour in caches", async () => {
  const { text, headers } = await read("/nordwind.txt");
  expect([text, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "a file of Nordwind",
    "text/plain; charset=utf-8",
    "public, max-age=3600",
  ]);
  const again = await fetch(`${site().url}/nordwind.txt`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect((await read("/share.png")).headers.get("content-type")).toBe("image/png");
});
