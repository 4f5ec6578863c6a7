// Calls of the browser that change something go through the one door that carries the token against forged requests. [FRM-06]
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("../../", import.meta.url));
/** What runs in browsers: everything but the entry, the server's own pages and tests. */
const shipped = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/\.(test|e2e)\.|^(entry|server|build|image-proxy|site-files)\/|^(server|node-entry)\.ts$/.test(file),
);

/** Files go through the door by a transport of their own; a form's own address is guarded by its origin, as when the browser sends it. */
const passed = new Set([
  "platform/client/upload.ts",
  "shop/account/use-answered.ts",
  "visitor/consent/banner-press.ts",
]);

it("[FRM-06] no screen sends a change by a bare fetch, a beacon or a request of its own", () => {
  expect(shipped.length).toBeGreaterThan(60);
  const bare = shipped.filter((file) => {
    const text = readFileSync(src + file, "utf8");
    const changing = [...text.matchAll(/(?<![.\w])fetch\(([\s\S]{0,400})/g)].some(([, after = ""]) =>
      /^[^;]*method:\s*(?!"(?:GET|HEAD)")/.test(after),
    );
    return changing || /sendBeacon|XMLHttpRequest/.test(text);
  });
  expect(bare.filter((file) => !passed.has(file))).toEqual([]);
});
