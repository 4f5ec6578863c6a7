// The events of an order that were sent to other systems, each of which can be sent again. [OUT-01]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@kontor/ui/button";
import { useRun } from "../act.tsx";
import { Problem } from "../control.tsx";
import { recordKey } from "../queries.ts";
import { TablePart } from "../record.tsx";
import { announce } from "../toasts.tsx";
import { useKind } from "../use-kind.tsx";
import { type Delivery, orderEventsQuery } from "./queries.ts";

export const Events = ({ id }: { readonly id: string }) => {
  const { t, send, moment } = useKind("orders");
  const { data: events } = useSuspenseQuery(orderEventsQuery(send, id));
  const again = useRun(
    ({ receiver, event }: Delivery) => send("POST", "/shop/admin/webhooks/again", { body: { receiver, event } }),
    [recordKey("orders", id)],
    () => announce({ text: t("event.done") }),
  );
  const typeOf = ({ type }: Delivery): string => t(`event.types.${type.replace(".", "-")}`);
  const standingOf = ({ standing, failure, sentAt, nextAt }: Delivery): string =>
    t(`event.standing.${failure !== null && standing === "waiting" ? "again" : standing}`, {
      moment: moment((standing === "delivered" ? sentAt : nextAt) ?? 0),
      failure,
    });
  return (
    <TablePart
      title={t("part.events")}
      t={t}
      of="event"
      columns={["at", "type", "receiver", "state", "again"]}
      rows={events}
      keyOf={({ event, receiver }) => `${event}-${receiver}`}
      above={again.isError ? <Problem error={again.error} /> : null}
      cells={(event) => ({
        at: moment(event.at),
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
      })}
    />
  );
};
