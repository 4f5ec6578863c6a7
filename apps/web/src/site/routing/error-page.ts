// The error page: what happened, and where to go on. [SHL-02…06] [SHL-12]
import {
  accountPath,
  dealsLabel,
  discoverCategory,
  errorPageOf,
  escapedPath,
  fixedPaths,
  homePath,
  longestPath,
  moreCategories,
} from "@kontor/domain/site/routing";
import type { Catalog, Category } from "@kontor/domain/shop/catalog";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { soldPaths } from "../../shop/catalog/overview.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ErrorPage } from "./views.ts";

type OwnPage = PageOf<"error", ErrorPage>;

/** No page stands at such an address, and the router in the browser could not read it. [LOC-16] */
const isUnaddressed = (path: string, status: number): boolean =>
  status === 400 || path.length > longestPath || /.\/$/.test(path);

export const errorPage = (locale: Locale, path: string, status: number): OwnPage => {
  const shown = errorPageOf(status);
  const t = texts(locale, "error");
  const found = discoverCategory(path, locale);
  return {
    kind: "error",
    locale,
    status,
    ...(isUnaddressed(path, status) ? { unaddressed: true } : {}),
    head: {
      title: t("meta.title", { status, title: t(`${shown}.title`) }),
      description: t(`${shown}.text`),
      canonical: null,
      alternates: [],
      indexed: false,
    },
    // The switch of languages says that there is none. [LOC-06] [VISIT-5]
    paths: { en: null, de: null },
    messages: { error: messagesOf(locale, "error").error ?? {} },
    data: {
      status: shown,
      path: escapedPath(path),
      home: homePath(locale),
      deals: inLocale(fixedPaths.deals, locale),
      account: accountPath("panel", locale),
      category: found === null ? null : { label: t(`discover.${found.key}`), href: found.path },
      cards: moreCategories(locale).map(({ key, name, path: href }) => ({
        drawing: key,
        name,
        label: dealsLabel(name),
        href,
      })),
    },
  };
};

/** An error page of this shop: it offers what the shop has, categories of its own where it lacks the usual ones, and nothing while that cannot be read. [SHL-03] [SHL-05] [PKG-08] */
export const offeredBy = <Page extends { readonly kind: string }>(
  page: Page | OwnPage,
  catalog: Catalog | null,
): Page | OwnPage => {
  if (!isError(page)) return page;
  const paths = new Set(catalog === null ? [] : soldPaths(catalog, page.locale));
  const { cards, category, path } = page.data;
  const usual = cards.filter(({ href }) => paths.has(href));
  const others = (usual.length === cards.length ? [] : (catalog?.categories ?? []))
    .map((each) => ownCategory(each, page.locale))
    .filter(({ href }) => usual.every((card) => card.href !== href));
  const meant = others.find(({ word }) => path.includes(word));
  return {
    ...page,
    data: {
      ...page.data,
      cards: [...usual, ...others.slice(0, cards.length - usual.length)].map(({ drawing, name, label, href }) => ({
        drawing,
        name,
        label,
        href,
      })),
      category:
        category !== null && paths.has(category.href)
          ? category
          : meant === undefined
            ? null
            : { label: texts(page.locale, "error")("discoverOther", { name: meant.name }), href: meant.href },
    },
  };
};

const drawn: ReadonlySet<string> = new Set(["domains", "hosting", "groupware", "managed-cloud", "certificates"]);

/** A category as a card, and the word of its address by which it is meant. */
const ownCategory = ({ key, path, title }: Category, locale: Locale) => {
  const own = inLocale(path, locale);
  const name = inLocale(title, locale);
  return {
    drawing: drawn.has(key) ? key : "server",
    name,
    label: dealsLabel(name),
    href: `/${locale}/${own}`,
    word: own.split("/").at(-1) ?? own,
  };
};

const isError = (page: { readonly kind: string }): page is OwnPage => page.kind === "error";
