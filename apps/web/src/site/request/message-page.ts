// The pages of the forms that a person answers: contact, abuse, sponsoring, requests about one's data, and for an offer. [FRM-01] [FRM-03] [FRM-04] [LGL-05] [ADM-05]
import { refusalTextsOf } from "@kontor/domain/site/refusal";
import { concerns, messageForms, proProductsOf } from "@kontor/domain/site/request";
import { fixedPaths, homePath, proFormPath, proProductOfPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { contactView } from "../../shell/contact-view.ts";
import { doneTitle } from "../../shell/done-title.ts";
import { provider } from "../../shell/provider.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import type { MessageView, RequestOption } from "./message-views.ts";
import { contactPreset } from "./contact-preset.ts";
import { answeredForm, requestFacts } from "./request-outcome.ts";

type Facts = PageFacts & { readonly shop: ShopFacts };

/** A form at its address; a product without a pro form has none. */
interface Place {
  readonly form: MessageView["form"];
  readonly paths: Localized<string>;
  readonly product: string | null;
}

/** Forms that have a page of their own, at one path: applications stand below jobs, offers below products. */
export const formsAtOwnPath = messageForms.filter((form) => form !== "application" && form !== "product-pro");

const placeAt = ({ locale, path }: Facts, proProducts: readonly string[]): Place | null => {
  const product = proProductOfPath(path, locale);
  if (product !== null)
    return proProducts.includes(product)
      ? { form: "product-pro", paths: { en: proFormPath(product, "en"), de: proFormPath(product, "de") }, product }
      : null;
  const form = formsAtOwnPath.find((candidate) => inLocale(fixedPaths[`${candidate}-form`], locale) === path);
  return form === undefined ? null : { form, paths: fixedPaths[`${form}-form`], product: null };
};

export const messagePageAt = async (facts: Facts): Promise<PageOf<"message", MessageView> | null> => {
  const { locale, shop } = facts;
  const { categories } = shop.catalog;
  const keys = categories.map(({ key }) => key);
  const proProducts = proProductsOf(provider().proProducts ?? [], keys);
  const place = placeAt(facts, proProducts);
  if (place === null) return null;
  const { form, paths, product } = place;
  const request = requestFacts(facts, { categories: keys, proProducts });
  const { about: contract, fields } =
    form === "contact" ? await contactPreset(facts, shop.catalog) : { about: null, fields: {} };
  const { status, view } = await answeredForm(facts, form, request, product === null ? fields : { product });
  const t = texts(locale, "message");
  const about = inLocale(categories.find(({ key }) => key === product)?.title, locale) ?? null;
  const title =
    view.received === null ? t(`meta.title.${form}`, { product: about ?? "" }) : doneTitle(t(`received.title.${form}`));
  return {
    kind: "message",
    locale,
    status,
    head: headOf(
      facts,
      status >= 400 ? t("meta.wrong", { title }) : title,
      t(`meta.${form}`, { product: about ?? "" }),
      paths,
      facts.request.posted === undefined,
    ),
    paths,
    messages: { ...messagesOf(locale, "message"), refusal: refusalTextsOf(locale, ["site/request", "shop/customer"]) },
    structured: breadcrumbList(facts, [
      { title: t(`title.${form}`, { product: about ?? "" }), path: inLocale(paths, locale) },
    ]),
    data: {
      ...view,
      ...(contract === null ? {} : { path: `${view.path}?contract=${contract}` }),
      ...((product ?? contract) === null ? {} : { about: product ?? contract ?? "" }),
      links: {
        privacy: inLocale(fixedPaths.privacy, locale),
        home: homePath(locale),
        abuse: inLocale(fixedPaths["abuse-form"], locale),
      },
      contact: contactView(locale),
      options: optionsOf(form, locale, shop),
      product: about,
    },
  };
};

const optionsOf = (form: MessageView["form"], locale: Locale, { catalog }: ShopFacts): readonly RequestOption[] => {
  if (form === "privacy")
    return concerns.map((concern) => ({ value: concern, label: texts(locale, "message")(`concerns.${concern}`) }));
  return form === "contact" || form === "abuse"
    ? catalog.categories.map(({ key, title }) => ({ value: key, label: inLocale(title, locale) }))
    : [];
};
