// Contracts as they stand in the search of staff and beside their customer. The desk itself is the app's. [ADM-01] [ACC-02]
import { inLocale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText } from "../../platform/texts/format.ts";
import { type Desk, deskHref, failureOf, listDesk, pagesOf, queryOf, searched } from "./desk-page.ts";
import { standingCell } from "./orders-page.ts";

export const contractsDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q, customer } = searched(facts);
  const response = await readFor(facts, "/shop/admin/contracts", { query: queryOf(facts, { q, customer }) });
  if (response.kind !== "value") return failureOf(response);
  const { contracts, next } = response.value;
  return listDesk(facts, "contracts", {
    search: null,
    filters: null,
    columns: ["number", "title", "customer", "standing", "start"],
    rows: contracts.map(({ id, number, title, customerNumber, name, standing, begins, start }) => ({
      key: id,
      cells: {
        number: { text: number, href: deskHref(locale, `contracts/${id}`) },
        title: { text: inLocale(title, locale) },
        customer: { text: name ?? customerNumber, href: deskHref(locale, `customers/${customerNumber}`) },
        standing: standingCell({ standing, begins }, locale),
        start: { text: dayText(locale, start) },
      },
    })),
    next,
    pages: pagesOf(locale, "contracts", { q, customer }, { after: null, next }),
  });
};
