// What the pages of the contract look like of the shop: its tokens, the class of what is not seen, and the Latin part of its faces, beside the API, which is built and started without the web app. [PKG-03]
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "./places.mjs";

const styles = "apps/web/src/app/styles";
const place = "apps/api/src/platform/contract";

/** Faces are copied as they are: git stores equal files once. */
export const copiedFaces = ["text-latin", "heading-latin"].map((name) => ({
  from: `${styles}/${name}.gen.woff2`,
  to: `${place}/${name}.gen.woff2`,
}));

export const lookFile = `${place}/look.gen.css`;

/** Rules of faces without the part that only names in other languages of Europe need, whose files are not here. */
const latinFaces = () =>
  readFileSync(at(`${styles}/fonts.css`), "utf8")
    .split(/(?=^@font-face)/m)
    .slice(1)
    .map((rule) => rule.replaceAll(/\/\*[^]*?\*\//g, "").trim())
    .filter((rule) => !rule.includes("-latin-ext"))
    .map((rule) => rule.replaceAll(/"\.\/([\w-]+)\.gen\.woff2"/g, '"$1.woff2"'))
    .join("\n");

/** What is read aloud and not seen: written once, in the sheet of all pages. */
const hiddenRule = () =>
  /\n( {2}\/\* Not seen, but read aloud[^]*?\n {2}\}\n)/.exec(readFileSync(at("packages/ui/src/base.css"), "utf8"))[1];

/** The sheet, with one face a file beside it. */
export const contractLook = () =>
  `/* The shop's tokens and faces for the pages of the contract. Generated from packages/ui and ${styles} by \`npm run generate\`. */\n${readFileSync(
    at("packages/ui/src/tokens.css"),
    "utf8",
  ).replace(/^\/\*[^]*?\*\/\n/, "")}@layer base {\n${hiddenRule()}}\n${latinFaces()}\n`;

export const writeContractLook = () => {
  writeFileSync(at(lookFile), contractLook());
  for (const { from, to } of copiedFaces) copyFileSync(at(from), at(to));
};
