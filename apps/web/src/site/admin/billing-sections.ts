// What the next documents of a customer go by, as staff see and change it: the reference, the individual VAT rate. [VAT-08] [ACC-08]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { rateText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DeskForm, DeskSection } from "./desk-views.ts";

type Account = ShopComponents["schemas"]["Account"];

/** Every change of money or rights has one. */
export const reason = (locale: Locale) =>
  ({
    name: "reason",
    label: texts(locale, "admin")("meta.desk.reason"),
    hint: texts(locale, "admin")("meta.desk.reasonHint"),
    kind: "area",
  }) as const;

/** By which the customer routes documents. [ACC-08] */
export const referenceSection = ({ number, buyerReference }: Account, locale: Locale): DeskSection => {
  const t = texts(locale, "admin");
  return {
    key: "buyer-reference",
    title: t("meta.customer.reference.title"),
    facts: [{ label: t("meta.customer.reference.now"), value: buyerReference ?? t("meta.customer.reference.none") }],
    forms: [
      {
        act: "buyer-reference",
        title: t("meta.customer.reference.set"),
        text: t("meta.customer.reference.text"),
        hidden: { customer: number },
        fields: [
          {
            name: "reference",
            label: t("meta.customer.reference.label"),
            hint: t("meta.customer.reference.hint"),
            kind: "text",
            isOptional: true,
            ...(buyerReference === null ? {} : { value: buyerReference }),
          },
          reason(locale),
        ],
        button: t("meta.customer.reference.save"),
      },
    ],
  };
};

export const rateSection = ({ number, individualRate }: Account, locale: Locale, isAdmin: boolean): DeskSection => {
  const t = texts(locale, "admin");
  const hidden = { customer: number };
  const set: DeskForm = {
    act: "vat-rate",
    title: t("meta.customer.rate.set"),
    text: t("meta.customer.rate.text"),
    hidden,
    fields: [
      {
        name: "rate",
        label: t("meta.customer.rate.label"),
        hint: t("meta.customer.rate.hint"),
        kind: "text",
        mode: "decimal",
      },
      reason(locale),
    ],
    button: t("meta.customer.rate.save"),
  };
  const remove: DeskForm = {
    act: "vat-rate",
    title: t("meta.customer.rate.remove"),
    text: t("meta.customer.rate.removeText"),
    hidden: { ...hidden, remove: "1" },
    fields: [reason(locale)],
    button: t("meta.customer.rate.removeButton"),
  };
  return {
    key: "rate",
    title: t("meta.customer.rate.title"),
    facts: [
      {
        label: t("meta.customer.rate.now"),
        value: individualRate === null ? t("meta.customer.rate.none") : rateText(locale, individualRate),
      },
    ],
    forms: isAdmin ? [set, ...(individualRate === null ? [] : [remove])] : [],
  };
};
