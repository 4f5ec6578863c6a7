// The boxes of an order: each for itself, none ticked beforehand, above the facts of the order; which, the domain says. [CHK-04] [CHK-10] [LGL-04]
import type { Agreements, CustomerNotices } from "@kontor/domain/shop/checkout";
import { CheckBox } from "@kontor/ui/check-box";
import { rich } from "../../../platform/texts/rich.tsx";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import type { CheckoutBase } from "../frame/views.ts";
import * as styles from "./summary.module.css";

/** Boxes that an order does not need. */
const free: readonly (keyof Agreements)[] = ["earlyStart", "reseller"];

export const agreementId = (name: string): string => `agree-${name}`;

export interface AgreementBoxesProps {
  readonly agreements: Agreements;
  /** Which boxes this customer gets, in their order. */
  readonly notices: CustomerNotices;
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

export const AgreementBoxes = ({ agreements, notices, error, links, onTick }: AgreementBoxesProps) => {
  const t = useTexts("summary");
  const locale = useLocale();
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
          onChange={(value) => onTick(name, value)}
        >
          {name === "conditions"
            ? notices.conditions?.map((text) => text[locale]).join(" ")
            : rich(t(`agreements.${name}`), legalLinks(links))}
        </CheckBox>
      ))}
    </fieldset>
  );
};
