// A list of the app as its file has it: the rows of a view, period and order included, in the words of the screen. [OUT-02] [DSK-09]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import { lists } from "@kontor/domain/site/desk";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { moneyText, shortDayText, shortMomentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { byText, changeText, subjectText } from "../desk/journal/words.ts";
import { listView } from "../desk/list-view.ts";
import type { RowOf } from "../desk/queries.ts";
import type { FilePart } from "../desk/file-part.ts";

interface Words {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly zone: TimeZone;
}

type Cells = Readonly<Record<string, string>>;

const ofJournal = (entry: RowOf<"journal">, words: Words): Cells => ({
  at: shortMomentText(words.locale, entry.at, words.zone),
  by: byText(words, entry),
  act: words.t(`state.${entry.act}`),
  subject: subjectText(words, entry.subject),
  after: changeText(words, entry),
  reason: entry.reason ?? "",
});

const ofRequests = (
  { reference, form, email, receivedAt, dueOn, state, about }: RowOf<"requests">,
  { t, locale, zone }: Words,
): Cells => ({
  reference,
  form: t(`form.${form}`),
  email,
  receivedAt: shortMomentText(locale, receivedAt, zone),
  dueOn: dueOn === null ? "" : shortDayText(locale, dueOn),
  deviations: t(`standing.${about}.${state}`),
});

const ofVouchers = (
  { code, value, validFrom, validUntil, redeemedAt, state }: RowOf<"vouchers">,
  { t, locale, zone }: Words,
): Cells => {
  const at = (moment: number | null): string => (moment === null ? "" : shortMomentText(locale, moment, zone));
  return {
    code,
    value: moneyText(locale, value),
    validFrom: at(validFrom),
    validUntil: at(validUntil),
    redeemedAt: at(redeemedAt),
    deviations: t(`state.${state}`),
  };
};

/** Rows that the API gives at once, at most. */
const atOnce = "100";

const partOf =
  (kind: "requests" | "journal" | "vouchers") =>
  async (facts: PageFacts): Promise<FilePart | null> => {
    const { locale, search, services } = facts;
    const query = { ...listView(Object.fromEntries(search), lists[kind]), limit: atOnce };
    const response = await readFor(facts, "/shop/admin/lists/{kind}", { path: { kind }, query });
    if (response.kind !== "value") return null;
    const t = texts(locale, `desk-${kind}`);
    const words = { t, locale, zone: services.zone };
    const columns = lists[kind].columns.map(({ key }) => ({ key, label: t(`column.${key}`) }));
    const rows = response.value.rows.map((row): Cells => {
      switch (row.kind) {
        case "journal":
          return ofJournal(row, words);
        case "requests":
          return ofRequests(row, words);
        case "vouchers":
          return ofVouchers(row, words);
        default:
          return {};
      }
    });
    return { columns, rows, next: response.value.next };
  };

/** By their pages. */
export const appFiles = {
  inbox: partOf("requests"),
  journal: partOf("journal"),
  vouchers: partOf("vouchers"),
} as const;
