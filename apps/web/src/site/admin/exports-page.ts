// Exports: a link for each list and format, of all or of a month or year, sent by the API as it is read. [OUT-02] [DSK-09]
import { addDays, addMonths, type Day, day } from "@kontor/domain/kernel/calendar";
import { exportRight } from "@kontor/domain/site/admin";
import { datedLists, type ExportedList, exportedLists, exportFormats } from "@kontor/domain/site/outside";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import type { PageFacts } from "../../platform/page/facts.ts";
import { todayOf } from "../../platform/page/today.ts";
import { monthText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { proofBefore } from "../../visitor/second-factor/paths.ts";
import { type Desk, deskHref, filtersOf, listDesk } from "./desk-page.ts";

/** So many months and years are offered; others are in the address of a file. */
const [monthsBack, yearsBack] = [12, 3];

interface Period {
  readonly from: Day;
  readonly until: Day;
}

/** From a first day to the day before another first one. */
const periodOf = (from: Day, months: number): Period => ({ from, until: addDays(addMonths(from, months), -1) });

/** The months until now and the years, by `2026-11` and `2026`, the latest first. */
const periodsOn = (today: Day): readonly (readonly [string, Period])[] => {
  const [month, year] = [day(`${today.slice(0, 7)}-01`), day(`${today.slice(0, 4)}-01-01`)];
  const months = Array.from({ length: monthsBack }, (_, back) => periodOf(addMonths(month, -back), 1));
  const years = Array.from({ length: yearsBack }, (_, back) => periodOf(addMonths(year, -12 * back), 12));
  return [
    ...months.map((period) => [period.from.slice(0, 7), period] as const),
    ...years.map((period) => [period.from.slice(0, 4), period] as const),
  ];
};

export const exportsDesk = async (facts: PageFacts, role: Role): Promise<Desk> => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const periods = periodsOn(todayOf(facts.services));
  const [chosen = null, period = null] = periods.find(([name]) => name === facts.search.get("only")) ?? [];
  const nameOf = ([name, { from }]: readonly [string, Period]): string =>
    name === from.slice(0, 4) ? name : monthText(locale, from);
  // Names of years would stand before all others as keys of an object.
  const filters = filtersOf(locale, "exports", { chosen, q: "", words: { all: t("meta.exports.all") } });
  const links = periods.map((each) => ({
    href: deskHref(locale, "exports", { only: each[0] }),
    text: nameOf(each),
    isCurrent: each[0] === chosen,
  }));
  const hrefOf = (list: ExportedList, format: string): string => {
    const days = period !== null && datedLists.has(list) ? { ...period } : {};
    return `/api/shop/admin/exports/${list}?${new URLSearchParams({ format, ...days }).toString()}`;
  };
  return listDesk(facts, "exports", {
    next: null,
    search: null,
    filters: { ...filters, links: [...filters.links, ...links] },
    columns: ["list", ...exportFormats],
    rows: exportedLists
      // Of what has no day a period has none.
      .filter((list) => mayEnter(exportRight(list), role) && (period === null || datedLists.has(list)))
      .map((list) => ({
        key: list,
        cells: {
          list: { text: t(`meta.exports.lists.${list}`) },
          ...Object.fromEntries(
            exportFormats.map((format) => [
              format,
              { text: t(`meta.exports.formats.${format}`), href: hrefOf(list, format) },
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
