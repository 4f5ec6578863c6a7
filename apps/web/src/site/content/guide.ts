// What of a page of the content helps to choose among plans: its title, its first questions, the way to it. [CNT-01] [PRD-06]
import { withLocale } from "@kontor/domain/visitor/locale";
import { remembered } from "../../platform/page/remembered.ts";
import type { Guide } from "../../shop/catalog/views.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { contentPageAt } from "./page.ts";

const none: Guide["questions"] = [];

/** Null where the content has no such page, or is away. The same page gives the same guide. */
export const guideOf = async (facts: ShopPageFacts, url: string | null): Promise<Guide | null> => {
  if (url === null) return null;
  const href = withLocale(facts.locale, url);
  const page = await contentPageAt({ ...facts, path: href, search: new URLSearchParams() }, url);
  if (typeof page === "string") return null;
  return remembered(page, "guide", () => {
    const faq = page.data.blocks.find(({ kind }) => kind === "faq");
    return { href, title: page.data.title, questions: faq?.kind === "faq" ? faq.items : none };
  });
};
