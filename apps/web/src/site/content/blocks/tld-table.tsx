// The list of domain endings: a search that works by the address and while typing, the rest on demand. [DOM-06]
import { endingPage, endingsPerPage } from "@kontor/domain/shop/domain-name";
import { Button, buttonLook } from "@kontor/ui/button";
import { Search } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { BlockViewOf } from "../views.ts";
import { moneyText } from "../../../platform/texts/format.ts";
import type { ShownVat } from "../../../visitor/business-vat/shown-vat.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { vatText } from "../../../visitor/business-vat/vat-text.ts";
import { SignalFlags } from "../../../shell/drawing.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as endingPricesStyles from "../../../shop/domain-name/ending-prices.module.css";
import * as styles from "./blocks.module.css";

export const TldTable = ({ block, vat }: { readonly block: BlockViewOf<"tld-table">; readonly vat: ShownVat }) => {
  const t = useTexts("content");
  const locale = useLocale();
  const [wanted, setWanted] = useState(block.wanted);
  const [shown, setShown] = useState(block.shown);
  const { endings, found, more } = endingPage(block.endings, { text: wanted, group: null, shown });
  const from = useRef(0);
  const rows = useRef<HTMLTableSectionElement>(null);
  // What came in takes the focus, since the link to it may be gone. [LGL-06]
  useEffect(() => {
    if (from.current > 0) rows.current?.rows[from.current]?.querySelector("a")?.focus();
    from.current = 0;
  }, [shown]);
  const showMore = (event: MouseEvent): void => {
    event.preventDefault();
    from.current = endings.length;
    setShown(more ?? shown);
  };
  const searching = wanted.trim() !== "";
  const field = `${block.id}-ending`;
  return (
    <BlockSection block={block} kind="tld-table">
      <div className={styles.endings} data-searching={searching || undefined}>
        {block.endings.length <= endingsPerPage && block.wanted === "" ? null : (
          <search>
            <form method="get" autoComplete="off" className="b-endings-search">
              <label className="k-field-label" htmlFor={field}>
                {t("endings.search")}
              </label>
              <div className="b-endings-row">
                <input
                  id={field}
                  className="k-input"
                  name="ending"
                  type="search"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={63}
                  defaultValue={block.wanted}
                  placeholder={t("endings.placeholder")}
                  onInput={(event) => {
                    setWanted(event.currentTarget.value);
                    setShown(endingsPerPage);
                  }}
                />
                <Button type="submit" kind="secondary" icon={<Search />}>
                  {t("endings.button")}
                </Button>
              </div>
            </form>
          </search>
        )}
        <p role="status" className={searching && found > 0 ? "k-small" : "k-hidden"}>
          {searching ? t("endings.found", { count: found }) : ""}
        </p>
        {found === 0 ? (
          <p>{t("endings.none", { wanted: wanted.trim() })}</p>
        ) : (
          <table className={endingPricesStyles.table}>
            <caption className="k-small">{vatText(t, "endings.caption", vat, locale)}</caption>
            <thead>
              <tr>
                <th scope="col">{t("endings.ending")}</th>
                <th scope="col">{t("endings.register")}</th>
                <th scope="col">{t("endings.renew")}</th>
                <th scope="col">{t("endings.restore")}</th>
              </tr>
            </thead>
            <tbody ref={rows}>
              {endings.map(({ ending, register, renew, restore }) => (
                <tr key={ending}>
                  <th scope="row">
                    <PageLink
                      href={`${block.domainCheck}?domain=.${ending}`}
                      className={endingPricesStyles.name}
                      label={t("endings.check", { ending })}
                    >
                      <span>.{ending}</span>
                      <SignalFlags word={ending} height={12} />
                    </PageLink>
                  </th>
                  <td>{moneyText(locale, register)}</td>
                  <td>{moneyText(locale, renew)}</td>
                  <td>{moneyText(locale, restore)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {more === null ? null : (
          <p className={styles.more}>
            <a
              href={`${block.path}?${new URLSearchParams({ ...(searching ? { ending: wanted } : {}), endings: String(more) })}#${block.id}`}
              onClick={showMore}
              {...buttonLook("secondary")}
            >
              {t("endings.more", { count: Math.min(endingsPerPage, found - endings.length) })}
            </a>
            <span className="k-small">{t("endings.shown", { shown: endings.length, found })}</span>
          </p>
        )}
      </div>
    </BlockSection>
  );
};
