// The page of the cookies: every row of the domain's table in its category, the scripts that wait for consent, and the decision in force. [VIS-02] [VIS-06]
import { type CookieName, categories, cookieRow, cookieTable, scriptOrigins } from "@kontor/domain/visitor/consent";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { fixedPaths } from "@kontor/domain/site/routing";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { momentText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { isNarrowRequest } from "../viewport/requested-viewport.ts";
import { allowedOf, decidedAt, hasPrivacyControl, revisionIn, scriptsOf } from "./decision.ts";
import type { ConsentView } from "./views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

export const consentPage = (facts: PageFacts): PageOf<"cookie-settings", ConsentView> => {
  const { locale, search, request, services } = facts;
  const t = texts(locale, "consent");
  const paths = fixedPaths["cookie-settings"];
  const scripts = scriptsOf(services);
  const header = (name: string): string | null => request.headers.get(name);
  const decided = decidedAt(header, scripts);
  const problem =
    search.get("problem") === "ConsentNotRecorded" ? inLocale(refusalTexts, locale).ConsentNotRecorded : null;
  return {
    kind: "cookie-settings",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title"), t("meta.description"), paths),
    paths,
    messages: messagesOf(locale, "consent"),
    structured: breadcrumbList(facts, [{ title: t("title"), path: inLocale(paths, locale) }]),
    data: {
      revision: revisionIn(scripts),
      scripts,
      categories: categories.map((category) => ({
        category,
        cookies: (Object.keys(cookieTable) as CookieName[])
          .filter((name) => cookieRow(name).category === category)
          .map((name) => ({ name, purpose: t(`meta.cookies.${name}`), days: cookieRow(name).days })),
        scripts: scripts
          .filter((script) => script.category === category)
          .map((script) => ({
            name: script.name,
            purpose: inLocale(script.purpose, locale),
            stores: script.stores.join(", "),
            origins: scriptOrigins([script])
              .sends.map((origin) => origin.replace("https://", ""))
              .join(", "),
          })),
      })),
      allowed: allowedOf(header, scripts),
      decided: decided === null ? null : momentText(locale, decided, facts.services.zone),
      globalPrivacyControl: hasPrivacyControl(header),
      saved: search.has("saved"),
      narrow: isNarrowRequest(header),
      problem,
      path: inLocale(paths, locale),
      privacy: inLocale(fixedPaths.privacy, locale),
    },
  };
};
