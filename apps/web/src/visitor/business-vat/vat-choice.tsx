// Whose VAT the prices include, and how to see another country's: a form that works without scripts. [SHL-10] [VAT-02]
import { useLocation, useRouter } from "@tanstack/react-router";
import { Button } from "@kontor/ui/button";
import { ChevronDown } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { ShownVat, CountryChoice } from "../../shop/vat/shown-vat.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../../shop/vat/vat-text.ts";

interface VatChoiceProps {
  readonly vat: ShownVat;
  readonly countries: readonly CountryChoice[];
  /** In the strip it opens over the page, in the menu it unfolds. */
  readonly place?: "strip" | "menu";
}

/** What opens over the page closes by a press outside, as its reader expects; without scripts by its summary. */
const useClosing = (isOver: boolean): RefObject<HTMLDetailsElement | null> => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const panel = details.current;
    if (panel === null || !isOver) return;
    const close = ({ target }: Event): void => {
      if (!panel.contains(target as Node)) panel.open = false;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isOver]);
  return details;
};

/** Escape closes it, too. */
const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void => {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
};

export const VatChoice = ({ vat, countries, place = "strip" }: VatChoiceProps) => {
  const t = useTexts("shell");
  const locale = useLocale();
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  const id = place === "strip" ? "vat-country" : "menu-vat-country";
  const details = useClosing(place === "strip");
  const router = useRouter();
  /** Prices follow without a new document; where the script does not come, the form is sent. */
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    import("./choice-running.ts").then(({ chosen }) => chosen(form, router, t)).catch(() => form.submit());
  };
  return (
    <details
      ref={details}
      onKeyDown={place === "strip" ? closeByKey : undefined}
      className={place === "strip" ? "s-vat" : "s-menu-vat"}
      name={place}
    >
      <summary>
        <span>
          {vatText(t, "vat.shown", vat, locale)} <span className="s-vat-country">({vat.name})</span>
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <form className="s-vat-form" method="post" action="/forms/vat-country" onSubmit={choose}>
        <input type="hidden" name="return" value={here} />
        <div className="k-field">
          <label className="k-field-label" htmlFor={id}>
            {t("vat.country")}
          </label>
          <select key={vat.country} className="k-input" id={id} name="country" defaultValue={vat.country} aria-describedby={`${id}-hint`}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <p className="k-field-hint" id={`${id}-hint`}>
            {t("vat.hint")}
          </p>
        </div>
        <Button type="submit">{t("vat.apply")}</Button>
      </form>
    </details>
  );
};
