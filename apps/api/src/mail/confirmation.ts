// The confirmation of an order: a projection of the same facts that stood above the order button, with terms and withdrawal notice. [CHK-05] [VAT-10]
import type { Confirmation, NextStep, OrderFacts, OrderFactsLine } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Notice, Site } from "../seed/site.ts";
import type { Services } from "../services.ts";
import { siteTexts } from "../stores/catalogs.ts";
import type { Handle } from "../stores/database.ts";
import { queueLetter } from "../stores/outbox.ts";
import { andThen, type Soon } from "../stores/soon.ts";
import { boundOfMailbox } from "./bounds.ts";
import { asHtml, asText, standing, type Block, type Row } from "./letter.ts";
import { orderTexts } from "./order-texts.ts";
import { countryName, dateTime, money, percent } from "./words.ts";

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Queues the confirmation in the transaction of its order; the row's id, and so the Message-ID, comes from the order's. */
export const queueConfirmation =
  (services: Services) =>
  (handle: Handle, orderId: string, confirmation: Confirmation, revision: Soon<string | null>): Soon<unknown> =>
    andThen(siteTexts(handle, revision), (site) => {
      const written = writtenConfirmation(confirmation, site, services.settings.timeZone);
      const letter = {
        id: `order-${orderId}`,
        recipient: confirmation.email,
        locale: confirmation.locale,
        orderId,
        bounds: boundOfMailbox(confirmation.email),
        ...written,
      };
      return queueLetter(handle, letter, services.now());
    });

export const writtenConfirmation = (confirmation: Confirmation, site: Site, timeZone: string): Written => {
  const { locale, facts, number } = confirmation;
  const say = orderTexts[locale];
  const subject = say.subject(number, site.name);
  const same = sameOf(site, locale);
  const blocks: readonly Block[] = [
    { kind: "paragraph", text: say.greeting(addressee(confirmation)) },
    { kind: "paragraph", text: say.thanks(number, dateTime(locale, confirmation.placedAt, timeZone)) },
    {
      kind: "rows",
      rows: [
        { what: say.orderNumber, value: number },
        { what: say.customerNumber, value: confirmation.customerNumber },
      ],
    },
    same.yourOrder,
    { kind: "rows", rows: facts.lines.map((line) => lineRow(line, locale)) },
    { kind: "rows", rows: totals(facts, locale) },
    ...noteOf(confirmation, site),
    same.contract,
    {
      kind: "list",
      entries: facts.lines.map(
        (line) => `${line.title[locale]}: ${say.contractTerms(line.terms.minimumMonths, line.terms.renewalMonths, line.terms.noticeDays)}`,
      ),
    },
    same.invoiceAddress,
    {
      kind: "paragraph",
      text: [...confirmation.addressee.slice(0, -1), countryName(locale, confirmation.addressee.at(-1) ?? "")].join("\n"),
    },
    same.whatNext,
    same.next(confirmation.nextSteps),
    same.regards,
    ...(confirmation.enclosed.includes("terms") ? [same.terms] : []),
    ...(confirmation.enclosed.includes("withdrawal-notice") ? [same.withdrawal] : []),
    same.imprint,
  ];
  return { subject, text: asText(blocks), html: asHtml(locale, subject, blocks) };
};

/** A person's name; with a company in front of it the second line of the address. */
const addressee = ({ addressee: lines }: Confirmation): string => lines.at(lines.length > 4 ? 1 : 0) ?? "";

const lineRow = (line: OrderFactsLine, locale: Locale): Row => {
  const say = orderTexts[locale];
  return {
    what: say.times(line.title[locale], line.quantity),
    value: money(locale, line.first),
    note: say.lineNote({
      setup: line.setup === 0 ? null : money(locale, line.setup),
      recurring: line.recurring === 0 ? null : money(locale, line.recurring),
      months: line.everyMonths,
      from: line.recurringFrom > line.everyMonths + 1 ? line.recurringFrom : null,
    }),
  };
};

const totals = (facts: OrderFacts, locale: Locale): readonly Row[] => {
  const say = orderTexts[locale];
  const priced = say.priced[facts.vat.treatment];
  const country = facts.vat.country === "OTHER" ? null : countryName(locale, facts.vat.country);
  return [
    ...(facts.oneOff === 0 ? [] : [{ what: say.oneOff, value: money(locale, facts.oneOff) }]),
    { what: say.firstPeriod, value: money(locale, facts.firstPeriod) },
    ...(facts.voucher === 0 ? [] : [{ what: say.voucher, value: money(locale, facts.voucher) }]),
    { what: say.total(priced), value: money(locale, facts.total), strong: true },
    { what: say.net, value: money(locale, facts.net) },
    { what: say.vat(percent(locale, facts.vat.rate), country), value: money(locale, facts.vatAmount) },
    ...facts.recurring.map(({ everyMonths, gross }) => ({ what: say.recurring(everyMonths, priced), value: money(locale, gross) })),
  ];
};

/** Why the VAT is what it is; where the customer owes it, with both VAT ids. [VAT-09] */
const noteOf = ({ locale, facts, vatId }: Confirmation, site: Site): readonly Block[] => {
  const say = orderTexts[locale];
  const text = say.treatment[facts.vat.treatment];
  const rows: readonly Row[] =
    facts.vat.treatment !== "reverse-charge" || vatId === null
      ? []
      : [
          { what: say.yourVatId, value: vatId },
          { what: say.ourVatId, value: site.vatId },
        ];
  return [
    ...(text === null ? [] : [{ kind: "paragraph", text } as const]),
    ...(rows.length === 0 ? [] : [{ kind: "rows", rows } as const]),
  ];
};

/** What is the same in every letter. */
const made = new WeakMap<Site, Partial<Record<Locale, ReturnType<typeof same>>>>();

const sameOf = (site: Site, locale: Locale): ReturnType<typeof same> => {
  const known = made.get(site)?.[locale];
  if (known !== undefined) return known;
  const blocks = same(site, locale);
  made.set(site, { ...made.get(site), [locale]: blocks });
  return blocks;
};

const same = (site: Site, locale: Locale) => {
  const say = orderTexts[locale];
  const heading = (text: string): Block => ({ kind: "heading", text });
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const notice = ({ title, paragraphs }: Notice): Block =>
    standing([heading(title[locale]), ...paragraphs.map((each) => paragraph(each[locale]))]);
  const steps = new Map<string, Block>();
  /** There are few ways to go on. */
  const next = (wanted: readonly NextStep[]): Block => {
    const known = steps.get(wanted.join());
    if (known !== undefined) return known;
    const block = standing([{ kind: "list", entries: wanted.map((step) => say.next[step]) }]);
    steps.set(wanted.join(), block);
    return block;
  };
  return {
    next,
    yourOrder: standing([heading(say.yourOrder)]),
    contract: standing([paragraph(say.contract), heading(say.termsOfContract)]),
    invoiceAddress: standing([heading(say.invoiceAddress)]),
    whatNext: standing([heading(say.whatNext)]),
    regards: standing([paragraph(say.questions(site.email, site.phone)), paragraph(`${say.regards}\n${site.name}`)]),
    terms: notice(site.terms),
    withdrawal: notice(site.withdrawal),
    imprint: standing([paragraph(imprint(site, locale))]),
  };
};

const imprint = (site: Site, locale: Locale): string =>
  [
    site.legalName,
    `${site.street}, ${site.postCode} ${site.city}`,
    site.register[locale],
    `${site.representative} · ${site.vatId}`,
    site.website,
  ].join("\n");
