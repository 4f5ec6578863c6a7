// What the blocks of a page are in the words of schema.org. [PRD-06] [CNT-01]
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { context, type Structured } from "../../shell/structured.ts";
import { productOffer } from "../../shop/catalog/product-offer.ts";
import type { BlockView } from "./views.ts";

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

/** The plan that a page is about; lists of plans are no product of their own. */
export const offers = (facts: ShopPageFacts, blocks: readonly BlockView[]): readonly Structured[] =>
  blocks.flatMap((block) => (block.kind === "product-teaser" ? [productOffer(facts, block.plan)] : []));
