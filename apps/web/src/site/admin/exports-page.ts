// Exports: a link for each list and format, sent by the API as it is read. [OUT-02]
import { exportRight } from "@kontor/domain/site/admin";
import { exportedLists, exportFormats } from "@kontor/domain/site/outside";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { proofBefore } from "../../visitor/second-factor/paths.ts";
import { type Desk, deskHref, listDesk } from "./desk-page.ts";

export const exportsDesk = (facts: PageFacts, role: Role): Desk => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  return listDesk(facts, "exports", {
    next: null,
    search: null,
    filters: null,
    columns: ["list", ...exportFormats],
    rows: exportedLists
      .filter((list) => mayEnter(exportRight(list), role))
      .map((list) => ({
        key: list,
        cells: {
          list: { text: t(`meta.exports.lists.${list}`) },
          ...Object.fromEntries(
            exportFormats.map((format) => [
              format,
              { text: t(`meta.exports.formats.${format}`), href: `/api/shop/admin/exports/${list}?format=${format}` },
            ]),
          ),
        },
      })),
    pages: {
      label: t("meta.exports.title"),
      links: [{ href: proofBefore(locale, deskHref(locale, "exports")), text: t("meta.exports.prove") }],
    },
  });
};
