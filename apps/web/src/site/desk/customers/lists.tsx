// What belongs to a customer, the first of each kind with the way to all: contracts, documents, orders, requests, letters that are not out. [OPS3-10] [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Badge } from "@kontor/ui/badge";
import { useContractCells } from "../contracts/cells.tsx";
import { Documents } from "../documents.tsx";
import { All, FirstRows } from "../first-rows.tsx";
import { useOrderCells } from "../orders/cells.ts";
import { firstQuery } from "../queries.ts";
import { Part } from "../record.tsx";
import { useRequestCells } from "../requests/cells.ts";
import { useKind } from "../use-kind.tsx";
import { byAddress, lettersQuery, openDocuments } from "./queries.ts";
import * as styles from "../desk.module.css";

interface OfCustomer {
  readonly customer: string;
}

export const Running = ({ customer }: OfCustomer) => {
  const { t, day } = useKind("contracts");
  return (
    <FirstRows
      kind="contracts"
      {...useContractCells()}
      view={{ customer }}
      columns={["number", "title", "next", "recurring", "deviations"]}
      usual={({ begins }) => t(`standing.${begins === null ? "running" : "begins"}`, { day: day(begins) })}
    />
  );
};

/** What is open comes first, by the day on which it is due; then the latest. */
export const OpenDocuments = ({ customer }: OfCustomer) => {
  const { send } = useKind("customers");
  const open = useSuspenseQuery(firstQuery(send, "invoices", openDocuments(customer))).data;
  const all = useSuspenseQuery(firstQuery(send, "invoices", { customer })).data;
  const others = all.rows.filter(({ id }) => open.rows.every((row) => row.id !== id));
  const rows = [...open.rows, ...others].slice(0, Math.max(open.rows.length, all.rows.length));
  return (
    <Documents
      invoices={rows.map(({ document, ...row }) => ({ ...row, kind: document }))}
      more={<All kind="invoices" page="invoices" view={{ customer }} count={all.count.value} shown={rows.length} />}
    />
  );
};

export const Orders = ({ customer }: OfCustomer) => (
  <FirstRows
    kind="orders"
    {...useOrderCells()}
    view={{ customer }}
    columns={["number", "placedAt", "items", "total", "deviations"]}
  />
);

interface OfAddress {
  readonly email: string;
}

/** The search finds more than the address: what only resembles it is none of theirs. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const Requests = ({ email }: OfAddress) => {
  const { t } = useKind("requests");
  return (
    <FirstRows
      kind="requests"
      {...useRequestCells()}
      view={byAddress(email)}
      columns={["reference", "form", "receivedAt", "deviations"]}
      usual={({ state }) => t(`state.${state}`)}
      only={(row) => isSame(row.email, email)}
    />
  );
};

/** Letters to them that wait or were given up. */
export const Unsent = ({ email }: OfAddress) => {
  const { t, send, moment } = useKind("customers");
  const { data } = useSuspenseQuery(lettersQuery(send, email));
  const letters = data.filter(({ recipient }) => isSame(recipient, email));
  if (letters.length === 0) return null;
  return (
    <Part title={t("part.unsent")}>
      <ul className={styles.plain}>
        {letters.slice(0, 5).map(({ id, subject, queuedAt, failed }) => (
          <li key={id}>
            {moment(queuedAt)} · {subject}{" "}
            {failed ? <Badge kind="stop">{t("letter.failed")}</Badge> : t("letter.waiting")}
          </li>
        ))}
      </ul>
      <All kind="letters" page="mails" view={{ q: email }} />
    </Part>
  );
};
