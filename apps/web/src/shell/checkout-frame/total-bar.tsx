// On narrow screens the first invoice stays in sight at the bottom, with the way on where there is one.
import type { Prices } from "@kontor/domain/shop/pricing";
import type { ReactNode } from "react";
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import * as styles from "./checkout.module.css";

export interface TotalBarProps {
  readonly quote: Prices;
  readonly on?: ReactNode;
}

export const TotalBar = ({ quote, on }: TotalBarProps) => {
  const t = useTexts("ledger");
  const locale = useLocale();
  return (
    <div className={styles.totalBar}>
      <p>
        <span className={styles.totalBarLabel}>{t("total")}</span>{" "}
        <strong className="k-figure">{moneyText(locale, quote.total)}</strong>
      </p>
      {on}
    </div>
  );
};
