// Whose VAT the prices include, and how to see another country's: a form that works without scripts. [SHL-10] [VAT-02]
import { useLocation, useRouter } from "@tanstack/react-router";
import { Button } from "@kontor/ui/button";
import { ChevronDown } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import type { ShownVat, CountryChoice } from "./shown-vat.ts";
import { DrawnOnce } from "../../platform/client/drawn-once.tsx";
import { sendPlainly } from "../../platform/client/plain-form.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "./vat-text.ts";

interface VatChoiceProps {
  readonly vat: ShownVat;
  readonly countries: readonly CountryChoice[];
  /** In the strip it opens over the page, in the menu it unfolds. */
  readonly place?: "strip" | "menu";
}

export const VatChoice = ({ vat, countries, place = "strip" }: VatChoiceProps) => {
  const t = useTexts("shell");
  const locale = useLocale();
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  const id = place === "strip" ? "vat-country" : "menu-vat-country";
  const select = useRef<HTMLSelectElement>(null);
  const router = useRouter();
  /** Prices follow without a new document; where the script does not come, the form is sent. */
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget: form, type } = event;
    import("./choice-running.ts").then(({ chosen }) => chosen(form, router, t, type)).catch(() => sendPlainly(form));
  };
  const before = useRef(vat.country);
  // A country that was selected elsewhere, too; what was selected here before the scripts came stays.
  useEffect(() => {
    if (select.current && before.current !== vat.country) select.current.value = before.current = vat.country;
  }, [vat.country]);
  const shown = (
    <>
      <span>
        {vatText(t, "vat.shown", vat, locale)} <span className="s-vat-country k-hidden">({vat.name})</span>
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </>
  );
  const isOver = place === "strip";
  const form = (
    <form
      id={`${id}-form`}
      popover={isOver ? "auto" : undefined}
      className="s-vat-form"
      method="post"
      action="/forms/vat-country"
      onSubmit={choose}
      onChange={choose}
    >
      <input type="hidden" name="return" value={here} />
      <div className="k-field">
        <label className="k-field-label" htmlFor={id}>
          {t("vat.country")}
        </label>
        <DrawnOnce
          of={countries}
          named={vat.country}
          inside={() =>
            countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))
          }
        >
          {(filled) => (
            <select
              ref={select}
              className="k-input"
              id={id}
              name="country"
              defaultValue={vat.country}
              aria-describedby={`${id}-hint`}
              {...filled}
            />
          )}
        </DrawnOnce>
        <p className="k-field-hint" id={`${id}-hint`}>
          {t("vat.hint")}
        </p>
      </div>
      <Button type="submit">{t("vat.apply")}</Button>
    </form>
  );
  // What opens over the page is a popover: Escape and a press outside close it, without scripts, too. In the menu it unfolds.
  return isOver ? (
    <>
      <button type="button" className="s-vat" popoverTarget={`${id}-form`}>
        {shown}
      </button>
      {form}
    </>
  ) : (
    <details className="s-menu-vat">
      <summary>{shown}</summary>
      {form}
    </details>
  );
};
