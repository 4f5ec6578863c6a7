// npm run release: what has gathered in .changeset becomes the next version of the packages, with a CHANGELOG.md in each, and their tarballs are
// proved. `-- --dry-run` does so with the last commit in a copy and shows it, and proves the tarballs of what is here. Nothing is published here:
// .github/workflows/release.yml does that, from the tag.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installed } from "./lib/installed.mjs";
import { published } from "./lib/packages.mjs";
import { at, environment, pinnedNode, root } from "./lib/places.mjs";
import { giveUp, run, say } from "./lib/say.mjs";

const isDry = process.argv.includes("--dry-run");

const done = async (program, args, cwd) => {
  const { code, output } = await run(program, args, { cwd, env: environment({ NO_COLOR: "1" }) });
  if (code !== 0) giveUp(output);
};

/** The last commit in a folder of its own, with the installation of this one. */
const copied = async (folder) => {
  await done("git", ["clone", "--quiet", "--shared", root, folder], root);
  symlinkSync(at("node_modules"), join(folder, "node_modules"));
  return folder;
};

const versionOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** The shop has the version of its packages: `npm start` and the container say it. */
const shopGets = (tree, version) => {
  const file = join(tree, "package.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(/"version": "[^"]+"/, `"version": "${version}"`));
};

await installed();
const temporary = mkdtempSync(join(tmpdir(), "kontor-release-"));
try {
  const tree = isDry ? await copied(join(temporary, "tree")) : root;
  await done(pinnedNode(), [at("node_modules/@changesets/cli/bin.js"), "version"], tree);
  const versions = published.map((name) => versionOf(join(tree, "packages", name)));
  shopGets(tree, versions[0]);
  for (const name of published) {
    const folder = join(tree, "packages", name);
    say(`@kontor/${name} ${versionOf(folder)}\n${readFileSync(join(folder, "CHANGELOG.md"), "utf8")}`);
  }
  const proved = await run(pinnedNode(), [at("scripts/packages.mjs")], { quiet: false, cwd: root, env: environment() });
  if (proved.code !== 0) giveUp("The packages cannot be published; what is unsound stands above.");
  say(
    isDry
      ? "This was a copy: nothing has changed."
      : "Next: read each CHANGELOG.md as .changeset/README.md says, npm install --package-lock-only, commit, and tag it with its version.",
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
