// What the law asks of a seller's texts and their lack breaks: who stands in the legal notice, and the VAT beside a price. [PKG-07] [LGL-01] [VAT-10]
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale, withoutLocale } from "@kontor/domain/visitor/locale";
import { languagesOfSite } from "../../platform/provider/provider.ts";
import type { Content } from "../seed/provider-content.ts";

/** Companies that exist by their entry in a register (§ 5 (1) No. 4 DDG). */
const registered =
  /\b(?:GmbH|UG|AG|SE|KGaA|KG|OHG|oHG|e\. ?K\.|eG|GesmbH|Ges\.m\.b\.H\.|Ltd|Limited|B\.V\.|BV|S\.à r\.l\.)(?![\w.])/;

const noticeIn = (texts: ReadonlyMap<string, string>, locale: Locale): readonly [file: string, text: string] | null => {
  const url = withoutLocale(inLocale(fixedPaths["legal-notice"], locale));
  return (
    [...texts].find(
      ([file, text]) => file.startsWith(`${locale}/pages/`) && /^url: *["']?([^\s"']+)/m.exec(text)?.[1] === url,
    ) ?? null
  );
};

/** What a legal notice has to name, by the facts that there are. */
const namedIn = ({ site }: Content): readonly string[] => [
  "{provider:legal-name}",
  "{provider:address",
  "{provider:representative}",
  "{provider:email}",
  ...(site.register === undefined ? [] : ["{provider:register}"]),
  ...(site.vatId === undefined ? [] : ["{provider:vat-id}"]),
];

const noticeFaults = (content: Content, texts: ReadonlyMap<string, string>, locale: Locale): readonly string[] => {
  const notice = noticeIn(texts, locale);
  if (notice === null)
    return [`content/${locale}/pages: the legal notice is missing, ${inLocale(fixedPaths["legal-notice"], locale)}`];
  const [file, text] = notice;
  return namedIn(content)
    .filter((slot) => !text.includes(slot))
    .map((slot) => `content/${file}: the legal notice does not name ${slot}${slot.endsWith("}") ? "" : "}"}`);
};

const amount = /\d+[.,]\d{2} ?€|€ ?\d+[.,]\d{2}(?!\d)|\d+[.,]\d{2} (?:euros?|EUR)\b/i;
const vat = /\bVAT\b|\bMwSt\b|Mehrwertsteuer|Umsatzsteuer|\{vat:/i;

/** An amount that is written out in a text that says nothing of its VAT (§ 3 PAngV); those of slots have it. */
const bareAmounts = (texts: ReadonlyMap<string, string>, locale: Locale): readonly string[] =>
  [...texts].flatMap(([file, text]) => {
    const line = text.split("\n").findIndex((written) => amount.test(written));
    return file.startsWith(`${locale}/`) && line >= 0 && !vat.test(text)
      ? [`content/${file}, line ${line + 1}: a price without a word on its VAT; write {price:…} with {vat:view}`]
      : [];
  });

/** Under every page that shows prices. */
const footerFaults = (texts: ReadonlyMap<string, string>, locale: Locale): readonly string[] =>
  /^footerText:.*(?:\{vat:all\}|\{vat:view\})/m.test(texts.get(`${locale}/site.yaml`) ?? "")
    ? []
    : [`content/${locale}/site.yaml: footerText does not say whether prices contain VAT; write {vat:all}`];

export const lawFindings = (content: Content, texts: ReadonlyMap<string, string>): readonly string[] => {
  const { legalName, register } = content.site;
  return [
    ...(register === undefined && registered.test(legalName)
      ? [`content/site.json: register is missing, and ${legalName} is in one (§ 5 DDG)`]
      : []),
    ...languagesOfSite(content.site).flatMap((locale) => [
      ...noticeFaults(content, texts, locale),
      ...footerFaults(texts, locale),
      ...bareAmounts(texts, locale),
    ]),
  ];
};
