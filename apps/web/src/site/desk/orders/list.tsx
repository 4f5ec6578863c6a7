// The list of orders: what was ordered, by whom, for how much; a badge only for what deviates. [DSK-05] [LOOK3-14]
import { KindList } from "../kind-list.tsx";
import { OnMany } from "../on-many.tsx";
import { kindKey } from "../queries.ts";
import { useKind } from "../use-kind.tsx";
import { useOrderCells } from "./cells.ts";

export const OrderList = () => {
  const { t, send } = useKind("orders");
  const cells = useOrderCells();
  return (
    <KindList
      kind="orders"
      {...cells}
      card={[
        ["summary", "total"],
        ["items", "deviations"],
      ]}
      acts={(chosen, clear) => (
        <OnMany
          rows={chosen}
          nameOf={cells.nameOf}
          label={t("act.letter.many")}
          done={(count) => t("act.letter.manyDone", { count })}
          run={({ id }) => send("POST", "/shop/admin/orders/{orderId}/letter", { path: { orderId: id } })}
          stale={[kindKey("orders")]}
          clear={clear}
        />
      )}
    />
  );
};
