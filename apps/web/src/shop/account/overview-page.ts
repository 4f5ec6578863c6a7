// What the account's first page says of money, contracts and names, in words; the shop calculates it from all of them, and the domain decides what comes first. [ACC-01] [ACC-02] [ACC-03] [ACC-09]
import type { ShopComponents } from "@kontor/adapters/contract";
import { type ContractView, contractTitle, standingText } from "@kontor/domain/shop/contract";
import type { Mooring } from "@kontor/domain/shop/invoice";
import { accountEntryPath, accountPath, fixedPaths, payPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { priceText, withPiece } from "./contract-words.ts";
import type { Words } from "./words.ts";
import { dateView } from "./overview-dates.ts";
import type { OverviewView, OwedView } from "./overview-views.ts";
import { waitingFor } from "./overview-waiting.ts";

type Read = ShopComponents["schemas"]["AccountOverview"];

/** Null where it cannot be read now: the rest of the page is shown without it. */
export const overviewOf = async (facts: PageFacts): Promise<OverviewView | null> => {
  const overview = valueOf(await readFor(facts, "/shop/account/overview"));
  if (overview === null) return null;
  const [owed, waits] = await Promise.all([owedOf(facts, overview), waitingFor(facts, overview)]);
  return { ...worded(overview, facts.locale), owed, waits };
};

/** What is owed now, as the books say it; null where nothing was ever billed. [BAL-01] */
const owedOf = async (facts: PageFacts, { balance, billed }: Read): Promise<OwedView | null> => {
  const { locale } = facts;
  if (!billed) return null;
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

const startsOf = (locale: Locale): OverviewView["starts"] => ({
  domains: inLocale(fixedPaths["domain-check"], locale),
  home: `/${locale}`,
});

const wordsIn = (locale: Locale): Words => {
  const t = texts(locale, "contracts");
  return { t: (key, values = {}) => t(key, values), locale };
};

type Contracts = Omit<OverviewView, "owed" | "waits">;

const worded = ({ dates, moored, moreMoored, names, moreNames }: Read, locale: Locale): Contracts => {
  const href = ({ id }: { readonly id: string }): string => accountEntryPath("contracts", id, locale);
  return {
    dates: dates.map((date) => dateView(date, locale)),
    moored: moored.map(({ view, mooring, additions }) => {
      const read = view as ContractView;
      return {
        href: href(read.contract),
        title: withPiece(wordsIn(locale), contractTitle(read.contract, locale), read.contract),
        mooring,
        state: stateText(read, mooring, locale),
        price: priceOrEnd(read, locale),
        additions: additions.map((addition) => ({ href: href(addition), title: inLocale(addition.title, locale) })),
      };
    }),
    names: names.map(({ title, contract, mooring, standing, begins }) => ({
      href: href(contract),
      title: inLocale(title, locale),
      mooring,
      state: stateText({ standing, begins: begins as ContractView["begins"] }, mooring, locale),
    })),
    more: moreMoored === 0 ? null : accountPath("contracts", locale),
    moreNames: moreNames === 0 ? null : accountPath("domains", locale),
    starts: startsOf(locale),
  };
};

/** The word for its standing, as everywhere; while it is set up, that. */
const stateText = (view: Pick<ContractView, "standing" | "begins">, mooring: Mooring, locale: Locale): string =>
  mooring === "loading"
    ? texts(locale, "contracts")("delivery.state.setting-up")
    : standingText(view, locale, (day) => dayText(locale, day));

/** What is cancelled has an end in place of a price. */
const priceOrEnd = (view: ContractView, locale: Locale): string =>
  view.standing === "cancelled"
    ? texts(locale, "contracts")("next.cancelled", { day: dayText(locale, view.end ?? "") })
    : priceText(wordsIn(locale), view);
