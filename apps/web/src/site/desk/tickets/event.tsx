// The tickets of an event: who has one, who came; new ones one by one or by list; those that are chosen are sent again or withdrawn. [TKT-02] [TKT-06]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { mostTicketsAtOnce } from "@kontor/domain/site/ticket";
import { numberText, shortMomentText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { reasonField } from "../act-words.ts";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { languagesOf } from "../given.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { eventAct, importAct, issueAct, sendAgain, stale, withdraw } from "./acts.ts";
import { type Ticket, tickets, ticketState } from "./listed.ts";
import { eventQuery } from "./queries.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/events/$eventId");

export const EventTickets = () => {
  const t = useDeskTexts("desk-tickets");
  const ofEvents = useDeskTexts("desk-events");
  const ofDesk = useDeskTexts();
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { eventId } = route.useParams();
  const { data } = useSuspenseQuery(eventQuery(call, eventId));
  const { event } = data;
  const acting = { call, t, ofDesk, locale, zone };
  return (
    <OperationList
      listed={tickets}
      id={eventId}
      path={`events/${eventId}`}
      title={event.title}
      above={
        <p className={styles.about}>
          <Link href={`/admin/events?locale=${locale}`} className={styles.back}>
            <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
            {ofEvents("title")}
          </Link>
          <span>
            {t("about", {
              place: event.place,
              moment: shortMomentText(locale, event.startsAt, zone),
              tickets: numberText(locale, data.tickets),
              admitted: numberText(locale, data.admitted),
            })}
          </span>
          <Link href={`/admin/entrances/${eventId}?locale=${locale}`}>{t("entrances")}</Link>
          <ActButton act={eventAct(event, { ...acting, t: ofEvents })} />
        </p>
      }
      hrefOf={({ print }) => `/admin/tickets/${print}?locale=${locale}`}
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
          <ActButton act={issueAct(eventId, { ...acting, languages: languagesOf(given) })} />
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
            run={({ print }) => sendAgain(call, print)}
            stale={stale}
            clear={clear}
          />
          <OnMany
            rows={chosen}
            nameOf={tickets.nameOf}
            label={t("act.withdraw.title")}
            done={(count) => t("act.withdraw.many", { count })}
            run={({ print }, typed) => withdraw(call, print, typed)}
            dialog={{ text: t("act.withdraw.text"), fields: [reasonField(ofDesk)], button: t("act.withdraw.button") }}
            stale={stale}
            clear={clear}
          />
        </>
      )}
    />
  );
};
