// The list of domain endings: a search that works by the address and while typing, the rest on demand. [DOM-06]
import { matchesEnding } from "@kontor/domain/shop/domain-name";
import { Button } from "@kontor/ui/button";
import { Search } from "lucide-react";
import { useState } from "react";
import type { BlockViewOf } from "../views.ts";
import { moneyText } from "../../../platform/texts/format.ts";
import type { ShownVat } from "../../../shop/vat/shown-vat.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { vatText } from "../../../shop/vat/vat-text.ts";
import { SignalFlags } from "../../../shell/drawing.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as endingPricesStyles from "../../../shop/domain-name/ending-prices.module.css";
import * as styles from "./blocks.module.css";

/** How many are shown until the visitor wants all. */
const atFirst = 12;

export const TldTable = ({ block, vat }: { readonly block: BlockViewOf<"tld-table">; readonly vat: ShownVat }) => {
  const t = useTexts("content");
  const locale = useLocale();
  const [wanted, setWanted] = useState(block.wanted);
  const found = block.endings.filter(({ ending }) => matchesEnding(ending, wanted));
  const searching = wanted.trim() !== "";
  const field = `${block.id}-ending`;
  return (
    <BlockSection block={block} kind="tld-table">
      <div className={styles.endings} data-searching={searching || undefined}>
        {block.endings.length <= atFirst && block.wanted === "" ? null : (
          <search>
            <form method="get" className="b-endings-search">
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
                  onInput={(event) => setWanted(event.currentTarget.value)}
                />
                <Button type="submit" kind="secondary" icon={<Search />}>
                  {t("endings.button")}
                </Button>
              </div>
            </form>
          </search>
        )}
        <p role="status" className={searching && found.length > 0 ? "k-small" : "k-hidden"}>
          {searching ? t("endings.found", { count: found.length }) : ""}
        </p>
        {found.length === 0 ? (
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
            <tbody>
              {found.map(({ ending, register, renew, restore }, at) => (
                <tr key={ending} data-rest={(!searching && at >= atFirst) || undefined}>
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
        {searching || block.endings.length <= atFirst ? null : (
          <label className={styles.more}>
            <input type="checkbox" name="all-endings" />
            <span>{t("endings.more", { count: block.endings.length })}</span>
          </label>
        )}
      </div>
    </BlockSection>
  );
};
