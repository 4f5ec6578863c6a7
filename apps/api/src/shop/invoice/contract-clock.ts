// The contract clock: what has become due of each contract, a day and a transaction at a time, once each in however many processes. [ACC-07]
import { addDays, type Day } from "@kontor/domain/kernel/calendar";
import {
  clockActs,
  clockDayAfter,
  dueOnOneDay,
  isWithdrawnFrom,
  type ServiceContract,
} from "@kontor/domain/shop/contract";
import {
  type Billed,
  type BilledVat,
  creditNotes,
  type Invoice,
  type InvoiceDraft,
  invoiceOfDay,
  type Issue,
  type SetupFacts,
  type Used,
  vatOfBill,
  withUseBilled,
} from "@kontor/domain/shop/invoice";
import { decidedBy, homeRateIn, type VatMap } from "@kontor/domain/shop/vat";
import { type Order, setupOf } from "@kontor/domain/shop/checkout";
import { contractRenewed, invoiceIssued } from "@kontor/domain/site/outside";
import { isInForce } from "@kontor/domain/shop/voucher";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { forgetAuthcodes } from "../cart/store.ts";
import { orderById } from "../checkout/store.ts";
import { claimClock, clocksOfOrder, contractsDue, type DueContract } from "../contract/clock-store.ts";
import { changeContract, contractsOfOrder, reportedOf } from "../contract/store.ts";
import { customerByNumber } from "../customer/store.ts";
import { vatMapsOf } from "../vat/ports.ts";
import { giveBackVoucher } from "../voucher/store.ts";
import { queueContractNews, queueInvoice, type Renewal } from "./invoice-mails.ts";
import { invoiceOrder } from "./order-invoices.ts";
import { issueOf } from "./seller.ts";
import { addInvoice, invoicesOfOrder } from "./store.ts";

type Needed = Pick<PlatformServices, "database" | "now" | "settings" | "freshId">;

/** A run with what is the same for all contracts. */
type Run = Needed & { readonly today: Day; readonly mapOn: (day: Day) => VatMap };

/** Few at a time: memory stays flat however many are due, calls find connections free, and transactions of a moment share a commit. */
const atOnce = 5;

/** Works off everything that is due; how many acts it did. An order that fails is left for the next time, and the others are done. */
export const runContractClock = async (
  services: Needed,
  isStopped: () => boolean = () => false,
  failed: (error: unknown) => void = () => undefined,
): Promise<number> => {
  const today = todayOf(services);
  const failing = new Set<string>();
  let run: Run | null = null;
  let acts = 0;
  let behind: Pick<DueContract, "day" | "id"> | null = null;
  for (;;) {
    const due = await contractsDue(services.database.reads, today, behind, atOnce);
    const last = due.at(-1);
    if (last === undefined || isStopped()) return acts;
    behind = last;
    // Once for all, and only where something is due: a transaction waits for no second connection.
    const ready: Run = (run ??= { ...services, mapOn: await vatMapsOf(services), today });
    const orders = [...new Set(due.map(({ orderId }) => orderId))].filter((order) => !failing.has(order));
    const fail = (order: string, error: unknown): number => {
      failing.add(order);
      failed(error);
      return 0;
    };
    const done = await Promise.all(
      orders.map((order) => workOff(ready, order, isStopped).catch((error: unknown) => fail(order, error))),
    );
    acts += done.reduce((sum, count) => sum + count, 0);
  }
};

/** All days of an order's contracts that are due, each in a transaction of its own. */
const workOff = async (services: Run, orderId: string, isStopped: () => boolean): Promise<number> => {
  let acts = 0;
  while (!isStopped()) {
    const done = await services.database.inTransaction((handle) => actOn(handle, services, orderId));
    if (done === null) break;
    acts += done;
  }
  return acts;
};

/** Claims the earliest day that is due of an order's contracts and does what it asks for; null where nothing is due, or another process took it. */
const actOn = async (handle: Handle, services: Run, orderId: string): Promise<number | null> => {
  const next = dueOnOneDay(await clocksOfOrder(handle, orderId), services.today);
  if (next === null) return null;
  const { day, due } = next;
  const yesterday = addDays(services.today, -1);
  const contracts: ServiceContract[] = [];
  for (const { id } of due) {
    const contract = await claimClock(handle, id, day, (each) => {
      // Contracts from before there was a clock were billed elsewhere until now.
      if (isUnset(day)) return clockDayAfter(each, each.start > yesterday ? each.start : yesterday);
      return clockActs(each, day).ends ? null : clockDayAfter(each, day);
    });
    if (contract !== null)
      contracts.push(services.settings.withdrawalGenerous ? { ...contract, valueIsOwed: false } : contract);
  }
  if (contracts.length === 0) return null;
  if (isUnset(day)) return 0;
  const order = await orderById(handle, orderId);
  if (order !== null) await act(handle, services, contracts, order, day);
  return contracts.length;
};

/** The clock of a contract that was stored without one. */
const isUnset = (day: string): boolean => day === "";

/** A day of an order, with what its documents say of seller and customer. */
interface Acting {
  readonly handle: Handle;
  readonly services: Run;
  readonly order: Order;
  readonly day: Day;
  readonly issue: Issue;
  readonly billed: Billed;
}

const act = async (
  handle: Handle,
  services: Run,
  contracts: readonly ServiceContract[],
  order: Order,
  day: Day,
): Promise<void> => {
  const [billed, issue] = [await billedOn(handle, services, order), await issueOf(handle, services)];
  const acting: Acting = { handle, services, order, day, issue, billed };
  const due: Used[] = [];
  for (const contract of contracts)
    due.push({ contract, setup: await setupFactsOf(handle, services, contract, order) });
  const ended = due.filter(({ contract }) => clockActs(contract, day).ends);
  if (ended.length > 0) await invoiceOrder(handle, services, order.id);
  const documents = await invoicesOfOrder(handle, order.id);
  const draft = invoiceOfDay({ order, day, due, documents, timeZone: services.settings.timeZone }, billed, issue);
  const renewals = await renewedOn(acting, contracts);
  const invoice = draft === null ? null : await issued(acting, draft, renewals);
  if (invoice === null && renewals.length > 0)
    await queueContractNews(handle, services, { kind: "renewed", renewals, day, ...billed });
  for (const { contract } of due) {
    const used =
      invoice === null || ended.some((each) => each.contract === contract)
        ? contract
        : withUseBilled(contract, invoice);
    if (used !== contract) await changeContract(handle, used);
  }
  if (ended.length > 0) await end(acting, ended, invoice === null ? documents : [...documents, invoice]);
};

/** Terms that begin: other systems learn of each, the customer of those that bind. */
const renewedOn = async (
  { handle, services, day }: Acting,
  contracts: readonly ServiceContract[],
): Promise<readonly Renewal[]> => {
  const renewals: Renewal[] = [];
  for (const contract of contracts) {
    const { renewedUntil: until, announcesRenewal } = clockActs(contract, day);
    if (until === null) continue;
    await noteHappened(handle, services, contractRenewed(contract, day, until));
    if (announcesRenewal) renewals.push({ contract, until });
  }
  return renewals;
};

/** A document with its number and its letter. */
const issued = async (
  { handle, services }: Acting,
  draft: InvoiceDraft,
  renewals: readonly Renewal[] = [],
): Promise<Invoice> => {
  const invoice = await addInvoice(handle, draft, services.freshId());
  await noteHappened(handle, services, invoiceIssued(invoice));
  await queueInvoice(handle, services, invoice, renewals);
  return invoice;
};

/** What is known of the setup of what was used; nothing is read where nothing depends on it. [PRD-08] [BAL-04] */
const setupFactsOf = async (
  handle: Handle,
  services: Run,
  contract: ServiceContract,
  order: Order,
): Promise<SetupFacts> => {
  const permitted = setupOf(order, services.now(), services.settings.timeZone).from;
  return {
    permitted,
    ...(contract.hourly || contract.state.kind === "withdrawn"
      ? await reportedOf(handle, contract.id)
      : { isReported: false, readyAt: null }),
  };
};

/** What was paid is credited, the voucher of an order withdrawn from as a whole is given back, codes of its names are forgotten; a notice that took effect is confirmed. */
const end = async (acting: Acting, ended: readonly Used[], documents: readonly Invoice[]): Promise<void> => {
  const { handle, services, order, day, issue, billed } = acting;
  const { timeZone } = services.settings;
  for (const draft of creditNotes(
    ended.map((used) => ({ ...used, order, timeZone })),
    documents,
    issue,
  ))
    await issued(acting, draft);
  const contracts = ended.map(({ contract }) => contract);
  const { voucherCode } = order.quote;
  const [withdrawn] = contracts.filter(({ state }) => state.kind === "withdrawn");
  if (voucherCode !== null && withdrawn !== undefined && isWithdrawnFrom(await contractsOfOrder(handle, order.id)))
    await giveBack(acting, withdrawn, voucherCode);
  const names = contracts.flatMap(({ parts }) =>
    parts.filter(({ kind }) => kind === "domain").map(({ subject }) => subject),
  );
  await forgetAuthcodes(handle, order.id, names);
  const ranOut = contracts.filter(
    ({ state, isAddition }) => state.kind === "cancelled" && state.by === "notice" && !isAddition,
  );
  if (ranOut.length > 0)
    await queueContractNews(handle, services, { kind: "ended", contracts: ranOut, day, ...billed });
};

/** The voucher of an order is open again, and its customer learns of it while there is time left to use it. [CRT-04] */
const giveBack = async (
  { handle, services, order, day, billed }: Acting,
  contract: ServiceContract,
  code: string,
): Promise<void> => {
  const voucher = await giveBackVoucher(handle, code, order.placedAt);
  if (voucher === null || !isInForce(voucher, services.now())) return;
  await queueContractNews(handle, services, {
    kind: "voucher",
    contract,
    day,
    orderNumber: order.number,
    voucher,
    ...billed,
  });
};

/** The customer as they are known now, at the rates of each tax point; an account that is gone is billed where it ordered from. [ACC-04] [VAT-09] [VAT-14] */
const billedOn = async (handle: Handle, services: Run, order: Order): Promise<Billed> => {
  const { sellerCountry: seller } = services.settings;
  const customer = await customerByNumber(handle, order.customerNumber);
  if (customer === null) {
    const vatOn = (day: Day): BilledVat => {
      const map = services.mapOn(day);
      return { vat: decidedBy(order.quote.vat, map), homeRate: homeRateIn(map, seller) };
    };
    return { buyer: order.address, locale: order.locale, vatOn };
  }
  const { number: _number, locale, vatIdValidity: _validity, individualRate: _rate, ...buyer } = customer;
  return { buyer, locale, vatOn: (day) => vatOfBill(customer, services.mapOn(day), seller) };
};
