// What was declared as rows of words, and its receipt: on screen and as a file to keep. [LGL-02] [LGL-03]
import { type Declaration, type DeclarationReceipt, type DeclaredFact, declaredFacts, receiptReference } from "@kontor/domain/site/request";
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { DeclarationView, DeclaredRow } from "./views.ts";
import { dayText, momentText } from "../../platform/texts/format.ts";
import { provider } from "../../shell/provider.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";

export const rowsOf = (locale: Locale, filing: Declaration, shop: ShopFacts | null): readonly DeclaredRow[] => {
  const t = texts(locale, "declaration");
  return declaredFacts(filing).map((fact) => ({ name: fact.name, label: t(`rows.${fact.name}`), value: valueOf(locale, fact, shop) }));
};

const valueOf = (locale: Locale, fact: DeclaredFact, shop: ShopFacts | null): string => {
  const t = texts(locale, "declaration");
  switch (fact.name) {
    case "termination":
      return t(`termination.${fact.value}`);
    case "end":
      return fact.value === "next" ? t("end.next") : dayText(locale, fact.value);
    case "category":
      return shop?.catalog.categories.find(({ key }) => key === fact.value)?.title[locale] ?? fact.value;
    default:
      return fact.value;
  }
};

const timeZone = "Europe/Berlin";

/** Day and time with the name of the zone, so that no receipt is ambiguous. */
const receivedText = (locale: Locale, at: number): string => {
  const parts = new Intl.DateTimeFormat(localeTag[locale], { timeZone, timeZoneName: "short" }).formatToParts(at);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return texts(locale, "declaration")("moment", { moment: momentText(locale, at, timeZone), zone });
};

export const receiptView = (
  locale: Locale,
  receipt: DeclarationReceipt,
  shop: ShopFacts | null,
): Omit<Extract<DeclarationView, { readonly step: "received" }>, "form" | "path" | "contract" | "words" | "problem" | "links"> => {
  const t = texts(locale, "declaration");
  const { form } = receipt.filing;
  const moment = receivedText(locale, receipt.receivedAt);
  const reference = receiptReference(receipt);
  const rows = [
    { name: "reference", label: t("rows.reference"), value: reference },
    { name: "receivedAt", label: t("rows.receivedAt"), value: moment },
    ...rowsOf(locale, receipt.filing, shop),
  ];
  const lines = [
    `${provider.legalName}, ${provider.street}, ${provider.postCode} ${provider.city}`,
    "",
    t(`received.title.${form}`),
    "",
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    "",
  ];
  return {
    step: "received",
    rows,
    moment,
    email: receipt.email,
    file: {
      name: `${t(`received.file.${form}`)}-${reference}.txt`,
      href: `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join("\r\n"))}`,
    },
  };
};
