// What the screens of a kind write with: its texts, the way to the API, and how times, days, sums and links to other records read.
import type { ReactElement } from "react";
import { Link } from "react-aria-components";
import type { Cents } from "@kontor/domain/kernel/money";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText, shortDayText, shortMomentText } from "../../platform/texts/format.ts";
import { searchText } from "../../platform/router/search.ts";
import { type DeskGiven, languagesOf } from "./given.ts";
import { useDeskTexts } from "./texts.ts";
import { useDesk } from "./use-desk.ts";

/** The address of a list or a record of the desk. */
export const deskHref = (locale: Locale, page: string, query: object = {}): string =>
  `/admin/${page}${searchText({ locale, ...query })}`;

const writingOf = ({ locale, zone }: DeskGiven) => ({
  /** What is not there has a dash. */
  moment: (at: number | null): string => (at === null ? "–" : shortMomentText(locale, at, zone)),
  day: (on: string | null): string => (on === null ? "–" : shortDayText(locale, on)),
  money: (cents: Cents): string => moneyText(locale, cents),
  href: (page: string, query?: object): string => deskHref(locale, page, query),
  to: (page: string, text: string, query?: object): ReactElement => (
    <Link href={deskHref(locale, page, query)}>{text}</Link>
  ),
});

/** Without a kind with what the desk says of all of them. */
export const useKind = (kind?: string) => {
  const { send, call, given } = useDesk();
  const t = useDeskTexts(kind === undefined ? undefined : `desk-${kind}`);
  return { t, send, call, ...given, languages: languagesOf(given), ...writingOf(given) };
};
