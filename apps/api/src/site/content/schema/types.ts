// The content types of the shop, as a Strapi 5 with the same content would have them. [API-02]
import { layouts } from "@kontor/domain/site/routing";
import { sections } from "./components.ts";
import type { Attribute, Attributes, ContentType } from "./model.ts";

const string = { kind: "string" } as const;
const required = { kind: "string", required: true } as const;
const text = { kind: "text" } as const;
const richtext = { kind: "richtext" } as const;
const boolean = { kind: "boolean", initial: false } as const;
const image = { kind: "media", many: false } as const;
const seo = { kind: "component", component: "shared.seo", many: false } as const;
const colorMode = { kind: "string", values: ["auto", "light", "dark", "high-contrast"], initial: "auto" } as const;

const one = (target: string): Attribute => ({ kind: "relation", target, many: false });
const inverse = (target: string, via: string): Attribute => ({ kind: "relation", target, many: true, via });
const oneOf = (...values: readonly string[]): Attribute => ({ kind: "string", values });

interface Manner {
  readonly drafts?: true;
  readonly single?: true;
  readonly everywhere?: true;
  readonly lookup?: string;
  readonly unique?: false;
  readonly owner?: string;
}

const type = (name: string, path: string, manner: Manner, attributes: Attributes): ContentType => ({
  name,
  path,
  single: manner.single ?? false,
  drafts: manner.drafts ?? false,
  localized: manner.everywhere === undefined,
  lookup: manner.lookup ?? null,
  unique: manner.lookup !== undefined && manner.unique === undefined,
  owner: manner.owner ?? null,
  attributes:
    manner.everywhere === undefined
      ? { ...attributes, localizations: { kind: "relation", target: name, many: true } }
      : attributes,
});

export const contentTypes: readonly ContentType[] = [
  type(
    "page",
    "pages",
    { drafts: true, lookup: "url" },
    {
      title: required,
      url: required,
      layout: { kind: "string", values: layouts, initial: "default" },
      colorMode,
      seo,
      content: { kind: "zone", components: sections },
    },
  ),
  type(
    "blog-category",
    "blog-categories",
    { lookup: "slug" },
    { name: required, slug: required, description: text, posts: inverse("blog-post", "category") },
  ),
  type(
    "blog-post",
    "blog-posts",
    { drafts: true, lookup: "slug", owner: "category" },
    {
      title: required,
      slug: required,
      excerpt: text,
      body: richtext,
      authorName: string,
      date: { kind: "date" },
      category: one("blog-category"),
      cover: image,
      seo,
    },
  ),
  type(
    "job",
    "jobs",
    { drafts: true, lookup: "slug" },
    {
      title: required,
      slug: required,
      department: string,
      location: string,
      employment: oneOf("full_time", "part_time", "temporary", "trainee", "working_student"),
      salaryFrom: { kind: "integer" },
      remote: boolean,
      postedOn: { kind: "date" },
      body: richtext,
      seo,
    },
  ),
  type(
    "helpcenter-article",
    "helpcenter-articles",
    { drafts: true, lookup: "url", owner: "parent" },
    {
      title: required,
      url: required,
      kind: oneOf("article", "wiki"),
      position: { kind: "integer" },
      colorMode,
      body: richtext,
      parent: one("helpcenter-article"),
      children: inverse("helpcenter-article", "parent"),
      seo,
    },
  ),
  type("main-category", "main-categories", { lookup: "slug" }, { name: required, slug: required }),
  type(
    "product-category",
    "product-categories",
    { lookup: "slug", owner: "mainCategory" },
    { name: required, slug: required, categoryKey: string, summary: text, mainCategory: one("main-category") },
  ),
  type(
    "product-page",
    "product-pages",
    { drafts: true, lookup: "slugOverride", unique: false, owner: "productCategory" },
    {
      title: required,
      slugOverride: required,
      productKey: required,
      b2b: boolean,
      summary: text,
      description: text,
      productCategory: one("product-category"),
      image,
      seo,
      content: { kind: "zone", components: sections },
    },
  ),
  type(
    "small-banner",
    "small-banners",
    { drafts: true, lookup: "key" },
    {
      key: required,
      lead: string,
      text,
      url: string,
      active: boolean,
      from: { kind: "datetime" },
      until: { kind: "datetime" },
      pages: text,
    },
  ),
  type(
    "deal",
    "deals",
    { drafts: true, owner: "product" },
    {
      title: required,
      text,
      category: string,
      kind: oneOf("deal", "flash", "advent"),
      startsAt: { kind: "datetime" },
      endsAt: { kind: "datetime" },
      day: { kind: "date" },
      soldOut: boolean,
      startingPrice: { kind: "decimal" },
      product: one("product-page"),
      image,
      dealKey: string,
    },
  ),
  type(
    "feature-flag",
    "feature-flags",
    { everywhere: true, lookup: "key" },
    { key: required, enabled: boolean, description: text },
  ),
  type(
    "route-rule",
    "route-rules",
    { everywhere: true, lookup: "path" },
    { path: required, redirect: string, middleware: { kind: "json" } },
  ),
  type(
    "site",
    "site",
    { single: true },
    {
      name: required,
      audience: string,
      facts: { kind: "component", component: "shared.fact", many: true },
      footerText: text,
      footerLinks: { kind: "component", component: "shared.link", many: true },
    },
  ),
];

const byName = new Map(contentTypes.map((each) => [each.name, each]));

export const contentType = (name: string): ContentType => {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`there is no content type ${name}`);
  return found;
};
