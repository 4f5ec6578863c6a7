// The way to the same page in the other language; says so where there is none. In a shop of one language there is no such way. [LOC-06] [PKG-08]
import { useLocation, useMatches } from "@tanstack/react-router";
import { counterpart, type Locale, localeCookie } from "@kontor/domain/visitor/locale";
import { storeCookie } from "../platform/client/stored-cookie.ts";
import { useTexts } from "../platform/texts/texts.tsx";
import { Tooltip } from "./overlay/tooltip.tsx";
import { PageLink } from "./page-link.tsx";
import type { AnyPage } from "../platform/page/model.ts";

/** `className` stands elsewhere than in the strip, whose link is also known to the script that waits for a touch. */
export const LanguageSwitch = ({ other, ...parts }: Omit<SwitchParts, "other"> & { readonly other: Locale | null }) =>
  other === null ? null : <Switch other={other} {...parts} />;

interface SwitchParts {
  readonly other: Locale;
  readonly className?: string;
  readonly onClick?: () => void;
}

const Switch = ({ other, className = "s-language", onClick }: SwitchParts) => {
  const t = useTexts("shell");
  const search = useLocation({ select: (location) => location.searchStr });
  const hash = useLocation({ select: (location) => location.hash });
  const page = useMatches({ select: (matches) => matches.at(-1)?.loaderData as AnyPage | undefined });
  const to = page === undefined ? null : counterpart(page.paths, other, { query: search });
  if (to === null)
    return (
      <Tooltip text={t("language.missing")}>
        {(reason) => (
          <button
            type="button"
            className={`${className} s-language-missing`}
            lang={other}
            aria-disabled="true"
            aria-describedby={reason}
          >
            {t("language.switch")}
          </button>
        )}
      </Tooltip>
    );
  const follow = (): void => {
    storeCookie(localeCookie, other);
    onClick?.();
  };
  return (
    <PageLink href={to} hash={hash} className={className} lang={other} label={t("language.label")} onClick={follow}>
      {t("language.switch")}
    </PageLink>
  );
};
