// What an editor reads when the shop may not read drafts: the content system does not take its token. [ADM-03]
import { shownVat } from "../../shop/pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import type { ContentPage } from "../content/views.ts";

type OwnPage = PageOf<"content", ContentPage>;

export const draftsRefused = (facts: ShopPageFacts): OwnPage => {
  const { locale, shop, path } = facts;
  const t = texts(locale, "preview");
  const [title, lead] = [t("meta.refused.title"), t("meta.refused.lead")];
  return {
    kind: "content",
    locale,
    status: 502,
    head: headOf(facts, title, lead, { en: null, de: null }, false),
    paths: { en: `${path}?locale=en`, de: `${path}?locale=de` },
    messages: messagesOf(locale, "content"),
    layout: "plain",
    still: true,
    data: {
      layout: "plain",
      title,
      vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
      blocks: [{ kind: "rich-text", html: `<p>${lead}</p><p>${t("meta.refused.mend")}</p>` }],
      contents: [],
    },
  };
};
