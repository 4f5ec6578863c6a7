// The list of requests: what is wanted, by whom, since when, and by when it has to be dealt with. [DSK-04] [DSK-05]
import { KindList } from "../kind-list.tsx";
import { OnMany } from "../on-many.tsx";
import { kindKey } from "../queries.ts";
import { useKind } from "../use-kind.tsx";
import { useRequestCells } from "./cells.ts";

export const RequestList = () => {
  const { t, send } = useKind("requests");
  const cells = useRequestCells();
  const close = (itemId: string) =>
    send("PUT", "/shop/admin/inbox/{itemId}/closed", { path: { itemId }, body: { reason: "" } });
  return (
    <KindList
      kind="requests"
      {...cells}
      card={[
        ["summary", "receivedAt"],
        ["reference", "deviations"],
      ]}
      acts={(chosen, clear) => (
        <OnMany
          rows={chosen}
          nameOf={cells.nameOf}
          label={t("act.close.many")}
          done={(count) => t("act.close.manyDone", { count })}
          run={({ id }) => close(id)}
          stale={[kindKey("requests"), kindKey("journal")]}
          clear={clear}
        />
      )}
    />
  );
};
