// Contracts as staff see them, with the orders and customers that they belong to. [ADM-01] [ACC-02]
import { inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, deskHref, failureOf, filtersOf, listDesk, pagesOf, queryOf, searched, searchOf } from "./desk-page.ts";

const kinds = ["running", "cancelled", "withdrawn", "ended"] as const;

export const contractsDesk = async (facts: PageFacts): Promise<Desk> => {
  const { services, locale, search } = facts;
  const { q, customer, after } = searched(facts);
  const only = kinds.find((kind) => kind === search.get("only")) ?? null;
  const query = queryOf(facts, { q, only, customer, after });
  const call = services.shop.call("GET", "/shop/admin/contracts", { query, headers: inLanguage(locale) });
  const response = await resultFor(services, "/shop/admin/contracts", call);
  if (response.kind !== "value") return failureOf(response);
  const { contracts, next } = response.value;
  const t = texts(locale, "admin");
  const words = { all: t("meta.contracts.all"), ...Object.fromEntries(kinds.map((kind) => [kind, t(`meta.order.standing.${kind}`)])) };
  return listDesk(facts, "contracts", {
    links: [{ href: deskHref(locale, "inbox", { only: "declarations" }), text: t("meta.contracts.inbox") }],
    search: searchOf(locale, "contracts", q, { only, customer }),
    filters: filtersOf(locale, "contracts", { chosen: only, q, words }),
    columns: ["number", "title", "customer", "standing", "start"],
    rows: contracts.map(({ id, number, title, orderId, customerNumber, standing, start }) => ({
      key: id,
      cells: {
        number: { text: number, href: deskHref(locale, `orders/${orderId}`) },
        title: { text: title[locale] },
        customer: { text: customerNumber, href: deskHref(locale, `customers/${customerNumber}`) },
        standing: { text: t(`meta.order.standing.${standing}`), slip: standing === "running" ? "free" : "plain" },
        start: { text: dayText(locale, start) },
      },
    })),
    next,
    pages: pagesOf(locale, "contracts", { q, only, customer }, { after, next }),
  });
};
