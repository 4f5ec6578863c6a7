// The grounds of the drawings in content/images, as a sheet: each picture's own colour stands in its place while it loads. [CNT-07]
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { at } from "./places.mjs";

export const sheetOfGrounds = at("apps/web/src/shell/picture/grounds.gen.css");

/** The colour that lies behind a whole drawing: that of its first rectangle, which is as large as the sheet. */
export const groundOf = (drawing) =>
  /^\s*<svg[^>]*>\s*<rect width="1600" height="900" fill="(#[0-9a-f]{6})"\/>/i.exec(drawing)?.[1].toLowerCase() ?? null;

/** The commonest ground is that of every drawing; the others are named by their files. Style attributes would need a weaker policy. */
export const groundsSheet = (folder = at("content/images")) => {
  const grounds = globSync("*.svg", { cwd: folder })
    .sort()
    .map((file) => [basename(file, ".svg"), groundOf(readFileSync(`${folder}/${file}`, "utf8"))])
    .filter(([, ground]) => ground !== null);
  const named = Map.groupBy(grounds, ([, ground]) => ground);
  const [common, ...rare] = [...named].sort(([, one], [, other]) => other.length - one.length);
  const rule = (selectors, ground) => `  ${selectors.join(",\n  ")} {\n    background: ${ground};\n  }\n`;
  const rules =
    common === undefined
      ? []
      : [
          rule(["[data-drawn]"], common[0]),
          ...rare.map(([ground, all]) =>
            // As the content store names the files of a picture.
            rule(
              all.map(([key]) => `[data-drawn][src*="${key.replaceAll("-", "_")}_"]`),
              ground,
            ),
          ),
        ];
  return `/* The ground of each drawing, in its place while it loads. Generated from content/images by \`npm run generate\`. */\n@layer screen {\n${rules.join("")}}\n`;
};

export const writeGrounds = () => writeFileSync(sheetOfGrounds, groundsSheet());
