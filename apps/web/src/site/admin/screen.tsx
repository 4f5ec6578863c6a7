// The admin area: faulty products, links of products, small banners, and the screens of the desk. HTML that needs no scripts. [ADM-01] [ADM-04]
import { Badge } from "@kontor/ui/badge";
import { Button } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Notice } from "@kontor/ui/notice";
import { Table } from "@kontor/ui/table";
import "@kontor/ui/table.css";
import type { BannerState } from "@kontor/domain/site/admin";
import { ArrowLeft } from "lucide-react";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { FactorScreen } from "../../visitor/second-factor/factor-screen.tsx";
import { ProofScreen } from "../../visitor/second-factor/proof-screen.tsx";
import { BannerPreviews, DeskEntryScreen, DeskListScreen, Rows, Searching } from "./desk.tsx";
import { Login } from "./login.tsx";
import type { AdminPageView, AdminView, ProductLinks } from "./views.ts";
import * as styles from "./admin.module.css";

type ViewOf<T extends AdminView["tool"]> = Extract<AdminView, { readonly tool: T }>;

/** What begins with a heading of its own. */
const untitled: ReadonlySet<AdminView["tool"]> = new Set(["second-factor", "proof", "app"]);

export default function AdminScreen({ page: { data } }: { readonly page: PageOf<"admin", AdminPageView> }) {
  const t = useTexts("admin");
  const back = "back" in data ? data.back : null;
  return (
    <div className={`k-captions-hidden ${styles.page}`}>
      {back === null ? null : (
        <a href={back.href} className={styles.back}>
          <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
          {back.text}
        </a>
      )}
      {"back" in data || untitled.has(data.tool) ? null : (
        <header className="l-head">
          <h1 tabIndex={-1}>{t(`${data.tool}.title`)}</h1>
          <p>{t(`${data.tool}.lead`)}</p>
        </header>
      )}
      <Tool data={data} />
    </div>
  );
}

const Tool = ({ data }: { readonly data: AdminView }) => {
  switch (data.tool) {
    case "login":
      return <Login data={data} />;
    case "faulty-products":
      return <Faults data={data} />;
    case "product-link-helper":
      return <Links data={data} />;
    case "small-banners":
      return <Banners data={data} />;
    case "second-factor":
      return <FactorScreen data={data} />;
    case "proof":
      return <ProofScreen data={data} />;
    case "list":
      return <DeskListScreen list={data.list} />;
    case "entry":
      return <DeskEntryScreen entry={data.entry} />;
    case "app":
      return <AppWaits />;
  }
};

/** What stands where the app of the desk is drawn. */
const AppWaits = () => {
  const t = useTexts("desk");
  return (
    <>
      <p data-scripted>{t("pending")}</p>
      <noscript>
        <p>{t("scripts")}</p>
      </noscript>
    </>
  );
};

const Faults = ({ data }: { readonly data: ViewOf<"faulty-products"> }) => {
  const t = useTexts("admin");
  const columns = (["entry", "kind", "fault", "detail", "rule"] as const).map((key) => ({
    key,
    label: t(`faulty-products.columns.${key}`),
  }));
  const rows = data.rows.map(({ key, entry, name, href, fault, detail, rule, ruleHref }) => ({
    key,
    cells: {
      entry: href === null ? name : <a href={href}>{name}</a>,
      kind: t(`faulty-products.entry.${entry}`),
      fault,
      detail,
      rule: <a href={ruleHref}>{rule}</a>,
    },
  }));
  return (
    <>
      {data.isDone ? <Notice kind="free" role="status" title={t("faulty-products.done")} /> : null}
      <form method="post" action="/forms/admin-catalog-check" className="k-form">
        <input type="hidden" name="locale" value={data.locale} />
        <p>{data.checked}</p>
        <p>
          <Button type="submit" kind="secondary">
            {t("faulty-products.check")}
          </Button>
        </p>
      </form>
      <Table caption={t("faulty-products.title")} columns={columns} rows={rows} empty={t("faulty-products.none")} />
    </>
  );
};

const Links = ({ data }: { readonly data: ViewOf<"product-link-helper"> }) => {
  const t = useTexts("admin");
  return (
    <>
      <section className="sheet" aria-labelledby="broken-links">
        <h2 id="broken-links">{t("product-link-helper.brokenTitle")}</h2>
        {data.notices.map((notice) => (
          <Notice key={notice} kind="stop">
            {notice}
          </Notice>
        ))}
        <Rows table={data.broken} />
      </section>
      <h2>{t("product-link-helper.productsTitle")}</h2>
      <Searching
        search={{
          label: t("product-link-helper.search"),
          button: t("product-link-helper.find"),
          value: data.wanted,
          hidden: { locale: data.locale },
        }}
      />
      {data.rows.length === 0 ? <p role="status">{t("product-link-helper.none")}</p> : null}
      <ul className={styles.list}>
        {data.rows.map((row) => (
          <ProductRow key={row.product} row={row} />
        ))}
      </ul>
      <Named
        id="forms"
        title={t("product-link-helper.formsTitle")}
        lead={t("product-link-helper.formsLead")}
        links={data.forms}
      />
      <Named
        id="previews"
        title={t("product-link-helper.previewsTitle")}
        lead={t("product-link-helper.previewsLead")}
        links={data.previews}
      />
    </>
  );
};

const Named = ({
  id,
  title,
  lead,
  links,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly links: ViewOf<"product-link-helper">["forms"];
}) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{lead}</p>
    <ul>
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
);

const ProductRow = ({ row: { title, links } }: { readonly row: ProductLinks }) => {
  const t = useTexts("admin");
  return (
    <li className="sheet">
      <h3 className={styles.name}>{title}</h3>
      <dl className={styles.links}>
        {links.map(({ locale, path, address }) => {
          const language = t(`language.${locale}`);
          return (
            <div key={locale}>
              <dt>{language}</dt>
              <dd>
                {path === null || address === null ? (
                  <span className="k-field-error">{t("product-link-helper.broken")}</span>
                ) : (
                  <>
                    <input
                      type="text"
                      className="k-input"
                      readOnly
                      value={address}
                      aria-label={t("product-link-helper.address", { title, language })}
                    />
                    <a href={path} aria-label={t("product-link-helper.openLabel", { title, language })}>
                      {t("product-link-helper.open")}
                    </a>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
};

const looks = {
  shown: "free",
  planned: "plain",
  off: "plain",
  over: "plain",
  incomplete: "stop",
} as const satisfies Record<BannerState, string>;

const Banners = ({ data: { rows, isElsewhere } }: { readonly data: ViewOf<"small-banners"> }) => {
  const t = useTexts("admin");
  return (
    <>
      {isElsewhere ? <Notice>{t("small-banners.elsewhere")}</Notice> : null}
      {rows.length === 0 ? <p>{t("small-banners.none")}</p> : null}
      <ul className={styles.list}>
        {rows.map(({ key, href, state, from, until, pages, previews }) => (
          <li key={key} className="sheet">
            <div className={styles.bannerHead}>
              <h2 className={styles.name}>
                <a href={href}>{key}</a>
              </h2>
              <Badge kind={looks[state]}>{t(`small-banners.state.${state}`)}</Badge>
            </div>
            <DefinitionList
              rows={[
                { term: t("small-banners.from"), value: from ?? t("small-banners.always") },
                { term: t("small-banners.until"), value: until ?? t("small-banners.always") },
                { term: t("small-banners.pages"), value: pages },
              ]}
            />
            <BannerPreviews previews={previews} />
            {isElsewhere ? null : (
              <p>
                <a href={href} aria-label={t("small-banners.scheduleLabel", { key })}>
                  {t("small-banners.schedule")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
