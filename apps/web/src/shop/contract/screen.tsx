// The contracts of a customer, and one of them; all of it HTML that needs no scripts. [ACC-02] [ACC-05]
import { CalendarPlus } from "lucide-react";
import { Badge } from "@kontor/ui/badge";
import { Button, buttonLook } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Disclosure } from "@kontor/ui/disclosure";
import "@kontor/ui/disclosure.css";
import { Notice } from "@kontor/ui/notice";
import {
  calendarText,
  contractTitle,
  type ContractView,
  isOver,
  shownStanding,
  standingText,
  termsText,
} from "@kontor/domain/shop/contract";
import { possibleAnswers, questionLines, questionWords } from "@kontor/domain/site/request";
import { accountEntryPath, accountPath, calendarPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { dayText, momentText, moneyText, timesText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountFrame, AccountList, ListPages } from "../account/account-list.tsx";
import { priceEvery, priceText, withPiece } from "../account/contract-words.ts";
import { Access } from "./access.tsx";
import { actsOf } from "./acts.ts";
import { nextText } from "./contract-row.ts";
import { factsOf } from "./facts.ts";
import type { ContractsPage } from "./page.ts";
import * as styles from "./contract.module.css";

type DataOf<View> = Extract<ContractsPage["data"], { readonly view: View }>;

type ContractData = DataOf<"contract">;

/** Days of the calendar that stand open. */
const daysShown = 3;

export default function Contracts({ page: { data } }: { readonly page: ContractsPage }) {
  switch (data.view) {
    case "list":
      return <List data={data} />;
    case "names":
      return <Names data={data} />;
    case "contract":
      return <Contract data={data} />;
  }
}

const kinds = { begins: "plain", running: "free", cancelled: "deal", withdrawn: "plain", ended: "plain" } as const;

/** How it stands, in the word that staff read, too. [LGL-04] [LOOK3-4] */
const Standing = ({ of }: { readonly of: Pick<ContractView, "standing" | "begins"> }) => {
  const locale = useLocale();
  return <Badge kind={kinds[shownStanding(of)]}>{standingText(of, locale, (day) => dayText(locale, day))}</Badge>;
};

const List = ({ data }: { readonly data: DataOf<"list"> }) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const words = { t, locale };
  const rows = data.contracts.map((view) => ({
    href: accountEntryPath("contracts", view.contract.id, locale),
    title: contractTitle(view.contract, locale),
    badge: <Standing of={view} />,
    text: nextText(words, view),
    note: `${withPiece(words, view.contract.number, view.contract)} · ${priceText(words, view)}`,
  }));
  return (
    <AccountList data={data} path={accountPath("contracts", locale)} title={t("title")} none={t("none")} rows={rows} />
  );
};

/** The names that a contract holds, each in a line of its own; one beside a product says so. */
const Names = ({ data }: { readonly data: DataOf<"names"> }) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const names = data.contracts.flatMap((view) =>
    view.contract.parts.filter(({ kind }) => kind === "domain").map(({ title }, at) => ({ view, title, at })),
  );
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t("names.title")}</h1>
      {names.length === 0 ? (
        <p className="k-lead">{t("names.none")}</p>
      ) : (
        <ul className={`sheet ${styles.names}`}>
          {names.map(({ view, title, at }) => (
            <li key={`${view.contract.id} ${at}`}>
              <PageLink href={accountEntryPath("contracts", view.contract.id, locale)}>
                {inLocale(title, locale)}
              </PageLink>
              <span className="small quiet">
                {nextText({ t, locale }, view)}{" "}
                {view.contract.parts[0]?.kind === "domain"
                  ? null
                  : t("names.within", { title: contractTitle(view.contract, locale) })}
              </span>
              <Standing of={view} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <PageLink href={inLocale(fixedPaths["domain-check"], locale)} {...buttonLook("secondary")}>
          {t("names.search")}
        </PageLink>
      </p>
      <ListPages path={accountPath("domains", locale)} {...data} />
    </AccountFrame>
  );
};

const Contract = ({ data }: { readonly data: ContractData }) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const words = { t, locale };
  const { contract: view, answered, problem } = data;
  const { contract, acts } = view;
  const isRunning = !isOver(view.standing);
  const isClaimed = data.claimed && contract.state.kind === "cancelled" && contract.state.by === "guarantee";
  const head = [
    { term: t("head.next"), value: nextText(words, view) },
    ...(acts.cancel === null || view.nextEnd === null || contract.hourly
      ? []
      : [{ term: t("facts.lastDay"), value: dayText(locale, view.nextEnd.lastDay) }]),
    { term: t("head.price"), value: isRunning ? priceText(words, view) : t("head.over") },
    { term: t("facts.number"), value: withPiece(words, contract.number, contract) },
  ];
  const terms = [
    ...(isRunning ? [termsText(view.terms, locale)] : []),
    ...(view.later.length === 0 ? [] : [t("vatNote")]),
  ];
  return (
    <AccountFrame ways={data.ways} back={{ href: accountPath("contracts", locale), text: t("toList") }}>
      <div className="sheet-head">
        <h1 tabIndex={-1}>{contractTitle(contract, locale)}</h1>
        <Standing of={view} />
      </div>
      {problem === null ? null : <Notice kind="stop" role="alert" title={problem} />}
      {isClaimed ? <Notice kind="free" role="status" title={t("claim.done")} /> : null}
      {data.claims && acts.guarantee !== null ? <Claim id={contract.id} refund={acts.guarantee.refund} /> : null}
      {answered === null ? null : <Notice kind="free" role="status" title={t(`question.done.${answered}`)} />}
      {data.questions.map((question) => (
        <Question key={question.declaration} contract={contract.id} question={question} zone={data.zone} />
      ))}
      <dl className={styles.head}>
        {head.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.control}>
        <Access data={data} />
        <Acts contract={view} />
        <Calendar contract={view} />
      </div>
      {data.balance === null ? null : <Balance balance={data.balance} order={contract.orderId} />}
      <section className="sheet" aria-labelledby="contract-facts">
        <h2 id="contract-facts">{t("factsTitle")}</h2>
        <DefinitionList
          rows={factsOf(words, view).map(({ label, value, href }) => ({
            term: label,
            value: href === undefined ? value : <PageLink href={href}>{value}</PageLink>,
          }))}
        />
        {terms.map((text) => (
          <p key={text} className="small quiet">
            {text}
          </p>
        ))}
      </section>
      <section className="sheet" aria-labelledby="contract-parts">
        <h2 id="contract-parts">{t("partsTitle")}</h2>
        <DefinitionList
          rows={contract.parts.map(({ title, quantity, recurring: gross, everyMonths }) => ({
            term: timesText(quantity, inLocale(title, locale)),
            value: gross === 0 ? t("included") : priceEvery(words, contract, { gross, everyMonths }),
          }))}
        />
      </section>
    </AccountFrame>
  );
};

const amounts = ["billed", "credited", "received", "left", "toPayBack", "paidBack"] as const;

/** What is owed for it, as its part of the documents of its order. [BAL-01] */
const Balance = ({
  balance,
  order,
}: {
  readonly balance: NonNullable<ContractData["balance"]>;
  readonly order: string;
}) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const rows = amounts
    .filter((name) => balance[name] > 0)
    .map((name) => ({ term: t(`balance.${name}`), value: moneyText(locale, balance[name]) }));
  return (
    <section className="sheet" aria-labelledby="contract-balance">
      <h2 id="contract-balance">{t("balance.title")}</h2>
      <p>{inLocale(balance.text, locale)}</p>
      {rows.length === 0 ? null : <DefinitionList rows={rows} />}
      <p className="small quiet">
        <PageLink href={accountEntryPath("orders", order, locale)}>{t("balance.documents")}</PageLink>
      </p>
    </section>
  );
};

const Acts = ({ contract }: Pick<ContractData, "contract">) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const acts = actsOf({ t, locale }, contract);
  return acts.length === 0 ? null : (
    <section className={`sheet ${styles.exits}`} aria-labelledby="contract-acts">
      <h2 id="contract-acts">{t("acts.title")}</h2>
      <ul className={styles.acts}>
        {acts.map(({ name, href, text }) => (
          <li key={name}>
            <p id={`act-${name}`}>{text}</p>
            <p>
              <PageLink href={href} describedBy={`act-${name}`} {...buttonLook("secondary")}>
                {t(`acts.${name}`)}
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Once more before the contract ends at once. */
const Claim = ({ id, refund }: { readonly id: string; readonly refund: number }) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  return (
    <form className="k-form sheet" method="post" action="/forms/contract-guarantee" aria-labelledby="contract-claim">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="contract" value={id} />
      <h2 id="contract-claim">{t("claim.title")}</h2>
      <p>{t(refund === 0 ? "claim.textFree" : "claim.text", { amount: moneyText(locale, refund) })}</p>
      <p className={styles.ways}>
        <Button type="submit">{t("claim.confirm")}</Button>
        <PageLink href={accountEntryPath("contracts", id, locale)} {...buttonLook("secondary")}>
          {t("claim.back")}
        </PageLink>
      </p>
    </form>
  );
};

/** A declaration of this contract that came without a login. */
const Question = ({
  contract,
  question: { declaration, form, receivedAt, judged, contracts },
  zone,
}: {
  readonly contract: string;
  readonly question: ContractData["questions"][number];
  readonly zone: ContractData["zone"];
}) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const named = contracts.map(({ title, number, waits, end }) => ({
    name: `${inLocale(title, locale)} (${number})`,
    waits,
    end,
  }));
  const answers = possibleAnswers(named);
  const words = inLocale(questionWords, locale);
  const id = `question-${declaration}`;
  return (
    <form className="k-form sheet" method="post" action="/forms/contract-declaration" aria-labelledby={id}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="contract" value={contract} />
      <input type="hidden" name="declaration" value={declaration} />
      <h2 id={id}>{t("question.title")}</h2>
      <p>{t(`question.received.${form}`, { moment: momentText(locale, receivedAt, zone) })}</p>
      <ul>
        {questionLines({ form, judged, contracts: named }, locale, (day) => dayText(locale, day)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words[answers.includes("own") ? "waitsNext" : "takenNext"]}</p>
      <p className={styles.ways}>
        {answers.map((answer) => (
          <Button key={answer} type="submit" name="answer" value={answer} kind="secondary">
            {words.answers[answer]}
          </Button>
        ))}
      </p>
    </form>
  );
};

/** The next days at once, the later ones when they are asked for; what is past is among the facts. */
const Calendar = ({ contract: { contract, calendar, today } }: Pick<ContractData, "contract">) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  const ahead = calendar.filter(({ day }) => day >= today);
  const later = ahead.slice(daysShown);
  return ahead.length === 0 ? null : (
    <section className="sheet" aria-labelledby="contract-calendar">
      <h2 id="contract-calendar">{t("calendarTitle")}</h2>
      <Days days={ahead.slice(0, daysShown)} />
      {later.length === 0 ? null : (
        <Disclosure summary={t("calendarLater", { count: later.length })}>
          <Days days={later} />
        </Disclosure>
      )}
      <p>
        <a href={calendarPath(contract.id, locale)} download {...buttonLook("secondary")}>
          <span className="k-button-icon" aria-hidden="true">
            <CalendarPlus size={20} strokeWidth={1.75} />
          </span>
          <span>{t("calendarFile")}</span>
        </a>
      </p>
      <p className="small quiet">{t("calendarNote")}</p>
    </section>
  );
};

const Days = ({ days }: { readonly days: ContractView["calendar"] }) => {
  const locale = useLocale();
  return (
    <ol className={`s-quay ${styles.calendar}`}>
      {days
        .map((entry) => ({ entry, text: calendarText(entry, locale, (cents) => moneyText(locale, cents)) }))
        .map(({ entry: { day }, text }) => (
          <li key={`${day}-${text}`}>
            <time dateTime={day}>{dayText(locale, day)}</time>
            <span>{text}</span>
          </li>
        ))}
    </ol>
  );
};
