// The list of subscribers: those that are chosen are ended for who asks for that. [CUS-10] [ADM-01]
import { Badge } from "@kontor/ui/badge";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { type Subscriber, subscribers } from "./listed.ts";

export const SubscriberList = () => {
  const t = useDeskTexts("desk-subscribers");
  const { send } = useDesk();
  return (
    <OperationList
      listed={subscribers}
      path="subscribers"
      cells={{
        state: ({ state }) =>
          state === "confirmed" ? (
            t("state.confirmed")
          ) : (
            <Badge kind={state === "asked" ? "deal" : "plain"}>{t(`state.${state}`)}</Badge>
          ),
      }}
      card={[
        ["email", "state"],
        ["reference", "requestedAt"],
      ]}
      acts={(chosen: readonly Subscriber[], clear) => (
        <OnMany
          rows={chosen}
          nameOf={subscribers.nameOf}
          label={t("act.end")}
          done={(count) => t("act.done", { count })}
          run={({ email }) => send("PUT", "/shop/admin/subscribers/ended", { body: { email } })}
          stale={["subscribers", "journal"].map(kindKey)}
          clear={clear}
        />
      )}
    />
  );
};
