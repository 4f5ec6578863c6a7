// Domains that come along with a product: typed, checked, listed with how they are registered. [PRD-07] [DOM-01]
import { Button } from "@kontor/ui/button";
import { FieldError } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { hasPlaceFor, includedPlaces, type SelectedDomain } from "@kontor/domain/shop/cart";
import type { CheckedDomain } from "../domain-name/domain-from.ts";
import { hasCart } from "../cart/cart-hint.ts";
import { noNames } from "../domain-name/cart-names.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { ConfigurationProps } from "./use-choice.ts";
import * as styles from "./product.module.css";

export interface ChosenDomainsProps extends ConfigurationProps {
  /** Path of this page: without scripts it checks a name by being opened with it. */
  readonly path: string;
}

/** The name whose check is pending. */
interface Pending {
  readonly pending: string;
}

/** What is wrong with the name that was typed. */
interface Refused {
  readonly text: string;
}
const refusedIn = (refused: ChosenDomainsProps["data"]["refused"]): Refused | null =>
  refused?.field === "domain" ? refused : null;

export const ChosenDomains = ({ data, choice, change, path }: ChosenDomainsProps) => {
  const t = useTexts("product");
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { refused, offered } = data;
  const [checking, setChecking] = useState<Pending | Refused | null>(() => refusedIn(refused));
  const pending = checking !== null && "pending" in checking ? checking.pending : null;
  const isPending = pending !== null;
  const error = checking !== null && "text" in checking ? checking.text : null;
  /** A check under way goes on, and no second one begins beside it. */
  const settle = (next: Refused | null): void => setChecking((now) => (now !== null && "pending" in now ? now : next));
  // oxlint-disable-next-line react/set-state-in-effect -- what the server refused of this page takes the place of what was refused before
  useEffect(() => settle(refusedIn(refused)), [refused]);
  const refusalText = useRefusals();
  const [cartNames, setCartNames] = useState(noNames);
  const { count, endings } = data.includedDomains;
  useEffect(() => {
    if (!hasCart()) return;
    const read = async (): Promise<void> => {
      const { namesInCart } = await import("../domain-name/cart-domains.ts");
      setCartNames(await namesInCart(locale));
    };
    // Without them the shop says which name is in the cart already.
    void read().catch(() => undefined);
  }, [locale]);

  const isChosen = (name: string): boolean => choice.domains.some(({ ascii }) => ascii === name);
  const places = includedPlaces(data, { quantity: 1, domains: choice.domains });
  const inCart = cartNames.alone.filter(({ ascii, ending }) => !isChosen(ascii) && endings.includes(ending));
  const put = (domain: ConfigurationProps["choice"]["domains"][number]): void => {
    settle(null);
    if (field.current !== null) field.current.value = "";
    change({ domains: [...choice.domains, domain] });
    field.current?.focus();
  };
  const refuse = (text: string): void => {
    setChecking({ text });
    field.current?.focus();
    // The error stands below the field, and below that, on narrow screens, the bar with the total.
    field.current?.scrollIntoView({ block: "center" });
  };

  const check = async (typed: string): Promise<CheckedDomain> =>
    (await import("./typed-domain.ts")).typedDomain(locale, typed);
  const add = async (): Promise<void> => {
    const typed = field.current?.value.trim() ?? "";
    if (typed === "" || isPending) return field.current?.focus();
    setChecking({ pending: typed });
    const { domain, name, word, detail } = await check(typed).catch(() => unchecked(typed));
    setChecking(null);
    if (domain === null) return refuse(detail ?? t(`domains.${word}`, { name }));
    if (isChosen(domain.ascii)) return refuse(t("domains.twice", { name }));
    if (cartNames.names.includes(domain.ascii))
      return refuse(refusalText({ _tag: "DomainAlreadyInCart", domain: name }));
    put(domain);
  };
  /** Enter in another field of the form presses the first button, too: then there is nothing to check. */
  const onPress = (event: MouseEvent): void => {
    event.preventDefault();
    if (event.detail > 0 || document.activeElement === event.currentTarget) void add();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };
  /** The focus goes to the next name, or to the field where there is none. */
  const remove = (name: string, at: number): void => {
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? field.current)?.focus();
    change({ domains: choice.domains.filter(({ ascii }) => ascii !== name) });
  };
  return (
    <fieldset className={`${styles.block} p-domains`}>
      <legend>{t("domains.title")}</legend>
      <p>
        {t("domains.included", { count })}{" "}
        <span className="k-small">
          {t("domains.endings", { endings: endings.map((ending) => `.${ending}`).join(", ") })}
        </span>
      </p>
      {choice.domains.map(({ ascii, inCart: isMoved }) => (
        <input key={ascii} type="hidden" name={isMoved ? "from-cart" : "domain"} value={ascii} />
      ))}
      {inCart.length === 0 ? null : (
        <div className={styles.inCart}>
          <p id="in-cart-title">{t("domains.inCart.title")}</p>
          <ul className={styles.domainList} aria-labelledby="in-cart-title">
            {inCart.map((domain) => (
              <li key={domain.ascii}>
                <strong className="k-name">{domain.unicode}</strong>
                {hasPlaceFor(places, domain.ending) ? (
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={t("domains.inCart.useLabel", { name: domain.unicode })}
                    onClick={() => put({ ...domain, inCart: true })}
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
      <div className={`k-field ${styles.domain}`}>
        <label className="k-field-label" htmlFor="domain">
          {t("domains.label")}
        </label>
        <p className="k-field-hint" id="domain-hint">
          {t("domains.hint")}
        </p>
        <div className={`k-input-row ${styles.domainRow}`}>
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
            defaultValue={refused?.typed}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? "domain-hint" : "domain-error domain-hint"}
            onInput={() => settle(null)}
            onKeyDown={onKey}
          />
          {/* The first button of the form: without scripts, Enter in a field checks what was typed and puts nothing into the cart. */}
          <Button
            type="submit"
            formMethod="get"
            formAction={`${path}#domain`}
            formNoValidate
            kind="secondary"
            busy={isPending}
            onClick={onPress}
          >
            {t("domains.add")}
          </Button>
        </div>
        {offered === null || isOffered(offered, inCart) || isChosen(offered.ascii) ? null : (
          <Notice
            kind="brass"
            actions={
              <Button type="submit" kind="secondary" name="from-cart" value={offered.ascii}>
                {t("domains.inCart.use")}
              </Button>
            }
          >
            <p>{t("domains.inCart.offer", { name: offered.unicode })}</p>
          </Notice>
        )}
      </div>
      {/* Where the answer is waited for it is given: the newest name is the first, or what is wrong with it, and nothing moves. */}
      <div className={styles.domainAnswers}>
        <div role="status">
          {isPending ? (
            <p className={styles.domainPending}>
              <strong className="k-name">{pending}</strong> <span className="k-small">{t("domains.checking")}</span>
            </p>
          ) : (
            <FieldError id="domain" error={error ?? undefined} />
          )}
        </div>
        {choice.domains.length === 0 ? null : (
          <ul ref={list} className={styles.domainList}>
            {choice.domains.toReversed().map(({ ascii, unicode, acquisition, inCart: isMoved }, at) => (
              <li key={ascii}>
                <span>
                  <strong className="k-name">{unicode}</strong>{" "}
                  <span className="k-small">{t(isMoved ? "domains.inCart.chosen" : `domains.${acquisition}`)}</span>
                </span>
                <button
                  type="button"
                  className="k-remove"
                  aria-label={t("domains.remove", { name: unicode })}
                  onClick={() => remove(ascii, at)}
                >
                  <X size={18} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
};

/** What checks names could not be fetched. */
const unchecked = (name: string): CheckedDomain => ({ name, domain: null, word: "failed", detail: null });

/** Where the names of the cart are listed, the offer stands there. */
const isOffered = (offered: SelectedDomain, inCart: readonly SelectedDomain[]): boolean =>
  inCart.some(({ ascii }) => ascii === offered.ascii);
