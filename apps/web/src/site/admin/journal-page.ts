// The journal of what staff changed, whole or of one subject: who, when, what it was before and is after. [SES-07] [VAT-08]
import { type TimeZone, type Day } from "@kontor/domain/kernel/calendar";
import { type JournalAct, type JournalSubject, type JournalValue } from "@kontor/domain/site/admin";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, momentText, moneyText, rateText } from "../../platform/texts/format.ts";
import { addressFields } from "@kontor/domain/shop/customer";
import { texts } from "../../platform/texts/server-texts.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskTable } from "./desk-views.ts";

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly byName: string | null;
  readonly act: string;
  readonly subject: JournalSubject & { readonly name: string | null };
  readonly reason: string | null;
  readonly before: Readonly<Record<string, JournalValue>>;
  readonly after: Readonly<Record<string, JournalValue>>;
}

interface Query extends Readonly<Partial<Record<"subject" | "by" | "act" | "after" | "count", string>>> {
  readonly day?: Day;
}

const entriesFor = (facts: PageFacts, query: Query) => {
  return readFor(facts, "/shop/admin/journal", { query });
};

/** Lists that have a page for each of their entries. */
const pagesOfSubjects = {
  customer: "customers",
  order: "orders",
  declaration: "inbox",
  request: "inbox",
  voucher: null,
  webhook: null,
  banner: "small-banners",
  content: null,
  invoice: "invoices",
  mail: null,
  subscription: null,
  event: "events",
  ticket: "tickets",
  list: null,
  clock: null,
  numbers: null,
} as const satisfies Record<JournalSubject["kind"], string | null>;

const hrefOf = (locale: Locale, { kind, id }: JournalSubject): { readonly href: string } | undefined => {
  const list = pagesOfSubjects[kind];
  return list === null ? undefined : { href: deskHref(locale, `${list}/${encodeURIComponent(id)}`) };
};

/** In which language and zone it is read. */
interface Place {
  readonly locale: Locale;
  readonly zone: TimeZone;
}

const valueText = ({ locale, zone }: Place, field: string, value: JournalValue): string => {
  const t = texts(locale, "admin");
  if (value === null) return t("meta.journal.nothing");
  if (field === "search") return String(value);
  if (field === "way") return t(`meta.order.notice.ways.${value}`);
  if (typeof value === "boolean") return t(value ? "meta.journal.yes" : "meta.journal.no");
  if (field === "rate" && typeof value === "number") return rateText(locale, value);
  if (field === "value" && typeof value === "number") return moneyText(locale, value);
  if ((field === "from" || field === "until" || field === "clock") && typeof value === "number")
    return momentText(locale, value, zone);
  if (field === "role") return t(`meta.roles.${value}`);
  return dayText(locale, String(value));
};

/** Fields of an address are called as in its form. */
const labelOf = (locale: Locale, field: string): string => {
  const corrected = addressFields.find((name) => name === field && name !== "kind");
  return corrected === undefined
    ? texts(locale, "admin")(`meta.journal.fields.${field}`)
    : texts(locale, "login")(`fields.${corrected}`);
};

const changeText = (place: Place, { before, after }: Entry): string =>
  Object.keys(after)
    .map((field) => {
      const [was, is] = [before, after].map((values) => valueText(place, field, values[field] ?? null));
      // What is new has nothing before it.
      return `${labelOf(place.locale, field)}: ${(before[field] ?? null) === null ? is : `${was} → ${is}`}`;
    })
    .join("; ");

export const journalTable = (
  entries: readonly Entry[],
  { locale, services: { zone } }: Pick<PageFacts, "locale" | "services">,
  hasSubjects = true,
): DeskTable => {
  const t = texts(locale, "admin");
  const columns = (
    ["at", "by", ...(hasSubjects ? (["subject"] as const) : []), "act", "change", "reason"] as const
  ).map((key) => ({
    key,
    label: t(`meta.journal.columns.${key}`),
  }));
  return {
    caption: t("meta.journal.title"),
    empty: t("meta.journal.none"),
    columns,
    rows: entries.map((entry) => ({
      key: entry.id,
      cells: {
        at: { text: momentText(locale, entry.at, zone) },
        by: /^\d+$/.test(entry.by)
          ? { text: entry.byName ?? entry.by, href: deskHref(locale, `customers/${entry.by}`) }
          : { text: t("meta.journal.operator") },
        subject: {
          text: `${t(`meta.journal.subjects.${entry.subject.kind}`)} ${entry.subject.name ?? entry.subject.id}`,
          ...hrefOf(locale, entry.subject),
        },
        act: { text: t(`meta.journal.acts.${entry.act as JournalAct}`) },
        change: { text: changeText({ locale, zone }, entry) },
        reason: { text: entry.reason ?? "–" },
      },
    })),
  };
};

/** The last changes of one subject, for its own page. */
export const lastChanges = async (facts: PageFacts, subject: string): Promise<DeskTable | null> => {
  const response = await entriesFor(facts, { subject });
  return response.kind === "value" ? journalTable(response.value.entries as readonly Entry[], facts, false) : null;
};
