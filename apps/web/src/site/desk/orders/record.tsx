// One order: its state and sum above, left what was ordered, how far it is, documents and letters, right what can be done. [DSK-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { mayEnter } from "@kontor/domain/visitor/session";
import { reaches } from "@kontor/domain/site/admin";
import { listText, moneyText, rateText, shortMomentText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { Documents, Letters } from "../documents.tsx";
import { Facts, Part, Record } from "../record.tsx";
import { useDesk, useToday } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { actsOf } from "./acts.ts";
import { Events } from "./events.tsx";
import { Items } from "./items.tsx";
import { type Order, orderQuery } from "./queries.ts";

const route = getRouteApi("/admin/orders/$orderId");

export const OrderRecord = () => {
  const [t, ofContracts] = [useDeskTexts("desk-orders"), useDeskTexts("desk-contracts")];
  const { call, given } = useDesk();
  const { locale, zone, role } = given;
  const today = useToday();
  const { orderId } = route.useParams();
  const { data: order } = useSuspenseQuery(orderQuery(call, orderId));
  const rates = listText(
    locale,
    (order.rates ?? [order.rate]).map((rate) => rateText(locale, rate)),
  );
  const placed = shortMomentText(locale, order.placedAt, zone);
  const acts = actsOf(order, { call, t, ofContracts, role, locale, today });
  return (
    <Record
      back={{ href: `/admin/orders?locale=${locale}`, text: t("back") }}
      title={order.number}
      badges={<Marks order={order} />}
      figure={{ label: t("fact.total"), value: moneyText(locale, order.total) }}
      since={placed}
      acts={
        <>
          {acts.map((act) => (
            <ActButton key={act.name} act={act} />
          ))}
          <Authcodes order={order} isAdmin={mayEnter("admin", role)} />
        </>
      }
    >
      <Part title={t("part.order")}>
        <Facts
          facts={[
            {
              label: t("fact.customer"),
              value: (
                <Link href={`/admin/customers/${order.customerNumber}?locale=${locale}`}>
                  {`${order.name}, ${order.customerNumber}`}
                </Link>
              ),
            },
            { label: t("fact.email"), value: order.email },
            { label: t("fact.placedAt"), value: placed },
            { label: t("fact.vat"), value: t(`treatment.${order.treatment}`, { rate: rates }) },
          ]}
        />
        {order.reseller === "pending" && order.contracts.length === 0 ? <p>{t("waits")}</p> : null}
      </Part>
      <Items order={order} />
      <Documents invoices={order.invoices} />
      <Letters letters={order.letters} />
      {reaches("support", role) ? <Events id={orderId} /> : null}
    </Record>
  );
};

/** What deviates from an order that was placed and is on its way. */
const Marks = ({ order: { reseller, progress, unpaid, invoices } }: { readonly order: Order }) => {
  const t = useDeskTexts("desk-orders");
  const isLate = invoices.some(({ kind, overdueSince }) => kind === "invoice" && overdueSince !== null);
  return (
    <>
      {reseller === "pending" ? <Badge kind="deal">{t("deviation.papers")}</Badge> : null}
      {reseller === "refused" ? <Badge>{t("deviation.refused")}</Badge> : null}
      {progress === "failed" ? <Badge kind="stop">{t("deviation.failed")}</Badge> : null}
      {isLate ? (
        <Badge kind="stop">{t("deviation.overdue")}</Badge>
      ) : unpaid ? (
        <Badge kind="deal">{t("state.unpaid")}</Badge>
      ) : null}
    </>
  );
};

/** Authcodes leave the shop as a file, for an administrator who has just proved who they are. */
const Authcodes = ({ order: { id, setup }, isAdmin }: { readonly order: Order; readonly isAdmin: boolean }) => {
  const t = useDeskTexts("desk-orders");
  const { locale } = useDesk().given;
  if (setup.authcodes === 0) return null;
  const isOpen = setup.waitsFor === null;
  return (
    <>
      <p>{t(isOpen ? (isAdmin ? "authcodes.text" : "authcodes.admin") : "authcodes.later")}</p>
      {isOpen && isAdmin ? <a href={`/admin/orders/${id}/authcodes?locale=${locale}`}>{t("authcodes.link")}</a> : null}
    </>
  );
};
