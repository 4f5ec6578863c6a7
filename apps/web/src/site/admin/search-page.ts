// One search over customers, orders, contracts and invoices: the first of each, with the way to all; a list that cannot be read is named. [ADM-01]
import type { Role } from "@kontor/domain/visitor/session";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountsDesk } from "./accounts-page.ts";
import { contractsDesk } from "./contracts-page.ts";
import { type Desk, deskHref, searched } from "./desk-page.ts";
import type { DeskSection } from "./desk-views.ts";
import { invoicesDesk } from "./invoices-page.ts";
import { ordersDesk } from "./orders-page.ts";

const searchedLists = ["customers", "orders", "contracts", "invoices"] as const;

const lists: Readonly<Record<(typeof searchedLists)[number], (facts: PageFacts, viewer: Role) => Promise<Desk>>> = {
  customers: accountsDesk,
  orders: ordersDesk,
  contracts: contractsDesk,
  invoices: invoicesDesk,
};

/** So many of each. */
const most = 5;

export const searchDesk = async (facts: PageFacts, viewer: Role): Promise<Desk> => {
  const { locale } = facts;
  const { q } = searched(facts);
  const t = texts(locale, "admin");
  const search = new URLSearchParams({ q, count: String(most) });
  const found = await Promise.all(
    (q === "" ? [] : searchedLists).map(async (list) => ({
      list,
      desk: await lists[list]({ ...facts, search }, viewer),
    })),
  );
  const failures = found.flatMap(({ desk }) => ("failed" in desk ? [desk] : []));
  // A login that is over, or too little for it, ends the search; a list that gives no answer takes the others along only if none is left.
  const closed = failures.find(({ failed }) => failed === 401 || failed === 403);
  const failed = closed ?? (failures.length === found.length ? failures[0] : undefined);
  if (failed !== undefined) return failed;
  const sections = found.flatMap(({ list, desk }): readonly DeskSection[] => {
    if ("failed" in desk)
      return [{ key: list, title: t(`meta.${list}.title`), lines: [t("meta.search.missing")], links: [] }];
    if (!("data" in desk) || desk.data.tool !== "list") return [];
    const { table, next } = desk.data.list;
    const links = next === null ? [] : [{ href: deskHref(locale, list, { q }), text: t(`meta.search.all.${list}`) }];
    return [{ key: list, title: desk.title, table, links }];
  });
  const title = q === "" ? texts(locale, "desk")("menu.search") : t("meta.search.title", { q });
  return {
    title,
    lead: texts(locale, "desk")("menu.hint"),
    data: {
      tool: "entry",
      back: null,
      entry: { title, slips: [], outcome: { problem: null, done: null }, sections },
    },
  };
};
