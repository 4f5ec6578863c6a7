// Which documents of the repository are pages of the site, in which part and under which name.
import { readdirSync, readFileSync } from "node:fs";
import { at } from "../lib/places.mjs";

const text = (path) => readFileSync(at(path), "utf8");
const titleIn = (markdown) => /^# (.+)$/m.exec(markdown)?.[1] ?? "";
const markdownIn = (folder) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(".md"))
    .sort();

/** The parts of the site in the order of its navigation. */
export const parts = [
  { key: "guide", title: "Guide" },
  { key: "rules", title: "Law book" },
  { key: "refusals", title: "Refusals" },
  { key: "machines", title: "Machines" },
  { key: "playgrounds", title: "Playgrounds" },
  { key: "contract", title: "Contract" },
  { key: "packages", title: "Packages" },
  { key: "decisions", title: "Decisions" },
];

const guide = [
  ["README.md", "guide/run.html", "Run a shop"],
  ["docs/operate.md", "guide/operate.html", "Operate and update"],
  ["docs/guide-provider.md", "guide/provider.html", "A shop of your own"],
  ["content/README.md", "guide/content.html", "Content of a provider"],
  ["docs/theme.md", "guide/theme.html", "Theme"],
  ["docs/translate.md", "guide/translate.html", "Translate"],
  ["CONTRIBUTING.md", "guide/extend.html", "Extend"],
  ["AGENTS.md", "guide/map.html", "The map"],
  ["docs/glossary.md", "guide/glossary.html", "Glossary"],
  ["SECURITY.md", "guide/security.html", "Security"],
  ["docs/mutants.md", "guide/mutants.html", "Mutants"],
];

const page = (source, path, name, markdown = text(source)) => ({
  source,
  path,
  part: path.split("/")[0],
  name,
  title: titleIn(markdown),
  markdown,
});

/** The law book is one document of a quarter of a megabyte: each context is a page of its own. */
const lawBook = () => {
  const [opening = "", ...chapters] = text("docs/rules.md").split(/^## /m);
  const pages = chapters.map((chapter) => {
    const [context = "", ...lines] = chapter.split("\n");
    const markdown = `# The law of ${context}\n${lines.join("\n").replaceAll(/^### /gm, "## ")}`;
    return page("docs/rules.md", `rules/${context.replace("/", "-")}.html`, context, markdown);
  });
  const rules = pages.map(({ path, name, markdown }) => {
    const ids = [...markdown.matchAll(/^## (.+)$/gm)].map(([, id = ""]) => `[${id}](${path}#${id.toLowerCase()})`);
    return `## ${name}\n\n${ids.join(", ")}`;
  });
  const index = page("docs/rules.md", "rules/index.html", "All rules", `${opening}\n${rules.join("\n\n")}\n`);
  return [{ ...index, isOwn: true }, ...pages];
};

const machines = () =>
  markdownIn("docs/machines").map((name) =>
    name === "README.md"
      ? page(`docs/machines/${name}`, "machines/index.html", "All machines")
      : page(`docs/machines/${name}`, `machines/${name.replace(".md", ".html")}`, name.replace(".md", "")),
  );

const decisions = () =>
  markdownIn("docs/decisions").map((name) => {
    const source = `docs/decisions/${name}`;
    return name === "README.md"
      ? page(source, "decisions/index.html", "All decisions")
      : page(source, `decisions/${name.replace(".md", ".html")}`, titleIn(text(source)));
  });

const packages = () =>
  ["domain", "adapters", "ui"].map((name) =>
    page(`packages/${name}/README.md`, `packages/${name}.html`, `@kontor/${name}`),
  );

/** Every page that is a document of the repository. */
export const documentPages = () => [
  ...guide.map(([source, path, name]) => page(source, path, name)),
  ...lawBook(),
  page("docs/refusals.md", "refusals/index.html", "All refusals"),
  ...machines(),
  ...packages(),
  ...decisions(),
];
