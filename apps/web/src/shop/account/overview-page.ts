// What the account's first page says of contracts, names and payments, in words; the domain decides what comes first. [ACC-01] [ACC-02] [ACC-03]
import { type ContractView, contractTitle } from "@kontor/domain/shop/contract";
import {
  accountOverview,
  type AccountOverview,
  hasAllOpen,
  type Mooring,
  overviewLimits,
  type PaymentAhead,
} from "@kontor/domain/shop/invoice";
import { accountEntryPath, accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { OverviewView, PaymentView } from "./overview-views.ts";

/** Pages of a list that are read, twenty entries each. */
const pagesRead = 5;

/** Null where it cannot be read now: the rest of the page is shown without it. */
export const overviewOf = async (facts: PageFacts): Promise<OverviewView | null> => {
  const [contracts, invoices] = await Promise.all([contractsOf(facts), invoicesOf(facts)]);
  if (contracts === null || invoices === null) return null;
  const [{ views, isAll }, { documents, owed }] = [contracts, invoices];
  const [first] = views;
  if (first === undefined) return { ...empty(facts), owed: documents.length === 0 ? null : owed };
  const isReady = await readinessOf(facts, views);
  const overview = accountOverview({ today: first.today, contracts: views, isReady, documents });
  return worded(overview, facts.locale, isAll, owed);
};

const contractsOf = async (
  facts: PageFacts,
  after: string | null = null,
  pages = 1,
): Promise<{ readonly views: readonly ContractView[]; readonly isAll: boolean } | null> => {
  const answer = await readFor(facts, "/shop/contracts", { query: after === null ? {} : { after } });
  if (answer.kind !== "value") return null;
  const { contracts, next } = answer.value;
  const views = contracts as readonly ContractView[];
  if (next === null || pages === pagesRead) return { views, isAll: next === null };
  const older = await contractsOf(facts, next, pages + 1);
  return older === null ? null : { views: [...views, ...older.views], isAll: older.isAll };
};

type Documents = Parameters<typeof accountOverview>[0]["documents"];

/** As far back as something is left to pay. */
const invoicesOf = async (
  facts: PageFacts,
  newer: Documents = [],
  after: string | null = null,
  pages = 1,
): Promise<{ readonly documents: Documents; readonly owed: string } | null> => {
  const answer = await readFor(facts, "/shop/invoices", { query: after === null ? {} : { after } });
  if (answer.kind !== "value") return null;
  const { invoices, balance, next } = answer.value;
  const documents = [...newer, ...(invoices as Documents)];
  if (next === null || pages === pagesRead || hasAllOpen(documents, balance))
    return { documents, owed: inLocale(balance.text, facts.locale) };
  return invoicesOf(facts, documents, next, pages + 1);
};

/** How far the latest orders are; nothing of one where that cannot be read now. [OUT-03] */
const readinessOf = async (facts: PageFacts, views: readonly ContractView[]): Promise<ReadonlyMap<string, boolean>> => {
  const orders = [...new Set(views.map(({ contract }) => contract.orderId))].slice(0, overviewLimits.ships);
  const answers = await Promise.all(
    orders.map((orderId) => readFor(facts, "/shop/order/{orderId}/delivery", { path: { orderId } })),
  );
  const items = answers.flatMap((answer) => valueOf(answer)?.items ?? []);
  return new Map(items.map(({ contract, state }) => [contract, state === "ready"]));
};

const startsOf = (locale: Locale): OverviewView["starts"] => ({
  domains: inLocale(fixedPaths["domain-check"], locale),
  home: `/${locale}`,
});

const empty = ({ locale }: Pick<PageFacts, "locale">): OverviewView => ({
  payment: null,
  notice: null,
  moored: [],
  names: [],
  more: null,
  owed: null,
  starts: startsOf(locale),
});

const worded = (
  { payment, notice, moored, moreMoored, names, moreNames }: AccountOverview,
  locale: Locale,
  isAll: boolean,
  owed: string,
): OverviewView => {
  const t = texts(locale, "account");
  const title = ({ contract }: ContractView): string => contractTitle(contract, locale);
  const href = ({ contract }: ContractView): string => accountEntryPath("contracts", contract.id, locale);
  const [first] = notice?.contracts ?? [];
  return {
    payment: payment === null ? null : paymentView(payment, locale),
    notice:
      notice === null || first === undefined
        ? null
        : {
            day: dayText(locale, notice.lastDay),
            text: t(notice.contracts.length === 1 ? "overview.noticeText" : "overview.noticeMany", {
              title: title(first),
              count: notice.contracts.length - 1,
              end: dayText(locale, notice.end),
            }),
            href: href(first),
          },
    moored: moored.map(({ view, mooring, additions }) => ({
      href: href(view),
      title: title(view),
      mooring,
      state: stateText(view, mooring, locale),
      price: priceText(view, locale),
      additions: additions.map((addition) => ({ href: href(addition), title: title(addition) })),
    })),
    names: names.map(({ title: name, contract, mooring }) => ({
      href: href(contract),
      title: inLocale(name, locale),
      mooring,
      state: stateText(contract, mooring, locale),
    })),
    more: moreMoored + moreNames === 0 && isAll ? null : accountPath("contracts", locale),
    owed,
    starts: startsOf(locale),
  };
};

const stateText = ({ begins, end }: ContractView, mooring: Mooring, locale: Locale): string =>
  texts(locale, "account")(`overview.state.${mooring}`, { day: dayText(locale, begins ?? end ?? "") });

const priceText = ({ later, contract }: ContractView, locale: Locale): string => {
  const t = texts(locale, "contracts");
  const prices = later.map(({ gross, everyMonths }) =>
    t(contract.hourly ? "priceMost" : "price", {
      price: moneyText(locale, gross),
      every: t("every", { count: everyMonths }),
    }),
  );
  return prices.length === 0 ? t("free") : prices.join(" + ");
};

const paymentView = (payment: PaymentAhead, locale: Locale): PaymentView => {
  const t = texts(locale, "account");
  const [amount, day] = [moneyText(locale, payment.cents), payment.day === null ? "" : dayText(locale, payment.day)];
  if (payment.kind === "regular")
    return {
      kind: "regular",
      when: t("overview.on", { day }),
      amount: payment.atMost ? t("overview.atMost", { amount }) : amount,
      link: null,
      others: null,
    };
  const { document, others, kind } = payment;
  return {
    kind,
    when: t(payment.day === null ? "overview.open" : `overview.${kind}`, { day }),
    amount,
    link: {
      href: accountEntryPath("invoices", document.id, locale),
      text: t("overview.pay", { number: document.number }),
    },
    others:
      others === 0 ? null : { href: accountPath("invoices", locale), text: t("overview.others", { count: others }) },
  };
};
