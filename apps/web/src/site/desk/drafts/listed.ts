// Entries of the content whose draft says something else than visitors see, the latest first. [ADM-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { ValueOf } from "@kontor/adapters/client";
import { type Listed, timeIn } from "../listed.ts";

export type Draft = ShopComponents["schemas"]["DraftRecord"];
type Page = ValueOf<"GET", "/shop/admin/drafts">["result"];

export const drafts: Listed<Page, Draft> = {
  name: "drafts",
  isSearched: true,
  states: [],
  columns: [{ key: "title" }, { key: "kind" }, { key: "state" }, { key: "changedAt", isPoint: true }],
  read: (call, { q, after }) =>
    call("GET", "/shop/admin/drafts", {
      query: { ...(q === undefined ? {} : { q }), ...(after === undefined ? {} : { after }) },
    }),
  rowsOf: (page) => page.drafts,
  idOf: ({ kind, document }) => `${kind} ${document}`,
  nameOf: ({ title }) => title,
  cellsOf: ({ title, kind, published, changedAt }, writing) => ({
    title,
    kind: writing.t(`kind.${kind}`),
    state: writing.t(published ? "changed" : "unpublished"),
    changedAt: timeIn(changedAt === 0 ? null : changedAt, writing),
  }),
};
