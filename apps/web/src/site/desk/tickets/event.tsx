// The tickets of an event: who has one, who came; new ones one by one or by list; those that are chosen are sent again or withdrawn. [TKT-02] [TKT-06]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Badge } from "@kontor/ui/badge";
import { mostTicketsAtOnce } from "@kontor/domain/site/ticket";
import { numberText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { reason } from "../act-words.ts";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { Back } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useKind } from "../use-kind.tsx";
import { eventAct, importAct, issueAct, sendAgain, stale, withdraw } from "./acts.ts";
import { type Ticket, tickets, ticketState } from "./listed.ts";
import { eventQuery } from "./queries.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/events/$eventId");

export const EventTickets = () => {
  const { t, send, locale, zone, languages, moment, href, to } = useKind("tickets");
  const ofEvents = useDeskTexts("desk-events");
  const { eventId } = route.useParams();
  const { data } = useSuspenseQuery(eventQuery(send, eventId));
  const { event } = data;
  const acting = { send, t, locale, zone };
  return (
    <OperationList
      listed={tickets}
      id={eventId}
      path={`events/${eventId}`}
      title={event.title}
      above={
        <p className={styles.about}>
          <Back page="events" text={ofEvents("title")} />
          <span>
            {t("about", {
              place: event.place,
              moment: moment(event.startsAt),
              tickets: numberText(locale, data.tickets),
              admitted: numberText(locale, data.admitted),
            })}
          </span>
          {to(`entrances/${eventId}`, t("entrances"))}
          <ActButton act={eventAct(event, { ...acting, t: ofEvents })} />
        </p>
      }
      hrefOf={({ print }) => href(`tickets/${print}`)}
      cells={{
        state: (ticket) => {
          const text = t(`state.${ticketState(ticket)}`);
          return ticket.withdrawnAt === null ? text : <Badge kind="stop">{text}</Badge>;
        },
      }}
      card={[
        ["holder", "state"],
        ["email", "gate"],
      ]}
      more={() => (
        <>
          <ActButton act={issueAct(eventId, { ...acting, languages })} />
          <ActButton act={importAct(eventId, numberText(locale, mostTicketsAtOnce), acting)} />
        </>
      )}
      acts={(chosen: readonly Ticket[], clear) => (
        <>
          <OnMany
            rows={chosen}
            nameOf={tickets.nameOf}
            label={t("act.again.title")}
            done={(count) => t("act.again.many", { count })}
            run={({ print }) => sendAgain(send, print)}
            stale={stale}
            clear={clear}
          />
          <OnMany
            rows={chosen}
            nameOf={tickets.nameOf}
            label={t("act.withdraw.title")}
            done={(count) => t("act.withdraw.many", { count })}
            run={({ print }, typed) => withdraw(send, print, typed)}
            dialog={{ text: t("act.withdraw.text"), fields: [reason], button: t("act.withdraw.button") }}
            stale={stale}
            clear={clear}
          />
        </>
      )}
    />
  );
};
