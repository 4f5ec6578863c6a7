// One contract: its state and what is owed above, left its terms, prices, days, setup and documents, right what can be done. [DSK-08] [ACC-02] [BAL-08]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { sum } from "@kontor/domain/kernel/money";
import { type ContractView, contractTitle, shownStanding } from "@kontor/domain/shop/contract";
import { noticeKinds, reaches } from "@kontor/domain/site/admin";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { moneyText, shortDayText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { Documents } from "../documents.tsx";
import { Facts, Part, Record, type RecordPart } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk, useToday } from "../use-desk.ts";
import { Declared } from "./declared.tsx";
import { factsOf } from "./facts.ts";
import { noticeAct } from "./notice.ts";
import { Days, Parts, Prices, Setup } from "./parts.tsx";
import { type Contract, contractQuery } from "./queries.ts";

const route = getRouteApi("/admin/contracts/$contractId");

export const ContractRecord = () => {
  const t = useDeskTexts("desk-contracts");
  const { call, given } = useDesk();
  const { locale, role, zone } = given;
  const today = useToday();
  const { contractId } = route.useParams();
  const { data: details } = useSuspenseQuery(contractQuery(call, contractId));
  const { customer, balance, delivery, invoices } = details;
  const view = details.view as ContractView;
  const { contract } = view;
  const isCancelled = view.standing === "cancelled";
  const mayEnd = reaches("support", role) && (isCancelled || view.standing === "running");
  const { revision } = details;
  const contracts = mayEnd ? [{ id: contract.id, name: contract.number }] : [];
  const kinds = noticeKinds.filter((kind) => !isCancelled || kind !== "ordinary");
  const acts = noticeAct({ call, t, today, contracts, revision, kinds });
  return (
    <Record
      back={{ href: `/admin/contracts?locale=${locale}`, text: t("back") }}
      title={contract.number}
      badges={<Marks details={details} />}
      figure={figureOf(details, locale, t)}
      since={nextOf(view, locale, t)}
      acts={
        <>
          {acts.map((act) => (
            <ActButton key={act.name} act={act} />
          ))}
          {reaches("support", role) ? <Declared contract={contract.number} /> : null}
          {reaches("support", role) ? (
            <Link href={`/admin/inbox?locale=${locale}&q=${contract.orderNumber}`}>{t("requests")}</Link>
          ) : null}
          {reaches("admin", role) ? (
            <Link href={`/admin/journal?locale=${locale}&q=${contract.orderNumber}`}>{t("journal")}</Link>
          ) : null}
        </>
      }
    >
      <Part title={contractTitle(contract, locale)}>
        <Facts
          facts={[
            {
              label: t("fact.customer"),
              value: (
                <Link href={`/admin/customers/${customer.number}?locale=${locale}`}>
                  {`${customer.name ?? t("deleted")}, ${customer.number}`}
                </Link>
              ),
            },
            ...(details.email === null ? [] : [{ label: t("fact.email"), value: details.email }]),
            {
              label: t("fact.order"),
              value: <Link href={`/admin/orders/${contract.orderId}?locale=${locale}`}>{contract.orderNumber}</Link>,
            },
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

/** What deviates from a contract that runs. */
const Marks = ({ details: { view, delivery } }: { readonly details: Contract }) => {
  const t = useDeskTexts("desk-contracts");
  return (
    <>
      {view.standing === "running" ? null : <Badge>{t(`deviation.${view.standing}`)}</Badge>}
      {delivery?.state === "failed" ? <Badge kind="stop">{t("deviation.failed")}</Badge> : null}
    </>
  );
};

/** What is owed of it; else what is to be paid back, else what it costs. */
const figureOf = (
  { balance: { left, toPayBack, overdue }, view }: Contract,
  locale: Locale,
  t: TFunction,
): NonNullable<RecordPart["figure"]> => {
  if (left > 0) return { label: t("figure.left"), value: moneyText(locale, left), isLate: overdue > 0 };
  if (toPayBack > 0) return { label: t("figure.toPayBack"), value: moneyText(locale, toPayBack) };
  const price = sum(view.contract.parts.map(({ recurring }) => recurring));
  return {
    label: t("figure.price"),
    value: t("every", { price: moneyText(locale, price), count: view.contract.parts[0]?.everyMonths ?? 0 }),
  };
};

/** What happens next, and when. */
const nextOf = (view: ContractView, locale: Locale, t: TFunction): string => {
  const day = (on: string | null) => ({ day: on === null ? "–" : shortDayText(locale, on) });
  const standing = shownStanding(view);
  if (standing === "begins") return t("next.begins", day(view.begins));
  if (standing !== "running") return t(`next.${standing}`, day(view.end));
  if (view.renewal !== null) return t("next.renewal", day(view.renewal));
  return view.nextEnd === null ? t("next.anytime") : t("next.open", day(view.nextEnd.end));
};
