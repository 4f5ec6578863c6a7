// Money in histories that are lived through the API: noted by staff, once or twice, and where the shop's books and plain sums differ. [BAL-01] [BAL-02] [BAL-03]
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Day } from "@kontor/domain/kernel/calendar";
import {
  balanceOfContract,
  balanceOfCustomer,
  balancesOf,
  entryOfAdjustment,
  entryOfPayment,
  ledgerOf,
} from "@kontor/domain/shop/balance";
import { entryOf, type Invoice, sharesOf } from "@kontor/domain/shop/invoice";
import { dayIn, type MoneyAct, moneyDifferences } from "@kontor/domain/shop/invoice/laws";
import { adjustmentsOf, paymentsOf } from "../src/shop/balance/store.ts";
import type { ApiResponse, Headers, Loose, Running } from "./harness.ts";

type Shop = Pick<Running, "ask" | "clock" | "api">;

const dayLength = 86_400_000;

const pathOf = (customerNumber: string): string => `/shop/admin/customers/${customerNumber}`;

const moneyOf = async ({ ask }: Shop, staff: Headers, customerNumber: string): Promise<Loose> =>
  (await ask("GET", `${pathOf(customerNumber)}/money`, undefined, staff)).body.result;

/** What is asked for or may be paid back, in part; nothing where the part is nothing, or there is no such document yet. */
export const noteMoney = async (
  shop: Shop,
  staff: Headers,
  customerNumber: string,
  documents: readonly Invoice[],
  act: MoneyAct,
): Promise<void> => {
  const own = documents.filter(({ kind }) => kind === (act.kind === "payment" ? "invoice" : "credit-note"));
  const about = act.document === null || own.length === 0 ? null : (own[act.document % own.length] ?? null);
  const isPayment = act.kind === "payment";
  const before = await moneyOf(shop, staff, customerNumber);
  const most = about === null || isPayment ? before.most : (await balanceOf(shop, staff, about)).toPayBack;
  const whole = isPayment ? (about ?? documents.find(({ kind }) => kind === "invoice"))?.total : most;
  const amount = Math.ceil(((whole ?? 0) * act.part) / 1000);
  if (amount <= 0) return;
  const day = dayIn(shop.clock.now - (isPayment ? act.daysBefore : 0) * dayLength);
  const body = { kind: act.kind, document: about?.id ?? null, day, amount, reference: "By chance", another: true };
  const note = (externalReference: string): Promise<ApiResponse> =>
    shop.ask("POST", `${pathOf(customerNumber)}/payments`, { ...body, externalReference }, staff);
  const [first, other] = [randomUUID(), randomUUID()];
  const noted = await note(first);
  expect(noted.status, noted.text).toBe(200);
  if (!isPayment || act.times < 2) return;
  // A second press of the same button books nothing, and is answered with what was noted.
  const again = await note(first);
  expect(again.body.result.payments, again.text).toEqual(noted.body.result.payments);
  const second = await note(other);
  expect(second.status, second.text).toBe(200);
};

const balanceOf = async ({ ask }: Shop, staff: Headers, { id }: Invoice): Promise<Loose> =>
  (await ask("GET", `/shop/admin/invoices/${id}`, undefined, staff)).body.result.balance;

/** Where what the shop says of a customer's money differs from the plain sums of documents and money; empty where it is the same. */
export const moneyFaults = async (
  shop: Shop,
  staff: Headers,
  customerNumber: string,
  documents: readonly Invoice[],
): Promise<readonly string[]> => {
  const { reads } = shop.api.database;
  const money = [
    ...(await paymentsOf(reads, [customerNumber])).flatMap(entryOfPayment),
    ...(await adjustmentsOf(reads, [customerNumber])).flatMap(entryOfAdjustment),
  ];
  const today = dayIn(shop.clock.now) as Day;
  const places = new Map(
    (
      await reads.selectFrom("invoices").select(["id", "noted"]).where("customer_number", "=", customerNumber).execute()
    ).map(({ id, noted }) => [id, Number(noted)]),
  );
  const entries = documents.map((document) => ({ ...entryOf(document), noted: places.get(document.id) ?? 0 }));
  const ledger = ledgerOf([...entries, ...money], documents.flatMap(sharesOf));
  const expected: Loose = balanceOfCustomer(ledger, today);
  const { balance } = await moneyOf(shop, staff, customerNumber);
  const rows = await reads
    .selectFrom("invoices")
    .select(["id", "state", "left_to_pay", "to_pay_back"])
    .where("customer_number", "=", customerNumber)
    .execute();
  const stored = rows
    .map((row) => [row.id, row.state, Number(row.left_to_pay), Number(row.to_pay_back)].join())
    .toSorted();
  const following = balancesOf(ledger, today).map(({ id, state, left, toPayBack }) =>
    [id, state, left, toPayBack].join(),
  );
  const orders = [...new Set(documents.map(({ orderId }) => orderId))];
  const contracts: readonly Loose[] = (
    await Promise.all(orders.map((id) => shop.ask("GET", `/shop/admin/orders/${id}`, undefined, staff)))
  ).flatMap(({ body }) => body.result.contracts);
  return [
    ...contracts.flatMap(({ id, left }) => {
      const own = balanceOfContract(ledger, id, today);
      return left === own.left ? [] : [`left of ${id} is ${left} at the desk, ${own.left} by the books`];
    }),
    ...moneyDifferences({ documents, money, places }, today),
    ...Object.keys(expected).flatMap((key) =>
      balance[key] === expected[key] ? [] : [`${key} is ${balance[key]} at the desk, ${expected[key]} by the books`],
    ),
    ...(stored.join("\n") === following.toSorted().join("\n")
      ? []
      : [`stored beside the documents: ${stored.join("; ")}`]),
  ];
};
