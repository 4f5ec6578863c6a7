// A customer on one page: what they owe above, left what runs and what is open, then the account, its money, orders, requests and changes, right what can be done. [DSK-08] [OPS3-10] [LOOK3-2]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { partyName } from "@kontor/domain/shop/customer";
import { reaches } from "@kontor/domain/site/admin";
import { inLocale } from "@kontor/domain/visitor/locale";
import { accessActs } from "../access/acts.ts";
import { ActGroup } from "../act-group.tsx";
import { Changes } from "../journal/changes.tsx";
import { moneyActs } from "../money/acts.ts";
import { Charges, Payments } from "../money/payments.tsx";
import { Marks, openFigure, Record } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk, useToday } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import { aboutCustomer, detailActs } from "./acts.ts";
import { AccountFacts } from "./facts.tsx";
import { OpenDocuments, Orders, Requests, Running, Unsent } from "./lists.tsx";
import {
  type Account,
  accountQuery,
  countriesQuery,
  type CustomerMoney,
  isCustomer,
  moneyQuery,
  seesRequests,
} from "./queries.ts";

const route = getRouteApi("/admin/customers/$customerNumber");

export const CustomerRecord = () => {
  const { customerNumber } = route.useParams();
  const { data: account } = useSuspenseQuery(accountQuery(useDesk().send, customerNumber));
  return isCustomer(account) ? <WithMoney account={account} /> : <Page account={account} money={null} />;
};

const WithMoney = ({ account }: { readonly account: Account }) => {
  const { data: money } = useSuspenseQuery(moneyQuery(useDesk().send, account.number));
  return <Page account={account} money={money} />;
};

interface Shown {
  readonly account: Account;
  /** Null for an account of staff, which has none. */
  readonly money: CustomerMoney | null;
}

const Page = ({ account, money }: Shown) => {
  const { t, role, moment, money: sum } = useKind("customers");
  const { number, email, address, hasOrders, blocked, waiting, createdAt } = account;
  return (
    <Record
      back={{ page: "customers", text: t("back") }}
      title={address === null ? email : partyName(address)}
      badges={
        <Marks
          of={[
            ["plain", account.role !== "customer" && t(`roles.${account.role}`)],
            ["stop", blocked && t("deviation.blocked")],
            ["deal", waiting > 0 && t("deviation.papers")],
          ]}
        />
      }
      {...(money === null ? {} : openFigure(t, sum, money.balance))}
      since={t("since", { number, moment: moment(createdAt) })}
      acts={
        <>
          {money === null ? null : <MoneyActs account={account} money={money} />}
          {address === null || money === null ? null : <DetailActs account={account} />}
          <AccessActs account={account} money={money} />
        </>
      }
    >
      {hasOrders ? (
        <>
          <Running customer={number} />
          <OpenDocuments customer={number} />
        </>
      ) : null}
      <AccountFacts account={account} />
      {money === null ? null : (
        <>
          <Payments text={money.balance.text} payments={money.payments} refundTo={money.refundTo} />
          <Charges charges={money.charges} adjustments={money.adjustments} />
        </>
      )}
      {hasOrders ? <Orders customer={number} /> : null}
      {seesRequests(role) ? (
        <>
          <Requests email={email} />
          <Unsent email={email} />
        </>
      ) : null}
      <Changes subject={number} />
    </Record>
  );
};

const MoneyActs = ({ account: { number }, money }: { readonly account: Account; readonly money: CustomerMoney }) => {
  const { t, send, locale, role } = useKind("customers");
  const acting = { send, t: useDeskTexts("desk-money"), locale, today: useToday() };
  if (!reaches("books", role)) return null;
  return <ActGroup title={t("acts.money")} acts={moneyActs(aboutCustomer(number, money), money, acting)} />;
};

const DetailActs = ({ account }: { readonly account: Account }) => {
  const { t, send, role } = useKind("customers");
  const { data: countries } = useSuspenseQuery(countriesQuery(send));
  return <ActGroup title={t("acts.details")} acts={detailActs(account, { send, t, role, countries })} />;
};

const AccessActs = ({ account, money }: Shown) => {
  const { t, send, role, locale } = useKind("customers");
  const openMoney = account.openMoney === null || money === null ? null : inLocale(money.balance.text, locale);
  return <ActGroup title={t("acts.access")} acts={accessActs(account, { send, t, role, openMoney })} />;
};
