// What the content says of a path: its page, the page that the other language's word means, the built-in text, or an error page. [LOC-03] [LOC-05]
import { inLocale, languageBeside, withoutLocale } from "@kontor/domain/visitor/locale";
import { pageByUrl, wasRequested } from "./page-entries.ts";
import { valueOrNull } from "../../platform/content/read.ts";
import { errorPage } from "../routing/error-page.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { textPageAt } from "./legal-page.ts";
import { contentPageAt, pathsOf } from "./page.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ContentPage } from "./views.ts";
import type { TextPage } from "./reading-views.ts";
import type { ErrorPage } from "../routing/views.ts";

export const contentAnswer = async (
  facts: ShopPageFacts,
): Promise<PageAnswer<PageOf<"content", ContentPage> | PageOf<"text", TextPage> | PageOf<"error", ErrorPage>>> => {
  const { locale, path } = facts;
  const url = decodeURIComponent(withoutLocale(path));
  const textual = textPageAt(facts);
  // A path that was not requested before may be one of the other language: both are read in parallel.
  const ahead = textual === null && !wasRequested(facts.services, locale, url) ? wordOfOtherLanguage(facts, url) : null;
  ahead?.catch(() => undefined);
  const content = await contentPageAt(facts, url);
  if (typeof content === "object") return { kind: "page", page: content };
  if (textual !== null) return { kind: "page", page: textual };
  if (content === "away") return { kind: "page", page: errorPage(locale, path, 503) };
  const elsewhere = await (ahead ?? wordOfOtherLanguage(facts, url));
  return elsewhere === null
    ? { kind: "page", page: errorPage(locale, path, 404) }
    : { kind: "redirect", to: elsewhere, status: 301 };
};

/** The path in this language of a page that was requested by its url in the other one. */
const wordOfOtherLanguage = async (
  { services, locale, search }: ShopPageFacts,
  url: string,
): Promise<string | null> => {
  const beside = languageBeside(services.languages, locale);
  const other = beside === null ? null : valueOrNull(await pageByUrl(services, beside, url));
  const path = other === null ? null : inLocale(pathsOf(other.urls), locale);
  const query = search.toString();
  return path === null ? null : query === "" ? path : `${path}?${query}`;
};
