// What can be done with an order, as its state and the role allow: each act is a call, with what is usual filled in. [LIF-06] [CHK-10]
import type { Day } from "@kontor/domain/kernel/calendar";
import { reaches } from "@kontor/domain/site/admin";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { Role } from "@kontor/domain/visitor/session";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import { actBy } from "../act-words.ts";
import type { Send } from "../calls.ts";
import type { ActField } from "../control.tsx";
import { noticeAct } from "../contracts/notice.ts";
import { kindKey } from "../queries.ts";
import type { Order } from "./queries.ts";

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
  /** The texts of contracts. */
  readonly ofContracts: TFunction;
  readonly role: Role;
  readonly locale: Locale;
  readonly today: () => Day;
}

/** What an act on an order may change elsewhere, too. */
const stale = ["orders", "contracts", "customers", "invoices"].map(kindKey);

export const actsOf = (order: Order, { send, t, ofContracts, role, locale, today }: Acting): readonly Act[] => {
  const path = { orderId: order.id };
  const running = order.contracts.filter(({ standing }) => standing === "running");
  const isSupport = reaches("support", role);
  const act = actBy({ t, stale, facts: { email: order.email } });
  const because: ActField = { name: "reason", label: t("act.reason"), hint: t("act.refuse.hint"), kind: "reason" };
  const letter = act("letter", {
    fields: [],
    run: () => send("POST", "/shop/admin/orders/{orderId}/letter", { path }),
  });
  const refuse = act("refuse", {
    fields: [because],
    run: (typed) => send("PUT", "/shop/admin/orders/{orderId}/refusal", { path, body: { reason: typed("reason") } }),
  });
  const contracts = (isSupport ? running : []).map(({ id, number, title }) => ({
    id,
    name: `${number} · ${inLocale(title, locale)}`,
  }));
  return [
    ...(order.reseller === "refused" ? [] : [letter]),
    ...noticeAct({ send, t: ofContracts, today, contracts }),
    ...(isSupport && order.reseller === "pending" && order.contracts.length === 0 ? [refuse] : []),
  ];
};
