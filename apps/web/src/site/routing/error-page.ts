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
import type { Catalog } from "@kontor/domain/shop/catalog";
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
      category: found === null ? null : { key: found.key, href: found.path },
      cards: moreCategories(locale).map(({ key, name, path: href }) => ({ key, name, label: dealsLabel(name), href })),
    },
  };
};

/** An error page of this shop: it offers what the shop has, and nothing while that cannot be read. [SHL-03] [SHL-05] [PKG-08] */
export const offeredBy = <Page extends { readonly kind: string }>(
  page: Page | OwnPage,
  catalog: Catalog | null,
): Page | OwnPage => {
  if (!isError(page)) return page;
  const paths = new Set(catalog === null ? [] : soldPaths(catalog, page.locale));
  const { cards, category } = page.data;
  return {
    ...page,
    data: {
      ...page.data,
      cards: cards.filter(({ href }) => paths.has(href)),
      category: category !== null && paths.has(category.href) ? category : null,
    },
  };
};

const isError = (page: { readonly kind: string }): page is OwnPage => page.kind === "error";
