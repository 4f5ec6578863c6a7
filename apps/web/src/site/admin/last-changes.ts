// The last changes of what the server draws, in the words of the journal: who, when, from which value to which. [SES-07]
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { byHref, byText, changeText, type Entry } from "../desk/journal/words.ts";
import { timeIn, type Writing } from "../desk/listed.ts";
import type { DeskTable } from "./desk-views.ts";

/** Null for who may not read them. */
export const lastChanges = async (facts: PageFacts, subject: string): Promise<DeskTable | null> => {
  const response = await readFor(facts, "/shop/admin/journal", { query: { subject } });
  if (response.kind !== "value") return null;
  const { locale, services } = facts;
  const t = texts(locale, "desk-journal");
  const writing: Writing = { t, locale, zone: services.zone, isLong: true };
  return {
    caption: t("title"),
    empty: t("noChanges"),
    columns: (["at", "by", "act", "after", "reason"] as const).map((key) => ({ key, label: t(`column.${key}`) })),
    rows: (response.value.entries as readonly Entry[]).map((entry) => {
      const href = byHref(locale, entry.by);
      return {
        key: entry.id,
        cells: {
          at: { text: timeIn(entry.at, writing) },
          by: { text: byText(writing, entry), ...(href === undefined ? {} : { href }) },
          act: { text: t(`state.${entry.act}`) },
          after: { text: changeText(writing, entry) },
          reason: { text: entry.reason ?? "–" },
        },
      };
    }),
  };
};
