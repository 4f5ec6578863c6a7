// Contracts as staff see them, with the orders and customers that they belong to. [ADM-01] [ACC-02]
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import {
  type Desk,
  deskHref,
  failureOf,
  filtersOf,
  listDesk,
  pagesOf,
  queryOf,
  searched,
  searchOf,
} from "./desk-page.ts";
import { standingCell } from "./orders-page.ts";

const kinds = ["running", "cancelled", "withdrawn", "ended"] as const;

/** The kinds of the list, and beside them the names that several contracts have. */
const kindsOf = (locale: Locale, chosen: string | null, q: string) => {
  const t = texts(locale, "admin");
  const words = {
    all: t("meta.contracts.all"),
    ...Object.fromEntries(kinds.map((kind) => [kind, t(`meta.order.standing.${kind}`)])),
    names: t("meta.contracts.names.tab"),
  };
  return filtersOf(locale, "contracts", { chosen, q, words });
};

/** From before one name was one contract: the oldest holds it, and what becomes of the others is up to a person. [DOM-01] */
const namesDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const response = await readFor(facts, "/shop/admin/names");
  if (response.kind !== "value") return failureOf(response);
  const t = texts(locale, "admin");
  const rows = response.value.names.flatMap(({ name, contracts }) =>
    contracts.map(({ id, number, orderId, customerNumber, name: customer, standing, begins, start }, place) => ({
      key: `${name} ${id}`,
      cells: {
        name: { text: name },
        number: { text: number, href: deskHref(locale, `orders/${orderId}`) },
        customer: { text: customer ?? customerNumber, href: deskHref(locale, `customers/${customerNumber}`) },
        holds:
          place === 0
            ? { text: t("meta.contracts.names.holds"), slip: "free" as const }
            : { text: t("meta.contracts.names.beside"), slip: "deal" as const },
        standing: { text: standingCell({ standing, begins }, locale).text },
        start: { text: dayText(locale, start) },
      },
    })),
  );
  return listDesk(facts, "contracts.names", {
    title: t("meta.contracts.title"),
    caption: t("meta.contracts.names.title"),
    search: null,
    filters: kindsOf(locale, "names", ""),
    columns: ["name", "number", "customer", "holds", "standing", "start"],
    rows,
    next: null,
    pages: pagesOf(locale, "contracts", { only: "names" }, { after: null, next: null }),
  });
};

export const contractsDesk = async (facts: PageFacts, role: Role): Promise<Desk> => {
  const { locale, search } = facts;
  if (search.get("only") === "names") return namesDesk(facts);
  const { q, customer, after } = searched(facts);
  const only = kinds.find((kind) => kind === search.get("only")) ?? null;
  const query = queryOf(facts, { q, only, customer, after });
  const response = await readFor(facts, "/shop/admin/contracts", { query });
  if (response.kind !== "value") return failureOf(response);
  const { contracts, next } = response.value;
  const t = texts(locale, "admin");
  return listDesk(facts, "contracts", {
    links: mayEnter("support", role)
      ? [{ href: deskHref(locale, "inbox", { only: "declarations" }), text: t("meta.contracts.inbox") }]
      : [],
    search: searchOf(locale, "contracts", q, { only, customer }),
    filters: kindsOf(locale, only, q),
    columns: ["number", "title", "customer", "standing", "start"],
    rows: contracts.map(({ id, number, title, orderId, customerNumber, name, standing, begins, start }) => ({
      key: id,
      cells: {
        number: { text: number, href: deskHref(locale, `orders/${orderId}`) },
        title: { text: inLocale(title, locale) },
        customer: { text: name ?? customerNumber, href: deskHref(locale, `customers/${customerNumber}`) },
        standing: standingCell({ standing, begins }, locale),
        start: { text: dayText(locale, start) },
      },
    })),
    next,
    pages: pagesOf(locale, "contracts", { q, only, customer }, { after, next }),
  });
};
