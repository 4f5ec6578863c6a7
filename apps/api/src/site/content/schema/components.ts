// The components that entries are built of: blocks of pages, links, what search engines read. [CNT-01]
import type { Attributes } from "./model.ts";

const string = { kind: "string" } as const;
const text = { kind: "text" } as const;
const richtext = { kind: "richtext" } as const;
const json = { kind: "json" } as const;
const image = { kind: "media", many: false } as const;
const boolean = { kind: "boolean", initial: false } as const;
const links = { kind: "component", component: "shared.link", many: true } as const;
const link = { kind: "component", component: "shared.link", many: false } as const;
const product = { kind: "relation", target: "product-page", many: false } as const;

export const components: Readonly<Record<string, Attributes>> = {
  "shared.seo": { metaTitle: string, metaDescription: text, canonicalUrl: string, noIndex: boolean, shareImage: image },
  "shared.link": {
    label: string,
    url: string,
    primary: boolean,
    page: { kind: "relation", target: "page", many: false },
    product,
  },
  "shared.fact": { label: string, value: string },
  "shared.faq-item": { question: string, answer: richtext },
  "sections.hero": { heading: string, text, drawing: string, image, link, links },
  "sections.rich-text": { body: richtext },
  "sections.product-list": {
    title: string,
    text,
    category: string,
    products: { kind: "relation", target: "product-page", many: true },
  },
  "sections.product-teaser": { title: string, text, product, image },
  "sections.comparison": { title: string, text, columns: json, rows: json },
  "sections.faq": { title: string, items: { kind: "component", component: "shared.faq-item", many: true } },
  "sections.gallery": { title: string, loop: boolean, titles: json, images: { kind: "media", many: true } },
  "sections.deal-list": { title: string, kind: string, category: string },
  "sections.domain-search": { title: string, text },
  "sections.newsletter": { title: string, text },
  "sections.tld-table": { title: string, text, group: string },
  "sections.storage-calculator": { title: string, text, storage: string, server: string },
  "sections.call-to-action": { title: string, text, links },
};

export const sections: readonly string[] = Object.keys(components).filter((name) => name.startsWith("sections."));

export const attributesOf = (component: string): Attributes => {
  const found = components[component];
  if (found === undefined) throw new Error(`there is no component ${component}`);
  return found;
};
