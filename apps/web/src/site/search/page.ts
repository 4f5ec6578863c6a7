// The search over pages, blog, help and products; what is looked for stands in the URL. [CNT-04]
import { fixedPaths } from "@kontor/domain/site/routing";
import { isHitKind, searchContent } from "./search-content.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { type FoundPage, readingPage } from "../content/reading.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { SearchPage } from "./views.ts";

export const searchPage = async (facts: PageFacts): Promise<FoundPage<PageOf<"search", SearchPage>>> => {
  const { locale, services, search } = facts;
  const wanted = (search.get("q") ?? "").trim().slice(0, 100);
  const typed = search.get("type");
  const kind = isHitKind(typed) ? typed : null;
  const found = wanted === "" ? [] : await searchContent(services, locale, wanted, kind);
  const t = texts(locale, "search");
  return readingPage(
    facts,
    {
      layout: "simple",
      head: headOf(
        facts,
        wanted === "" ? t("meta.title") : t("meta.found", { wanted }),
        t("meta.description"),
        fixedPaths.search,
        search.size === 0,
      ),
      paths: fixedPaths.search,
      namespaces: ["search", "content"],
      structured: breadcrumbList(facts, [{ title: t("title"), path: fixedPaths.search[locale] }]),
    },
    {
      kind: "search",
      data: { path: fixedPaths.search[locale], wanted, kind, hits: found ?? [], answered: found !== null },
    },
  );
};
