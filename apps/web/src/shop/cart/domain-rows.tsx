// The domains of an item: name, how it is acquired, what it costs, and the authcode of a transfer. [DOM-01] [DOM-07] [PRD-07]
import type { TermWords } from "@kontor/domain/shop/contract";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { CircleCheck, X } from "lucide-react";
import { useState } from "react";
import {
  cartField,
  type CartIntent,
  type CartItem,
  domainsOfItem,
  type SelectedDomain,
} from "@kontor/domain/shop/cart";
import type { QuoteLine } from "@kontor/domain/shop/pricing";
import { Button } from "@kontor/ui/button";
import { TextField } from "@kontor/ui/text-field";
import { moneyText } from "../../platform/texts/format.ts";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useGoesAlong } from "./goes-along.ts";
import { Press, usePlainForm } from "./press.tsx";
import * as styles from "./cart.module.css";

export interface TermRowsProps {
  readonly of: "contract" | "term";
  /** Null without a term, or where the day is not known. */
  readonly term: TermWords | null;
  /** The term where nothing else is known of it. */
  readonly months: string;
}

export const TermRows = ({ of, term, months }: TermRowsProps) => {
  const t = useTexts("cart");
  return (
    <>
      <div>
        <dt>{t(term === null ? of : `${of}Today`)}</dt>
        <dd>{term?.months ?? months}</dd>
      </div>
      {term === null ? null : (
        <div>
          <dt>{t("earliestEnd")}</dt>
          <dd>{term.day}</dd>
        </div>
      )}
    </>
  );
};

/** A plan of the cart with places that are still free. */
export interface OpenPlan {
  readonly item: string;
  readonly title: string;
  readonly free: number;
}

export interface DomainRowsProps {
  readonly item: CartItem;
  readonly lines: readonly QuoteLine[];
  /** The term of a name on its own, with its earliest end. [CON-01] */
  readonly term: TermWords | null;
  /** Whether the authcode of a name is on its way. */
  readonly isSaving: (ascii: string) => boolean;
  readonly plansFor: (ending: string) => readonly OpenPlan[];
  readonly missing: (name: string) => string | undefined;
  readonly refused: { readonly text: string; readonly domain: string | null } | null;
  readonly onChange: (intent: CartIntent) => void;
}

const Authcode = ({
  item,
  domain,
  busy,
  error,
  onChange,
}: Pick<DomainRowsProps, "item" | "onChange"> & {
  readonly domain: SelectedDomain;
  readonly busy: boolean;
  readonly error: string | undefined;
}) => {
  const t = useTexts("cart");
  const [{ typed, sent }, setCode] = useState({ typed: "", sent: "" });
  const type = (text: string): void => setCode({ typed: text, sent });
  const field = cartField.authcode(item.id, domain.ascii);
  useTypedBefore(field, type);
  const form = usePlainForm();
  const [open, setOpen] = useState(false);
  const save = (): void => {
    setOpen(false);
    setCode({ typed, sent: typed });
    onChange({ kind: "authcode", item: item.id, ascii: domain.ascii, authcode: typed });
  };
  useGoesAlong(() => {
    if (typed.trim() === "" || typed === sent) return "nothing";
    save();
    return "wanted";
  });
  if (domain.authcodeGiven && !open) {
    return (
      <p className={styles.authcodeGiven}>
        <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} />
        <span>{t("authcode.given")}</span>
        <Button kind="quiet" size="small" data-scripted="" onClick={() => setOpen(true)}>
          {t("authcode.change")}
        </Button>
      </p>
    );
  }
  return (
    <form
      className={styles.authcode}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <TextField
        id={field}
        name={field}
        form={form}
        label={t("authcode.label", { name: domain.unicode })}
        hint={t("authcode.hint")}
        error={error}
        value={typed}
        onChange={type}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        beside={
          <Button kind="secondary" type="submit" form={form} name="item" value={item.id} busy={busy}>
            {t("authcode.save")}
          </Button>
        }
      />
    </form>
  );
};

/** A name on its own may move into a plan that would include it; one of a plan may stand on its own again. */
const Places = ({
  item,
  domain,
  plansFor,
  onChange,
}: Pick<DomainRowsProps, "item" | "plansFor" | "onChange"> & { readonly domain: SelectedDomain }) => {
  const t = useTexts("cart");
  const place = { kind: "place", ascii: domain.ascii } as const;
  const { unicode: name } = domain;
  if (item.kind === "product") {
    return (
      <div className={styles.domainActs}>
        <Press intent={{ ...place, plan: null }} onChange={onChange}>
          {(pressed) => (
            <Button {...pressed} kind="quiet" size="small" aria-label={t("include.outLabel", { name })}>
              {t("include.out")}
            </Button>
          )}
        </Press>
        <Press intent={{ kind: "remove-domain", item: item.id, ascii: domain.ascii }} onChange={onChange}>
          {(pressed) => (
            <button {...pressed} className="k-remove" aria-label={t("removeLabel", { title: name })}>
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </Press>
      </div>
    );
  }
  const plans = plansFor(domain.ending);
  if (plans.length === 0) return null;
  return (
    <div className={styles.include}>
      {plans.map((plan) => (
        <div key={plan.item}>
          <p>{t("include.note", { plan: plan.title, count: plan.free })}</p>
          <Press intent={{ ...place, plan: plan.item }} onChange={onChange}>
            {(pressed) => (
              <Button
                {...pressed}
                kind="secondary"
                size="small"
                aria-label={t("include.label", { name, plan: plan.title })}
              >
                {t("include.act")}
              </Button>
            )}
          </Press>
        </div>
      ))}
    </div>
  );
};

export const DomainRows = ({ item, lines, term, isSaving, plansFor, missing, refused, onChange }: DomainRowsProps) => {
  const t = useTexts("cart");
  const locale = useLocale();
  const domains = domainsOfItem(item);
  if (domains.length === 0) return null;
  return (
    <ul className={styles.domains} data-alone={item.kind === "domain" || undefined}>
      {domains.map((domain) => {
        const line = lines.find((candidate) => candidate.subject === domain.ascii);
        const included = line?.derivation.parts.some((part) => part.reason === "included-domain") ?? false;
        const how = t(domain.acquisition === "transfer" ? "domainTransfer" : "domainRegister");
        return (
          <li key={domain.ascii}>
            {item.kind === "domain" ? (
              <dl className="k-definitions">
                <div>
                  <dt>{t("acquisition")}</dt>
                  <dd>{how}</dd>
                </div>
                {line === undefined ? null : (
                  <div>
                    <dt>{t("yearly")}</dt>
                    <dd>{moneyText(locale, line.unitPrice)}</dd>
                  </div>
                )}
                {line === undefined ? null : (
                  <TermRows of="term" term={term} months={t("months", { count: line.minimumMonths })} />
                )}
              </dl>
            ) : (
              <div className={styles.domain}>
                <span className={styles.domainName}>
                  <span className="k-name">{domain.unicode}</span>
                </span>
                <span className="quiet">{how}</span>
                {line === undefined ? null : (
                  <span className="k-figure">{included ? t("domainIncluded") : moneyText(locale, line.first)}</span>
                )}
                <Places item={item} domain={domain} plansFor={plansFor} onChange={onChange} />
              </div>
            )}
            {item.kind === "domain" ? (
              <Places item={item} domain={domain} plansFor={plansFor} onChange={onChange} />
            ) : null}
            {domain.acquisition === "transfer" ? (
              <Authcode
                item={item}
                domain={domain}
                busy={isSaving(domain.ascii)}
                error={refused?.domain === domain.ascii ? refused.text : missing(domain.unicode)}
                onChange={onChange}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
