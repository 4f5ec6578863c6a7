// Whose VAT the prices include, and how to see another country's: a form that works without scripts. [SHL-10] [VAT-02]
import { useLocation } from "@tanstack/react-router";
import { Button } from "@kontor/ui/button";
import { ChevronDown } from "lucide-react";
import type { ShownVat, CountryChoice } from "../../shop/vat/shown-vat.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../../shop/vat/vat-text.ts";

export const VatChoice = ({ vat, countries }: { readonly vat: ShownVat; readonly countries: readonly CountryChoice[] }) => {
  const t = useTexts("shell");
  const locale = useLocale();
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  return (
    <details className="s-vat" name="strip">
      <summary>
        <span>
          {vatText(t, "vat.shown", vat, locale)} <span className="s-vat-country">({vat.name})</span>
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <form className="s-vat-form" method="post" action="/forms/vat-country">
        <input type="hidden" name="return" value={here} />
        <div className="k-field">
          <label className="k-field-label" htmlFor="vat-country">
            {t("vat.country")}
          </label>
          <select
            key={vat.country}
            className="k-input"
            id="vat-country"
            name="country"
            defaultValue={vat.country}
            aria-describedby="vat-hint"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <p className="k-field-hint" id="vat-hint">
            {t("vat.hint")}
          </p>
        </div>
        <Button type="submit">{t("vat.apply")}</Button>
      </form>
    </details>
  );
};
