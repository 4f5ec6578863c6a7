// One search over customers, orders, contracts and invoices: the first of each, with the way to all. [ADM-01]
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountsDesk } from "./accounts-page.ts";
import { contractsDesk } from "./contracts-page.ts";
import { type Desk, deskHref, home, searched } from "./desk-page.ts";
import type { DeskSection } from "./desk-views.ts";
import { invoicesDesk } from "./invoices-page.ts";
import { ordersDesk } from "./orders-page.ts";

const lists = {
  customers: accountsDesk,
  orders: ordersDesk,
  contracts: contractsDesk,
  invoices: invoicesDesk,
} as const;

/** So many of each. */
const most = 5;

export const searchDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q } = searched(facts);
  const t = texts(locale, "admin");
  const search = new URLSearchParams({ q, count: String(most) });
  const found = await Promise.all(
    (q === "" ? [] : (Object.keys(lists) as (keyof typeof lists)[])).map(async (list) => ({
      list,
      desk: await lists[list]({ ...facts, search }),
    })),
  );
  const failed = found.find(({ desk }) => "failed" in desk);
  if (failed !== undefined) return failed.desk;
  const sections = found.flatMap(({ list, desk }): readonly DeskSection[] => {
    if (!("data" in desk) || desk.data.tool !== "list") return [];
    const { table, next } = desk.data.list;
    const links = next === null ? [] : [{ href: deskHref(locale, list, { q }), text: t(`meta.search.all.${list}`) }];
    return [{ key: list, title: desk.title, table, links }];
  });
  const title = q === "" ? t("menu.search") : t("meta.search.title", { q });
  return {
    title,
    lead: t("menu.hint"),
    data: {
      tool: "entry",
      back: home(locale),
      entry: { title, slips: [], outcome: { problem: null, done: null }, sections },
    },
  };
};
