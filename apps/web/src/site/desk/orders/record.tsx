// One order: its state and sum above, left what was ordered, how far it is, documents and letters, right what can be done. [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { mayEnter } from "@kontor/domain/visitor/session";
import { reaches } from "@kontor/domain/site/admin";
import { listText, rateText } from "../../../platform/texts/format.ts";
import { Acts } from "../act.tsx";
import { Documents, Letters } from "../documents.tsx";
import { Facts, factsIn, Marks, Part, Record } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useToday } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import { actsOf } from "./acts.ts";
import { Events } from "./events.tsx";
import { Items } from "./items.tsx";
import { type Order, orderQuery } from "./queries.ts";

const route = getRouteApi("/admin/orders/$orderId");

export const OrderRecord = () => {
  const { t, send, locale, role, moment, money, to } = useKind("orders");
  const ofContracts = useDeskTexts("desk-contracts");
  const today = useToday();
  const { orderId } = route.useParams();
  const { data: order } = useSuspenseQuery(orderQuery(send, orderId));
  const { reseller, progress, unpaid, invoices } = order;
  const rates = (order.rates ?? [order.rate]).map((rate) => rateText(locale, rate));
  const placed = moment(order.placedAt);
  const isLate = invoices.some(({ kind, overdueSince }) => kind === "invoice" && overdueSince !== null);
  return (
    <Record
      back={{ page: "orders", text: t("back") }}
      title={order.number}
      badges={
        <Marks
          of={[
            ["deal", reseller === "pending" && t("deviation.papers")],
            ["plain", reseller === "refused" && t("deviation.refused")],
            ["stop", progress === "failed" && t("deviation.failed")],
            ["stop", isLate && t("deviation.overdue")],
            ["deal", !isLate && unpaid && t("state.unpaid")],
          ]}
        />
      }
      figure={{ label: t("fact.total"), value: money(order.total) }}
      since={placed}
      acts={
        <>
          <Acts acts={actsOf(order, { send, t, ofContracts, role, locale, today })} />
          <Authcodes order={order} isAdmin={mayEnter("admin", role)} />
        </>
      }
    >
      <Part title={t("part.order")}>
        <Facts
          facts={factsIn(t, {
            customer: to(`customers/${order.customerNumber}`, `${order.name}, ${order.customerNumber}`),
            email: order.email,
            placedAt: placed,
            vat: t(`treatment.${order.treatment}`, { rate: listText(locale, rates) }),
          })}
        />
        {reseller === "pending" && order.contracts.length === 0 ? <p>{t("waits")}</p> : null}
      </Part>
      <Items order={order} />
      <Documents invoices={invoices} />
      <Letters letters={order.letters} />
      {reaches("support", role) ? <Events id={orderId} /> : null}
    </Record>
  );
};

/** Authcodes leave the shop as a file, for an administrator who has just proved who they are. */
const Authcodes = ({ order: { id, setup }, isAdmin }: { readonly order: Order; readonly isAdmin: boolean }) => {
  const { t, href } = useKind("orders");
  if (setup.authcodes === 0) return null;
  const isOpen = setup.waitsFor === null;
  return (
    <>
      <p>{t(isOpen ? (isAdmin ? "authcodes.text" : "authcodes.admin") : "authcodes.later")}</p>
      {isOpen && isAdmin ? <a href={href(`orders/${id}/authcodes`)}>{t("authcodes.link")}</a> : null}
    </>
  );
};
