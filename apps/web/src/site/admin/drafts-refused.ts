// What an editor reads when the shop may not read drafts: the content system does not take its token. [ADM-03]
import type { Page } from "../../app/screens/pages.ts";
import { shownVat } from "../../shop/pricing/shop-facts.ts";
import { messagesOf, texts } from "../../app/texts.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";

export const draftsRefused = (facts: PageFacts): Page => {
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
