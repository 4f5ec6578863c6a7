// The list of orders: what was ordered, by whom, for how much; a badge only for what deviates. [DSK-05] [LOOK3-14]
import { resultIn } from "../calls.ts";
import { KindList } from "../kind-list.tsx";
import { OnMany } from "../on-many.tsx";
import { kindKey } from "../queries.ts";
import { itemsText } from "../row-words.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import type { OrderRow } from "./queries.ts";

const looks = { papers: "deal", refused: "plain", failed: "stop", overdue: "stop" } as const;

export const OrderList = () => {
  const t = useDeskTexts("desk-orders");
  const { call, given } = useDesk();
  const { locale } = given;
  const items = (row: OrderRow): string => itemsText(row, { t, locale });
  const customer = (row: OrderRow): string => row.customer.name ?? t("deleted");
  return (
    <KindList
      kind="orders"
      cells={{ items, customer, summary: (row) => `${row.number} · ${customer(row)}` }}
      card={[
        ["summary", "total"],
        ["items", "deviations"],
      ]}
      looks={looks}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/admin/orders/${id}?locale=${locale}`}
      acts={(chosen, clear) => (
        <OnMany
          rows={chosen}
          nameOf={({ number }) => number}
          label={t("act.letter.many")}
          done={(count) => t("act.letter.manyDone", { count })}
          run={({ id }) => resultIn(call("POST", "/shop/admin/orders/{orderId}/letter", { path: { orderId: id } }))}
          stale={[kindKey("orders")]}
          clear={clear}
        />
      )}
    />
  );
};
