// The list of events: when and where, how many tickets, how many came. [TKT-06]
import { checkPath } from "@kontor/domain/site/routing";
import { numberText } from "../../../platform/texts/format.ts";
import { printTestPath } from "../../ticket/paths.ts";
import { ActButton } from "../act.tsx";
import { OperationList } from "../operation-list.tsx";
import { useKind } from "../use-kind.tsx";
import { eventAct } from "./acts.ts";
import { events } from "./listed.ts";

export const EventList = () => {
  const { t, send, locale, zone, href } = useKind("events");
  return (
    <OperationList
      listed={events}
      path="events"
      cells={{
        counted: ({ tickets, admitted }) =>
          t("counted", { tickets: numberText(locale, tickets), admitted: numberText(locale, admitted) }),
      }}
      hrefOf={({ event }) => href(`events/${event.id}`)}
      card={[
        ["title", "startsAt"],
        ["place", "counted"],
      ]}
      more={() => (
        <>
          <ActButton act={eventAct(null, { send, t, locale, zone })} />
          <a href={checkPath(locale)}>{t("check")}</a>
          <a href={`${printTestPath}?locale=${locale}`}>{t("printTest")}</a>
        </>
      )}
    />
  );
};
