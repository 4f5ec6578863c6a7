// Structured data for search engines: what a page is, in the words of schema.org. [PRD-06] [CNT-01]
import { homePath } from "@kontor/domain/site/routing";
import { localeTag } from "@kontor/domain/visitor/locale";
import type { BlockView } from "../site/content/views.ts";
import type { Plan } from "../shop/catalog/plan-views.ts";
import { provider } from "./provider.ts";
import { texts } from "../app/texts.ts";
import type { PageFacts } from "../platform/page/facts.ts";

export type Structured = Readonly<Record<string, unknown>>;

const context = "https://schema.org";

/** Who runs the shop; stands on the home page. */
export const organization = ({ surroundings, locale }: PageFacts): Structured => ({
  "@context": context,
  "@type": "Organization",
  "@id": `${surroundings.publicUrl}/#organization`,
  name: provider.name,
  legalName: provider.legalName,
  url: surroundings.publicUrl + homePath(locale),
  email: provider.email,
  telephone: provider.phone,
  vatID: provider.vatId,
  address: {
    "@type": "PostalAddress",
    streetAddress: provider.street,
    postalCode: provider.postCode,
    addressLocality: provider.city,
    addressCountry: provider.country,
  },
});

/** The way from the home page to this one; the home page itself is on it without being named. */
export const breadcrumbList = (
  { surroundings, locale }: Pick<PageFacts, "surroundings" | "locale">,
  way: readonly { readonly title: string; readonly path: string }[],
): readonly Structured[] => [
  {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ title: texts(locale, "content")("meta.home"), path: homePath(locale) }, ...way].map(({ title, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: title,
      item: surroundings.publicUrl + path,
    })),
  },
];

/** A page of the help center as an article. */
export const techArticle = (
  { surroundings, locale, path }: Pick<PageFacts, "surroundings" | "locale" | "path">,
  { title, description, changed }: { readonly title: string; readonly description: string; readonly changed: string | null },
): Structured => ({
  "@context": context,
  "@type": "TechArticle",
  headline: title,
  description,
  ...(changed === null ? {} : { dateModified: changed }),
  inLanguage: localeTag[locale],
  author: { "@type": "Organization", name: provider.name },
  publisher: { "@id": `${surroundings.publicUrl}/#organization` },
  mainEntityOfPage: surroundings.publicUrl + path,
});

/** The questions of all FAQ blocks as one page of questions. */
export const faqPage = (blocks: readonly BlockView[]): readonly Structured[] => {
  const items = blocks.flatMap((block) => (block.kind === "faq" ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      "@context": context,
      "@type": "FAQPage",
      mainEntity: items.map(({ question, html }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: html },
      })),
    },
  ];
};

/** A plan of the price list as a product with its offer: the price that the visitor sees, VAT included. [PRD-06] [VAT-10] */
export const productOffer = ({ surroundings }: Pick<PageFacts, "surroundings">, plan: Plan): Structured => ({
  "@context": context,
  "@type": "Product",
  name: plan.title,
  description: plan.summary,
  sku: plan.key,
  brand: { "@type": "Brand", name: provider.name },
  offers: {
    "@type": "Offer",
    url: surroundings.publicUrl + plan.href,
    price: (plan.monthly / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: plan.soldOut ? `${context}/SoldOut` : `${context}/InStock`,
    seller: { "@id": `${surroundings.publicUrl}/#organization` },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: (plan.monthly / 100).toFixed(2),
      priceCurrency: "EUR",
      valueAddedTaxIncluded: true,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  },
});

/** The plan that a page is about; lists of plans are no product of their own. */
export const offers = (facts: PageFacts, blocks: readonly BlockView[]): readonly Structured[] =>
  blocks.flatMap((block) => (block.kind === "product-teaser" ? [productOffer(facts, block.plan)] : []));
