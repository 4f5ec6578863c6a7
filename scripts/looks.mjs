// npm run looks -- [commit] [word]: draws the screens of a commit (the last one, if none is named) and those of the present sources in one
// run, and leaves before, after and the difference of each that changed in .kontor/looks. Parts of packages/ui are among them. A word leaves
// those alone that have it in their name. `-- readme` draws the pictures of the README anew instead.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { served } from "../bench/lib/server.mjs";
import { chromiumForTests, howToGetChromium } from "./lib/chromium.mjs";
import { compared, fromFolder, picture } from "./lib/looks.mjs";
import { built } from "./lib/built.mjs";
import { installed } from "./lib/installed.mjs";
import { partPictures, shopPictures } from "./lib/looks-screens.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { picturesFolder } from "./lib/readme-shown.mjs";
import { giveUp, run, say, seconds, step } from "./lib/say.mjs";
import { shopArguments } from "./lib/shop-process.mjs";

const began = performance.now();
const [commit = "HEAD", word = ""] = process.argv.slice(2);
const browserPath = (await chromiumForTests()) ?? giveUp(howToGetChromium);

if (commit === "readme") {
  await installed();
  await built();
  const draws = `
import { drawReadmePictures } from "./scripts/lib/readme-pictures.mjs";
await drawReadmePictures(process.argv[1]);`;
  const drawn = await step("Drawing the pictures of the README", () =>
    run(pinnedNode(), [fromSource, "--input-type=module", "--eval", draws, browserPath], {
      cwd: root,
      env: environment({ NODE_NO_WARNINGS: "1" }),
    }),
  );
  if (!drawn) giveUp("They could not be drawn; why stands above.");
  say(`They are in ${picturesFolder}: look at them, and commit them. ${seconds(began)}`);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), "kontor-looks-"));
const before = join(folder, "before");
const out = at(".kontor/looks");

const builds = `
import { installed } from "./scripts/lib/installed.mjs";
await installed();
const { built } = await import("./scripts/lib/built.mjs");
await built();`;

/** As many pages are drawn at once. */
const workers = 3;

/** Installs and builds a tree, and its page of parts into a folder. */
const prepared = async (tree, parts) => {
  const options = { cwd: tree, env: environment({ NODE_ENV: "" }) };
  const shop = await run(process.execPath, ["--input-type=module", "--eval", builds], options);
  if (shop.code !== 0) return shop;
  return run(
    pinnedNode(),
    [
      join(tree, "node_modules/vite/bin/vite.js"),
      "build",
      "--config",
      join(tree, "apps/web/examples/vite.config.ts"),
      "--outDir",
      parts,
      "--emptyOutDir",
    ],
    options,
  );
};

const end = async () => {
  await run("git", ["worktree", "remove", "--force", before], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
};

const drawnOf = async (browser, tree, parts) => {
  const env = { DATA_DIR: mkdtempSync(join(folder, "data-")), LOG_LEVEL: "error", PUBLIC_URL: "" };
  const args = shopArguments.map((word) => (word.startsWith(root) ? join(tree, word.slice(root.length)) : word));
  const shop = await served({ args, cwd: tree, env, path: "/en" });
  const wanted = [
    ...shopPictures.map((each) => ({ each, from: shop.url })),
    ...partPictures.map((each) => ({ each, from: "http://parts.localhost", prepare: fromFolder(parts) })),
  ].filter(({ each }) => each.name.includes(word));
  const pictures = new Map();
  const worker = async () => {
    for (let next = wanted.shift(); next !== undefined; next = wanted.shift())
      pictures.set(next.each.name, await picture(browser, next.from, next.each, next.prepare));
  };
  try {
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    await shop.stop();
  }
  return pictures;
};

const trees = [
  { tree: before, parts: join(folder, "parts-before") },
  { tree: root, parts: join(folder, "parts-after") },
];
try {
  const worktree = await run("git", ["worktree", "add", "--detach", before, commit], { cwd: root });
  if (worktree.code !== 0) giveUp(`There is no commit ${commit}.`);
  for (const { tree, parts } of trees)
    if (!(await step(`Building ${tree === root ? "the present sources" : commit}`, () => prepared(tree, parts))))
      giveUp("It could not be built; what the build says stands above.");
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox", "--disable-gpu"] });
  const drawn = [];
  for (const { tree, parts } of trees)
    await step(`Drawing ${tree === root ? "the present sources" : commit}`, async () => {
      drawn.push(await drawnOf(browser, tree, parts));
      return { code: 0, output: "" };
    });
  await browser.close();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const changed = [];
  for (const [name, after] of drawn[1]) {
    const difference = await compared(drawn[0].get(name), after);
    if (difference === null) continue;
    changed.push([name, difference.share]);
    writeFileSync(join(out, `${name}.png`), difference.beside);
  }
  for (const [name, share] of changed.sort(([, one], [, other]) => other - one))
    say(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  say(
    `${changed.length} of ${drawn[1].size} pictures differ from ${commit}; they are in .kontor/looks. ${seconds(began)}`,
  );
} finally {
  await end();
}
