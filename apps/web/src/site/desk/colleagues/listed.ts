// Who works here: the accounts of staff, the newest first. [ADM-06] [SES-07]
import type { Answer, ValueOf } from "@kontor/adapters/client";
import { type Listed, timeIn } from "../listed.ts";

type ListAnswer = ValueOf<"GET", "/shop/admin/lists/{kind}">["result"];
type Page = Extract<ListAnswer, { readonly kind: "customers" }>;
type Colleague = Page["rows"][number];

export const colleagues: Listed<Page, Colleague> = {
  name: "colleagues",
  isSearched: true,
  states: [],
  columns: [
    { key: "name" },
    { key: "email" },
    { key: "role" },
    { key: "state" },
    { key: "number", isPoint: true },
    { key: "createdAt", isPoint: true },
  ],
  read: (call, { q, after, count }) => {
    const query = {
      state: "staff",
      ...(q === undefined ? {} : { q }),
      ...(after === undefined ? {} : { after }),
      ...(count === undefined ? {} : { limit: "100" }),
    };
    const path = { kind: "customers" } as const;
    return call("GET", "/shop/admin/lists/{kind}", { path, query }) as Promise<Answer<{ readonly result: Page }>>;
  },
  rowsOf: (page) => page.rows,
  idOf: ({ number }) => number,
  nameOf: ({ name, email }) => name ?? email,
  cellsOf: ({ name, email, role, deviations, number, createdAt }, writing) => ({
    name: name ?? email,
    email,
    role: writing.t(`role.${role}`),
    state: deviations.includes("blocked") ? writing.t("blocked") : "–",
    number,
    createdAt: timeIn(createdAt, writing),
  }),
};
