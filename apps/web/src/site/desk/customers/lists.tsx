// What belongs to a customer, the first of each kind with the way to all: contracts, documents, orders, requests, letters that are not out. [OPS3-10] [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { inLocale } from "@kontor/domain/visitor/locale";
import { moneyText, shortDayText, shortMomentText } from "../../../platform/texts/format.ts";
import { searchText } from "../../../platform/router/search.ts";
import { Documents } from "../documents.tsx";
import type { RowOf } from "../queries.ts";
import { columnsOf, Entries, Part } from "../record.tsx";
import { itemsText, recurringText } from "../row-words.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import {
  contractsQuery,
  documentsQuery,
  lettersQuery,
  openDocumentsQuery,
  ordersQuery,
  requestsQuery,
} from "./queries.ts";
import * as styles from "../desk.module.css";

interface OfCustomer {
  readonly customer: string;
}

interface AllPart {
  readonly page: string;
  readonly query: object;
  readonly text: string;
  /** What is shown of how many; nothing where that is all. */
  readonly rows?: readonly unknown[];
  readonly count?: { readonly value: number };
}

/** The way to all rows, where there are more of them. */
const All = ({ page, query, text, rows = [], count }: AllPart) => {
  const { locale } = useDesk().given;
  if (count !== undefined && count.value <= rows.length) return null;
  return (
    <p>
      <Link href={`/admin/${page}${searchText({ locale, ...query })}`}>{text}</Link>
    </p>
  );
};

export const Running = ({ customer }: OfCustomer) => {
  const [t, ofContracts] = [useDeskTexts("desk-customers"), useDeskTexts("desk-contracts")];
  const { call, given } = useDesk();
  const { locale } = given;
  const { rows, count } = useSuspenseQuery(contractsQuery(call, customer)).data;
  const standing = ({ begins }: RowOf<"contracts">): string =>
    ofContracts(`standing.${begins === null ? "running" : "begins"}`, { day: shortDayText(locale, begins ?? "") });
  return (
    <Part title={ofContracts("title")}>
      <Entries
        caption={ofContracts("title")}
        empty={ofContracts("none")}
        columns={columnsOf(["number", "title", "next", "recurring", "deviations"], ofContracts, "column", "recurring")}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            number: <Link href={`/admin/contracts/${row.id}?locale=${locale}`}>{row.number}</Link>,
            title: inLocale(row.title, locale),
            next: row.next === null ? "–" : shortDayText(locale, row.next),
            recurring: recurringText(row, { t: ofContracts, locale }),
            deviations: (
              <Marks of={row.deviations} textOf={(mark) => ofContracts(`deviation.${mark}`)} usual={standing(row)} />
            ),
          },
        }))}
      />
      <All
        page="contracts"
        query={{ customer }}
        text={t("all.contracts", { count: count.value })}
        rows={rows}
        count={count}
      />
    </Part>
  );
};

const Marks = ({
  of,
  textOf,
  usual,
}: {
  readonly of: readonly string[];
  readonly textOf: (mark: string) => string;
  readonly usual: string;
}) =>
  of.length === 0 ? (
    usual
  ) : (
    <span className={styles.badges}>
      {of.map((mark) => (
        <Badge key={mark} kind={mark === "failed" || mark === "overdue" ? "stop" : "plain"}>
          {textOf(mark)}
        </Badge>
      ))}
    </span>
  );

/** What is open comes first, by the day on which it is due; then the latest. */
export const OpenDocuments = ({ customer }: OfCustomer) => {
  const t = useDeskTexts("desk-customers");
  const { call } = useDesk();
  const open = useSuspenseQuery(openDocumentsQuery(call, customer)).data;
  const all = useSuspenseQuery(documentsQuery(call, customer)).data;
  const others = all.rows.filter(({ id }) => open.rows.every((row) => row.id !== id));
  const rows = [...open.rows, ...others].slice(0, Math.max(open.rows.length, all.rows.length));
  return (
    <Documents
      invoices={rows.map(({ document, ...row }) => ({ ...row, kind: document }))}
      more={
        <All
          page="invoices"
          query={{ customer }}
          text={t("all.invoices", { count: all.count.value })}
          rows={rows}
          count={all.count}
        />
      }
    />
  );
};

export const Orders = ({ customer }: OfCustomer) => {
  const [t, ofOrders] = [useDeskTexts("desk-customers"), useDeskTexts("desk-orders")];
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { rows, count } = useSuspenseQuery(ordersQuery(call, customer)).data;
  return (
    <Part title={ofOrders("title")}>
      <Entries
        caption={ofOrders("title")}
        empty={ofOrders("none")}
        columns={columnsOf(["number", "placedAt", "items", "total", "deviations"], ofOrders, "column", "total")}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            number: <Link href={`/admin/orders/${row.id}?locale=${locale}`}>{row.number}</Link>,
            placedAt: shortMomentText(locale, row.placedAt, zone),
            items: itemsText(row, { t: ofOrders, locale }),
            total: moneyText(locale, row.total),
            deviations: <Marks of={row.deviations} textOf={(mark) => ofOrders(`deviation.${mark}`)} usual="–" />,
          },
        }))}
      />
      <All
        page="orders"
        query={{ customer }}
        text={t("all.orders", { count: count.value })}
        rows={rows}
        count={count}
      />
    </Part>
  );
};

interface OfAddress {
  readonly email: string;
}

/** The search finds more than the address: what only resembles it is none of theirs. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const Requests = ({ email }: OfAddress) => {
  const [t, ofRequests] = [useDeskTexts("desk-customers"), useDeskTexts("desk-requests")];
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { data } = useSuspenseQuery(requestsQuery(call, email));
  const rows = data.rows.filter((row) => isSame(row.email, email));
  if (rows.length === 0) return null;
  return (
    <Part title={ofRequests("title")}>
      <Entries
        caption={ofRequests("title")}
        empty=""
        columns={columnsOf(["reference", "form", "receivedAt", "deviations"], ofRequests, "column")}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            reference: <Link href={`/admin/inbox/${row.id}?locale=${locale}`}>{row.reference}</Link>,
            form: ofRequests(`form.${row.form}`),
            receivedAt: shortMomentText(locale, row.receivedAt, zone),
            deviations: (
              <Marks
                of={row.deviations}
                textOf={(mark) => ofRequests(`deviation.${mark}`)}
                usual={ofRequests(`state.${row.state}`)}
              />
            ),
          },
        }))}
      />
      <All page="inbox" query={{ q: email }} text={t("all.requests")} rows={data.rows} count={data.count} />
    </Part>
  );
};

/** Letters to them that wait or were given up. */
export const Unsent = ({ email }: OfAddress) => {
  const t = useDeskTexts("desk-customers");
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { data } = useSuspenseQuery(lettersQuery(call, email));
  const letters = data.filter(({ recipient }) => isSame(recipient, email));
  if (letters.length === 0) return null;
  return (
    <Part title={t("part.unsent")}>
      <ul className={styles.plain}>
        {letters.slice(0, 5).map(({ id, subject, queuedAt, failed }) => (
          <li key={id}>
            {shortMomentText(locale, queuedAt, zone)} · {subject}{" "}
            {failed ? <Badge kind="stop">{t("letter.failed")}</Badge> : t("letter.waiting")}
          </li>
        ))}
      </ul>
      <All page="mails" query={{ q: email }} text={t("all.letters")} />
    </Part>
  );
};
