// Money in tests: payments and payouts as administrators note them, on a document or a customer.
import { randomUUID } from "node:crypto";
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import { customer, filledCart, order, type Person } from "./customers.ts";
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

export interface Bought {
  readonly person: Person;
  /** Their customer number. */
  readonly number: string;
  readonly placed: Loose;
  /** Of their invoice. */
  readonly id: string;
  readonly total: number;
}

/** A new customer with an order and its invoice. */
export const boughtIn = async ({ ask, api, clock }: Running): Promise<Bought> => {
  clock.now += 1000;
  const person = await customer(ask);
  const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
  await api.invoicing.run();
  const [invoice] = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
  return { person, number: placed.customerNumber, placed, id: invoice.id, total: invoice.total };
};
