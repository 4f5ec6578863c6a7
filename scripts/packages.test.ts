// What the published packages declare, without packing them: who is a peer of whom, which entries are style sheets, on which Node they run.
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { published, publishedManifest, sheetEntriesOf } from "./lib/packages.mjs";
import { at, root } from "./lib/places.mjs";
import { shopPackages } from "./lib/shop-package.mjs";

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(at("packages", name, "package.json"), "utf8"));
const kontor = (listed: Readonly<Record<string, string>> = {}) =>
  Object.entries(listed).filter(([name]) => name.startsWith("@kontor/"));

it.each(published)("[PKG-01] %s takes the other packages as peers, in the range of the present version", (name) => {
  const { version, dependencies, peerDependencies } = manifestOf(name);
  const range = `^${version.replace(/\.\d+$/, ".0")}`;
  expect(kontor(dependencies)).toEqual([]);
  expect(kontor(peerDependencies)).toEqual(name === "domain" ? [] : [["@kontor/domain", range]]);
});

it.each(published)(
  "[PKG-01] [REUSE4-8] the tarball of %s says by one setting where its sources are, and names nothing that it lacks",
  (name) => {
    const manifest = manifestOf(name);
    const address = "https://git.example/hafen/kontor";
    expect(publishedManifest(name, manifest, `${address}.git`)).toMatchObject({
      version: manifest.version,
      repository: { type: "git", url: `git+${address}.git`, directory: `packages/${name}` },
      homepage: `${address}/tree/HEAD/packages/${name}#readme`,
      bugs: { url: `${address}/issues` },
      author: { url: address },
    });
    const bare = publishedManifest(name, manifest, "");
    expect(
      Object.keys(bare).filter((key) => /repository|homepage|bugs|author|scripts|devDependencies/.test(key)),
    ).toEqual([]);
    const named = Object.values((bare as { readonly imports?: object }).imports ?? {}).flatMap((target: unknown) =>
      Object.values(target as Readonly<Record<string, string>>),
    );
    expect(named.filter((path) => !/^\.\/(src|dist)\//.test(path))).toEqual([]);
    const [, used = ""] = /REPOSITORY: (.+)/.exec(readFileSync(at(".github/workflows/release.yml"), "utf8")) ?? [];
    expect(used).toBe("${{ github.server_url }}/${{ github.repository }}");
  },
);

it("[HDL-06] whatever entry has a style sheet is known as one, and its source is there", () => {
  for (const name of published) {
    const sheets = Object.entries(manifestOf(name).exports).flatMap(([entry, target]) =>
      typeof target === "object" && target["@kontor/source"]?.endsWith(".css")
        ? [[entry, target["@kontor/source"]]]
        : [],
    );
    expect(sheetEntriesOf(name).map((entry) => `./${entry}`)).toEqual(sheets.map(([entry]) => entry));
    expect(sheets.filter(([, source = ""]) => !existsSync(at("packages", name, source)))).toEqual([]);
  }
  expect(sheetEntriesOf("ui").length).toBeGreaterThan(5);
});

it("[PKG-01] the packages run on Node 22 and newer, and every document that names a Node says so in the same sentence", () => {
  const sentence = "The packages run on Node 22 and newer; the shop starts on Node 20 and newer and brings its own.";
  expect(published.map((name) => manifestOf(name).engines.node)).toEqual(published.map(() => ">=22"));
  const { engines } = JSON.parse(readFileSync(at("package.json"), "utf8")) as Pick<Manifest, "engines">;
  expect(engines.node).toBe(">=20");
  const documents = globSync(["*.md", "{packages,examples,content,bench,openapi}/**/README.md", ".changeset/*.md"], {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  });
  const saying = documents.filter((file) => readFileSync(at(file), "utf8").includes(sentence));
  expect(saying).toEqual(
    expect.arrayContaining(["README.md", "CONTRIBUTING.md", ...published.map((name) => `packages/${name}/README.md`)]),
  );
  const others = documents.filter((file) =>
    /\bNode(\.js)? ?(v?20|2[2-9])/.test(readFileSync(at(file), "utf8").replace(sentence, "")),
  );
  expect(others).toEqual([]);
});

it("[HDL-07] [PKG-01] the conformance kit takes nothing of a newer Node while it is loaded from a package", () => {
  const text = readFileSync(at("packages/adapters/bin/kontor-conformance.mjs"), "utf8");
  const imported = [...text.matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm)].map(([, names = "", from]) => [
    from,
    names.trim(),
  ]);
  expect(imported).toEqual([["node:util", "parseArgs"]]);
});

it("[PKG-01] proving the packages is a step of a release by itself, in its workflow and in its script", () => {
  const steps = [...readFileSync(at(".github/workflows/release.yml"), "utf8").matchAll(/^ +- run: (.+)$/gm)].map(
    ([, command]) => command,
  );
  const publish = steps.findIndex((command) => command?.startsWith("npm publish"));
  expect(steps.slice(0, publish)).toContain("npm run packages");
  // Each tarball that is made is published, and nothing is published twice.
  expect(
    steps.slice(publish).map((command) => /packages\/(.+?)-(?:\[0-9\])?\*\.tgz$/.exec(command ?? "")?.[1]),
  ).toEqual([...published.map((name) => `kontor-${name}`), ...shopPackages]);
  expect(readFileSync(at("scripts/release.mjs"), "utf8")).toMatch(
    /await run\(pinnedNode\(\), \[at\("scripts\/packages\.mjs"\)\]/,
  );
});

it("[PKG-01] the newest entry of each changelog is of the version that is here, written for people: no commit, no package that only follows", () => {
  const { version } = JSON.parse(readFileSync(at("package.json"), "utf8")) as { readonly version: string };
  for (const folder of [".", ...published.map((name) => `packages/${name}`)]) {
    const manifest = JSON.parse(readFileSync(at(folder, "package.json"), "utf8")) as { readonly version: string };
    const text = readFileSync(at(folder, "CHANGELOG.md"), "utf8");
    expect([folder, manifest.version, /^## (\S+)/m.exec(text)?.[1]]).toEqual([folder, version, version]);
    expect(text).not.toMatch(/^- [0-9a-f]{7,}:|Updated dependencies/m);
  }
});

it("[PKG-02] a page with a lawful order is short, with what the three pages share", () => {
  const linesOf = (file: string): readonly string[] =>
    readFileSync(at("examples/pages", file), "utf8").trimEnd().split("\n");
  const scriptOf = (file: string): readonly string[] => {
    const lines = linesOf(file);
    const end = lines.findIndex((line) => /^<\/script>$|^  return \($/.test(line));
    return end < 0 ? lines : lines.slice(0, end);
  };
  expect(linesOf("src/shop.ts").length + linesOf("src/order.ts").length).toBeLessThanOrEqual(160);
  expect(linesOf("page/page.ts").length).toBeLessThanOrEqual(95);
  expect(scriptOf("react/Page.tsx").length).toBeLessThanOrEqual(95);
  expect(scriptOf("vue/Page.vue").length).toBeLessThanOrEqual(70);
  for (const file of ["src/shop.ts", "src/order.ts", "page/page.ts", "react/Page.tsx", "vue/Page.vue"])
    expect(
      linesOf(file).filter((line) => line.length > 120 && !line.includes("<label>")),
      file,
    ).toEqual([]);
});

it("[CHK-04] [LGL-01] [REUSE4-7] no page of the examples ticks a box or says itself which there are", () => {
  for (const file of ["page/page.ts", "page/index.html", "react/Page.tsx", "vue/Page.vue", "src/order.ts"]) {
    const text = readFileSync(at("examples/pages", file), "utf8");
    expect([file, /\bchecked(=|:)|defaultChecked|(terms|adult|cancellationPolicy): true/.test(text)]).toEqual([
      file,
      false,
    ]);
  }
  for (const file of ["page/page.ts", "react/Page.tsx", "vue/Page.vue"])
    expect(readFileSync(at("examples/pages", file), "utf8")).toMatch(/summaryOf\([^]*placed\(summary/);
});
