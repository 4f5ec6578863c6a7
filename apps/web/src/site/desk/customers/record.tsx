// A customer on one page: what they owe above, left what runs and what is open, then the account, its money, orders, requests and changes, right what can be done. [DSK-08] [OPS3-10] [LOOK3-2]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Badge } from "@kontor/ui/badge";
import { partyName } from "@kontor/domain/shop/customer";
import { reaches } from "@kontor/domain/site/admin";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { moneyText, shortMomentText } from "../../../platform/texts/format.ts";
import { ActGroup } from "../act-group.tsx";
import { Changes } from "../journal/changes.tsx";
import { moneyActs } from "../money/acts.ts";
import { Charges, Payments } from "../money/payments.tsx";
import { Record, type RecordPart } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk, useToday } from "../use-desk.ts";
import { aboutCustomer, accessActs, detailActs } from "./acts.ts";
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
  const { data: account } = useSuspenseQuery(accountQuery(useDesk().call, customerNumber));
  return isCustomer(account) ? <WithMoney account={account} /> : <Page account={account} money={null} />;
};

const WithMoney = ({ account }: { readonly account: Account }) => {
  const { data: money } = useSuspenseQuery(moneyQuery(useDesk().call, account.number));
  return <Page account={account} money={money} />;
};

interface Shown {
  readonly account: Account;
  /** Null for an account of staff, which has none. */
  readonly money: CustomerMoney | null;
}

const Page = ({ account, money }: Shown) => {
  const t = useDeskTexts("desk-customers");
  const { locale, zone, role } = useDesk().given;
  const { number, email, address, hasOrders } = account;
  const figure = money === null ? undefined : owedOf(money, t, locale);
  return (
    <Record
      back={{ href: `/admin/customers?locale=${locale}`, text: t("back") }}
      title={address === null ? email : partyName(address)}
      badges={<Marks account={account} />}
      {...(figure === undefined ? {} : { figure })}
      since={t("since", { number, moment: shortMomentText(locale, account.createdAt, zone) })}
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

/** What deviates from a customer whose account is open. */
const Marks = ({ account }: { readonly account: Account }) => {
  const t = useDeskTexts("desk-customers");
  return (
    <>
      {account.role === "customer" ? null : <Badge>{t(`roles.${account.role}`)}</Badge>}
      {account.blocked ? <Badge kind="stop">{t("deviation.blocked")}</Badge> : null}
      {account.waiting > 0 ? <Badge kind="deal">{t("deviation.papers")}</Badge> : null}
    </>
  );
};

/** What is open of all, in red where some of it is late. */
const owedOf = (
  { balance: { left, overdue, toPayBack, payBackLate, credit } }: CustomerMoney,
  t: (key: string) => string,
  locale: Locale,
): RecordPart["figure"] => {
  if (left > 0) return { label: t("figure.left"), value: moneyText(locale, left), isLate: overdue > 0 };
  if (toPayBack > 0)
    return { label: t("figure.toPayBack"), value: moneyText(locale, toPayBack), isLate: payBackLate > 0 };
  return credit > 0 ? { label: t("figure.credit"), value: moneyText(locale, credit) } : undefined;
};

const MoneyActs = ({ account: { number }, money }: { readonly account: Account; readonly money: CustomerMoney }) => {
  const [t, ofMoney] = [useDeskTexts("desk-customers"), useDeskTexts("desk-money")];
  const { call, given } = useDesk();
  const { locale, role } = given;
  const today = useToday();
  if (!reaches("books", role)) return null;
  const acts = moneyActs(aboutCustomer(number, money), money, { call, t: ofMoney, locale, today });
  return <ActGroup title={t("acts.money")} acts={acts} />;
};

const DetailActs = ({ account }: { readonly account: Account }) => {
  const t = useDeskTexts("desk-customers");
  const { call, given } = useDesk();
  const { data: countries } = useSuspenseQuery(countriesQuery(call));
  return <ActGroup title={t("acts.details")} acts={detailActs(account, { call, t, role: given.role, countries })} />;
};

const AccessActs = ({ account, money }: Shown) => {
  const t = useDeskTexts("desk-customers");
  const { call, given } = useDesk();
  const { locale, role } = given;
  const openMoney = account.openMoney === null || money === null ? null : inLocale(money.balance.text, locale);
  return <ActGroup title={t("acts.access")} acts={accessActs(account, { call, t, role, openMoney })} />;
};
