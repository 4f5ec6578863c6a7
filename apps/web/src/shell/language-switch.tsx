// The way to the same page in the other language; says so where there is none. [LOC-06]
import { useLocation, useMatches } from "@tanstack/react-router";
import { counterpart, localeCookie, otherLocale } from "@kontor/domain/visitor/locale";
import { useLocale, useTexts } from "../platform/texts/texts.tsx";
import { PageLink } from "./page-link.tsx";
import type { AnyPage } from "../platform/page/model.ts";

const remember = (locale: string): void => {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${localeCookie.name}=${locale}; Max-Age=${localeCookie.days * 86_400}; Path=/; SameSite=Lax${secure}`;
};

export const LanguageSwitch = () => {
  const t = useTexts("shell");
  const other = otherLocale(useLocale());
  const search = useLocation({ select: (location) => location.searchStr });
  const hash = useLocation({ select: (location) => location.hash });
  const page = useMatches({ select: (matches) => matches.at(-1)?.loaderData as AnyPage | undefined });
  const to = page === undefined ? null : counterpart(page.paths, other, { query: search });
  if (to === null)
    return (
      <span className="s-language" title={t("language.missing")}>
        {t("language.switch")}
      </span>
    );
  return (
    <PageLink href={to} hash={hash} className="s-language" lang={other} label={t("language.label")} onClick={() => remember(other)}>
      {t("language.switch")}
    </PageLink>
  );
};
