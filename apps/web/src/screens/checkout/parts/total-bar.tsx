// On narrow screens the first invoice stays in sight at the bottom, with the way on where there is one.
import type { Quote } from "@kontor/domain/shop/pricing";
import { buttonLook } from "@kontor/ui/button";
import { moneyText } from "../../../page/format.ts";
import { useLocale, useTexts } from "../../../page/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";

export interface TotalBarProps {
  readonly quote: Quote;
  readonly on?: { readonly href: string; readonly label: string } | undefined;
}

export const TotalBar = ({ quote, on }: TotalBarProps) => {
  const t = useTexts("ledger");
  const locale = useLocale();
  return (
    <div className="total-bar">
      <p>
        <span className="total-bar-label">{t("total")}</span> <strong className="k-figure">{moneyText(locale, quote.total)}</strong>
      </p>
      {on === undefined ? null : (
        <PageLink href={on.href} {...buttonLook("primary")}>
          {on.label}
        </PageLink>
      )}
    </div>
  );
};
