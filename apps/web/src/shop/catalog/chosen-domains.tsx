// Domains that come along with a product: typed, asked for, listed with how they are had. [PRD-07] [DOM-01]
import { Button } from "@kontor/ui/button";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { hasPlaceFor, includedPlaces, type SelectedDomain } from "@kontor/domain/shop/cart";
import { domainFrom } from "../domain-name/domain-from.ts";
import { namesInCart, noNames } from "../cart/cart-domains.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { ConfigurationProps } from "./use-choice.ts";
import "./product.css";

export const ChosenDomains = ({ data, choice, change }: ConfigurationProps) => {
  const t = useTexts("product");
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const refusalText = useRefusals();
  const [held, setHeld] = useState(noNames);
  const { count, endings } = data.includedDomains;
  useEffect(() => void namesInCart(locale).then(setHeld), [locale]);

  const isChosen = (name: string): boolean => choice.domains.some(({ ascii }) => ascii === name);
  const places = includedPlaces(data, { quantity: 1, domains: choice.domains });
  const inCart = held.alone.filter(({ ascii, ending }) => !isChosen(ascii) && endings.includes(ending));
  const use = (domain: SelectedDomain): void => {
    setSaid(null);
    if (field.current !== null) field.current.value = "";
    change({ domains: [...choice.domains, { ...domain, inCart: true }] });
    document.getElementById("domain")?.focus();
  };

  const add = async (): Promise<void> => {
    const typed = field.current?.value.trim() ?? "";
    if (typed === "" || asking) return field.current?.focus();
    setAsking(true);
    setSaid(null);
    const { domain, name, word, detail } = await domainFrom(callIn(locale), typed);
    setAsking(false);
    if (domain === null) return setSaid(detail ?? t(`domains.${word}`, { name }));
    if (isChosen(domain.ascii)) return setSaid(t("domains.twice", { name }));
    if (held.names.includes(domain.ascii)) return setSaid(refusalText({ _tag: "DomainAlreadyInCart", domain: name }));
    if (field.current !== null) field.current.value = "";
    change({ domains: [...choice.domains, domain] });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };
  return (
    <fieldset className="p-block p-domains">
      <legend>{t("domains.title")}</legend>
      <p>
        {t("domains.included", { count })}{" "}
        <span className="k-small">{t("domains.endings", { endings: endings.map((ending) => `.${ending}`).join(", ") })}</span>
      </p>
      {choice.domains.length === 0 ? null : (
        <ul className="p-domain-list">
          {choice.domains.map(({ ascii, unicode, acquisition, inCart: isMoved }) => (
            <li key={ascii}>
              <input type="hidden" name={isMoved ? "from-cart" : "domain"} value={ascii} />
              <span>
                <strong>{unicode}</strong>{" "}
                <span className="k-small">{t(isMoved ? "domains.inCart.chosen" : `domains.${acquisition}`)}</span>
              </span>
              <button
                type="button"
                className="p-remove"
                aria-label={t("domains.remove", { name: unicode })}
                onClick={() => change({ domains: choice.domains.filter((domain) => domain.ascii !== ascii) })}
              >
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {inCart.length === 0 ? null : (
        <div className="p-in-cart">
          <p id="in-cart-title">{t("domains.inCart.title")}</p>
          <ul className="p-domain-list" aria-labelledby="in-cart-title">
            {inCart.map((domain) => (
              <li key={domain.ascii}>
                <strong>{domain.unicode}</strong>
                {hasPlaceFor(places, domain.ending) ? (
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={t("domains.inCart.useLabel", { name: domain.unicode })}
                    onClick={() => use(domain)}
                  >
                    {t("domains.inCart.use")}
                  </Button>
                ) : (
                  <span className="k-small">{t("domains.inCart.full")}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="k-field">
        <label className="k-field-label" htmlFor="domain">
          {t("domains.label")}
        </label>
        <p className="k-field-hint" id="domain-hint">
          {t("domains.hint")}
        </p>
        <div className="k-input-row p-domain-row">
          <input
            ref={field}
            id="domain"
            name="domain"
            className="k-input"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={253}
            aria-describedby="domain-hint domain-said"
            onKeyDown={onKey}
          />
          <Button kind="secondary" busy={asking} onClick={() => void add()}>
            {t("domains.add")}
          </Button>
        </div>
        <p id="domain-said" className="k-field-error" role="status">
          {asking ? <span className="k-hidden">{t("domains.checking")}</span> : said}
        </p>
      </div>
    </fieldset>
  );
};
