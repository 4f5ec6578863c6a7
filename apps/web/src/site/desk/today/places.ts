// Where what is to do leads: each line to its record or list, and all of a kind to the list that is narrowed to it. [DSK-07]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Todo, TodoKind } from "./queries.ts";

interface Place {
  /** Null where all lines of the kind lead to the list. */
  readonly record: string | null;
  readonly list: string;
}

const places: Readonly<Record<TodoKind, Place>> = {
  "pay-back": { record: "invoices", list: "invoices?state=to-pay-back" },
  difference: { record: null, list: "payment-differences?state=open" },
  declaration: { record: "inbox", list: "inbox?state=declarations" },
  request: { record: "inbox", list: "inbox?state=messages" },
  "setup-failed": { record: "orders", list: "orders?state=failed" },
  papers: { record: "orders", list: "orders?state=papers" },
  name: { record: null, list: "contracts" },
  overdue: { record: "invoices", list: "invoices?state=overdue" },
  letter: { record: null, list: "mails?state=failed" },
  webhook: { record: null, list: "webhooks?state=stopped" },
  fault: { record: null, list: "faulty-products" },
};

export const deskAddress = (locale: Locale, page: string): string =>
  `/admin/${page}${page.includes("?") ? "&" : "?"}locale=${locale}`;

export const listOf = (locale: Locale, kind: TodoKind): string => deskAddress(locale, places[kind].list);

export const placeOf = (locale: Locale, { kind, id }: Pick<Todo, "kind" | "id">): string => {
  const { record } = places[kind];
  return record === null ? listOf(locale, kind) : deskAddress(locale, `${record}/${encodeURIComponent(id)}`);
};
