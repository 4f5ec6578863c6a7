// What was declared as rows of words, and its receipt as a file to keep; the same from the server and in the browser. [LGL-02] [LGL-03]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import {
  type Declaration,
  type DeclaredFact,
  type DeclarationReceipt,
  declaredFacts,
  receiptReference,
} from "@kontor/domain/site/request";
import { inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { dayText, momentText } from "../../platform/texts/format.ts";
import { withPlainHyphens } from "../../platform/texts/hyphens.ts";
import type { Translate } from "../../platform/texts/texts.tsx";
import type { DeclarationView, DeclaredRow } from "./views.ts";

type Categories = DeclarationView["categories"];

/** The texts of declarations, in the language of the page. */
interface Words {
  readonly t: Translate;
  readonly locale: Locale;
}

/** With the zone in which a moment is shown. */
interface ReceivedWords extends Words {
  readonly zone: TimeZone;
}

export const rowsOf = ({ t, locale }: Words, filing: Declaration, categories: Categories): readonly DeclaredRow[] =>
  declaredFacts(filing).map((fact) => ({
    name: fact.name,
    label: t(`rows.${fact.name}`),
    value: valueOf({ t, locale }, fact, categories),
  }));

const valueOf = ({ t, locale }: Words, fact: DeclaredFact, categories: Categories): string => {
  switch (fact.name) {
    case "termination":
      return t(`termination.${fact.value}`);
    case "end":
      return fact.value === "next" ? t("end.next") : dayText(locale, fact.value);
    case "category":
      return categories.find(({ value }) => value === fact.value)?.label ?? fact.value;
    default:
      return fact.value;
  }
};

/** Day and time with the name of the zone, so that no receipt is ambiguous. */
export const receivedText = ({ t, locale, zone: timeZone }: ReceivedWords, at: number): string => {
  const parts = new Intl.DateTimeFormat(inLocale(localeTag, locale), { timeZone, timeZoneName: "short" }).formatToParts(
    at,
  );
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return t("moment", { moment: momentText(locale, at, timeZone), zone });
};

export const receiptRows = (
  words: ReceivedWords,
  receipt: DeclarationReceipt,
  categories: Categories,
): readonly DeclaredRow[] => [
  { name: "reference", label: words.t("rows.reference"), value: receiptReference(receipt) },
  { name: "receivedAt", label: words.t("rows.receivedAt"), value: receivedText(words, receipt.receivedAt) },
  ...rowsOf(words, receipt.filing, categories),
];

/** The receipt as a file: who received it, and every row. */
export const receiptFile = (
  { t }: Words,
  receipt: DeclarationReceipt,
  recipient: string,
  rows: readonly DeclaredRow[],
): { readonly name: string; readonly href: string } => {
  const { form } = receipt.filing;
  const lines = [
    recipient,
    "",
    t(`received.title.${form}`),
    "",
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    "",
  ];
  return {
    name: `${t(`received.file.${form}`)}-${receiptReference(receipt)}.txt`,
    href: `data:text/plain;charset=utf-8,${encodeURIComponent(withPlainHyphens(lines.join("\r\n")))}`,
  };
};
