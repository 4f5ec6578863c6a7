// The orders of a customer, and one of them; all of it HTML that needs no scripts. [ACC-01]
import { Badge } from "@kontor/ui/badge";
import { Button } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Notice } from "@kontor/ui/notice";
import type { CartItem } from "@kontor/domain/shop/cart";
import type { OrderProgress } from "@kontor/domain/shop/checkout";
import { accountEntryPath, accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { countryText, dayText, moneyText, momentText, timesText } from "../../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { OrderLedger } from "../../pricing/order-ledger.tsx";
import { AccountFrame, AccountList, AccountSplit } from "../../account/account-list.tsx";
import type { OrdersPage } from "./page.ts";
import * as styles from "./orders.module.css";

type DataOf<View> = Extract<OrdersPage["data"], { readonly view: View }>;
type OrderData = DataOf<"order">;

export default function Orders({ page: { data } }: { readonly page: OrdersPage }) {
  return data.view === "list" ? <List data={data} /> : <Order data={data} />;
}

const kinds = {
  "papers-pending": "deal",
  refused: "stop",
  waiting: "deal",
  "in-service": "free",
  withdrawn: "plain",
  ended: "plain",
} as const;

const Progress = ({ progress }: { readonly progress: OrderProgress }) => {
  const t = useTexts("orders");
  return <Badge kind={kinds[progress]}>{t(`progress.${progress}`)}</Badge>;
};

const List = ({ data }: { readonly data: DataOf<"list"> }) => {
  const t = useTexts("orders");
  const locale = useLocale();
  const rows = data.orders.map(({ id, number, progress, items, placedAt, total }) => ({
    href: accountEntryPath("orders", id, locale),
    title: number,
    badge: <Progress progress={progress} />,
    text: items.map(({ title, quantity }) => timesText(quantity, inLocale(title, locale))).join(", "),
    note: `${momentText(locale, placedAt, data.zone)} · ${moneyText(locale, total)}`,
  }));
  return (
    <AccountList data={data} path={accountPath("orders", locale)} title={t("title")} none={t("none")} rows={rows} />
  );
};

const Order = ({ data }: { readonly data: OrderData }) => {
  const t = useTexts("orders");
  const locale = useLocale();
  const documents = [
    { href: inLocale(fixedPaths.terms, locale), title: t("documents.terms") },
    ...(data.isPrivate ? [{ href: inLocale(fixedPaths.withdrawal, locale), title: t("documents.withdrawal") }] : []),
  ];
  return (
    <AccountFrame ways={data.ways} back={{ href: accountPath("orders", locale), text: t("toList") }}>
      <div className="sheet-head">
        <h1 tabIndex={-1}>{t("order", { number: data.number })}</h1>
        <Progress progress={data.progress} />
      </div>
      <Problem data={data} />
      <p>
        {t("placed", { moment: momentText(locale, data.placedAt, data.zone) })}{" "}
        {t(`progressNote.${data.progress}`, { day: dayText(locale, data.begins) })}
      </p>
      <AccountSplit
        beside={
          <>
            <Links
              title={t("contracts")}
              id="order-contracts"
              links={data.contracts.map(({ id, ...contract }) => ({
                href: accountEntryPath("contracts", id, locale),
                ...contract,
              }))}
            />
            {data.invoices.length === 0 ? null : (
              <Links
                title={t("invoices")}
                id="order-invoices"
                links={data.invoices.map(({ id, number, kind, total }) => ({
                  href: accountEntryPath("invoices", id, locale),
                  title: t(`invoice.${kind}`, { number }),
                  number: moneyText(locale, total),
                }))}
              />
            )}
            <Links title={t("documents.title")} id="order-documents" links={documents} />
          </>
        }
      >
        <section className="sheet" aria-labelledby="order-items">
          <h2 id="order-items">{t("items")}</h2>
          {data.items.map((item) => (
            <div key={item.id} className={styles.item}>
              <h3>{item.kind === "domain" ? item.domain.unicode : (data.titles[item.product] ?? item.product)}</h3>
              <Chosen item={item} data={data} />
            </div>
          ))}
          {data.again ? <Again id={data.id} /> : null}
        </section>
        <section className="sheet" aria-labelledby="order-total">
          <h2 id="order-total">{t("total")}</h2>
          <OrderLedger
            quote={data.quote}
            title={(subject) => data.titles[subject] ?? subject}
            locations={data.locations}
          />
        </section>
      </AccountSplit>
    </AccountFrame>
  );
};

/** What was chosen for an item, each property with its name. */
const Chosen = ({
  item,
  data: { titles, labels },
}: {
  readonly item: CartItem;
  readonly data: Pick<OrderData, "titles" | "labels">;
}) => {
  const t = useTexts("orders");
  const locale = useLocale();
  const domains = (item.kind === "domain" ? [item.domain] : item.domains).map(({ unicode, acquisition }) => ({
    term: t("chosen.domain"),
    value: t(`chosen.${acquisition}`, { name: unicode }),
  }));
  if (item.kind === "domain") return <DefinitionList rows={domains} />;
  const { location } = item;
  const place = location === "any" ? t("anyLocation") : location === null ? null : countryText(locale, location);
  return (
    <DefinitionList
      rows={[
        { term: t("chosen.quantity"), value: String(item.quantity) },
        { term: t("chosen.billing"), value: t("months", { count: item.billingMonths }) },
        ...(place === null ? [] : [{ term: t("chosen.location"), value: place }]),
        ...Object.entries(item.fields ?? {}).map(([key, value]) => ({
          term: labels[item.product]?.[key] ?? key,
          value,
        })),
        ...item.additions.map(({ product, quantity }) => ({
          term: t("chosen.addition"),
          value: `${quantity} × ${titles[product] ?? product}`,
        })),
        ...domains,
      ]}
    />
  );
};

const Problem = ({ data: { problem, titles } }: { readonly data: OrderData }) => {
  const t = useTexts("orders");
  if (problem === null) return null;
  const title = problem.product === null ? undefined : titles[problem.product];
  return (
    <Notice kind="stop" role="alert" title={title === undefined ? t("problem.title") : t("problem.of", { title })}>
      <p>{problem.text}</p>
    </Notice>
  );
};

const Again = ({ id }: { readonly id: string }) => {
  const t = useTexts("orders");
  return (
    <form method="post" action="/forms/order-again" className="k-form">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="order" value={id} />
      <p>
        <Button type="submit" kind="secondary">
          {t("again")}
        </Button>
      </p>
      <p className="small quiet">{t("againNote")}</p>
    </form>
  );
};

const deliveryKinds = { accepted: "plain", "setting-up": "deal", ready: "free", failed: "stop" } as const;

/** How far an item is; the page of its contract says more. [OUT-03] */
const Delivery = ({ state }: { readonly state: keyof typeof deliveryKinds }) => {
  const t = useTexts("orders");
  return (
    <>
      {" "}
      <Badge kind={deliveryKinds[state]}>{t(`delivery.${state}`)}</Badge>
    </>
  );
};

const Links = ({
  title,
  id,
  links,
}: {
  readonly title: string;
  readonly id: string;
  readonly links: readonly {
    readonly href: string;
    readonly title: string;
    readonly number?: string;
    readonly delivery?: keyof typeof deliveryKinds | null;
    readonly over?: "withdrawn" | "ended" | null;
  }[];
}) => (
  <section className="sheet" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <PageLink href={link.href}>{link.title}</PageLink>
          {link.number === undefined ? null : <span className="small quiet"> {link.number}</span>}
          {link.delivery == null ? null : <Delivery state={link.delivery} />}
          {link.over == null ? null : (
            <>
              {" "}
              <Progress progress={link.over} />
            </>
          )}
        </li>
      ))}
    </ul>
  </section>
);
