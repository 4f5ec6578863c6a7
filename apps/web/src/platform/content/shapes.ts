// Shapes that several content types share: pictures, links, products, what search engines read. [CNT-07] [LNK-01]
import { type Picture, type PictureFile, pictureFormats } from "@kontor/domain/site/picture";
import type { ColourMode } from "@kontor/domain/visitor/colour-mode";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import { amount, flag, type Raw, record, records, text, words } from "./wire.ts";
import type { ContentLink, NamedProduct, Seo } from "./model.ts";

const fileOf = (value: unknown): PictureFile | null => {
  const file = record(value);
  const url = text(file?.url);
  return url === null ? null : { url, width: amount(file?.width) ?? 0, height: amount(file?.height) ?? 0 };
};

/** An upload of the content system as a picture; null for none. [CNT-07] */
export const picture = (value: unknown): Picture | null => {
  const upload = record(value);
  const file = fileOf(upload);
  if (file === null) return null;
  const formats = record(upload?.formats);
  const known = pictureFormats.flatMap((format) => {
    const found = fileOf(formats?.[format]);
    return found === null ? [] : [[format, found] as const];
  });
  const drawn = /\.svg$/i.test(words(upload?.name)) ? { drawn: true } : {};
  return { ...file, alternativeText: words(upload?.alternativeText), formats: Object.fromEntries(known), ...drawn };
};

export const pictures = (value: unknown): readonly Picture[] => records(value).flatMap((each) => picture(each) ?? []);

export const namedProduct = (value: unknown): NamedProduct | null => {
  const product = record(value);
  if (product === null) return null;
  const category = record(product.productCategory);
  return {
    key: text(product.productKey),
    target: {
      product: {
        mainCategory: text(record(category?.mainCategory)?.slug),
        category: text(category?.slug),
        slug: text(product.slugOverride),
      },
    },
  };
};

export const links = (value: unknown): readonly ContentLink[] =>
  records(value).map((link) => {
    const product = namedProduct(link.product);
    const page = record(link.page);
    return {
      label: words(link.label),
      primary: flag(link.primary),
      target: product?.target ?? (page === null ? { url: text(link.url) } : { page: { url: text(page.url) } }),
    };
  });

export const seo = (value: unknown): Seo => {
  const read = record(value);
  return {
    title: text(read?.metaTitle),
    description: text(read?.metaDescription),
    noIndex: flag(read?.noIndex),
    shareImage: picture(read?.shareImage),
  };
};

/** The colour mode that an entry names for its page; null for none that a page may force. [VIS-01] */
export const colours = (value: unknown): ColourMode | null =>
  value === "light" || value === "dark" || value === "high-contrast" ? value : null;

/** What an entry and its localizations say in each language; null where they say nothing. [LOC-01] */
export const inEachLanguage = <A>(entry: Raw, locale: Locale, read: (each: Raw) => A | null): Localized<A | null> => {
  const found = new Map(
    [...records(entry.localizations), { ...entry, locale }].map((each) => [words(each.locale), read(each)]),
  );
  return { en: found.get("en") ?? null, de: found.get("de") ?? null };
};
