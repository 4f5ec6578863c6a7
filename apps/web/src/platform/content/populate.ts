// What a page needs of the content system beside its own fields: one query for the whole page. [CNT-01] [API-02]
import type { Query } from "./query.ts";

/** Enough of a product to link to it and to find it in the catalogue. [LNK-01] */
export const product: Query = {
  fields: ["slugOverride", "productKey"],
  populate: { productCategory: { fields: ["slug"], populate: { mainCategory: { fields: ["slug"] } } } },
};

const links: Query = { populate: { page: { fields: ["url"] }, product } };

export const seo: Query = { populate: { shareImage: true } };

export const localizations: Query = { fields: ["url", "locale"] };

export const zone: Query = {
  on: {
    "sections.hero": { populate: { image: true, links } },
    "sections.rich-text": true,
    "sections.product-list": { populate: { products: product } },
    "sections.product-teaser": { populate: { product, image: true } },
    "sections.comparison": true,
    "sections.faq": { populate: { items: true } },
    "sections.gallery": { populate: { images: true } },
    "sections.deal-list": true,
    "sections.domain-search": true,
    "sections.newsletter": true,
    "sections.storage-calculator": true,
    "sections.tld-table": true,
    "sections.call-to-action": { populate: { links } },
  },
};
