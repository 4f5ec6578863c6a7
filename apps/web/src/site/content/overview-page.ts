// All pages of a language by title. [LOC-03]
import { pageOf, pagination } from "@kontor/domain/site/article";
import { fixedPaths } from "@kontor/domain/site/routing";
import { pageList } from "./page-list.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { type FoundPage, readingPage } from "./reading.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { OverviewPage } from "./reading-views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

/** As many as a content system gives at once. */
const atOnce = 100;

export const allPages = async (facts: PageFacts): Promise<FoundPage<PageOf<"overview", OverviewPage>>> => {
  const { locale, services, search } = facts;
  const number = pageOf(search.get("page"));
  if (number === null) return "none";
  const list = await pageList(services, locale, number, atOnce);
  if (list.kind === "away") return "away";
  const pages = pagination(list.value.total, number, atOnce);
  if (pages.page !== number) return "none";
  const t = texts(locale, "overview");
  return readingPage(
    facts,
    {
      layout: "simple",
      head: headOf(facts, t("meta.title"), t("meta.description"), fixedPaths.overview, number === 1),
      paths: fixedPaths.overview,
      namespaces: ["overview", "content"],
      structured: breadcrumbList(facts, [{ title: t("title"), path: inLocale(fixedPaths.overview, locale) }]),
    },
    {
      kind: "overview",
      data: {
        ways: list.value.pages.map(({ title, href }) => ({ title, href, current: false })),
        pagination: pages,
        path: inLocale(fixedPaths.overview, locale),
      },
    },
  );
};
