// Badges on their way to paper: pages as they fill, the code of each, its label for a PDF. [TKT-03]
import type { Badge } from "@kontor/domain/site/ticket";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { qrModules } from "../../platform/page/qr-code.ts";

type PageWith = (
  open: readonly Badge[],
  badge: Badge,
) => { readonly full: readonly Badge[] | null; readonly open: readonly Badge[] };

/** The pages of badges, each as soon as it is full. */
export async function* badgePages(badges: AsyncIterable<Badge>, pageWith: PageWith): AsyncGenerator<readonly Badge[]> {
  let waiting: readonly Badge[] = [];
  for await (const badge of badges) {
    const { full, open } = pageWith(waiting, badge);
    waiting = open;
    if (full !== null) yield full;
  }
  if (waiting.length > 0) yield waiting;
}

/** What the code of a ticket says: the address without a language, which finds its own. [LOC-18] */
export const codeOf = (publicUrl: string, key: string): string => `${publicUrl}/ticketing/${key}`;

export const communityMark: Localized<string> = { en: "Community", de: "Community" };

export const labelsOf = (badges: readonly Badge[], publicUrl: string, locale: Locale) =>
  badges.map(({ holder, key, community }) => ({
    name: holder,
    mark: community ? inLocale(communityMark, locale) : null,
    modules: key === null ? null : qrModules(codeOf(publicUrl, key)),
  }));
