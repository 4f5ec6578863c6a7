// The list of events that were sent to other systems; those that are chosen are sent once more, or all that stopped at a receiver. [OUT-01]
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { type Act, ActButton } from "../act.tsx";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { type Delivery, webhooks } from "./listed.ts";

const stale = [kindKey("webhooks"), kindKey("orders")];

export const WebhookList = () => {
  const t = useDeskTexts("desk-webhooks");
  const { send, given } = useDesk();
  const { locale, zone } = given;
  const again = (receiver: string, event: string | null) =>
    send("POST", "/shop/admin/webhooks/again", { body: { receiver, event } });
  const standing = (delivery: Delivery) => {
    const text = webhooks.cellsOf(delivery, { t, locale, zone })["standing"];
    return delivery.standing === "stopped" ? <Badge kind="stop">{text}</Badge> : text;
  };
  const all = (receivers: readonly string[]): Act => ({
    name: "all",
    label: t("act.all.title"),
    text: t("act.all.text"),
    fields: [
      {
        name: "receiver",
        label: t("column.receiver"),
        kind: "select",
        value: receivers[0] ?? "",
        options: receivers.map((receiver) => ({ value: receiver, label: receiver })),
      },
    ],
    button: t("act.all.button"),
    done: t("act.all.done"),
    stale,
    run: (typed) => again(typed("receiver"), null),
  });
  return (
    <OperationList
      listed={webhooks}
      path="webhooks"
      cells={{
        order: ({ order }) =>
          order === null ? "–" : <Link href={`/admin/orders/${order.id}?locale=${locale}`}>{order.number}</Link>,
        standing,
      }}
      card={[
        ["type", "at"],
        ["order", "standing"],
      ]}
      more={({ receivers }) => (receivers.length === 0 ? null : <ActButton act={all(receivers)} />)}
      acts={(chosen: readonly Delivery[], clear) => (
        <OnMany
          rows={chosen}
          nameOf={webhooks.nameOf}
          label={t("act.again")}
          done={(count) => t("act.done", { count })}
          run={({ receiver, event }) => again(receiver, event)}
          stale={stale}
          clear={clear}
        />
      )}
    />
  );
};
