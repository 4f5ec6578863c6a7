// The forms of staff: each changes one thing by a call of the contract and leads back to its page, which says what came of it. [VAT-08] [CHK-10] [SES-07]
import { resultOf } from "@kontor/adapters/client";
import type { Day } from "@kontor/domain/kernel/calendar";
import { givenRoles, typedCents, typedRate } from "@kontor/domain/site/admin";
import { type Cents, cents, zero } from "@kontor/domain/kernel/money";
import * as Result from "effect/Result";
import { type Form, type Forms, localeOfForm } from "../../platform/server/forms.ts";
import { withTidyNumbers } from "@kontor/domain/shop/customer";
import { toTyped } from "../../visitor/session/to-typed.ts";
import { proofOfForm, staffLoginPath } from "../../visitor/second-factor/paths.ts";
import type { Act, Sent } from "./act.ts";
import { correctedFields } from "./address-form.ts";
import { bannerAct } from "./banner-form.ts";
import { deskHref } from "./desk-page.ts";
import { backWithTyped } from "./refused-form.ts";

const onCustomer = (typed: Sent["typed"]): string => `customers/${encodeURIComponent(typed("customer"))}`;
const onInvoice = (typed: Sent["typed"]): string => `invoices/${encodeURIComponent(typed("invoice"))}`;
const customerIn = (typed: Sent["typed"]) => ({ customerNumber: typed("customer") });

const centsIn = (typed: string): Cents => (/^\d{1,12}$/.test(typed) ? cents(Number(typed)) : zero);

/** Money is noted on the page of a document, or of a customer. */
const onMoney = (typed: Sent["typed"]): string => (typed("invoice") === "" ? onCustomer(typed) : onInvoice(typed));

const moneyAct = (kind: "payment" | "payout"): Act => ({
  page: onMoney,
  change: ({ typed, call }) => {
    const amount = typedCents(typed("amount"));
    if (amount === null) return "AmountNotValid";
    if (typed("day") === "") return "PaidDayNotValid";
    const document = typed("invoice") === "" ? null : typed("invoice");
    const body = {
      kind,
      document,
      day: typed("day") as Day,
      amount,
      reference: typed("reference"),
      externalReference: typed("key"),
      another: typed("another") === "1",
    };
    return call("POST", "/shop/admin/customers/{customerNumber}/payments", { path: customerIn(typed), body });
  },
});

const acts: Readonly<Record<string, Act>> = {
  "catalog-check": { page: () => "faulty-products", change: ({ call }) => call("POST", "/shop/admin/catalog-check") },
  "vat-rate": {
    page: onCustomer,
    change: ({ typed, call }) => {
      const rate = typedRate(typed("rate"));
      const isRemoved = typed("remove") === "1";
      if (!isRemoved && Result.isFailure(rate)) return rate.failure._tag;
      const body = { rate: isRemoved || Result.isFailure(rate) ? null : rate.success, reason: typed("reason") };
      return call("PUT", "/shop/admin/customers/{customerNumber}/vat-rate", { path: customerIn(typed), body });
    },
  },
  "buyer-reference": {
    page: onCustomer,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/customers/{customerNumber}/buyer-reference", {
        path: customerIn(typed),
        body: { reference: typed("reference"), reason: typed("reason") },
      }),
  },
  paper: {
    page: onCustomer,
    change: ({ typed, call }) => {
      const paper = typed("paper") === "resellingContract" ? "resellingContract" : "businessRegistration";
      return call("PUT", "/shop/admin/customers/{customerNumber}/papers/{paper}", {
        path: { ...customerIn(typed), paper },
      });
    },
  },
  block: {
    page: onCustomer,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/customers/{customerNumber}/blocked", {
        path: customerIn(typed),
        body: { blocked: typed("blocked") === "1", reason: typed("reason") },
      }),
  },
  role: {
    page: onCustomer,
    change: ({ typed, call }) => {
      const role = givenRoles.find((given) => given === typed("role"));
      if (role === undefined) return "RoleNotGiven";
      return call("PUT", "/shop/admin/customers/{customerNumber}/role", {
        path: customerIn(typed),
        body: { role, reason: typed("reason") },
      });
    },
  },
  factor: {
    page: onCustomer,
    change: ({ typed, call }) =>
      call("POST", "/shop/admin/customers/{customerNumber}/factor", {
        path: customerIn(typed),
        body: { reason: typed("reason") },
      }),
  },
  access: {
    page: onCustomer,
    change: ({ typed, call }) =>
      call("POST", "/shop/admin/customers/{customerNumber}/access", {
        path: customerIn(typed),
        body: { reason: typed("reason") },
      }),
  },
  "login-address": {
    page: onCustomer,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/customers/{customerNumber}/email", {
        path: customerIn(typed),
        body: { email: typed("email"), reason: typed("reason") },
      }),
  },
  address: {
    page: onCustomer,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/customers/{customerNumber}/address", {
        path: customerIn(typed),
        body: {
          ...withTidyNumbers(Object.fromEntries(correctedFields.map((field) => [field, typed(field)]))),
          reason: typed("reason"),
        },
      }),
  },
  "own-session": {
    page: () => "own",
    change: ({ typed, call }) =>
      call("DELETE", "/shop/account/sessions/{sessionId}", { path: { sessionId: typed("session") } }),
  },
  payment: moneyAct("payment"),
  payout: moneyAct("payout"),
  "payment-back": {
    page: onMoney,
    change: ({ typed, call }) =>
      call("POST", "/shop/admin/customers/{customerNumber}/payments/{paymentId}/take-back", {
        path: { ...customerIn(typed), paymentId: typed("payment") },
        body: { reason: typed("reason") },
      }),
  },
  "payment-return": {
    page: onMoney,
    change: ({ typed, call }) => {
      if (typed("day") === "") return "PaidDayNotValid";
      return call("POST", "/shop/admin/customers/{customerNumber}/payments/{paymentId}/return", {
        path: { ...customerIn(typed), paymentId: typed("payment") },
        body: { day: typed("day") as Day, reason: typed("reason") },
      });
    },
  },
  fee: {
    page: onMoney,
    change: ({ typed, call }) => {
      const amount = typedCents(typed("amount"));
      if (amount === null) return "AmountNotValid";
      return call("POST", "/shop/admin/customers/{customerNumber}/fees", {
        path: customerIn(typed),
        body: {
          reason: typed("fee") === "postage" ? "postage" : "returned-debit",
          amount,
          document: typed("invoice") === "" ? null : typed("invoice"),
          text: typed("reason"),
          externalReference: typed("key"),
        },
      });
    },
  },
  "write-off": {
    page: onMoney,
    change: ({ typed, call }) =>
      call("POST", "/shop/admin/customers/{customerNumber}/write-offs", {
        path: customerIn(typed),
        body: { document: typed("document"), left: centsIn(typed("left")), reason: typed("reason") },
      }),
  },
  "adjustment-back": {
    page: onMoney,
    change: ({ typed, call }) =>
      call("POST", "/shop/admin/customers/{customerNumber}/adjustments/{adjustmentId}/take-back", {
        path: { ...customerIn(typed), adjustmentId: typed("adjustment") },
        body: { reason: typed("reason") },
      }),
  },
  banner: bannerAct,
};

const answerTo =
  (name: string, act: Act): Form =>
  async ({ form, call: callIn, settings: { timeZone: zone } }) => {
    const locale = localeOfForm(form);
    const typed = (field: string): string => form.get(field) ?? "";
    const page = act.page(typed);
    const changed = act.change({ typed, chosen: (field) => form.getAll(field), call: callIn(locale), zone });
    if (typeof changed === "string") return backWithTyped(locale, page, name, { refusal: changed });
    const answer = await resultOf(changed);
    if (answer.ok) return { to: deskHref(locale, page, { done: name }), cookies: [] };
    const { status, refusal } = answer.problem;
    // Asked who it is, a person goes on with what was typed.
    if (refusal === "ProofTooOld" || refusal === "FactorMissing")
      return { to: proofOfForm(locale, `/forms/admin-${name}`), cookies: [], status: 307 as const };
    if (status === 401) return { to: staffLoginPath(locale, { return: toTyped(deskHref(locale, page)) }), cookies: [] };
    return backWithTyped(locale, page, name, answer.problem);
  };

const formsOf = (some: Readonly<Record<string, Act>>): Forms =>
  Object.fromEntries(Object.entries(some).map(([name, act]) => [`/forms/admin-${name}`, answerTo(name, act)]));

export const adminForms: Forms = formsOf(acts);
