// The events of an order that were sent to other systems, each of which can be sent again. [OUT-01]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@kontor/ui/button";
import { shortMomentText } from "../../../platform/texts/format.ts";
import { useRun } from "../act.tsx";
import { resultIn } from "../calls.ts";
import { Problem } from "../control.tsx";
import { recordKey } from "../queries.ts";
import { columnsOf, Entries, Part } from "../record.tsx";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { announce } from "../toasts.tsx";
import { type Delivery, orderEventsQuery } from "./queries.ts";

export const Events = ({ id }: { readonly id: string }) => {
  const t = useDeskTexts("desk-orders");
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const { data: events } = useSuspenseQuery(orderEventsQuery(call, id));
  const again = useRun(
    ({ receiver, event }: Delivery) =>
      resultIn(call("POST", "/shop/admin/webhooks/again", { body: { receiver, event } })),
    [recordKey("orders", id)],
    () => announce({ text: t("event.done") }),
  );
  if (events.length === 0) return null;
  const typeOf = ({ type }: Delivery): string => t(`event.types.${type.replace(".", "-")}`);
  const standingOf = ({ standing, failure, sentAt, nextAt }: Delivery): string =>
    t(`event.standing.${failure !== null && standing === "waiting" ? "again" : standing}`, {
      moment: shortMomentText(locale, (standing === "delivered" ? sentAt : nextAt) ?? 0, zone),
      failure,
    });
  return (
    <Part title={t("part.events")}>
      {again.isError ? <Problem error={again.error} /> : null}
      <Entries
        caption={t("part.events")}
        empty=""
        columns={columnsOf(["at", "type", "receiver", "state", "again"], t, "event")}
        rows={events.map((event) => ({
          key: `${event.event}-${event.receiver}`,
          cells: {
            at: shortMomentText(locale, event.at, zone),
            type: typeOf(event),
            receiver: event.receiver,
            state: standingOf(event),
            again: (
              <Button
                kind="quiet"
                size="small"
                busy={again.isPending && again.variables === event}
                aria-label={t("event.againLabel", { event: typeOf(event), receiver: event.receiver })}
                onClick={() => again.mutate(event)}
              >
                {t("event.send")}
              </Button>
            ),
          },
        }))}
      />
    </Part>
  );
};
