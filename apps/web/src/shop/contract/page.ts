// The contracts of a customer, and one of them with its terms, days and rights. Rendered for each visitor, never cached. [ACC-02]
import {
  calendarText,
  contractTitle,
  type ContractView,
  isOver,
  shownStanding,
  termsText,
} from "@kontor/domain/shop/contract";
import { type DeclarationAnswer, possibleAnswers, questionLines, questionWords } from "@kontor/domain/site/request";
import { accountEntryOf, accountEntryPath, accountPath, calendarPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { refusedIn } from "../../platform/page/refused-in.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { countryText, dayText, momentText, moneyText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { accountHead, accountWays } from "../account/account-ways.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "../account/own-page.ts";
import type {
  BalanceShown,
  ContractAct,
  ContractFact,
  ContractRow,
  ContractsView,
  DeliveryShown,
  StandingShown,
  QuestionShown,
} from "./views.ts";

type OwnPage = { readonly kind: "page"; readonly page: PageOf<"contracts", ContractsView> };

/** Null where the path is none of these pages. */
export const contractsPageAt = (facts: PageFacts): Promise<OwnPage | Elsewhere> | null => {
  const id = accountEntryOf("contracts", facts.path, facts.locale);
  if (id === null) return null;
  if (!hasToken(facts)) return Promise.resolve(toLogin(facts));
  return id === "" ? listPage(facts) : contractPage(facts, id);
};

const listPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale, search } = facts;
  const after = search.get("after");
  const query = after === null ? {} : { after };
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts", { query }));
  if (answer.kind !== "value") return answer;
  const { contracts, next } = answer.value;
  const path = accountPath("contracts", locale);
  const paths = { en: accountPath("contracts", "en"), de: accountPath("contracts", "de") };
  return shown(facts, texts(locale, "contracts")("meta.list"), paths, {
    view: "list",
    ways: accountWays(facts),
    rows: (contracts as readonly ContractView[]).map((contract) => contractRow(contract, locale)),
    next: next === null ? null : `${path}?${new URLSearchParams({ after: next })}`,
    first: after === null ? null : path,
  });
};

const contractPage = async (facts: PageFacts, id: string): Promise<OwnPage | Elsewhere> => {
  const { locale, search } = facts;
  const answer = ownAnswer(facts, await readFor(facts, "/shop/contracts/{contractId}", { path: { contractId: id } }));
  if (answer.kind !== "value") return answer;
  const view = answer.value as ContractView;
  const { contract } = view;
  const [delivery, questions, balance] = [
    await deliveryOf(facts, contract),
    await questionsOf(facts, contract.id),
    await balanceOf(facts, contract),
  ];
  const t = texts(locale, "contracts");
  const title = contractTitle(view.contract, locale);
  const paths = { en: accountEntryPath("contracts", id, "en"), de: accountEntryPath("contracts", id, "de") };
  return shown(facts, t("meta.contract", { title, number: contract.number }), paths, {
    view: "contract",
    ways: accountWays(facts),
    list: accountPath("contracts", locale),
    title,
    standing: standingOf(view, locale),
    delivery: isOver(view.standing) ? null : delivery,
    questions,
    balance,
    answered: answeredIn(search),
    facts: factsOf(view, locale),
    terms: [
      ...(isOver(view.standing) ? [] : [termsText(view.terms, locale)]),
      ...(view.later.length === 0 ? [] : [t("vatNote")]),
    ],
    parts: contract.parts.map((part) => ({
      title: partTitle(part, locale),
      price:
        part.recurring === 0
          ? t("included")
          : t(priceOf(contract), { price: moneyText(locale, part.recurring), ...everyOf(part.everyMonths, locale) }),
    })),
    calendar: view.calendar.map((entry) => ({
      day: entry.day,
      date: dayText(locale, entry.day),
      text: calendarText(entry, locale, (cents) => moneyText(locale, cents)),
    })),
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
  paths: { readonly en: string; readonly de: string },
  data: ContractsView,
): OwnPage => ({
  kind: "page",
  page: {
    kind: "contracts",
    locale: facts.locale,
    status: 200,
    head: accountHead(facts, title, texts(facts.locale, "contracts")("meta.description"), paths),
    paths,
    messages: messagesOf(facts.locale, "contracts", "account-list"),
    still: true,
    own: true,
    data,
  },
});

const partTitle = ({ title, quantity }: ContractView["contract"]["parts"][number], locale: Locale): string =>
  quantity > 1 ? `${quantity} × ${inLocale(title, locale)}` : inLocale(title, locale);

/** The text of a later price: where hours are billed it is the most of a month. [PRD-08] */
const priceOf = ({ hourly }: Pick<ContractView["contract"], "hourly">): string => (hourly ? "priceMost" : "price");

const everyOf = (months: number, locale: Locale) => ({ every: texts(locale, "contracts")("every", { count: months }) });

const standingOf = (view: ContractView, locale: Locale): StandingShown => {
  const kind = shownStanding(view);
  return { kind, text: texts(locale, "contracts")(`standing.${kind}`, { day: dayText(locale, view.begins ?? "") }) };
};

export const contractRow = (view: ContractView, locale: Locale): ContractRow => {
  const t = texts(locale, "contracts");
  const day = (of: string | null | undefined) => dayText(locale, of ?? "");
  const later = view.later.map(({ gross, everyMonths }) =>
    t(priceOf(view.contract), { price: moneyText(locale, gross), ...everyOf(everyMonths, locale) }),
  );
  const next =
    view.standing === "running" && view.begins !== null
      ? t("next.begins", { day: day(view.begins) })
      : view.standing === "running"
        ? view.contract.hourly
          ? t("next.anytime")
          : view.renewal === null
            ? t("next.open", { day: day(view.nextEnd?.end) })
            : t("next.renewal", { day: day(view.renewal) })
        : t(`next.${view.standing}`, { day: day(view.end) });
  return {
    number:
      view.contract.piece === undefined
        ? view.contract.number
        : `${view.contract.number} (${t("piece", { ...view.contract.piece })})`,
    title: contractTitle(view.contract, locale),
    href: accountEntryPath("contracts", view.contract.id, locale),
    standing: standingOf(view, locale),
    next,
    price: later.length === 0 ? t("free") : later.join(" + "),
  };
};

const actsOf = ({ acts, contract }: ContractView, locale: Locale): readonly ContractAct[] => {
  const t = texts(locale, "contracts");
  const day = (of: string): string => dayText(locale, of);
  const declared = (page: "cancellation-form" | "withdrawal-form"): string =>
    `${inLocale(fixedPaths[page], locale)}?contract=${contract.id}`;
  const { cancel, withdraw, guarantee } = acts;
  return [
    ...(cancel === null
      ? []
      : [
          {
            name: "cancel",
            href: declared("cancellation-form"),
            text: t("acts.cancelText", { day: day(cancel.end) }),
          } as const,
        ]),
    ...(withdraw === null
      ? []
      : [
          {
            name: "withdraw",
            href: declared("withdrawal-form"),
            text: t("acts.withdrawText", { day: day(withdraw.lastDay) }),
          } as const,
        ]),
    ...(guarantee === null
      ? []
      : [
          {
            name: "guarantee",
            href: `${accountEntryPath("contracts", contract.id, locale)}?act=guarantee`,
            text: t(guarantee.refund === 0 ? "acts.guaranteeFree" : "acts.guaranteeText", {
              day: day(guarantee.lastDay),
              amount: moneyText(locale, guarantee.refund),
            }),
          } as const,
        ]),
  ];
};

const factsOf = (view: ContractView, locale: Locale): readonly ContractFact[] => {
  const t = texts(locale, "contracts");
  const { contract, later, nextEnd } = view;
  const fact = (name: string, value: string | null, href?: string): readonly ContractFact[] =>
    value === null ? [] : [{ name, label: t(`facts.${name}`), value, ...(href === undefined ? {} : { href }) }];
  const day = (of: string | null) => (of === null ? null : dayText(locale, of));
  const { location } = contract;
  return [
    ...fact("number", contract.number),
    ...fact("order", contract.orderNumber, accountEntryPath("orders", contract.orderId, locale)),
    ...fact("ordered", contract.start === contract.orderedOn ? null : day(contract.orderedOn)),
    ...fact("piece", contract.piece === undefined ? null : t("piece", { ...contract.piece })),
    ...fact("start", day(contract.start)),
    ...fact(
      "location",
      location === null ? null : location === "any" ? t("anyLocation") : countryText(locale, location),
    ),
    ...contract.parts.flatMap(({ chosen = [], condition, title }, at) => [
      ...chosen.map(({ key, label, value }) => ({ name: `${at}-${key}`, label: inLocale(label, locale), value })),
      ...(condition === undefined
        ? []
        : [
            {
              name: `${at}-condition`,
              label: t("facts.confirmed", { name: inLocale(title, locale) }),
              value: inLocale(condition, locale),
            },
          ]),
    ]),
    ...fact("renewal", day(view.renewal)),
    ...(nextEnd === null || contract.hourly
      ? []
      : [...fact("nextEnd", dayText(locale, nextEnd.end)), ...fact("lastDay", dayText(locale, nextEnd.lastDay))]),
    ...fact(view.standing === "withdrawn" ? "withdrawn" : "end", day(view.end)),
    ...fact(
      "refund",
      contract.state.kind === "cancelled" && contract.state.refund !== null
        ? moneyText(locale, contract.state.refund)
        : null,
    ),
    // A domain has no setup.
    ...fact(
      contract.parts.every(({ kind }) => kind === "domain") ? "firstYear" : "first",
      moneyText(locale, view.first),
    ),
    ...later.flatMap(({ from, gross, everyMonths }) => [
      {
        name: `later-${from}-${everyMonths}`,
        label: t("facts.later", { day: dayText(locale, from) }),
        value: t(priceOf(contract), { price: moneyText(locale, gross), ...everyOf(everyMonths, locale) }),
      },
    ]),
  ];
};
