// The contracts of a customer, and one of them; all of it HTML that needs no scripts. [ACC-02] [ACC-05]
import { CalendarPlus } from "lucide-react";
import { Badge } from "@kontor/ui/badge";
import { Button, buttonLook } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Disclosure } from "@kontor/ui/disclosure";
import "@kontor/ui/disclosure.css";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountFrame, AccountList, ListPages } from "../account/account-list.tsx";
import type {
  BalanceShown,
  CalendarRow,
  ContractAct,
  ContractsView,
  DeliveryShown,
  QuestionShown,
  StandingShown,
} from "./views.ts";
import * as styles from "./contract.module.css";

export default function Contracts({ page: { data } }: { readonly page: PageOf<"contracts", ContractsView> }) {
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

const Standing = ({ standing: { kind, text } }: { readonly standing: StandingShown }) => (
  <Badge kind={kinds[kind]}>{text}</Badge>
);

const List = ({ data }: { readonly data: Extract<ContractsView, { readonly view: "list" }> }) => {
  const t = useTexts("contracts");
  const rows = data.rows.map(({ href, title, standing, next, number, price }) => ({
    href,
    title,
    badge: <Standing standing={standing} />,
    text: next,
    note: `${number} · ${price}`,
  }));
  return <AccountList page={data} title={t("title")} none={t("none")} rows={rows} />;
};

const Names = ({ data }: { readonly data: Extract<ContractsView, { readonly view: "names" }> }) => {
  const t = useTexts("contracts");
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t("names.title")}</h1>
      {data.rows.length === 0 ? (
        <p className="k-lead">{t("names.none")}</p>
      ) : (
        <ul className={`sheet ${styles.names}`}>
          {data.rows.map(({ key, name, href, standing, next, within }) => (
            <li key={key}>
              <PageLink href={href}>{name}</PageLink>
              <span className="small quiet">
                {next} {within === null ? null : t("names.within", { title: within })}
              </span>
              <Standing standing={standing} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <PageLink href={data.search} {...buttonLook("secondary")}>
          {t("names.search")}
        </PageLink>
      </p>
      <ListPages next={data.next} first={data.first} />
    </AccountFrame>
  );
};

const deliveryKinds = { accepted: "plain", "setting-up": "deal", ready: "free", failed: "stop" } as const;

/** How one comes to it, what helps with it, and who answers: what the system that sets it up has reported, the product's articles, a message. [OUT-03] [ACC-09] */
const Access = ({ data }: { readonly data: ContractData }) => {
  const t = useTexts("contracts");
  const { delivery, help, write } = data;
  return (
    <section className="sheet" aria-labelledby="contract-access">
      <div className="sheet-head">
        <h2 id="contract-access">{t(delivery === null && help.length === 0 ? "access.writeTitle" : "access.title")}</h2>
        {delivery === null ? null : (
          <Badge kind={deliveryKinds[delivery.state]}>{t(`delivery.state.${delivery.state}`)}</Badge>
        )}
      </div>
      {delivery === null ? null : <Delivery delivery={delivery} />}
      {help.length === 0 ? null : (
        <>
          <h3 className={styles.help}>{t("access.help")}</h3>
          <ul className={styles.articles}>
            {help.map(({ href, title }) => (
              <li key={href}>
                <PageLink href={href}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <PageLink href={write} {...buttonLook("secondary")}>
          {t("access.write")}
        </PageLink>
      </p>
    </section>
  );
};

const Delivery = ({ delivery: { state, text, link, since } }: { readonly delivery: DeliveryShown }) => {
  const t = useTexts("contracts");
  return (
    <>
      <p className={styles.reported}>{text ?? t(`delivery.note.${state}`)}</p>
      {link === null ? null : (
        <p>
          <a href={link.href} rel="noreferrer" {...buttonLook("primary")}>
            {link.text}
          </a>
        </p>
      )}
      <p className="small quiet">{since}</p>
    </>
  );
};

type ContractData = Extract<ContractsView, { readonly view: "contract" }>;

const Contract = ({ data }: { readonly data: ContractData }) => {
  const t = useTexts("contracts");
  return (
    <AccountFrame ways={data.ways} back={{ href: data.list, text: t("toList") }}>
      <div className="sheet-head">
        <h1 tabIndex={-1}>{data.title}</h1>
        <Standing standing={data.standing} />
      </div>
      {data.problem === null ? null : <Notice kind="stop" role="alert" title={data.problem} />}
      {data.claimed ? <Notice kind="free" role="status" title={t("claim.done")} /> : null}
      {data.claim === null ? null : <Claim claim={data.claim} />}
      {data.answered === null ? null : <Notice kind="free" role="status" title={t(`question.done.${data.answered}`)} />}
      {data.questions.map((question) => (
        <Question key={question.declaration} question={question} />
      ))}
      <dl className={styles.head}>
        {data.head.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.control}>
        <Access data={data} />
        {data.acts.length === 0 ? null : <Acts acts={data.acts} />}
        {data.calendar.length === 0 ? null : <Calendar data={data} />}
      </div>
      {data.balance === null ? null : <Balance balance={data.balance} />}
      <section className="sheet" aria-labelledby="contract-facts">
        <h2 id="contract-facts">{t("factsTitle")}</h2>
        <DefinitionList
          rows={data.facts.map(({ label, value, href }) => ({
            term: label,
            value: href === undefined ? value : <PageLink href={href}>{value}</PageLink>,
          }))}
        />
        {data.terms.map((text) => (
          <p key={text} className="small quiet">
            {text}
          </p>
        ))}
      </section>
      <section className="sheet" aria-labelledby="contract-parts">
        <h2 id="contract-parts">{t("partsTitle")}</h2>
        <DefinitionList rows={data.parts.map(({ title, price }) => ({ term: title, value: price }))} />
      </section>
    </AccountFrame>
  );
};

/** What is owed for it, as its part of the documents of its order. [BAL-01] */
const Balance = ({ balance: { text, amounts, documents } }: { readonly balance: BalanceShown }) => {
  const t = useTexts("contracts");
  return (
    <section className="sheet" aria-labelledby="contract-balance">
      <h2 id="contract-balance">{t("balance.title")}</h2>
      <p>{text}</p>
      {amounts.length === 0 ? null : (
        <DefinitionList rows={amounts.map(({ name, value }) => ({ term: name, value }))} />
      )}
      <p className="small quiet">
        <PageLink href={documents}>{t("balance.documents")}</PageLink>
      </p>
    </section>
  );
};

const Acts = ({ acts }: { readonly acts: readonly ContractAct[] }) => {
  const t = useTexts("contracts");
  return (
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
const Claim = ({
  claim,
}: {
  readonly claim: { readonly id: string; readonly text: string; readonly back: string };
}) => {
  const t = useTexts("contracts");
  return (
    <form className="k-form sheet" method="post" action="/forms/contract-guarantee" aria-labelledby="contract-claim">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="contract" value={claim.id} />
      <h2 id="contract-claim">{t("claim.title")}</h2>
      <p>{claim.text}</p>
      <p className={styles.ways}>
        <Button type="submit">{t("claim.confirm")}</Button>
        <PageLink href={claim.back} {...buttonLook("secondary")}>
          {t("claim.back")}
        </PageLink>
      </p>
    </form>
  );
};

/** A declaration of this contract that came without a login. */
const Question = ({ question }: { readonly question: QuestionShown }) => {
  const t = useTexts("contracts");
  const id = `question-${question.declaration}`;
  return (
    <form className="k-form sheet" method="post" action="/forms/contract-declaration" aria-labelledby={id}>
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="contract" value={question.contract} />
      <input type="hidden" name="declaration" value={question.declaration} />
      <h2 id={id}>{t("question.title")}</h2>
      <p>{question.lead}</p>
      <ul>
        {question.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{question.note}</p>
      <p className={styles.ways}>
        {question.answers.map(({ answer, text }) => (
          <Button key={answer} type="submit" name="answer" value={answer} kind="secondary">
            {text}
          </Button>
        ))}
      </p>
    </form>
  );
};

const Calendar = ({ data }: { readonly data: ContractData }) => {
  const t = useTexts("contracts");
  return (
    <section className="sheet" aria-labelledby="contract-calendar">
      <h2 id="contract-calendar">{t("calendarTitle")}</h2>
      <Days days={data.calendar} />
      {data.calendarLater.length === 0 ? null : (
        <Disclosure summary={t("calendarLater", { count: data.calendarLater.length })}>
          <Days days={data.calendarLater} />
        </Disclosure>
      )}
      <p>
        <a href={data.calendarHref} download {...buttonLook("secondary")}>
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

const Days = ({ days }: { readonly days: readonly CalendarRow[] }) => (
  <ol className={`s-quay ${styles.calendar}`}>
    {days.map(({ day, date, text }) => (
      <li key={`${day}-${text}`}>
        <time dateTime={day}>{date}</time>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
