// One ticket: whose it is, when it let in, its letters; it is sent once more or withdrawn. [TKT-02] [TKT-06]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Acts } from "../act.tsx";
import { Letters } from "../documents.tsx";
import { Changes } from "../journal/changes.tsx";
import { Facts, Marks, Part, Record, TablePart } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import { ticketActs } from "./acts.ts";
import { ticketState } from "./listed.ts";
import { ticketQuery } from "./queries.ts";

const route = getRouteApi("/admin/tickets/$ticketPrint");

export const TicketRecord = () => {
  const { t, send, locale, zone, moment } = useKind("tickets");
  const { ticketPrint } = route.useParams();
  const { event, ticket, admissions, letters } = useSuspenseQuery(ticketQuery(send, ticketPrint)).data;
  const state = t(`state.${ticketState(ticket)}`);
  return (
    <Record
      back={{ page: `events/${event.id}`, text: event.title }}
      title={ticket.holder}
      badges={<Marks of={[["stop", ticket.withdrawnAt !== null && state]]} />}
      since={ticket.withdrawnAt === null ? state : moment(ticket.withdrawnAt)}
      acts={<Acts acts={ticketActs(ticket, { send, t, locale, zone })} />}
    >
      <Part title={t("part.ticket")}>
        <Facts
          facts={[
            { label: t("column.email"), value: ticket.email },
            { label: t("field.language"), value: t(`language.${ticket.locale}`) },
            { label: t("field.community"), value: t(ticket.community ? "yes" : "no") },
            { label: t("column.issuedAt"), value: moment(ticket.issuedAt) },
          ]}
        />
      </Part>
      <TablePart
        title={t("part.admissions")}
        t={t}
        of="admission"
        columns={["at", "gate", "scan"]}
        rows={admissions}
        cells={({ at, gate }, index) => ({
          at: moment(at),
          gate,
          scan: t(`admission.${index === 0 ? "first" : "again"}`),
        })}
        empty={t("notAdmitted")}
      />
      <Letters letters={letters} />
      <Changes subject={ticketPrint} />
    </Record>
  );
};
