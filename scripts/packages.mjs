// npm run packages: builds and packs what is published, and checks it with publint and are-the-types-wrong;
// the tarballs are in .kontor/packages. [HDL-06]
import { mkdirSync, rmSync } from "node:fs";
import { installed } from "./lib/installed.mjs";
import { packPackage, published, sheetEntriesOf } from "./lib/packages.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { packShopPackage, shopPackages } from "./lib/shop-package.mjs";
import { run, say } from "./lib/say.mjs";

const into = at(".kontor/packages");
const inRoot = { cwd: root, env: environment({ NO_COLOR: "1" }) };
const judges = {
  publint: (_, file) => run(pinnedNode(), [at("node_modules/publint/src/cli.js"), "run", file, "--strict"], inRoot),
  "are the types wrong": (name, file) =>
    run(
      pinnedNode(),
      [
        at("node_modules/@arethetypeswrong/cli/dist/index.js"),
        file,
        "--profile=esm-only",
        "--format=ascii",
        "--no-emoji",
        // Style sheets have no types.
        ...sheetEntriesOf(name).flatMap((entry) => ["--exclude-entrypoints", entry]),
      ],
      inRoot,
    ),
};

await installed();
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
const unsound = [];
const judged = async (name, { file, size, files }, judgesOfIt) => {
  say(`${name}: ${files.length} files, ${(size / 1000).toFixed(0)} kB packed, ${file.slice(root.length)}`);
  for (const [title, judge] of Object.entries(judgesOfIt)) {
    const { code, output } = await judge(name.replace("@kontor/", ""), file);
    say(`  ${code === 0 ? "sound " : "UNSOUND"} ${title}`);
    if (code !== 0) {
      unsound.push(`${name} (${title})`);
      say(output.trimEnd().replaceAll(/^/gm, "    "));
    }
  }
};
for (const name of published) await judged(`@kontor/${name}`, await packPackage(name, into), judges);
// Programs without an entry: there are no types to be judged.
for (const name of shopPackages) await judged(name, await packShopPackage(name, into), { publint: judges.publint });
say(
  `They need one another: npm install ${published.map((name) => `.kontor/packages/kontor-${name}-*.tgz`).join(" ")} effect xstate react react-dom`,
);
say(
  unsound.length === 0
    ? `${published.length + shopPackages.length} packages can be published`
    : `unsound: ${unsound.join(", ")}`,
);
process.exit(unsound.length === 0 ? 0 : 1);
