// The confirmation of an order: a projection of the same facts that stood above the order button, with terms and withdrawal notice. [CHK-05] [VAT-10]
import { addressTexts, fullName } from "@kontor/domain/shop/customer";
import {
  type Confirmation,
  type Outbox,
  type NextStep,
  type OrderFacts,
  sharedDays,
  type StatedTerms,
} from "@kontor/domain/shop/checkout";
import {
  alikeInDays,
  calendarText,
  type ContractFacts,
  contractSlots,
  filledIn,
  firstEndText,
  type GuaranteeFacts,
  mostNames,
  numbersText,
  type ServiceContract,
  termsText,
  type Titled,
  titlesInShort,
} from "@kontor/domain/shop/contract";
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { paymentFilledIn, paymentWords, type ProviderName, providersOf } from "@kontor/domain/shop/payment";
import { sellerFilledIn } from "@kontor/domain/shop/seller";
import { inLocale, type Locale, moneyText } from "@kontor/domain/visitor/locale";
import type { Notice, Site } from "../../platform/provider/provider.ts";
import { sellerWordsOf } from "../../platform/provider/provider-texts.ts";
import { boundedCache, type BoundedCache } from "../../platform/bounded-cache.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import type { AttachmentReference } from "../../platform/mail/attachments.ts";
import { calendarReferences } from "../contract/calendar-attachment.ts";
import { earlierStanding } from "../contract/store.ts";
import type { LegalFiles } from "./services.ts";
import { boundedMailbox } from "../../platform/mail/recipients.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { asText, type Block, type Row } from "../../platform/mail/letter.ts";
import { asHtml, inPlainText, preformatted } from "../../platform/mail/letter-html.ts";
import { orderRows } from "./confirmation-rows.ts";
import { orderTexts } from "./confirmation-texts.ts";
import { countryName, dateTime, every, longDay } from "../../platform/mail/formats.ts";

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Queues the confirmation in the transaction of its order; the row's id, and so the Message-ID, comes from the order's. */
export const queueConfirmation =
  (services: Pick<PlatformServices, "now" | "settings">, legal: LegalFiles | null) =>
  (
    handle: Handle,
    { orderId, confirmation, contracts, again = 0 }: OrderMail,
    revision: MaybeAsync<string | null>,
  ): MaybeAsync<unknown> =>
    andThen(siteTexts(handle, revision), (site) =>
      andThen(earlierStanding(handle, { ...confirmation, orderId }), (earlier) => {
        const written = writtenConfirmation(confirmation, { contracts, earlier }, site, {
          ...services.settings,
          areAttached: legal !== null,
        });
        const letter = {
          id: `order-${orderId}${again === 0 ? "" : `-${again}`}`,
          recipient: boundedMailbox(confirmation.email),
          locale: confirmation.locale,
          orderId,
          attachments: [
            ...(legal === null ? [] : enclosed(confirmation, legal)),
            ...calendarReferences(contracts, confirmation.locale, "first"),
          ],
          ...written,
        };
        return queueLetter(handle, letter, services.now());
      }),
    );

type OrderMail = Pick<Parameters<Outbox["Service"]["add"]>[0], "orderId" | "confirmation" | "contracts"> & {
  /** How many were sent before, or what it follows upon. */
  readonly again?: number | "accepted";
};

/** What the law wants in a lasting form, by who the customer is. [LGL-04] */
const enclosed = ({ enclosed: parts }: Confirmation, legal: LegalFiles): readonly AttachmentReference[] => [
  ...(parts.includes("terms") ? [legal.terms] : []),
  ...(parts.includes("withdrawal-notice") ? [legal.withdrawal] : []),
];

/** Where the shop is, in time and on the web, and by what it is paid. */
type Place = Pick<Settings, "timeZone" | "publicUrl" | "payment">;

export const writtenConfirmation = (
  confirmation: Confirmation,
  { contracts, earlier }: { readonly contracts: readonly ServiceContract[] } & Pick<GuaranteeFacts, "earlier">,
  site: Site,
  { timeZone, publicUrl, payment, areAttached }: Place & { readonly areAttached: boolean },
): Written => {
  const { locale, facts, number } = confirmation;
  const say = inLocale(orderTexts, locale);
  const subject = say.subject(number, site.name);
  const waits = confirmation.nextSteps.includes("reseller-papers");
  const same = sameOf(site, {
    locale,
    publicUrl,
    offered: providersOf(payment),
    generous: false,
    ...confirmation.contract,
    start: confirmation.begins,
  });
  // Who reads it formatted has the files; plain text has the notices whole, as ever. [LOOK3-21]
  const notice = (block: Block): Block => (areAttached ? inPlainText(block) : block);
  const blocks: readonly Block[] = [
    { kind: "paragraph", text: say.greeting(fullName(confirmation.addressee)) },
    { kind: "paragraph", text: say.thanks(number, dateTime(locale, confirmation.placedAt, timeZone)) },
    {
      kind: "rows",
      rows: orderRows(facts, locale),
    },
    {
      kind: "rows",
      rows: [
        { what: say.customerNumber, value: confirmation.customerNumber },
        {
          what: say.invoiceAddress,
          value: addressTexts(confirmation.addressee, (iso) => countryName(locale, iso)).join(", "),
        },
      ],
    },
    ...noteOf(confirmation, site),
    waits ? same.contractLater : same.contract,
    { kind: "list", entries: facts.terms.map((terms) => termsEntry(terms, facts, locale)) },
    ...daysOf(contracts, earlier, locale),
    ...same.ways[waits ? "waiting" : confirmation.facts.notices.withdrawal ? "consumer" : "business"],
    same.whatNext,
    same.next(confirmation.nextSteps),
    same.regards,
    ...(confirmation.enclosed.includes("terms") ? [notice(same.terms)] : []),
    ...(confirmation.enclosed.includes("withdrawal-notice") ? [notice(same.withdrawal)] : []),
    same.imprint,
  ];
  return { subject, text: asText(blocks), html: asHtml(locale, say.title(number), blocks, site) };
};

/** What it is about, how long it binds, and the first day on which it can end. [CON-01] */
const termsEntry = (terms: StatedTerms, facts: OrderFacts, locale: Locale): string => {
  const end = terms.firstEnd === null ? "" : ` ${firstEndText(terms.firstEnd, locale, (day) => longDay(locale, day))}`;
  const names = new Set(facts.lines.filter(({ kind }) => kind === "domain").map(({ title }) => title.en));
  const titles = titlesInShort(
    terms.titles.map((title) => ({ title, isName: names.has(title.en) })),
    locale,
  );
  return `${titles.join(", ")}: ${termsText(terms, locale)}${end}`;
};

/** What a contract is named by. */
const headOf = ({ parts }: ServiceContract): readonly Titled[] =>
  parts.slice(0, 1).map(({ title, kind }) => ({ title, isName: kind === "domain" }));

type Contracts = readonly [ServiceContract, ...ServiceContract[]];

/** Those of many names are named together. */
const namedGroups = (groups: readonly Contracts[]): readonly Contracts[] => {
  const isName = ([{ parts }]: Contracts): boolean => parts[0]?.kind === "domain";
  const [first, ...others] = groups.filter(isName);
  if (first === undefined || others.length < mostNames) return groups;
  return groups.flatMap((group) =>
    group === first ? [[...first, ...others.flat()] as const] : isName(group) ? [] : [group],
  );
};

/** `VPS S (K-2026-000001-1 and -2)`: contracts of one title that have the same days, by their numbers. [ACC-02] */
const namedContracts = (contracts: Contracts, locale: Locale): string => {
  const [{ number }] = contracts;
  const numbers = numbersText(
    contracts.map((contract) => contract.number),
    locale,
  );
  return `${titlesInShort(contracts.flatMap(headOf), locale).join(", ") || number} (${numbers})`;
};

/** The days that are known on the day of the order, of all contracts in one calendar, as the page after it has them; which of them a day is for, where there are several. [ACC-02] [LOOK3-21] */
const daysOf = (
  contracts: readonly ServiceContract[],
  earlier: GuaranteeFacts["earlier"],
  locale: Locale,
): readonly Block[] => {
  const groups = alikeInDays(contracts, earlier);
  if (groups.length === 0) return [];
  const say = inLocale(orderTexts, locale);
  const days = sharedDays(contracts, earlier).map(({ entry, of }) => ({
    date: longDay(locale, entry.day),
    text: calendarText(entry, locale, (cents) => moneyText(locale, cents)),
    ...(groups.length === 1 ? {} : { of: titlesInShort(of.flatMap(headOf), locale).join(", ") }),
  }));
  const named = every(
    locale,
    namedGroups(groups).map((group) => namedContracts(group, locale)),
  );
  return [
    { kind: "paragraph", text: say.daysOf(named, contracts.length) },
    { kind: "days", days },
  ];
};

/** Why the VAT is what it is; where the customer owes it, with both VAT ids. [VAT-09] */
const noteOf = ({ locale, facts, vatId }: Confirmation, site: Site): readonly Block[] => {
  const say = inLocale(orderTexts, locale);
  const text = say.treatment[facts.vat.treatment];
  const rows: readonly Row[] =
    facts.vat.treatment !== "reverse-charge" || vatId === null
      ? []
      : [
          { what: say.yourVatId, value: vatId },
          ...(site.vatId === undefined ? [] : [{ what: say.ourVatId, value: site.vatId }]),
        ];
  return [
    ...(text === null ? [] : [{ kind: "paragraph", text } as const]),
    ...(rows.length === 0 ? [] : [{ kind: "rows", rows } as const]),
  ];
};

/** What the parts depend on that many letters share. */
interface Shared extends Required<Omit<ContractFacts, "seller">> {
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly offered: readonly ProviderName[];
}

const bySite = new WeakMap<Site, BoundedCache<ReturnType<typeof same>>>();
/** Days and languages of which the shared blocks are cached. */
const mostShared = 4;
/** There are few ways to go on. */
const mostNextSteps = 100;

/** Mails of a day in a language share their blocks. */
const sameOf = (site: Site, shared: Shared): ReturnType<typeof same> => {
  const cached = bySite.get(site) ?? boundedCache<ReturnType<typeof same>>(mostShared);
  bySite.set(site, cached);
  return cached(
    [shared.locale, shared.publicUrl, shared.policy, shared.day, shared.start, shared.generous, shared.offered].join(
      " ",
    ),
    () => same(site, shared),
  );
};

const same = (site: Site, { locale, publicUrl, offered, policy, day, start, generous }: Shared) => {
  const say = inLocale(orderTexts, locale);
  const slots = contractSlots({ policy, day, generous }, locale, (of) => longDay(locale, of));
  const seller = sellerWordsOf(site, locale);
  const payment = paymentWords(offered, locale);
  const filled = (text: string): string => paymentFilledIn(sellerFilledIn(filledIn(text, slots), seller), payment);
  const shared = (blocks: readonly Block[], size?: "small"): Block => preformatted(blocks, site, size);
  const heading = (text: string): Block => ({ kind: "heading", text });
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const notice = ({ title, paragraphs }: Notice): Block =>
    shared(
      [heading(inLocale(title, locale)), ...paragraphs.map((each) => paragraph(filled(inLocale(each, locale))))],
      "small",
    );
  const words = say.next(longDay(locale, start), payment.ways);
  const steps = boundedCache<Block>(mostNextSteps);
  const next = (wanted: readonly NextStep[]): Block =>
    steps(wanted.join(), () => shared([{ kind: "list", entries: wanted.map((step) => words[step]) }]));
  const link = (text: string, path: string) => ({ text, url: publicUrl + path });
  const contracts = { kind: "button", ...link(say.ways.contracts, accountPath("contracts", locale)) } as const;
  const cancel = link(say.ways.cancel, inLocale(fixedPaths["cancellation-form"], locale));
  const withdraw = link(say.ways.withdraw, inLocale(fixedPaths["withdrawal-form"], locale));
  return {
    next,
    ways: {
      business: [shared([paragraph(say.attached.business), contracts, { kind: "links", links: [cancel] }])],
      waiting: [shared([paragraph(say.attached.waiting)])],
      consumer: [shared([paragraph(say.attached.consumer), contracts, { kind: "links", links: [cancel, withdraw] }])],
    },
    contract: shared([paragraph(say.contract), heading(say.termsOfContract)]),
    contractLater: shared([paragraph(say.contractLater), heading(say.termsOfContract)]),
    whatNext: shared([heading(say.whatNext)]),
    regards: shared([
      paragraph(say.questions(site.email, site.phoneShown.replaceAll(" ", "\u00a0"))),
      paragraph(`${say.regards}\n${site.name}`),
    ]),
    terms: notice(site.terms),
    withdrawal: notice(site.withdrawal),
    imprint: { kind: "imprint", text: imprint(site, locale, publicUrl) } as const,
  };
};
