// How a list is looked at, as its address has it: what is searched for, states, period, order, and where the page begins.

import type { Day } from "@kontor/domain/kernel/calendar";

/** Of texts alone, so that it is the query of the API as it is. */
export interface ListView {
  readonly q?: string;
  /** States with commas between them. */
  readonly state?: string;
  readonly from?: Day;
  readonly until?: Day;
  readonly sort?: string;
  readonly direction?: "asc" | "desc";
  readonly customer?: string;
  readonly after?: string;
}

interface KnownParts {
  readonly sorts: readonly string[];
  readonly states: readonly string[];
}

const day = /^\d{4}-\d{2}-\d{2}$/;

const textIn = (value: unknown, isValid: (text: string) => boolean): string | undefined =>
  typeof value === "string" && value !== "" && isValid(value) ? value : undefined;

/** What an address says of a list; what its kind does not know is left out. */
export const listView = (search: Readonly<Record<string, unknown>>, { sorts, states }: KnownParts): ListView => {
  const state = String(search["state"] ?? "")
    .split(",")
    .filter((each) => states.includes(each))
    .join(",");
  const view: Record<keyof ListView, string | undefined> = {
    q: textIn(search["q"], () => true)?.slice(0, 80),
    state: state === "" ? undefined : state,
    from: textIn(search["from"], (text) => day.test(text)),
    until: textIn(search["until"], (text) => day.test(text)),
    sort: textIn(search["sort"], (text) => sorts.includes(text)),
    direction: textIn(search["direction"], (text) => text === "asc" || text === "desc"),
    customer: textIn(search["customer"], (text) => /^\d{1,15}$/.test(text)),
    after: textIn(search["after"], (text) => text.length <= 400),
  };
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as ListView;
};
