// The first page of the admin area: the desk, the tools with what they have found, forms, drafts, and the account of who works here. [ADM-01]
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { Outcome, Rows } from "./desk.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { AdminView, ToolCard } from "./views.ts";
import * as styles from "./admin.module.css";

type HomeView = Extract<AdminView, { readonly tool: "home" }>;

const Card = ({ card: { tool, href, open, count } }: { readonly card: ToolCard }) => {
  const t = useTexts("admin");
  return (
    <li className={`sheet ${styles.card}`}>
      <h3>
        <a href={href}>{t(`${tool}.title`)}</a>
      </h3>
      <p className={styles.found} data-open={open > 0 || undefined}>
        {open > 0 ? t(`${tool}.open`, { count: open }) : t(`${tool}.ok`, { count })}
      </p>
    </li>
  );
};

const LinkList = ({ links }: { readonly links: HomeView["forms"] }) => (
  <ul>
    {links.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
);

export const Home = ({ data }: { readonly data: HomeView }) => {
  const t = useTexts("admin");
  return (
    <>
      {data.own.isRequested ? (
        <Notice
          title={t("home.askedTitle")}
          actions={
            <a href={data.own.href} {...buttonLook("primary")}>
              {t("home.asked")}
            </a>
          }
        >
          <p>{t("home.askedText")}</p>
        </Notice>
      ) : null}
      <Outcome outcome={data.outcome} />
      {data.clock === null ? null : <Waits waits={data.clock} />}
      {data.numbers === null ? null : <Waits waits={data.numbers} />}
      {data.payBack === null ? null : <PayBack payBack={data.payBack} />}
      {data.desk.length === 0 ? null : (
        <section aria-labelledby="desk">
          <h2 id="desk">{t("home.deskTitle")}</h2>
          <ul className={styles.cards}>
            {data.desk.map(({ href, title, text, more, open }) => (
              <li key={href} className={`sheet ${styles.card}`}>
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p className={styles.found} data-open={open !== null || undefined}>
                  {open === null ? text : <a href={open}>{text}</a>}
                </p>
                {more === null ? null : <p>{more}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.tools.length === 0 ? null : <Tools data={data} />}
      <section aria-labelledby="own">
        <h2 id="own">{t("home.ownTitle")}</h2>
        <p>
          {data.own.text} <a href={data.own.href}>{t("home.own")}</a>
        </p>
      </section>
    </>
  );
};

/** Nothing is billed by a clock that is doubted, nor before the last numbers are known after a restore. [ACC-03] [ACC-07] */
const Waits = ({ waits: { title, lines, form } }: { readonly waits: NonNullable<HomeView["clock"]> }) => (
  <section aria-label={title}>
    <Notice kind="stop" title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
    {form === null ? null : <DeskForm form={form} heading="h2" />}
  </section>
);

/** Money to pay back, by its due days. [BAL-03] */
const PayBack = ({ payBack: { lead, table, all } }: { readonly payBack: NonNullable<HomeView["payBack"]> }) => (
  <section aria-labelledby="pay-back">
    <h2 id="pay-back">{table.caption}</h2>
    <p>{lead}</p>
    <Rows table={table} />
    {all === null ? null : (
      <p>
        <a href={all.href}>{all.text}</a>
      </p>
    )}
  </section>
);

const Tools = ({ data }: { readonly data: HomeView }) => {
  const t = useTexts("admin");
  return (
    <>
      <section aria-labelledby="tools">
        <h2 id="tools">{t("home.toolsTitle")}</h2>
        <ul className={styles.cards}>
          {data.tools.map((card) => (
            <Card key={card.tool} card={card} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="forms">
        <h2 id="forms">{t("home.formsTitle")}</h2>
        <p>{t("home.formsLead")}</p>
        <LinkList links={data.forms} />
      </section>
      <section aria-labelledby="previews">
        <h2 id="previews">{t("home.previewsTitle")}</h2>
        <p>{t("home.previewsLead")}</p>
        <LinkList links={data.previews} />
      </section>
    </>
  );
};
