// Links of all products in both languages, to be copied; links of the content that lead nowhere; forms and previews to try. [ADM-02] [ADM-03] [ADM-04] [LNK-04]
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Link } from "react-aria-components";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { Problem } from "../control.tsx";
import { Narrowing } from "../narrowing.tsx";
import { columnsOf, Entries, Part } from "../record.tsx";
import { languagesOf } from "../given.ts";
import { useDeskTexts } from "../texts.ts";
import { announce } from "../toasts.tsx";
import { useDesk } from "../use-desk.ts";
import { type ContentLinks, contentLinksQuery, type ProductLink, productLinksQuery } from "./queries.ts";
import * as shared from "../desk.module.css";
import * as styles from "./links.module.css";

const route = getRouteApi("/admin/product-link-helper");

export const Links = () => {
  const t = useDeskTexts("desk-links");
  const navigate = useNavigate();
  const { q = "" } = route.useSearch();
  return (
    <div className={shared.page}>
      <Narrowing
        title={t("title")}
        label={t("search")}
        view={{ q }}
        states={[]}
        statesLabel={undefined}
        isDated={false}
        more={undefined}
        onView={({ q: wanted }, isTyped = false) =>
          void navigate({ search: ((now: object) => ({ ...now, q: wanted })) as never, replace: isTyped })
        }
      />
      <Tried />
      <Products q={q} />
      <OfContent />
    </div>
  );
};

const Products = ({ q }: { readonly q: string }) => {
  const t = useDeskTexts("desk-links");
  const { send, given } = useDesk();
  const { locale } = given;
  const languages = languagesOf(given);
  const { data: products } = useSuspenseQuery(productLinksQuery(send));
  const isWanted = ({ product, title }: ProductLink): boolean =>
    `${inLocale(title, locale)} ${product}`.toLowerCase().includes(q.toLowerCase());
  return (
    <Entries
      caption={t("products")}
      empty={t("none")}
      columns={columnsOf(["product", ...languages], t, "column")}
      rows={products.filter(isWanted).map((row) => ({
        key: row.product,
        cells: {
          product: inLocale(row.title, locale),
          ...Object.fromEntries(languages.map((each) => [each, <Address key={each} row={row} of={each} />])),
        },
      }))}
    />
  );
};

/** The whole address, as it is copied into texts and letters. */
const Address = ({ row: { title, paths }, of }: { readonly row: ProductLink; readonly of: Locale }) => {
  const t = useDeskTexts("desk-links");
  const { locale, origin } = useDesk().given;
  const path = inLocale(paths, of);
  if (path === null) return <span className="k-field-error">{t("broken")}</span>;
  const named = { title: inLocale(title, locale), language: t(`column.${of}`) };
  const address = origin + path;
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => announce({ text: t("copied", { address }) }),
      () => announce({ text: t("notCopied") }),
    );
  return (
    <span className={styles.address}>
      <a href={path}>{address}</a>
      <Button kind="secondary" size="small" aria-label={t("copyNamed", named)} onClick={copy}>
        {t("copy")}
      </Button>
    </span>
  );
};

/** What became of the links in the content; every address is tried, which takes its time, and the links of products do not wait for it. */
const Tried = () => {
  const t = useDeskTexts("desk-links");
  const { data, error } = useQuery(contentLinksQuery(useDesk().openPage));
  if (error !== null) return <Problem error={error} />;
  const count = data?.broken.length ?? 0;
  return (
    <p role="status" className={shared.since}>
      {data === undefined ? (
        t("trying")
      ) : count === 0 ? (
        t("noneBroken")
      ) : (
        <a href="#nowhere">{t("found", { count })}</a>
      )}
    </p>
  );
};

const OfContent = () => {
  const t = useDeskTexts("desk-links");
  const { data } = useQuery(contentLinksQuery(useDesk().openPage));
  if (data === undefined) return null;
  return (
    <>
      <Broken links={data} />
      {(["forms", "previews"] as const).map((name) => (
        <Part key={name} title={t(name)}>
          <p>{t(`${name}Lead`)}</p>
          <ul className={styles.named}>
            {data[name].map(({ href, name: text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </>
  );
};

const columns = ["entry", "kind", "language", "label", "written", "missing"] as const;

const Broken = ({ links: { broken, notices } }: { readonly links: ContentLinks }) => {
  const t = useDeskTexts("desk-links");
  return (
    <div id="nowhere">
      <Part title={t("nowhere")}>
        {notices.map((notice) => (
          <Notice key={notice} kind="stop">
            {notice}
          </Notice>
        ))}
        <Entries
          caption={t("nowhere")}
          empty={t("noneBroken")}
          columns={columnsOf(columns, t, "column")}
          rows={broken.map(({ key, href, entry, ...words }) => ({
            key,
            cells: { ...words, entry: href === null ? entry : <Link href={href}>{entry}</Link> },
          }))}
        />
      </Part>
    </div>
  );
};
