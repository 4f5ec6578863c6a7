// What pages of the lists of staff share: their addresses, what came of the form before, further pages, calls that may be refused. [ADM-01]
import { isRefusalTag } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ApiResponse } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DeskLink, DeskList, DeskOutcome, Sorted } from "./desk-views.ts";
import type { AdminView } from "./views.ts";

interface Listed
  extends Pick<DeskList, "search" | "filters" | "pages" | "next">,
    Partial<Pick<DeskList, "forms" | "links" | "outcome">> {
  /** What its forms do. */
  readonly acts?: readonly string[];
  /** Its heading, where it is not that of its name. */
  readonly title?: string;
  /** What its rows are, where the heading is about something else. */
  readonly caption?: string;
  readonly lead?: string;
  readonly back?: DeskLink | null;
  readonly columns: readonly string[];
  readonly figures?: readonly string[];
  /** The column in whose order the rows are, and how. */
  readonly order?: readonly [column: string, sorted: Sorted];
  readonly rows: DeskList["table"]["rows"];
}

/** A list by its name, which its texts have, too. */
export const listDesk = (
  facts: PageFacts,
  name: string,
  {
    columns,
    figures = [],
    order,
    rows,
    forms = [],
    acts = [],
    back = null,
    outcome = outcomeIn(facts, acts),
    ...rest
  }: Listed,
): Desk => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const { title = t(`meta.${name}.title`), lead = t(`meta.${name}.lead`), caption = title } = rest;
  const table = {
    caption,
    empty: t(`meta.${name}.none`),
    columns: columns.map((key) => ({
      key,
      label: t(`meta.${name}.columns.${key}`),
      isFigure: figures.includes(key),
      ...(order?.[0] === key ? { sorted: order[1] } : {}),
    })),
    rows,
  };
  const list = { ...rest, title, lead, table, forms, outcome, file: null };
  return { title, lead, data: { tool: "list", back, list } };
};

type DeskView = Extract<AdminView, { readonly tool: "list" | "entry" | "app" }>;

/** A page; where a form that was sent to it goes first, with all of its fields; or the status that stands for its lack. */
export type Desk =
  | { readonly title: string; readonly lead: string; readonly data: DeskView }
  | { readonly to: string }
  | { readonly failed: 401 | 403 | 404 | 503 };

/** The address of a page of the admin area, in its language. */
export const deskHref = (locale: Locale, path: string, query: Readonly<Record<string, string | null>> = {}): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, value]],
  );
  return `/admin${path === "" ? "" : `/${path}`}?${new URLSearchParams([["locale", locale], ...given])}`;
};

export const failureOf = (response: Exclude<ApiResponse<unknown>, { readonly kind: "value" }>): Desk => {
  if (response.kind === "unreachable") return { failed: 503 };
  return { failed: response.status === 401 || response.status === 403 ? response.status : 404 };
};

/** What the address says came of a form. */
export const outcomeIn = (
  { search, locale }: Pick<PageFacts, "search" | "locale">,
  acts: readonly string[],
): DeskOutcome => {
  const done = acts.find((act) => act === search.get("done"));
  return {
    problem: isRefusalTag(search.get("problem") ?? "") ? refusedIn(search, locale) : null,
    done: done === undefined ? null : texts(locale, "admin")(`meta.desk.done.${done}`),
  };
};

/** What was searched for, as the address has it. */
export const searched = ({ search }: Pick<PageFacts, "search">) => ({
  q: (search.get("q") ?? "").trim().slice(0, 80),
  customer: /^\d{1,15}$/.exec(search.get("customer") ?? "")?.[0] ?? null,
  after: search.get("after"),
});

/** What narrows a list: it stays as it is on further pages and in the file. */
export const narrowing = ["q", "only", "state", "from", "until", "sort", "direction", "customer"] as const;

/** The field to search a list by; what is chosen besides stays chosen. */
export const searchOf = (
  locale: Locale,
  name: string,
  q: string,
  chosen: Readonly<Record<string, string | null>>,
): DeskList["search"] => {
  const t = texts(locale, "admin");
  const hidden = Object.fromEntries(
    Object.entries(chosen).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return { label: t(`meta.${name}.search`), button: t("meta.desk.find"), value: q, hidden: { locale, ...hidden } };
};

/** The query of a call for a list: what is there of these, and how many rows it shall have. */
export const queryOf = <Query extends Readonly<Record<string, string | null>>>(
  { search }: Pick<PageFacts, "search">,
  query: Query,
): { readonly [Name in keyof Query]?: Exclude<Query[Name], null> } & { readonly count?: string } => {
  const count = search.get("count");
  const given = Object.entries({ ...query, count: /^\d{1,3}$/.test(count ?? "") ? count : null });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== "")) as never;
};

export const home = (locale: Locale): DeskLink => ({
  href: deskHref(locale, ""),
  text: texts(locale, "admin")("toHome"),
});

/** Further pages, and back to the first. */
export const pagesOf = (
  locale: Locale,
  path: string,
  query: Readonly<Record<string, string | null>>,
  { after, next }: { readonly after: string | null; readonly next: string | null },
): DeskList["pages"] => {
  const t = texts(locale, "admin");
  return {
    label: t("meta.desk.pages"),
    links: [
      ...(after === null ? [] : [{ href: deskHref(locale, path, query), text: t("meta.desk.first") }]),
      ...(next === null
        ? []
        : [{ href: deskHref(locale, path, { ...query, after: next }), text: t("meta.desk.next") }]),
    ],
  };
};

/** The kinds of a list as links; the first one is all. */
export const filtersOf = (
  locale: Locale,
  path: string,
  {
    chosen,
    q,
    words,
  }: { readonly chosen: string | null; readonly q: string; readonly words: Readonly<Record<string, string>> },
): NonNullable<DeskList["filters"]> => ({
  label: texts(locale, "admin")("meta.desk.filters"),
  links: Object.entries(words).map(([only, text]) => ({
    href: deskHref(locale, path, { q, only: only === "all" ? null : only }),
    text,
    isCurrent: only === (chosen ?? "all"),
  })),
});
