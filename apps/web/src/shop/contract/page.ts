// The contracts of a customer, and one of them with its terms, days and rights. Rendered for each visitor, never cached. [ACC-02]
import { calendarText, contractTitle, type ContractView, isOver, termsText } from "@kontor/domain/shop/contract";
import { type DeclarationAnswer, possibleAnswers, questionLines, questionWords } from "@kontor/domain/site/request";
import {
  accountEntryOf,
  accountEntryPath,
  accountPath,
  calendarPath,
  contactPath,
  fixedPaths,
} from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { dayText, momentText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountWays } from "../account/account-ways.ts";
import { priceEvery, priceText, withPiece } from "../account/contract-words.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "../account/own-page.ts";
import { listOf, type OwnPage as AccountPageOf, shownPage } from "../account/shown-page.ts";
import { actsOf } from "./acts.ts";
import { contractRow, nameRows, nextText, partTitle, standingOf } from "./contract-row.ts";
import { factsOf } from "./facts.ts";
import { helpOf } from "./help.ts";
import type { BalanceShown, CalendarRow, ContractsView, DeliveryShown, QuestionShown } from "./views.ts";

/** Days of the calendar that stand open. */
const daysShown = 3;

type OwnPage = AccountPageOf<"contracts", ContractsView>;

/** Null where the path is none of these pages. */
export const contractsPageAt = (facts: PageFacts): Promise<OwnPage | Elsewhere> | null => {
  const id = accountEntryOf("contracts", facts.path, facts.locale);
  const isNames = facts.path === accountPath("domains", facts.locale);
  if (id === null && !isNames) return null;
  if (!hasToken(facts)) return Promise.resolve(toLogin(facts));
  if (id === null) return namesPage(facts);
  return id === "" ? listPage(facts) : contractPage(facts, id);
};

const listPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale } = facts;
  const { query, paths, ways } = listOf(facts, "contracts");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts", { query }));
  if (answer.kind !== "value") return answer;
  const { contracts, next } = answer.value;
  return shown(facts, texts(locale, "contracts")("meta.list"), paths, {
    view: "list",
    ways: accountWays(facts),
    rows: (contracts as readonly ContractView[]).map((contract) => contractRow(contract, locale)),
    ...ways(next),
  });
};

/** Each name in a line of its own, with the contract behind it. */
const namesPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale } = facts;
  const { query, paths, ways } = listOf(facts, "domains");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts", { query: { only: "names", ...query } }));
  if (answer.kind !== "value") return answer;
  const { contracts, next } = answer.value;
  return shown(facts, texts(locale, "contracts")("meta.names"), paths, {
    view: "names",
    ways: accountWays(facts),
    rows: (contracts as readonly ContractView[]).flatMap((contract) => nameRows(contract, locale)),
    search: inLocale(fixedPaths["domain-check"], locale),
    ...ways(next),
  });
};

const contractPage = async (facts: PageFacts, id: string): Promise<OwnPage | Elsewhere> => {
  const { locale, search } = facts;
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts/{contractId}", { path: { contractId: id } }));
  if (answer.kind !== "value") return answer;
  const view = answer.value as ContractView;
  const { contract } = view;
  const isRunning = !isOver(view.standing);
  const [delivery, help, questions, balance] = await Promise.all([
    isRunning ? deliveryOf(facts, contract) : null,
    isRunning ? helpOf(facts, contract) : [],
    questionsOf(facts, contract.id),
    balanceOf(facts, contract),
  ]);
  const t = texts(locale, "contracts");
  const title = contractTitle(view.contract, locale);
  const paths = { en: accountEntryPath("contracts", id, "en"), de: accountEntryPath("contracts", id, "de") };
  return shown(facts, t("meta.contract", { title, number: contract.number }), paths, {
    view: "contract",
    ways: accountWays(facts),
    list: accountPath("contracts", locale),
    title,
    standing: standingOf(view, locale),
    head: [
      { term: t("head.next"), value: nextText(view, locale) },
      ...(view.acts.cancel === null || view.nextEnd === null || contract.hourly
        ? []
        : [{ term: t("facts.lastDay"), value: dayText(locale, view.nextEnd.lastDay) }]),
      { term: t("head.price"), value: isRunning ? priceText(view, locale) : t("head.over") },
      { term: t("facts.number"), value: withPiece(contract.number, contract, locale) },
    ],
    delivery,
    help,
    write: contactPath(id, locale),
    questions,
    balance,
    answered: answeredIn(search),
    facts: factsOf(view, locale),
    terms: [...(isRunning ? [termsText(view.terms, locale)] : []), ...(view.later.length === 0 ? [] : [t("vatNote")])],
    parts: contract.parts.map((part) => ({
      title: partTitle(part, locale),
      price:
        part.recurring === 0
          ? t("included")
          : priceEvery(contract, { gross: part.recurring, everyMonths: part.everyMonths }, locale),
    })),
    ...calendarOf(view, locale),
    calendarHref: calendarPath(id, locale),
    acts: actsOf(view, locale),
    claim:
      search.get("act") === "guarantee" && view.acts.guarantee !== null
        ? {
            id,
            text: t(view.acts.guarantee.refund === 0 ? "claim.textFree" : "claim.text", {
              amount: moneyText(locale, view.acts.guarantee.refund),
            }),
            back: accountEntryPath("contracts", id, locale),
          }
        : null,
    claimed: search.get("claimed") === "1" && contract.state.kind === "cancelled" && contract.state.by === "guarantee",
    problem: refusedIn(search, locale),
  });
};

/** The next days at once, the later ones when they are asked for; what is past is among the facts. */
const calendarOf = (view: ContractView, locale: Locale) => {
  const rows: readonly CalendarRow[] = view.calendar.map((entry) => ({
    day: entry.day,
    date: dayText(locale, entry.day),
    text: calendarText(entry, locale, (cents) => moneyText(locale, cents)),
  }));
  const ahead = rows.filter(({ day }) => day >= view.today);
  return { calendar: ahead.slice(0, daysShown), calendarLater: ahead.slice(daysShown) };
};

/** How far it is; nothing where that cannot be read now, since the contract is what the page is about. [OUT-03] */
const deliveryOf = async (
  { services, locale }: PageFacts,
  { id, orderId }: ContractView["contract"],
): Promise<DeliveryShown | null> => {
  const response = await readFor({ services, locale }, "/shop/order/{orderId}/delivery", { path: { orderId } });
  const item = response.kind === "value" ? response.value.items.find(({ contract }) => contract === id) : undefined;
  if (item === undefined) return null;
  const t = texts(locale, "contracts");
  const { state, text, link, reportedAt } = item;
  return {
    state,
    text: inLocale(text, locale) ?? null,
    link: link === null ? null : { href: link, text: t("delivery.open", { host: new URL(link).hostname }) },
    since: t("meta.since", { moment: momentText(locale, reportedAt, services.zone) }),
  };
};

/** Declarations without a login that mean it; nothing where they cannot be read now. [ACC-05] */
const questionsOf = async ({ services, locale }: PageFacts, id: string): Promise<readonly QuestionShown[]> => {
  const response = await readFor({ services, locale }, "/shop/contracts/{contractId}/declarations", {
    path: { contractId: id },
  });
  const t = texts(locale, "contracts");
  return (response.kind === "value" ? response.value.questions : []).map(
    ({ declaration, form, receivedAt, judged, contracts }) => {
      const questioned = contracts.map(({ title, number, waits, end }) => ({
        name: `${inLocale(title, locale)} (${number})`,
        waits,
        end,
      }));
      const answers = possibleAnswers(questioned);
      return {
        contract: id,
        declaration,
        lead: t(`meta.received.${form}`, { moment: momentText(locale, receivedAt, services.zone) }),
        lines: questionLines({ form, judged, contracts: questioned }, locale, (day) => dayText(locale, day)),
        note: inLocale(questionWords, locale)[answers.includes("own") ? "waitsNext" : "takenNext"],
        answers: answers.map((answer) => ({ answer, text: inLocale(questionWords, locale).answers[answer] })),
      };
    },
  );
};

/** What is owed for it; nothing where that cannot be read now. [BAL-01] */
const balanceOf = async (
  { services, locale }: PageFacts,
  { id, orderId }: ContractView["contract"],
): Promise<BalanceShown | null> => {
  const response = await readFor({ services, locale }, "/shop/contracts/{contractId}/balance", {
    path: { contractId: id },
  });
  if (response.kind !== "value") return null;
  const { text, ...balance } = response.value;
  const t = texts(locale, "contracts");
  return {
    text: inLocale(text, locale),
    amounts: (["billed", "credited", "received", "left", "toPayBack", "paidBack"] as const)
      .filter((name) => balance[name] > 0)
      .map((name) => ({ name: t(`balance.${name}`), value: moneyText(locale, balance[name]) })),
    documents: accountEntryPath("orders", orderId, locale),
  };
};

const answeredIn = (search: URLSearchParams): DeclarationAnswer | null => {
  const answer = search.get("answered");
  return answer === "own" || answer === "not-own" ? answer : null;
};

const shown = (
  facts: PageFacts,
  title: string,
  paths: PageOf<"contracts", ContractsView>["paths"],
  data: ContractsView,
): OwnPage => shownPage(facts, { kind: "contracts", title, paths, data });
