// One contract: its state and what is owed above, left its terms, prices, days, setup and documents, right what can be done. [DSK-08] [ACC-02] [BAL-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { sum } from "@kontor/domain/kernel/money";
import { type ContractView, contractTitle, shownStanding } from "@kontor/domain/shop/contract";
import { noticeKinds, reaches } from "@kontor/domain/site/admin";
import { inLocale } from "@kontor/domain/visitor/locale";
import { Acts } from "../act.tsx";
import { Documents } from "../documents.tsx";
import { Facts, factsIn, Marks, openFigure, Part, Record } from "../record.tsx";
import { useToday } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import { Declared } from "./declared.tsx";
import { factsOf } from "./facts.ts";
import { noticeAct } from "./notice.ts";
import { Days, Parts, Prices, Setup } from "./parts.tsx";
import { contractQuery } from "./queries.ts";

const route = getRouteApi("/admin/contracts/$contractId");

export const ContractRecord = () => {
  const { t, send, locale, zone, role, money, day, to } = useKind("contracts");
  const today = useToday();
  const { contractId } = route.useParams();
  const { data: details } = useSuspenseQuery(contractQuery(send, contractId));
  const { customer, balance, delivery, invoices, revision, email } = details;
  const view = details.view as ContractView;
  const { contract, standing } = view;
  const isSupport = reaches("support", role);
  const isCancelled = standing === "cancelled";
  const contracts =
    isSupport && (isCancelled || standing === "running") ? [{ id: contract.id, name: contract.number }] : [];
  const kinds = noticeKinds.filter((kind) => !isCancelled || kind !== "ordinary");
  const price = t("every", {
    price: money(sum(contract.parts.map(({ recurring }) => recurring))),
    count: contract.parts[0]?.everyMonths ?? 0,
  });
  return (
    <Record
      back={{ page: "contracts", text: t("back") }}
      title={contract.number}
      badges={
        <Marks
          of={[
            ["plain", standing !== "running" && t(`deviation.${standing}`)],
            ["stop", delivery?.state === "failed" && t("deviation.failed")],
          ]}
        />
      }
      figure={{ label: t("figure.price"), value: price }}
      {...openFigure(t, money, balance)}
      since={nextOf(view, day, t)}
      acts={
        <>
          <Acts acts={noticeAct({ send, t, today, contracts, revision, kinds })} />
          {isSupport ? <Declared contract={contract.number} /> : null}
          {isSupport ? to("inbox", t("requests"), { q: contract.orderNumber }) : null}
          {reaches("admin", role) ? to("journal", t("journal"), { q: contract.orderNumber }) : null}
        </>
      }
    >
      <Part title={contractTitle(contract, locale)}>
        <Facts
          facts={[
            ...factsIn(t, {
              customer: to(`customers/${customer.number}`, `${customer.name ?? t("deleted")}, ${customer.number}`),
              email,
              order: to(`orders/${contract.orderId}`, contract.orderNumber),
            }),
            ...factsOf(view, { locale, zone, t }),
          ]}
        />
      </Part>
      <Parts parts={contract.parts} isHourly={contract.hourly} />
      <Prices details={details} />
      <Days calendar={view.calendar} />
      {delivery === null ? null : <Setup delivery={delivery} />}
      <Part title={t("part.balance")}>
        <p>{inLocale(balance.text, locale)}</p>
      </Part>
      <Documents invoices={invoices} />
    </Record>
  );
};

/** What happens next, and when. */
const nextOf = (view: ContractView, dayText: (on: string | null) => string, t: TFunction): string => {
  const day = (on: string | null) => ({ day: dayText(on) });
  const standing = shownStanding(view);
  if (standing === "begins") return t("next.begins", day(view.begins));
  if (standing !== "running") return t(`next.${standing}`, day(view.end));
  if (view.renewal !== null) return t("next.renewal", day(view.renewal));
  return view.nextEnd === null ? t("next.anytime") : t("next.open", day(view.nextEnd.end));
};
