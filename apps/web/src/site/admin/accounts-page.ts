// Customers and staff as staff see them: the list, and an account with what may be changed of it. [ADM-01] [VAT-08] [CHK-08] [CHK-10] [SES-07]
import { todayOf } from "../../platform/page/today.ts";
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ShopComponents } from "@kontor/adapters/contract";
import { missingPapers, resellerPapers } from "@kontor/domain/shop/checkout";
import { addressLines, fullName, partyName, type PostalAddress } from "@kontor/domain/shop/customer";
import { givenRoles } from "@kontor/domain/site/admin";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { countryText, momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import {
  type Desk,
  deskHref,
  failureOf,
  filtersOf,
  listDesk,
  pagesOf,
  outcomeIn,
  queryOf,
  searched,
  searchOf,
} from "./desk-page.ts";
import type { DeskCell, DeskFact, DeskForm, DeskSection } from "./desk-views.ts";
import { addressForm } from "./address-form.ts";
import { contractsDesk } from "./contracts-page.ts";
import { invoicesDesk } from "./invoices-page.ts";
import { lastChanges } from "./journal-page.ts";
import { rateSection, reason, referenceSection } from "./billing-sections.ts";
import { moneyActs, moneySection } from "./money.ts";
import { ordersDesk } from "./orders-page.ts";

/** So many contracts, documents and orders stand on the page of a customer. */
const rowsOnRecord = 5;

const kinds = ["staff", "blocked", "individual-rate", "papers"] as const;

export const accountsDesk = async (facts: PageFacts, viewer: Role): Promise<Desk> => {
  const { locale, search } = facts;
  const { q, after } = searched(facts);
  const only = kinds.find((kind) => kind === search.get("only")) ?? null;
  const query = queryOf(facts, { q, only, after });
  const response = await readFor(facts, "/shop/admin/customers", { query });
  if (response.kind !== "value") return failureOf(response);
  const { accounts, next } = response.value;
  const t = texts(locale, "admin");
  const words = Object.fromEntries(["all", ...kinds].map((kind) => [kind, t(`meta.customers.only.${kind}`)]));
  const rows = accounts.map(({ number, email, name, company, place, role, blocked, createdAt }) => ({
    key: number,
    cells: {
      name: { text: company ?? name ?? email, href: deskHref(locale, `customers/${number}`) },
      number: { text: number },
      email: { text: email },
      place: { text: place ?? "–" },
      role: { text: t(`meta.roles.${role}`) },
      state: stateOf(blocked, locale),
      since: { text: momentText(locale, createdAt, facts.services.zone) },
    },
  }));
  return listDesk(facts, "customers", {
    search: searchOf(locale, "customers", q, { only }),
    filters: filtersOf(locale, "customers", { chosen: only, q, words }),
    columns: ["name", "number", "email", "place", "role", "state", "since"],
    order: ["since", "descending"],
    rows,
    next,
    pages: pagesOf(locale, "customers", { q, only }, { after, next }),
  });
};

const stateOf = (blocked: boolean, locale: Locale): DeskCell =>
  blocked
    ? { text: texts(locale, "admin")("meta.customers.blocked"), slip: "stop" }
    : { text: texts(locale, "admin")("meta.customers.open"), slip: "plain" };

const acts = [
  "vat-rate",
  "buyer-reference",
  "paper",
  "block",
  "role",
  "factor",
  "access",
  "login-address",
  "address",
  ...moneyActs,
] as const;

export const accountDesk = async (facts: PageFacts, number: string, viewer: Role): Promise<Desk> => {
  const { locale } = facts;
  const response = await readFor(facts, "/shop/admin/customers/{customerNumber}", { path: { customerNumber: number } });
  if (response.kind !== "value") return failureOf(response);
  const account = response.value;
  const t = texts(locale, "admin");
  const title = account.address === null ? account.email : partyName(account.address);
  const isAdmin = mayEnter("admin", viewer);
  const journal = isAdmin ? await lastChanges(facts, number) : null;
  const correcting = await addressSection(facts, account);
  const money = mayEnter("account", account.role) ? await moneyOf(facts, account, mayEnter("books", viewer)) : noMoney;
  return {
    title: t("meta.customer.title", { title, number }),
    lead: t("meta.customer.lead"),
    data: {
      tool: "entry",
      back: { href: deskHref(locale, "customers"), text: t("meta.customers.back") },
      entry: {
        title,
        slips: [
          { text: t(`meta.roles.${account.role}`), slip: "plain" },
          ...(account.blocked ? [stateOf(true, locale)] : []),
        ],
        outcome: outcomeIn(facts, acts),
        sections: [
          factsSection(account, locale, facts.services.zone),
          // What is there comes first, then what can be changed of it. [LOOK3-2]
          ...(account.hasOrders ? await listSections(facts, number) : []),
          ...money.sections,
          ...papersSection(account, locale, facts.services.zone, viewer),
          ...(mayEnter("account", account.role) && account.address !== null
            ? [...correcting, referenceSection(account, locale), rateSection(account, locale, isAdmin)]
            : []),
          ...(isAdmin ? [rightsSection(account, money.open, locale)] : []),
          ...(journal === null ? [] : [{ key: "journal", title: t("meta.customer.journal"), table: journal }]),
        ],
      },
    },
  };
};

interface AccountMoney {
  readonly sections: readonly DeskSection[];
  /** What is left to pay or to be paid back, in a sentence; null where nothing is. [SHOP3-4] */
  readonly open: string | null;
}

const noMoney: AccountMoney = { sections: [], open: null };

/** What the customer owes or gets back in all, with all that came and went. [BAL-01] */
const moneyOf = async (
  facts: PageFacts,
  { number, openMoney }: Account,
  keepsBooks: boolean,
): Promise<AccountMoney> => {
  const { locale } = facts;
  const money = valueOf(
    await readFor(facts, "/shop/admin/customers/{customerNumber}/money", { path: { customerNumber: number } }),
  );
  if (money === null) return noMoney;
  const { left, toPayBack } = money.balance;
  const about = {
    customer: number,
    invoice: null,
    number: "",
    left,
    toPayBack,
    most: money.most,
    today: todayOf(facts.services),
  };
  return {
    sections: moneySection({ ...money, about }, locale, keepsBooks),
    open: openMoney === null ? null : inLocale(money.balance.text, locale),
  };
};

type Account = ShopComponents["schemas"]["Account"];

const addressSection = async (facts: PageFacts, { number, address }: Account): Promise<readonly DeskSection[]> => {
  const form = address === null ? null : await addressForm(facts, { number, address });
  if (form === null) return [];
  return [{ key: "address", title: texts(facts.locale, "admin")("meta.customer.facts.address"), forms: [form] }];
};

const factsSection = (
  { number, email, confirmed, createdAt, address }: Account,
  locale: Locale,
  zone: TimeZone,
): DeskSection => {
  const t = texts(locale, "admin");
  const fact = (name: string, value: string | null): readonly DeskFact[] =>
    value === null ? [] : [{ label: t(`meta.customer.facts.${name}`), value }];
  return {
    key: "facts",
    title: t("meta.customer.factsTitle"),
    facts: [
      ...fact("number", number),
      ...fact("email", confirmed ? email : t("meta.customer.unconfirmed", { email })),
      ...fact("since", momentText(locale, createdAt, zone)),
      ...(address === null
        ? fact("address", t("meta.customer.noAddress"))
        : [
            ...fact("company", address.company),
            ...fact("name", fullName(address)),
            ...fact("address", livesAt(address, locale)),
            ...fact("phone", address.phone),
            ...fact("vatId", address.vatId),
          ]),
    ],
  };
};

/** The lines below those who are named beside them. */
const livesAt = (address: PostalAddress, locale: Locale): string =>
  addressLines(address, (iso) => countryText(locale, iso))
    .flatMap(({ name, text }) => (name === "organisation" || name === "person" ? [] : [text]))
    .join(", ");

const ofCustomers = { contracts: contractsDesk, invoices: invoicesDesk, orders: ordersDesk } as const;

/** The latest contracts, documents and orders of a customer, with the way to all. [OPS3-10] */
const listSections = async (facts: PageFacts, customer: string): Promise<readonly DeskSection[]> => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const search = new URLSearchParams({ customer, count: String(rowsOnRecord) });
  const names = Object.keys(ofCustomers) as (keyof typeof ofCustomers)[];
  return Promise.all(
    names.map(async (list): Promise<DeskSection> => {
      const desk = await ofCustomers[list]({ ...facts, search });
      const all = { href: deskHref(locale, list, { customer }), text: t(`meta.customer.${list}`) };
      return "data" in desk && desk.data.tool === "list"
        ? { key: list, title: desk.title, table: desk.data.list.table, links: [all] }
        : { key: list, title: t(`meta.${list}.title`), lines: [t("meta.search.missing")], links: [all] };
    }),
  );
};

const papersSection = (
  { number, address, papers, waiting, role }: Account,
  locale: Locale,
  zone: TimeZone,
  viewer: Role,
): readonly DeskSection[] => {
  if (address?.kind !== "business" || !mayEnter("account", role)) return [];
  const t = texts(locale, "admin");
  const open = missingPapers(papers);
  // Orders that came after both papers are confirmed by saying so once more.
  const toConfirm = open.length === 0 && waiting > 0 ? resellerPapers.slice(0, 1) : open;
  return [
    {
      key: "papers",
      title: t("meta.customer.papers.title"),
      facts: [
        ...resellerPapers.map((paper) => ({
          label: t(`meta.customer.papers.${paper}`),
          value: papers[paper] === null ? t("meta.customer.papers.missing") : momentText(locale, papers[paper], zone),
        })),
        { label: t("meta.customer.papers.waiting"), value: String(waiting) },
      ],
      forms: (mayEnter("support", viewer) ? toConfirm : []).map((paper) => ({
        act: "paper",
        title: open.length === 0 ? t("meta.customer.papers.again") : t(`meta.customer.papers.${paper}`),
        text: t(`meta.customer.papers.${open.length === 0 ? "againText" : "text"}`),
        hidden: { customer: number, paper },
        fields: [],
        button: t("meta.customer.papers.confirm"),
      })),
    },
  ];
};

const rightsSection = (
  { number, role, blocked, hasFactor }: Account,
  open: string | null,
  locale: Locale,
): DeskSection => {
  const t = texts(locale, "admin");
  const hidden = { customer: number };
  const change = blocked ? "unblock" : "block";
  return {
    key: "rights",
    title: t("meta.customer.rights.title"),
    forms: [
      {
        act: "role",
        title: t("meta.customer.rights.role"),
        text: t("meta.customer.rights.roleText"),
        hidden,
        fields: [
          {
            name: "role",
            label: t("meta.customer.rights.roleLabel"),
            kind: "select",
            value: role,
            options: givenRoles.map((value) => ({ value, label: t(`meta.roles.${value}`) })),
          },
          reason(locale),
        ],
        button: t("meta.customer.rights.roleSave"),
      },
      {
        act: "block",
        title: t(`meta.customer.rights.${change}`),
        // Who is blocked can neither read of it nor say where it is to be paid back.
        text: [
          t(`meta.customer.rights.${change}Text`),
          ...(blocked || open === null ? [] : [t("meta.customer.rights.blockMoney", { money: open })]),
        ].join(" "),
        hidden: { ...hidden, blocked: blocked ? "0" : "1" },
        fields: [reason(locale)],
        button: t(`meta.customer.rights.${change}`),
      },
      ...(blocked ? [] : [lostForm("access", hidden, locale), loginAddressForm(hidden, locale)]),
      ...(hasFactor ? [lostForm("factor", hidden, locale)] : []),
    ],
  };
};

/** For who has lost the mailbox. */
const loginAddressForm = (hidden: Readonly<Record<string, string>>, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "login-address",
    title: t("meta.customer.lost.address"),
    text: t("meta.customer.lost.addressText"),
    hidden,
    fields: [{ name: "email", label: t("meta.customer.lost.addressLabel"), kind: "email" }, reason(locale)],
    button: t("meta.customer.lost.addressButton"),
  };
};

/** For who has lost access: a letter for a new password, a second factor taken away. */
const lostForm = (act: "access" | "factor", hidden: Readonly<Record<string, string>>, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act,
    title: t(`meta.customer.lost.${act}`),
    text: t(`meta.customer.lost.${act}Text`),
    hidden,
    fields: [reason(locale)],
    button: t(`meta.customer.lost.${act}Button`),
  };
};
