// Reads the files of the content directory: one document a file, or one a line of a list. A file that cannot be read is reported and left out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";

/** One entry in one language, as its file has it. */
export interface Document {
  readonly type: string;
  readonly key: string;
  /** Empty where the type has no languages. */
  readonly locale: string;
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ImageDocument {
  readonly key: string;
  readonly drawing: string;
  readonly alternativeText: Readonly<Record<string, string>>;
  readonly caption: Readonly<Record<string, string>>;
}

export interface Documents {
  readonly documents: readonly Document[];
  readonly images: readonly ImageDocument[];
  /** What could not be read, with its file. */
  readonly faults: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

/** Folders of a language with their type; one file is one entry. */
const folders: Readonly<Record<string, string>> = {
  pages: "page",
  blog: "blog-post",
  jobs: "job",
  help: "helpcenter-article",
};
/** Lists of a language with their type. */
const lists: Readonly<Record<string, string>> = {
  "blog-categories.yaml": "blog-category",
  "deals.yaml": "deal",
  "small-banners.yaml": "small-banner",
};
/** Lists for all languages, with the member that is their key. */
const common: Readonly<Record<string, readonly [string, string]>> = {
  "feature-flags.yaml": ["feature-flag", "key"],
  "route-rules.yaml": ["route-rule", "path"],
};

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

export const readDocuments = (directory: string): Documents => {
  const faults: string[] = [];
  const read = <A>(file: string, use: (text: string) => A, fallback: A): A => {
    if (!existsSync(join(directory, file))) return fallback;
    try {
      return use(readFileSync(join(directory, file), "utf8"));
    } catch (error) {
      faults.push(`content/${file} cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      return fallback;
    }
  };
  const list = (file: string): readonly Data[] =>
    read(
      file,
      (text) => {
        const rows: unknown = load(text) ?? [];
        if (!Array.isArray(rows) || !rows.every(isData)) throw new Error("it is no list of entries");
        return rows;
      },
      [],
    );
  const documents: Document[] = [];
  for (const locale of ["en", "de"]) {
    for (const [folder, type] of Object.entries(folders))
      for (const name of namesIn(join(directory, locale, folder), type === "page" ? ".yaml" : ".md")) {
        const file = `${locale}/${folder}/${name}`;
        const data = read(file, type === "page" ? (text) => withFirstLink(pageData(text)) : articleData, null);
        if (data !== null) documents.push({ type, key: name.replace(/\.\w+$/, ""), locale, file, data });
      }
    for (const [name, type] of Object.entries(lists))
      for (const data of list(`${locale}/${name}`))
        documents.push({ type, key: String(data["key"]), locale, file: `${locale}/${name}`, data });
    const site = read(`${locale}/site.yaml`, pageData, null);
    if (site !== null) documents.push({ type: "site", key: "site", locale, file: `${locale}/site.yaml`, data: site });
  }
  for (const [name, [type, key]] of Object.entries(common))
    for (const data of list(name)) documents.push({ type, key: String(data[key]), locale: "", file: name, data });
  const images = list("images.yaml").flatMap((data) => imageOf(data, read));
  return { documents, images, faults };
};

const namesIn = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending) && !name.startsWith("."))
        .toSorted()
    : [];

const pageData = (text: string): Data => {
  const data: unknown = load(text);
  if (!isData(data)) throw new Error("it holds no fields");
  return data;
};

/** Frontends ask a hero for `link` or for `links`: the one link is the first of them. */
const withFirstLink = (page: Data): Data => {
  const { content } = page;
  if (!Array.isArray(content)) return page;
  const withLink = (block: unknown): unknown =>
    isData(block) &&
    block["component"] === "sections.hero" &&
    block["link"] === undefined &&
    Array.isArray(block["links"])
      ? { ...block, link: (block["links"] as readonly unknown[])[0] ?? null }
      : block;
  return { ...page, content: content.map(withLink) };
};

/** Front matter between two lines of hyphens, then the text. */
const articleData = (text: string): Data => {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (found === null) throw new Error("it has no front matter");
  return { ...pageData(found[1] ?? ""), body: (found[2] ?? "").trim() };
};

const imageOf = (
  data: Data,
  read: <A>(file: string, use: (text: string) => A, fallback: A) => A,
): readonly ImageDocument[] => {
  const key = String(data["key"]);
  const drawing = read(`images/${key}.svg`, (text) => text, null);
  const texts = (value: unknown): Readonly<Record<string, string>> => {
    if (typeof value === "string") return { en: value, de: value };
    return isData(value)
      ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, String(text)]))
      : {};
  };
  if (drawing === null) return [];
  return [{ key, drawing, alternativeText: texts(data["alternativeText"]), caption: texts(data["caption"]) }];
};
