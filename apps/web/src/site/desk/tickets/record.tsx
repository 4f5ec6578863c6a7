// One ticket: whose it is, when it let in, its letters; it is sent once more or withdrawn. [TKT-02] [TKT-06]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Badge } from "@kontor/ui/badge";
import { shortMomentText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { Letters } from "../documents.tsx";
import { Changes } from "../journal/changes.tsx";
import { columnsOf, Entries, Facts, Part, Record } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { ticketActs } from "./acts.ts";
import { ticketState } from "./listed.ts";
import { ticketQuery } from "./queries.ts";

const route = getRouteApi("/admin/tickets/$ticketPrint");

export const TicketRecord = () => {
  const t = useDeskTexts("desk-tickets");
  const ofDesk = useDeskTexts();
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { ticketPrint } = route.useParams();
  const { data } = useSuspenseQuery(ticketQuery(call, ticketPrint));
  const { event, ticket, admissions, letters } = data;
  const moment = (at: number): string => shortMomentText(locale, at, zone);
  const state = t(`state.${ticketState(ticket)}`);
  return (
    <Record
      back={{ href: `/admin/events/${event.id}?locale=${locale}`, text: event.title }}
      title={ticket.holder}
      badges={ticket.withdrawnAt === null ? null : <Badge kind="stop">{state}</Badge>}
      since={ticket.withdrawnAt === null ? state : moment(ticket.withdrawnAt)}
      acts={ticketActs(ticket, { call, t, ofDesk, locale, zone }).map((act) => <ActButton key={act.name} act={act} />)}
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
      <Part title={t("part.admissions")}>
        <Entries
          caption={t("part.admissions")}
          empty={t("notAdmitted")}
          columns={columnsOf(["at", "gate", "scan"], t, "admission")}
          rows={admissions.map(({ at, gate }, index) => ({
            key: `${at} ${gate}`,
            cells: { at: moment(at), gate, scan: t(`admission.${index === 0 ? "first" : "again"}`) },
          }))}
        />
      </Part>
      <Letters letters={letters} />
      <Changes subject={ticketPrint} />
    </Record>
  );
};
