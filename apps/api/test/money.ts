// Money in tests: payments and payouts as administrators note them, on a document or a customer.
import { randomUUID } from "node:crypto";
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import type { Loose, Running } from "./harness.ts";
import type { StaffMember } from "./staff.ts";

type Shop = Pick<Running, "ask" | "clock">;

export interface NotedMoney {
  readonly kind?: "payment" | "payout";
  /** What is left of the document, or is to be paid back of it, where none is given. */
  readonly amount?: number;
  readonly day?: string;
  readonly reference?: string;
}

/** The path and body of money on a document. */
export const moneyOn = async (
  { ask, clock }: Shop,
  { auth }: StaffMember,
  invoiceId: string,
  noted: NotedMoney = {},
) => {
  const { invoice, balance } = (await ask("GET", `/shop/admin/invoices/${invoiceId}`, undefined, auth)).body.result;
  const { kind = "payment", day = dayOf(instant(clock.now), "Europe/Berlin"), reference = invoice.number } = noted;
  const amount = noted.amount ?? (kind === "payment" ? balance.left : balance.toPayBack);
  return {
    path: { customerNumber: invoice.customerNumber as string },
    body: {
      kind,
      document: invoiceId as string | null,
      day,
      amount,
      reference,
      externalReference: randomUUID() as string,
    },
  };
};

/** Noted on a document. */
export const noted = async (
  shop: Shop,
  admin: StaffMember,
  invoiceId: string,
  money: NotedMoney = {},
): Promise<Loose> => {
  const { path, body } = await moneyOn(shop, admin, invoiceId, money);
  return shop.ask("POST", `/shop/admin/customers/${path.customerNumber}/payments`, body, admin.auth);
};
