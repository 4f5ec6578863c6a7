// What is the demo provider's and of no other company, read from its content: names, facts, people, offers, addresses. Found in what another company's shop says. [PKG-08]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { demoContent } from "../../src/platform/settings/content-directory.ts";
import { nordwindWords } from "./nordwind.ts";

const read = (path: string): string => readFileSync(join(demoContent, path), "utf8");
// oxlint-disable-next-line typescript/no-explicit-any
const json = (path: string): any => JSON.parse(read(path));
const filesOf = (path: string): readonly string[] =>
  readdirSync(join(demoContent, path)).map((name) => `${path}/${name}`);
const languages = ["en", "de"] as const;

const site = json("site.json");
const products = filesOf("catalog/products").flatMap((path) => json(path));
const categories = json("catalog/categories.json");

const headOf = (path: string) =>
  load(/^---\n([\s\S]*?)\n---\n/.exec(read(path))?.[1] ?? read(path)) as Record<string, string>;
const headsOf = (folder: string): readonly Readonly<Record<string, string>>[] =>
  languages.flatMap((locale) => filesOf(`${locale}/${folder}`).map((path) => ({ locale, ...headOf(path) })));

const spaced = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The name of the program is the demo's, too. */
const names = [
  site.name,
  site.legalName,
  "kontor",
  site.representative,
  ...new Set(headsOf("blog").map(({ authorName = "" }) => authorName)),
];

const facts = [
  site.street,
  site.postCode,
  site.city,
  "Nuremberg",
  "Nürnberg",
  "Amsterdam",
  "Vienna",
  site.phone,
  site.phone.slice(3),
  site.phoneShown,
  site.email.split("@")[1],
  site.register.en,
  site.register.de,
  site.vatId,
  site.bank.iban,
  spaced(site.bank.iban),
  site.bank.bic,
  site.slogan.en,
  site.slogan.de,
  ...site.promises.flatMap(({ title }: { title: Record<string, string> }) => Object.values(title)),
];

/** Keys and titles of products, vouchers, categories that the other company lacks. */
const offers = [
  // One plain word, such as "start", says nothing.
  ...products
    .flatMap(({ key, title, slug }) => [key, title.en, title.de, slug.en, slug.de])
    .filter((word) => /[ -]/.test(word)),
  ...json("vouchers.json").map(({ code }: { code: string }) => code),
  ...json("catalog/deals.json").map(({ key }: { key: string }) => key),
];

/** Addresses of its pages, with the language before them. */
const addresses = [
  ...headsOf("pages").map(({ locale, url = "" }) => `/${locale}${url}`),
  ...headsOf("blog").map(({ slug = "" }) => `/blog/${slug}`),
  ...headsOf("jobs").map(({ slug = "" }) => `/jobs/${slug}`),
  ...categories.flatMap(({ path }: { path: Record<string, string> }) =>
    languages.map((locale) => `/${locale}/${path[locale]}`),
  ),
];

const sea = [site.flag[1], site.flag[0]];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const anyOf = (words: readonly string[], after: string): RegExp => {
  const all = [...new Set(words)].filter((word) => word.length > 2 && !nordwindWords.has(word.toLowerCase()));
  return new RegExp(
    `(?<![\\p{L}\\d_-])(?:${all
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join("|")})${after}`,
    "giu",
  );
};

const patterns: Readonly<Record<string, RegExp>> = {
  names: new RegExp(names.map(escaped).join("|"), "giu"),
  facts: anyOf(facts, "(?![\\p{L}\\d])"),
  offers: anyOf(offers, "(?![\\p{L}\\d_-])"),
  addresses: new RegExp(
    `(?:${[...new Set(addresses)]
      .filter((path) => path.split("/").length > 2 && !nordwindWords.has(path))
      .map(escaped)
      .join("|")})(?![\\p{L}\\d_/-])`,
    "giu",
  ),
  colours: anyOf(sea, ""),
};

/** Where the program may say its own name: ids of refusals, in the generator, the title of its contracts; scopes of its packages. */
const ofTheProgram = /urn:kontor:|@kontor\/|<meta name="generator"[^>]*>|Kontor (?:Shop|Content) API/g;

/** What of the demo a text has, each with what is around it. */
export const ofTheDemo = (text: string, kinds: readonly string[] = Object.keys(patterns)): readonly string[] => {
  const own = text.replaceAll(ofTheProgram, "");
  return kinds.flatMap((kind) =>
    [...own.matchAll(patterns[kind] ?? /$^/g)].map(({ 0: found, index }) =>
      `${kind}: ${own.slice(Math.max(0, index - 50), index)}»${found}«${own.slice(index + found.length, index + found.length + 40)}`.replaceAll(
        /\s+/g,
        " ",
      ),
    ),
  );
};
