// The headers of all pages at once: their headings, and their metadata for search engines. [ADM-03]
import { inLocale, withLocale } from "@kontor/domain/visitor/locale";
import type { ContentPageEntry } from "../content/model.ts";
import { pageEntries } from "../content/page-entries.ts";
import { shownVat } from "../../shop/pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { FoundPage } from "../content/reading.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import type { ContentPage } from "../content/views.ts";

type OwnPage = PageOf<"content", ContentPage>;

export const pageHeaders = async (facts: ShopPageFacts): Promise<FoundPage<OwnPage>> => {
  const { locale, shop, services } = facts;
  const read = await pageEntries(services, locale, "heads");
  if (read.kind === "away") return "away";
  const t = texts(locale, "preview");
  const title = t("meta.headers.title");
  const rows = read.value.map((entry) => {
    const values = [headingOf(entry), entry.seo.title ?? entry.title, entry.seo.description ?? "–"];
    return { label: inLocale(entry.urls, locale) ?? entry.title, values, same: false };
  });
  const paths = { en: withLocale("en", "/page-headers"), de: withLocale("de", "/page-headers") };
  const columns = (["heading", "seoTitle", "description"] as const).map((column) => t(`meta.headers.${column}`));
  const page: OwnPage = {
    kind: "content",
    locale,
    status: 200,
    head: headOf(facts, title, t("meta.headers.lead"), paths, false),
    paths,
    messages: messagesOf(locale, "content"),
    layout: "admin",
    data: {
      layout: "admin",
      title,
      vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
      blocks: [
        {
          kind: "comparison",
          id: "headers",
          title: t("meta.headers.all"),
          html: `<p>${t("meta.headers.lead")}</p>`,
          columns,
          rows,
        },
      ],
      contents: [],
    },
  };
  return page;
};

const headingOf = (entry: ContentPageEntry): string => {
  const hero = entry.blocks.find((block) => block.kind === "hero");
  return hero?.heading || entry.title;
};
