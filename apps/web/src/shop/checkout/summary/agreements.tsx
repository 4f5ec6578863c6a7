// The boxes of an order: each for itself, none ticked beforehand, above the facts of the order; which, the domain says. [CHK-04] [CHK-10] [LGL-04]
import type { Agreements, CustomerNotices } from "@kontor/domain/shop/checkout";
import { CheckBox } from "@kontor/ui/check-box";
import { rich } from "../../../platform/texts/rich.tsx";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import type { CheckoutBase } from "../../../shell/checkout-frame/views.ts";
import type { SummaryPage } from "../views.ts";
import * as styles from "./summary.module.css";
import { inLocale } from "@kontor/domain/visitor/locale";

/** Boxes that an order does not need. */
const free: readonly (keyof Agreements)[] = ["earlyStart", "reseller"];

const otherwiseId = "agree-earlyStart-otherwise";

export const agreementId = (name: string): string => `agree-${name}`;

export interface AgreementBoxesProps {
  readonly agreements: Agreements;
  /** Which boxes this customer gets, in their order. */
  readonly notices: CustomerNotices;
  /** From when it runs, with the box for an early start and without it. [LGL-04] */
  readonly starts: SummaryPage["starts"];
  readonly registers: boolean;
  /** Whether a name is registered or moved. */
  readonly names: boolean;
  /** Whether everything is paid back after a withdrawal. [BAL-04] */
  readonly generous: boolean;
  readonly error: (name: keyof Agreements) => string | undefined;
  readonly links: CheckoutBase["links"];
  readonly onTick: (name: keyof Agreements, value: boolean) => void;
}

/** Links out of the order open beside it, so that nothing is lost. */
export const legalLinks = (links: CheckoutBase["links"]) => ({
  terms: (inner: string) => (
    <a href={links.terms} target="_blank" rel="noopener">
      {inner}
    </a>
  ),
  policy: (inner: string) => (
    <a href={links.policy} target="_blank" rel="noopener">
      {inner}
    </a>
  ),
});

export const AgreementBoxes = ({
  agreements,
  notices,
  starts,
  registers,
  names,
  generous,
  error,
  links,
  onTick,
}: AgreementBoxesProps) => {
  const t = useTexts("summary");
  const locale = useLocale();
  const [later, now] = starts;
  return (
    <fieldset className={`${styles.agreements} sheet`}>
      <legend className="k-hidden">{t("agreements.legend")}</legend>
      <h2 aria-hidden="true">{t("agreements.legend")}</h2>
      {notices.boxes.map((name) => (
        <CheckBox
          key={name}
          id={agreementId(name)}
          name={name}
          checked={agreements[name] === true}
          required={!free.includes(name)}
          error={error(name)}
          describedBy={name === "earlyStart" ? otherwiseId : undefined}
          onChange={(value) => onTick(name, value)}
        >
          {name === "conditions"
            ? notices.conditions?.map((text) => inLocale(text, locale)).join(" ")
            : rich(t(`agreements.${name}`, { day: now?.date ?? "" }), legalLinks(links))}
        </CheckBox>
      ))}
      {now === undefined || later === undefined ? null : (
        <div id={otherwiseId} className={styles.otherwise}>
          <p>
            {generous ? t("agreements.generous") : t("agreements.value")}{" "}
            {names && !generous ? t("agreements.valueWithNames") : ""}
          </p>
          <p>
            {t("agreements.otherwise", { day: later.date })} {registers ? t("agreements.notReserved") : ""}
          </p>
        </div>
      )}
    </fieldset>
  );
};
