// The table of links that lead nowhere, on the page of product links. [ADM-04] [LNK-04]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type BrokenLink, brokenLinks } from "./content-links.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskTable } from "./desk-views.ts";

/** Where an entry is mended or seen: notices are changed in the area, everything else is a page. */
const hrefOf = ({ kind, title, path }: BrokenLink, locale: Locale): string | null =>
  kind === "banners" ? deskHref(locale, `small-banners/${encodeURIComponent(title)}`) : path;

export const brokenLinksOf = async (
  services: PageServices,
  locale: Locale,
): Promise<{ readonly broken: DeskTable; readonly unread: string | null }> => {
  const t = texts(locale, "admin");
  const { found, unread } = await brokenLinks(services);
  const kindOf = (kind: BrokenLink["kind"]): string => t(`meta.brokenLinks.kinds.${kind}`);
  return {
    unread: unread.length === 0 ? null : unread.map(kindOf).join(", "),
    broken: {
      caption: t("meta.brokenLinks.title"),
      empty: t("meta.brokenLinks.none"),
      columns: (["entry", "kind", "language", "label", "written"] as const).map((key) => ({
        key,
        label: t(`meta.brokenLinks.columns.${key}`),
      })),
      rows: found.map((link, index) => {
        const href = hrefOf(link, locale);
        return {
          key: String(index),
          cells: {
            entry: { text: link.title || kindOf(link.kind), ...(href === null ? {} : { href }) },
            kind: { text: kindOf(link.kind) },
            language: { text: t(`language.${link.locale}`) },
            label: { text: link.label || t("meta.brokenLinks.inText") },
            written: { text: link.written || t("meta.brokenLinks.gone") },
          },
        };
      }),
    },
  };
};
