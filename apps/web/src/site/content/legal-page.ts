// Pages of plain text at fixed paths: legal notice, privacy, terms, withdrawal, accessibility. [LOC-09] [LGL-06]
import { filledIn, type Slots } from "@kontor/domain/shop/contract";
import { fixedPaths, legalPages } from "@kontor/domain/site/routing";
import { paymentFilledIn, paymentWords, type PaymentWords } from "@kontor/domain/shop/payment";
import { sellerFilledIn } from "@kontor/domain/shop/seller";
import { inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { contractSentences } from "../../platform/content/filled.ts";
import { foreignWords, type Scripts, scriptSentences } from "../../platform/content/script-words.ts";
import { provider } from "../../shell/provider.ts";
import { sellerOf } from "../../shell/seller.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { TextPage } from "./reading-views.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";

type OwnPage = PageOf<"text", TextPage>;

type TextKey = (typeof legalPages)[number];

interface Written {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

export const textPageAt = (facts: ShopPageFacts): OwnPage | null => {
  const { locale, path } = facts;
  const key = legalPages.find((candidate) => inLocale(fixedPaths[candidate], locale) === path);
  if (key === undefined) return null;
  const slots = contractSentences(facts.shop.contract, locale);
  const { optionalScripts = [], paymentProviders = [] } = facts.services;
  const data = dataOf(key, locale, { slots, payment: paymentWords(paymentProviders, locale) }, optionalScripts);
  return {
    kind: "text",
    locale,
    status: 200,
    head: headOf(facts, texts(locale, "legal")("meta.title", { title: data.title }), data.lead, fixedPaths[key]),
    paths: fixedPaths[key],
    messages: messagesOf(locale),
    still: true,
    data,
  };
};

const dataOf = (
  key: TextKey,
  locale: Locale,
  { slots, payment }: { readonly slots: Slots; readonly payment: PaymentWords },
  scripts: Scripts,
): TextPage => {
  const country =
    new Intl.DisplayNames([inLocale(localeTag, locale)], { type: "region" }).of(provider().country) ??
    provider().country;
  const { legalName, name, street, postCode, city, phoneShown: phone, email, representative, vatId } = provider();
  const facts = {
    legalName,
    name,
    street,
    postCode,
    city,
    country,
    phone,
    email,
    representative,
    vatId,
    register: inLocale(provider().register, locale),
    hours: inLocale(provider().hours, locale),
    foreign: foreignWords(scripts, locale),
    scripts: scriptSentences(scripts, locale),
    recipients: payment.recipients,
  };
  const written = texts(locale, "legal")(key, { returnObjects: true, ...facts }) as unknown as Written;
  const notice = key === "terms" ? provider().terms : key === "withdrawal" ? provider().withdrawal : null;
  const sections =
    notice === null
      ? written.sections
      : [
          {
            title: inLocale(notice.title, locale),
            paragraphs: notice.paragraphs.map((paragraph) =>
              paymentFilledIn(sellerFilledIn(filledIn(inLocale(paragraph, locale), slots), sellerOf(locale)), payment),
            ),
          },
          ...written.sections,
        ];
  return { title: written.title, lead: written.lead, sections };
};
