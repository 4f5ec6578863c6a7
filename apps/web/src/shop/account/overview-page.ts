// What the account's first page says of money, contracts and names, in words; the domain decides what comes first. [ACC-01] [ACC-02] [ACC-03] [ACC-09]
import { type ContractView, contractTitle, standingText } from "@kontor/domain/shop/contract";
import {
  accountOverview,
  type AccountOverview,
  hasAllOpen,
  type Mooring,
  overviewLimits,
} from "@kontor/domain/shop/invoice";
import { accountEntryPath, accountPath, fixedPaths, payPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { todayOf } from "../../platform/page/today.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { dateView } from "./overview-dates.ts";
import type { OverviewView, OwedView } from "./overview-views.ts";
import { waitingFor } from "./overview-waiting.ts";

/** Pages of a list that are read, twenty entries each. */
const pagesRead = 5;

/** Null where it cannot be read now: the rest of the page is shown without it. */
export const overviewOf = async (facts: PageFacts): Promise<OverviewView | null> => {
  const [contracts, invoices] = await Promise.all([contractsOf(facts), invoicesOf(facts)]);
  if (contracts === null || invoices === null) return null;
  const [{ views, isAll }, { documents, books }] = [contracts, invoices];
  const [owed, waits] = await Promise.all([owedOf(facts, books), waitingFor(facts, books.balance)]);
  const isReady = await readinessOf(facts, views);
  const today = views[0]?.today ?? todayOf(facts.services);
  const overview = accountOverview({ today, contracts: views, isReady, documents });
  return { ...worded(overview, facts.locale, isAll), owed, waits };
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

const listOfDue = (facts: PageFacts, after: string | null) =>
  readFor(facts, "/shop/invoices", { query: { sort: "due", ...(after === null ? {} : { after }) } });

type Books = Extract<Awaited<ReturnType<typeof listOfDue>>, { readonly kind: "value" }>["value"];

/** All of which something is open, which are the first of the list. */
const invoicesOf = async (
  facts: PageFacts,
  sooner: Documents = [],
  after: string | null = null,
  pages = 1,
): Promise<{ readonly documents: Documents; readonly books: Books } | null> => {
  const answer = await listOfDue(facts, after);
  if (answer.kind !== "value") return null;
  const { invoices, next } = answer.value;
  const documents = [...sooner, ...(invoices as Documents)];
  if (next === null || pages === pagesRead || hasAllOpen(invoices)) return { documents, books: answer.value };
  return invoicesOf(facts, documents, next, pages + 1);
};

/** What is owed now, as the books say it; null where nothing was ever billed. [BAL-01] */
const owedOf = async (facts: PageFacts, { balance, years, charges }: Books): Promise<OwedView | null> => {
  const { locale } = facts;
  if (years.length + charges.length === 0) return null;
  const list = accountPath("invoices", locale);
  const text = inLocale(balance.text, locale);
  if (balance.left === 0) return { amount: null, isLate: false, text, pay: null, list };
  const online = valueOf(await readFor(facts, "/shop/payment"))?.providers ?? [];
  return {
    amount: moneyText(locale, balance.left),
    isLate: balance.overdue > 0,
    text,
    pay: online.length === 0 ? null : payPath(null, locale),
    list,
  };
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

type Contracts = Omit<OverviewView, "owed" | "waits">;

const worded = (
  { dates, moored, moreMoored, names, moreNames }: AccountOverview,
  locale: Locale,
  isAll: boolean,
): Contracts => {
  const title = ({ contract }: ContractView): string => contractTitle(contract, locale);
  const href = ({ contract }: ContractView): string => accountEntryPath("contracts", contract.id, locale);
  return {
    dates: dates.map((date) => dateView(date, locale)),
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
    starts: startsOf(locale),
  };
};

/** The word for its standing, as everywhere; while it is set up, that. */
const stateText = (view: ContractView, mooring: Mooring, locale: Locale): string =>
  mooring === "loading"
    ? texts(locale, "contracts")("delivery.state.setting-up")
    : standingText(view, locale, (day) => dayText(locale, day));

/** What is cancelled has an end in place of a price. */
const priceText = ({ later, contract, standing, end }: ContractView, locale: Locale): string => {
  const t = texts(locale, "contracts");
  if (standing === "cancelled") return t("next.cancelled", { day: dayText(locale, end ?? "") });
  const prices = later.map(({ gross, everyMonths }) =>
    t(contract.hourly ? "priceMost" : "price", {
      price: moneyText(locale, gross),
      every: t("every", { count: everyMonths }),
    }),
  );
  return prices.length === 0 ? t("free") : prices.join(" + ");
};
