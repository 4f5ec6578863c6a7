// The price list of domain endings, in groups: first year, later years, transfer, restore. [PRD-01]
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { SignalFlags } from "../../shell/drawing.tsx";
import type { EndingList } from "./views.ts";
import * as styles from "./ending-prices.module.css";

const groups = ["popular", "country", "generic", "new"] as const;

export const EndingPrices = ({ list }: { readonly list: EndingList }) => {
  const t = useTexts("domain");
  const locale = useLocale();
  return (
    <section id="endings" className={styles.endings} aria-labelledby="endings-title">
      <h2 id="endings-title">{t("endings.title")}</h2>
      <p className="k-lead">{t("endings.lead")}</p>
      <table className={styles.table}>
        <caption className="k-small">{vatText(t, "endings.caption", list.vat, locale)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("endings.ending")}</th>
            <th scope="col">{t("endings.register")}</th>
            <th scope="col">{t("endings.renew")}</th>
            <th scope="col" className={styles.wide}>
              {t("endings.transfer")}
            </th>
            <th scope="col">{t("endings.restore")}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={5} className={styles.group}>
                {t(`endings.group.${group}`)}
              </th>
            </tr>
            {list.endings
              .filter((ending) => ending.group === group)
              .map(({ ending, register, renew, restore, transferable }) => (
                <tr key={ending}>
                  <th scope="row">
                    <span className={styles.name}>
                      <span>.{ending}</span>
                      <SignalFlags word={ending} height={12} />
                    </span>
                  </th>
                  <td>{moneyText(locale, register)}</td>
                  <td>{moneyText(locale, renew)}</td>
                  <td className={styles.wide}>{t(transferable ? "endings.free" : "endings.fixed")}</td>
                  <td>{moneyText(locale, restore)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
