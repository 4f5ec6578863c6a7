// The grounds of the provider's drawings: each picture's own colour stands in its place while it loads. [CNT-07]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The colour that lies behind a whole drawing: that of its first rectangle, which is as large as the sheet. */
export const groundOf = (drawing: string): string | null =>
  /^\s*<svg[^>]*>\s*<rect width="1600" height="900" fill="(#[0-9a-f]{6})"\/>/i.exec(drawing)?.[1]?.toLowerCase() ??
  null;

/** Files of drawings by what the content store names them by. */
const drawing = /^([a-z\d-]+)\.svg$/;

/** The commonest ground is that of every drawing; the others are named by their files. Style attributes would need a weaker policy. */
export const groundsSheet = (folder: string): string => {
  if (!existsSync(folder)) return "";
  const grounds = readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, key] = drawing.exec(file) ?? [];
      const ground = key === undefined ? null : groundOf(readFileSync(join(folder, file), "utf8"));
      return key === undefined || ground === null ? [] : [{ key, ground }];
    });
  const byGround = [...Map.groupBy(grounds, ({ ground }) => ground)];
  const [common, ...rare] = byGround.toSorted(([, one], [, other]) => other.length - one.length);
  if (common === undefined) return "";
  const rules = rare.map(([ground, all]) => {
    const named = all.map(({ key }) => `[data-drawn][src*="${key.replaceAll("-", "_")}_"]`);
    return `${named.join(",")}{background:${ground}}`;
  });
  return `@layer screen{[data-drawn]{background:${common[0]}}${rules.join("")}}`;
};
