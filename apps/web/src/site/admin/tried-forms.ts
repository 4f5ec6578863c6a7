// What is tried or looked at before visitors do: each form that staff may send, and previews of drafts. [ADM-02] [ADM-03] [ADM-05]
import type { Catalog } from "@kontor/domain/shop/catalog";
import { proProductsOf, triedForms } from "@kontor/domain/site/request";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { texts } from "../../platform/texts/server-texts.ts";
import { provider } from "../../shell/provider.ts";
import { deskHref } from "./desk-href.ts";

interface NamedLink {
  readonly href: string;
  readonly name: string;
}

export const proProductsIn = ({ categories }: Catalog): readonly string[] =>
  proProductsOf(
    provider().proProducts ?? [],
    categories.map(({ key }) => key),
  );

export const formLinks = (catalog: Catalog, locale: Locale): readonly NamedLink[] => {
  const t = texts(locale, "admin");
  const form = (form: string, name: string): NamedLink => ({ href: deskHref(locale, `tests/${form}-form`), name });
  return [
    ...triedForms.map((each) => form(each, t(`meta.forms.${each}`))),
    ...proProductsIn(catalog).map((product) => {
      const title = inLocale(catalog.categories.find(({ key }) => key === product)?.title, locale) ?? product;
      return form(`${product}-pro`, t("meta.forms.pro", { product: title }));
    }),
  ];
};

export const previewLinks = (locale: Locale): readonly NamedLink[] =>
  ["page-headers", "helpcenter"].map((name) => ({
    href: deskHref(locale, `preview/${name}`),
    name: texts(locale, "admin")(`meta.previews.${name}`),
  }));
