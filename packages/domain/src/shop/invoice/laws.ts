// Laws of invoices: they are the quote to the cent, their sums obey EN 16931, credit notes take back what was billed and no more. [ACC-03]
import fc from "fast-check";
import { addDays, addMonths, daysBetween, instant, startOfDay } from "#kernel/calendar";
import { countries } from "#kernel/country";
import { type Law, law } from "#kernel/law";
import { halfUp, rate } from "#kernel/money";
import { baseFeeBack, type ServiceContract } from "#shop/contract";
import { anyOrdered, endedOf, exampleIssue, invoiceOfPeriods, type Ordered } from "./arbitraries.ts";
import { clockDayLaws } from "./clock-day-laws.ts";
import { clockLaws } from "./clock-laws.ts";
import { historyLaws } from "./history-laws.ts";
import { historyMoneyLaws } from "./history-money-laws.ts";
import { shareOf } from "./contract-share.ts";
import { creditNotes } from "./correction.ts";
import { documentLaws } from "./document-laws.ts";
import { electronicInvoice } from "./electronic.ts";
import { electronicPrice } from "./electronic-price.ts";
import { electronicTotals, signOf } from "./electronic-totals.ts";
import type { Invoice, InvoiceDraft } from "./model.ts";
import { listedLaws } from "./listed-laws.ts";
import { overviewLaws } from "./overview-laws.ts";
import { owedBills } from "./owed-arbitraries.ts";
import { invoiceNumber, invoiceOfOrder } from "./rules.ts";
import { decimal, transferText, transferTextOfAll } from "./transfer.ts";
import { noVatReason, vatCategory } from "./vat-category.ts";
import { staffCreditLaws } from "./staff-credit-laws.ts";
import { usageLaws } from "./usage-laws.ts";
import { withdrawalLaws } from "./withdrawal-laws.ts";

const numbered = (draft: InvoiceDraft, sequence = 1): Invoice => ({
  ...draft,
  id: `invoice-${sequence}`,
  number: invoiceNumber(draft.kind, 2026, sequence),
});

const invoiceOf = ({ order, contracts }: Ordered): Invoice => numbered(invoiceOfOrder(order, contracts, exampleIssue));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const withdrawnFrom = (contract: ServiceContract): ServiceContract => ({
  ...contract,
  state: { kind: "withdrawn", at: instant(1), day: exampleIssue.today },
});

/** All that withdrawing from everything takes back. */
const creditsOf = (ordered: Ordered, invoice: Invoice): readonly Invoice[] =>
  creditNotes(
    ordered.contracts.map((contract) => endedOf(ordered.order, withdrawnFrom(contract))),
    [invoice],
    exampleIssue,
  ).map((draft) => numbered(draft));

/** The standard's own arithmetic, in cents; of documents at one rate. */
const obeysEn16931 = (invoice: Invoice): boolean => {
  const { lines, taxBasis, tax, total, payable } = electronicTotals(invoice);
  const sign = signOf(invoice);
  const isStandard = vatCategory(invoice) === "S";
  return (
    // BR-CO-10, BR-CO-13, BR-CO-15, BR-CO-16
    lines === sumOf(invoice.lines.map(({ net }) => sign * net)) &&
    taxBasis === lines &&
    total === taxBasis + tax &&
    payable === total &&
    // BR-CO-17: the VAT of a gross price is within a cent of that of its net, and each line's share of it within another one, and that
    // of a piece of the line, too, which shows where only some are credited. The standard's validators leave more room.
    Math.abs(tax - halfUp(taxBasis * invoice.vat.rate, 10_000)) <=
      (invoice.kind === "invoice" ? 1 : 1 + 2 * invoice.lines.length) &&
    // BR-AE-09, BR-E-09, BR-O-09 and the reasons that they ask for
    (isStandard ? noVatReason(invoice) === null : tax === 0 && noVatReason(invoice) !== null) &&
    // BR-27
    invoice.lines.every(({ net }) => sign * net >= 0)
  );
};

export { anyActs, type HistoryAct, isMoneyAct, type MoneyAct } from "./history-acts-arbitraries.ts";
export { anyHistory, lived } from "./history-arbitraries.ts";
export { differences, calculatedAgain } from "./history-laws.ts";
export { booksOf, moneyDifferences } from "./money-differences-laws.ts";
export { dayIn } from "./owed-arbitraries.ts";

export const laws: readonly Law[] = [
  law(
    "[LGL-04] [ACC-03] the first invoice is for the time from the first day of the service, and due neither before it nor before 14 days",
    () =>
      fc.property(anyOrdered, (ordered) => {
        const invoice = invoiceOf(ordered);
        const days = [addDays(exampleIssue.today, 14), ...ordered.contracts.map(({ start }) => start)];
        return (
          (invoice.total === 0 ? invoice.dueOn === null : invoice.dueOn === days.toSorted().at(-1)) &&
          invoice.lines.every(
            ({ period }) => period === null || ordered.contracts.every(({ start }) => period.from === start),
          )
        );
      }),
  ),
  law("[ACC-03] an invoice is the accepted quote to the cent: each line, net, VAT and total", () =>
    fc.property(anyOrdered, (ordered) => {
      const { quote } = ordered.order;
      const invoice = invoiceOf(ordered);
      return (
        invoice.total === quote.total &&
        invoice.net === quote.net &&
        invoice.vatAmount === quote.vatAmount &&
        invoice.lines.length === quote.lines.length &&
        invoice.lines.every((line, at) => {
          const quoted = quote.lines[at];
          return (
            line.gross === quoted?.charged &&
            line.net === quoted.net &&
            line.vat === quoted.vat &&
            line.subject === quoted.subject
          );
        }) &&
        sumOf(invoice.lines.map(({ net }) => net)) === invoice.net &&
        sumOf(invoice.lines.map(({ vat }) => vat)) === invoice.vatAmount
      );
    }),
  ),
  law("[ACC-03] [ACC-02] each line belongs to contracts of the order", () =>
    fc.property(anyOrdered, (ordered) =>
      invoiceOf(ordered).lines.every(
        ({ contracts }) =>
          contracts.length > 0 && contracts.every((contract) => ordered.contracts.some(({ id }) => id === contract)),
      ),
    ),
  ),
  law("[ACC-03] the sums of an invoice and of its credit notes obey the arithmetic of EN 16931", () =>
    fc.property(anyOrdered, (ordered) => {
      const invoice = invoiceOf(ordered);
      return obeysEn16931(invoice) && creditsOf(ordered, invoice).every(obeysEn16931);
    }),
  ),
  law(
    "[ACC-03] [SHOP2-8] withdrawing from all contracts of an order takes back all of its invoice by one credit note, each line once",
    () =>
      fc.property(anyOrdered, (ordered) => {
        const invoice = invoiceOf(ordered);
        const credits = creditsOf(ordered, invoice);
        const back = (of: (one: Invoice) => number): number => sumOf(credits.map(of));
        return (
          credits.length <= 1 &&
          back(({ total }) => total) === 0 - invoice.total &&
          back(({ net }) => net) === 0 - invoice.net &&
          back(({ vatAmount }) => vatAmount) === 0 - invoice.vatAmount &&
          credits.every(
            ({ corrects, kind, total }) => kind === "credit-note" && corrects?.number === invoice.number && total < 0,
          )
        );
      }),
  ),
  law(
    "[ACC-03] [CON-02] the guarantee takes back its refund to the cent, days of additions after the end, no name, and no setup fee",
    () =>
      fc.property(anyOrdered, fc.nat(30), (ordered, days) => {
        const invoice = invoiceOf(ordered);
        return ordered.contracts.every((contract) => {
          const end = addDays(contract.start, days);
          const refund = contract.guarantee === null ? null : baseFeeBack(contract.guarantee);
          const at = instant(startOfDay(end, "Europe/Berlin") + 1);
          const ended: ServiceContract = {
            ...contract,
            state: { kind: "cancelled", at, end, by: "guarantee", refund },
          };
          const credits = creditNotes([endedOf(ordered.order, ended)], [invoice], exampleIssue);
          const own = invoice.lines.flatMap((line) => shareOf(line, contract.id));
          const additions = own.map(({ kind, gross, setup, freeMonths, period }) => {
            if (kind !== "addition" || period === null) return 0;
            const paidFrom = addMonths(period.from, freeMonths);
            const left = Math.max(0, Math.min(daysBetween(end, period.until), daysBetween(paidFrom, period.until)));
            return left === 0 ? 0 : halfUp(Math.max(0, gross - setup) * left, daysBetween(paidFrom, period.until));
          });
          const expected = (refund ?? 0) + sumOf(additions);
          return (
            sumOf(credits.map(({ total }) => total)) === 0 - expected &&
            expected <= Math.max(0, invoice.total) &&
            credits.every((draft) => obeysEn16931(numbered(draft)))
          );
        });
      }),
  ),
  law(
    "[ACC-07] [ACC-03] an end by notice pays back the days that were paid for after it, less the later it is, none from the period's end on",
    () =>
      fc.property(anyOrdered, fc.nat(800), fc.nat(800), (ordered, one, other) => {
        const invoice = invoiceOf(ordered);
        const back = (contract: ServiceContract, after: number): number => {
          const at = startOfDay(addDays(contract.start, -1), "Europe/Berlin");
          const state = {
            kind: "cancelled",
            at,
            end: addDays(contract.start, after),
            by: "notice",
            refund: null,
          } as const;
          const credits = creditNotes([endedOf(ordered.order, { ...contract, state })], [invoice], exampleIssue).map(
            (draft) => numbered(draft),
          );
          return credits.every(obeysEn16931) ? 0 - sumOf(credits.map(({ total }) => total)) : Number.NaN;
        };
        return ordered.contracts.every((contract) => {
          const lines = invoice.lines.flatMap((line) => shareOf(line, contract.id));
          const paid = sumOf(lines.filter(({ period }) => period !== null).map(({ gross }) => gross));
          const last = Math.max(
            0,
            ...lines.map(({ period }) => (period === null ? 0 : daysBetween(contract.start, period.until))),
          );
          const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
          return (
            back(contract, 0) === paid && back(contract, sooner) >= back(contract, later) && back(contract, last) === 0
          );
        });
      }),
  ),
  law(
    "[CON-03] [ACC-07] [ACC-03] what was paid ahead and ends at once by notice costs the days until then, that of the end among them",
    () =>
      fc.property(anyOrdered, fc.nat(), fc.oneof(fc.nat(3), fc.nat(400)), (ordered, at, days) => {
        const { order, contracts } = ordered;
        const one = contracts[at % contracts.length];
        if (one === undefined) return true;
        const end = addDays(one.start, days);
        const state = {
          kind: "cancelled",
          at: instant(startOfDay(end, "Europe/Berlin") + 1),
          end,
          by: "notice",
          refund: null,
        } as const;
        const ended: ServiceContract = { ...one, state };
        const invoice = invoiceOf(ordered);
        const credits = creditNotes([endedOf(order, ended)], [invoice], exampleIssue);
        const owed = owedBills({
          order,
          contracts: contracts.map((contract) => (contract === one ? ended : contract)),
          usedFrom: () => null,
          isReported: () => false,
          until: end,
          ratesOn: () => ({ rate: invoice.vat.rate, home: null }),
        });
        return (
          invoice.total + sumOf(credits.map(({ total }) => total)) ===
          sumOf(contracts.map(({ id }) => owed.get(`order:${id}`)?.owed ?? 0))
        );
      }),
  ),
  law("[ACC-03] the XML names each sum of the invoice, and is whole: every element that opens is closed", () =>
    fc.property(anyOrdered, (ordered) => {
      const invoice = invoiceOf(ordered);
      const xml = electronicInvoice(invoice, { kind: "factur-x" });
      const open: string[] = [];
      for (const [, close, name = "", empty] of xml.matchAll(/<(\/?)([a-z]+:[A-Za-z]+)[^<>]*?(\/?)>/g)) {
        if (close === "/") {
          if (open.pop() !== name) return false;
        } else if (empty !== "/") open.push(name);
      }
      return (
        open.length === 0 &&
        xml.includes(`<ram:DuePayableAmount>${decimal(invoice.total)}</ram:DuePayableAmount>`) &&
        xml.includes(`<ram:TaxTotalAmount currencyID="EUR">${decimal(invoice.vatAmount)}</ram:TaxTotalAmount>`)
      );
    }),
  ),
  law(
    "[ACC-03] [ACC-09] the code for a transfer fits the standard: twelve lines at most, 331 bytes at most, the amount to the cent",
    () =>
      fc.property(
        anyOrdered,
        fc.string({ maxLength: 120, unit: fc.constantFrom(..."Kontor GmbH & Söhne") }),
        (ordered, name) => {
          const invoice = invoiceOf(ordered);
          const bank = { name: name.replaceAll(/\s+/g, " "), iban: "DE02120300000000202051", bic: "BYLADEM1001" };
          const text = transferText({ ...invoice, seller: { ...invoice.seller, bank } }, invoice.total);
          if (invoice.total === 0) return text === null;
          const lines = text?.split("\n") ?? [];
          return (
            lines.length === 11 &&
            encodeURIComponent(text ?? "").replaceAll(/%../g, "?").length <= 331 &&
            Math.round(Number(lines[7]?.replace("EUR", "")) * 100) === invoice.total &&
            lines[10] === invoice.number &&
            transferTextOfAll(bank, "100001", invoice.total) === [...lines.slice(0, 10), "100001"].join("\n")
          );
        },
      ),
  ),
  law(
    "[ACC-07] [VAT-11] [SHOP2-7] [SHOP2-8] a later period of each piece costs what its contract says, to the cent",
    () =>
      fc.property(anyOrdered, ({ order, contracts }) => {
        const vatOn = () => ({ vat: order.quote.vat, homeRate: null });
        const billed = { buyer: order.address, vatOn, locale: order.locale };
        return contracts.every((contract) =>
          contract.parts.every(({ kind, subject, recurring, everyMonths, recurringFromMonth }) => {
            if (contract.hourly) return true;
            const on = addMonths(contract.start, Math.max(everyMonths, recurringFromMonth));
            const invoice = invoiceOfPeriods(order, [contract], on, billed, exampleIssue);
            const line = invoice?.lines.find((each) => each.kind === kind && each.subject === subject);
            return (line?.gross ?? 0) === recurring;
          }),
        );
      }),
  ),
  law(
    "[ACC-03] [VAT-11] in the XML of a line units times their price, with charges and less allowances, are its net amount",
    () =>
      fc.property(anyOrdered, ({ order, contracts }) => {
        const invoice: Invoice = {
          ...invoiceOfOrder(order, contracts, exampleIssue),
          id: "r1",
          number: "R-2026-000001",
        };
        return invoice.lines.every((line) => {
          const { count, per, price, beside } = electronicPrice(invoice, line);
          const net = beside.reduce(
            (sum, { isCharge, amount }) => sum + (isCharge ? amount : -amount),
            (count * Number(price) * 100) / per,
          );
          return (
            Number(price) >= 0 &&
            count > 0 &&
            Math.abs(net - line.net) < 0.01 &&
            beside.every(({ amount }) => amount > 0)
          );
        });
      }),
  ),
  law(
    "[ACC-03] [VAT-08] [VAT-09] [LAW2-N18] the category of VAT follows from treatment and rate alone, wherever the buyer lives",
    () =>
      fc.property(
        anyOrdered,
        fc.constantFrom(...countries),
        fc.constantFrom(0, 700, 1900),
        (ordered, country, points) => {
          const invoice = invoiceOf(ordered);
          const table = {
            "reverse-charge": "AE",
            individual: "E",
            domestic: "E",
            destination: "E",
            view: "E",
            outside: "O",
          } as const;
          return (Object.keys(table) as (keyof typeof table)[]).every((treatment) => {
            const of = {
              ...invoice,
              buyer: { ...invoice.buyer, country },
              vat: { ...invoice.vat, rate: rate(points), treatment },
            };
            return vatCategory(of) === (treatment !== "reverse-charge" && points > 0 ? "S" : table[treatment]);
          });
        },
      ),
  ),
  ...[staffCreditLaws, usageLaws, withdrawalLaws, overviewLaws, listedLaws].flat(),
  ...clockLaws,
  ...historyLaws,
  ...historyMoneyLaws,
  ...clockDayLaws,
  ...documentLaws,
];
