// Money in histories that are lived through the API: noted by staff, once or twice, and where the shop's books and plain sums differ. [BAL-01] [BAL-02] [BAL-03]
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Day } from "@kontor/domain/kernel/calendar";
import {
  balanceOfContract,
  balanceOfCustomer,
  balancesOf,
  type Entry,
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

/** What the shop knows of a customer's money, and how staff post to it. */
interface Desk {
  readonly shop: Shop;
  readonly documents: readonly Invoice[];
  readonly staff: Headers;
  readonly money: Loose;
  readonly post: (what: string, body: object) => Promise<ApiResponse>;
}

const at = (values: readonly Loose[], place: number): Loose | undefined => values[place % Math.max(1, values.length)];

/** What was noted is answered with all that is noted. */
const done = (answer: ApiResponse): ApiResponse => {
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

/** What is asked for or may be paid back, in part; nothing where the part is nothing, or there is no such document yet. */
const payOrPayOut = async (
  { shop, documents, staff, money, post }: Desk,
  act: MoneyAct & { readonly kind: "payment" | "payout" },
): Promise<void> => {
  const isPayment = act.kind === "payment";
  const own: readonly Loose[] = documents.filter(({ kind }) => kind === (isPayment ? "invoice" : "credit-note"));
  const about = act.document === null ? undefined : at(isPayment ? [...own, ...money.charges] : own, act.document);
  const most = about === undefined || isPayment ? money.most : (await balanceOf(shop, staff, about)).toPayBack;
  const whole = isPayment ? (about ?? documents.find(({ kind }) => kind === "invoice"))?.total : most;
  const amount = Math.ceil(((whole ?? 0) * act.part) / 1000);
  if (amount <= 0) return;
  const day = dayIn(shop.clock.now - (isPayment ? act.daysBefore : 0) * dayLength);
  const body = { kind: act.kind, document: about?.id ?? null, day, amount, reference: "By chance", another: true };
  const note = (externalReference: string) => post("payments", { ...body, externalReference });
  const [first, other] = [randomUUID(), randomUUID()];
  const noted = done(await note(first));
  if (!isPayment || act.times < 2) return;
  // A second press of the same button books nothing, and is answered with what was noted.
  const again = await note(first);
  expect(again.body.result.payments, again.text).toEqual(noted.body.result.payments);
  done(await note(other));
};

/** Notes what an act says of money; what there is not yet is left out. */
export const noteMoney = async (
  shop: Shop,
  staff: Headers,
  customerNumber: string,
  documents: readonly Invoice[],
  act: MoneyAct,
): Promise<void> => {
  const post: Desk["post"] = (what, body) => shop.ask("POST", `${pathOf(customerNumber)}/${what}`, body, staff);
  const desk: Desk = { shop, documents, staff, money: await moneyOf(shop, staff, customerNumber), post };
  const { money } = desk;
  const reason = "By chance.";
  if (act.kind === "payment" || act.kind === "payout") await payOrPayOut(desk, act);
  if (act.kind === "return") {
    const one = at(
      money.payments.filter(({ kind, state }: Loose) => kind === act.of && state === "received"),
      act.which,
    );
    const how = act.isMistake
      ? (["take-back", { reason }] as const)
      : (["return", { reason, day: dayIn(shop.clock.now) }] as const);
    if (one !== undefined) done(await post(`payments/${one.id}/${how[0]}`, how[1]));
  }
  if (act.kind === "fee") {
    const fee = { reason: "postage", amount: act.amount, document: null, text: reason };
    done(await post("fees", { ...fee, externalReference: randomUUID() }));
  }
  if (act.kind === "write-off") {
    const balances: readonly Loose[] = await Promise.all(
      documents
        .filter(({ kind }) => kind === "invoice")
        .map(async (one) => ({ id: one.id, left: (await balanceOf(shop, staff, one)).left })),
    );
    const one = at(
      [...balances, ...money.charges].filter(({ left }: Loose) => left > 0),
      act.which,
    );
    if (one !== undefined) done(await post("write-offs", { document: one.id, left: one.left, reason }));
  }
  if (act.kind === "take-back") {
    const one = at(
      money.adjustments.filter(({ mayBeTakenBack }: Loose) => mayBeTakenBack),
      act.which,
    );
    if (one !== undefined) done(await post(`adjustments/${one.id}/take-back`, { reason }));
  }
};

const balanceOf = async ({ ask }: Shop, staff: Headers, { id }: Loose): Promise<Loose> =>
  (await ask("GET", `/shop/admin/invoices/${id}`, undefined, staff)).body.result.balance;

/** What was noted of a customer's money, as the books have it. */
export const moneyEntriesOf = async ({ api }: Shop, customerNumber: string): Promise<readonly Entry[]> => [
  ...(await paymentsOf(api.database.reads, [customerNumber])).flatMap(entryOfPayment),
  ...(await adjustmentsOf(api.database.reads, [customerNumber])).flatMap(entryOfAdjustment),
];

/** Where what the shop says of a customer's money differs from the plain sums of documents and money; empty where it is the same. */
export const moneyFaults = async (
  shop: Shop,
  staff: Headers,
  customerNumber: string,
  documents: readonly Invoice[],
): Promise<readonly string[]> => {
  const { reads } = shop.api.database;
  const money = await moneyEntriesOf(shop, customerNumber);
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
