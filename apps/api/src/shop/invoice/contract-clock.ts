// The contract clock: what has become due of each contract, a day and a transaction at a time, once each in however many processes. [ACC-07]
import { addDays, type Day } from "@kontor/domain/kernel/calendar";
import { clockActs, clockDayAfter, isWithdrawnFrom, type ServiceContract } from "@kontor/domain/shop/contract";
import {
  type Billed,
  creditNotes,
  type InvoiceDraft,
  invoiceOfPeriod,
  invoiceOfUse,
  type Issue,
  type SetupFacts,
  sourceOfUse,
  usesUntil,
  withUseBilled,
} from "@kontor/domain/shop/invoice";
import { chargedVat, type VatMap } from "@kontor/domain/shop/vat";
import { type Order, setupOf } from "@kontor/domain/shop/checkout";
import { contractRenewed, invoiceIssued } from "@kontor/domain/site/outside";
import { isInForce } from "@kontor/domain/shop/voucher";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { forgetAuthcodes } from "../cart/store.ts";
import { orderById } from "../checkout/store.ts";
import { changeContract, claimClock, contractsDue, contractsOfOrder, type DueContract, reportedOf } from "../contract/store.ts";
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

/** Works off everything that is due; how many acts it did. One that fails is left for the next time, and the others are done. */
export const runContractClock = async (
  services: Needed,
  isStopped: () => boolean = () => false,
  failed: (error: unknown) => void = () => undefined,
): Promise<number> => {
  const today = todayOf(services);
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
    const done = await Promise.all(due.map((one) => workOff(ready, one, isStopped).catch((error: unknown) => (failed(error), 0))));
    acts += done.reduce((sum, count) => sum + count, 0);
  }
};

/** All days of one contract that are due, each in a transaction of its own. */
const workOff = async (services: Run, due: DueContract, isStopped: () => boolean): Promise<number> => {
  let day: Day | null = due.day;
  let acts = 0;
  while (day !== null && day <= services.today && !isStopped()) {
    const at: Day = day;
    const next: { readonly day: Day | null; readonly done: boolean } = await services.database.inTransaction((handle) =>
      actOn(handle, services, due.id, at),
    );
    acts += next.done ? 1 : 0;
    day = next.day;
  }
  return acts;
};

/** Claims one day of a contract and does what it asks for; nothing where another process did, or where it was changed meanwhile. */
const actOn = async (
  handle: Handle,
  services: Run,
  id: string,
  day: Day,
): Promise<{ readonly day: Day | null; readonly done: boolean }> => {
  const nothing = { day: null, done: false };
  const yesterday = addDays(services.today, -1);
  const claimed = await claimClock(handle, id, day, (contract) => {
    // Contracts from before there was a clock were billed elsewhere until now.
    if (isUnset(day)) return clockDayAfter(contract, contract.start > yesterday ? contract.start : yesterday);
    return clockActs(contract, day).ends ? null : clockDayAfter(contract, day);
  });
  if (claimed === null) return nothing;
  const { next } = claimed;
  const contract = services.settings.withdrawalGenerous ? { ...claimed.contract, valueIsOwed: false } : claimed.contract;
  if (isUnset(day)) return { day: next, done: false };
  const order = await orderById(handle, contract.orderId);
  if (order !== null) await act(handle, services, contract, order, day);
  return { day: next, done: true };
};

/** The clock of a contract that was stored without one. */
const isUnset = (day: string): boolean => day === "";

/** A day of a contract, with what its documents say of seller and customer. */
interface Acting {
  readonly handle: Handle;
  readonly services: Run;
  readonly contract: ServiceContract;
  readonly order: Order;
  readonly day: Day;
  readonly issue: Issue;
  readonly billed: Billed;
  readonly setup: SetupFacts;
}

const act = async (handle: Handle, services: Run, contract: ServiceContract, order: Order, day: Day): Promise<void> => {
  const { ends, bills, renewedUntil, announcesRenewal } = clockActs(contract, day);
  const billed = await billedOn(handle, services, order, day);
  const setup = await setupFactsOf(handle, services, contract, order);
  const acting: Acting = { handle, services, contract, order, day, issue: await issueOf(handle, services), billed, setup };
  const used = contract.hourly ? await billUse(acting) : contract;
  if (ends) return end(acting);
  if (used !== contract) await changeContract(handle, used);
  const draft = bills ? invoiceOfPeriod(order, [contract], day, billed, acting.issue) : null;
  if (renewedUntil !== null) await noteHappened(handle, services, contractRenewed(contract, day, renewedUntil));
  const renewal = renewedUntil === null || !announcesRenewal ? null : { contract, until: renewedUntil };
  if (draft !== null) await issued(acting, draft, renewal);
  else if (renewal !== null) await queueContractNews(handle, services, { kind: "renewed", contract, day, until: renewal.until, ...billed });
};

/** A document with its number and its letter. */
const issued = async ({ handle, services }: Acting, draft: InvoiceDraft, renewal: Renewal | null = null): Promise<void> => {
  const invoice = await addInvoice(handle, draft, services.freshId());
  await noteHappened(handle, services, invoiceIssued(invoice));
  await queueInvoice(handle, services, invoice, renewal);
};

/** What is known of the setup of what was used; nothing is read where nothing depends on it. [PRD-08] [BAL-04] */
const setupFactsOf = async (handle: Handle, services: Run, contract: ServiceContract, order: Order): Promise<SetupFacts> => {
  const permitted = setupOf(order, services.now(), services.settings.timeZone).from;
  return {
    permitted,
    ...(contract.hourly || contract.state.kind === "withdrawn"
      ? await reportedOf(handle, contract.id)
      : { isReported: false, readyAt: null }),
  };
};

/** The months of use that are over by a day and were not billed; the contract as it is after that. [PRD-08] [CON-05] */
const billUse = async (acting: Acting): Promise<ServiceContract> => {
  const { handle, services, contract, order, day, issue, billed, setup } = acting;
  const sources = new Set((await invoicesOfOrder(handle, order.id)).map(({ source }) => source));
  let after = contract;
  for (const use of usesUntil(contract, setup, day, services.settings.timeZone)) {
    const draft = sources.has(sourceOfUse(contract, use)) ? null : invoiceOfUse(order, contract, use, billed, issue);
    if (draft === null) continue;
    await issued(acting, draft);
    after = withUseBilled(after, draft);
  }
  return after;
};

/** What was paid is credited, the voucher of an order withdrawn from as a whole is given back, codes of its names are forgotten; a notice that took effect is confirmed. */
const end = async (acting: Acting): Promise<void> => {
  const { handle, services, contract, order, issue, billed, setup } = acting;
  await invoiceOrder(handle, services, order.id);
  const { timeZone } = services.settings;
  const documents = await invoicesOfOrder(handle, order.id);
  for (const draft of creditNotes({ contract, order, setup, timeZone }, documents, issue)) await issued(acting, draft);
  const { voucherCode } = order.quote;
  if (voucherCode !== null && isWithdrawnFrom(await contractsOfOrder(handle, order.id))) await giveBack(acting, voucherCode);
  const names = contract.parts.filter(({ kind }) => kind === "domain").map(({ subject }) => subject);
  await forgetAuthcodes(handle, order.id, names);
  const { state } = contract;
  if (state.kind === "cancelled" && state.by === "notice" && !contract.isAddition)
    await queueContractNews(handle, services, { kind: "ended", contract, day: state.end, ...billed });
};

/** The voucher of an order is open again, and its customer learns of it while there is time left to use it. [CRT-04] */
const giveBack = async ({ handle, services, contract, order, day, billed }: Acting, code: string): Promise<void> => {
  const voucher = await giveBackVoucher(handle, code, order.placedAt);
  if (voucher === null || !isInForce(voucher, services.now())) return;
  await queueContractNews(handle, services, { kind: "voucher", contract, day, orderNumber: order.number, voucher, ...billed });
};

/** The customer as they are known now, at the VAT of the day that is worked off; an account that is gone is billed as it ordered. [ACC-04] [VAT-09] */
const billedOn = async (handle: Handle, services: Run, order: Order, day: Day): Promise<Billed> => {
  const customer = await customerByNumber(handle, order.customerNumber);
  if (customer === null) return { buyer: order.address, vat: order.quote.vat, locale: order.locale };
  const { number: _number, locale, vatIdValidity: _validity, individualRate: _rate, ...buyer } = customer;
  return { buyer, locale, vat: chargedVat(services.mapOn(day), customer, services.settings.sellerCountry) };
};
