// A payment or a payout as staff note it: what is sent, and how it is taken back at once. [BAL-02]
import type { Day } from "@kontor/domain/kernel/calendar";
import { type Cents, zero } from "@kontor/domain/kernel/money";
import { typedCents } from "@kontor/domain/site/admin";
import { decimalPoint, type Locale } from "@kontor/domain/visitor/locale";
import type { Send } from "../calls.ts";
import { kindKey } from "../queries.ts";

/** What an act on money may change elsewhere, too. */
export const staleByMoney = ["invoices", "orders", "contracts", "customers", "journal"].map(kindKey);

/** An amount as it is typed. */
export const asTyped = (locale: Locale, amount: Cents): string => {
  const [whole, fraction] = (amount / 100).toFixed(2).split(".");
  return `${whole}${decimalPoint(locale)}${fraction}`;
};

/** What is no amount is none, which the API refuses in its own words. */
export const centsTyped = (typed: string): Cents => typedCents(typed) ?? zero;

/** Made when a dialog opens: what is sent twice from it counts once. */
export const freshKey = (): string => crypto.randomUUID();

interface Noted {
  readonly customer: string;
  /** Null for what is due for longest. */
  readonly invoice: string | null;
  readonly amount: Cents;
  readonly day: string;
  readonly reference: string;
  readonly key: string;
  readonly isAnother: boolean;
}

export const noteMoney = (
  send: Send,
  kind: "payment" | "payout",
  { customer, invoice, amount, day, reference, key, isAnother }: Noted,
) =>
  send("POST", "/shop/admin/customers/{customerNumber}/payments", {
    path: { customerNumber: customer },
    body: {
      kind,
      document: invoice,
      day: day as Day,
      amount,
      reference,
      externalReference: key,
      another: isAnother,
    },
  });

/** Takes back what was noted under a key; nothing where it is not there. */
export const takeBackNoted = async (send: Send, customer: string, key: string, reason: string): Promise<void> => {
  const path = { customerNumber: customer };
  const { payments } = await send("GET", "/shop/admin/customers/{customerNumber}/money", { path });
  const noted = payments.find(({ source, externalReference }) => source === "staff" && externalReference === key);
  if (noted === undefined) return;
  await send("POST", "/shop/admin/customers/{customerNumber}/payments/{paymentId}/take-back", {
    path: { ...path, paymentId: noted.id },
    body: { reason },
  });
};
