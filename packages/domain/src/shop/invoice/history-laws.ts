// Laws over whole histories: the documents of an order are what is owed, to the cent, however late the clock runs and staff read. [ACC-03] [ACC-07] [PRD-08] [CON-02] [LGL-03]
import fc from "fast-check";
import { addDays, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { ratesIn, vatOfLine } from "#shop/pricing";
import { linesAt } from "./correction.ts";
import type { HistoryAct } from "./history-acts-arbitraries.ts";
import {
  anyGapsOfHistory,
  anyHistory,
  anyPlainHistory,
  type Divided,
  type History,
  type Lived,
  lived,
} from "./history-arbitraries.ts";
import { anyPayments, positionOf, withPayments } from "./history-money-laws.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { isOfUse } from "./usage.ts";
import { entryOf } from "./entries.ts";
import {
  billedIn,
  chainOf,
  dayBefore,
  dayIn,
  grossOf,
  isBilledAgain,
  monthsOn,
  owedBills,
  type OwedFacts,
  type RatesOfBill,
} from "./owed-arbitraries.ts";

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is owed of all bills by the second calculation, and where the documents say something else. */
export const calculatedAgain = (
  order: OwedFacts["order"],
  { documents, contracts, until, rateAt, homeRateAt, usedFrom, isReported }: Omit<Lived, "money" | "places">,
): { readonly owed: number; readonly wrong: readonly string[] } => {
  const all = documents.filter(({ kind }) => kind === "invoice");
  const replaced = all.filter(({ id }) => isBilledAgain(id, documents));
  const invoices = all.filter((invoice) => !replaced.includes(invoice));
  const billed = invoices.map((invoice) => ({ invoice, lines: billedIn(invoice, contracts) }));
  // Where customers live counts on the day of the first of them, the rates of countries as they were known for each.
  const ratesOf = (invoice: Invoice | undefined, day: string): RatesOfBill => {
    const issued = invoice === undefined ? [Number.POSITIVE_INFINITY] : issuesOf(invoice, { documents, contracts });
    const [first = 0] = issued;
    const [now, ...later] = issued.map((known) => ({
      rate: rateAt(day, first, known),
      home: homeRateAt?.(day, known) ?? null,
      isFirst: known === first,
    }));
    // Only a line whose rate changes costs something else.
    return later.reduce(
      (before, rates) => (rates.rate === before.rate ? before : rates),
      now ?? { rate: 0, home: null, isFirst: true },
    );
  };
  const ratesOn: OwedFacts["ratesOn"] = (bill, days) => {
    const made = billed.find(({ lines }) => lines.some((each) => each.bill === bill));
    const own = made?.lines.filter((each) => each.bill === bill).map(({ line }) => line) ?? [];
    const rates = days.map((day) => ({ day, ...ratesOf(made?.invoice, day) }));
    const hasRate = (line: InvoiceLine, rate: number): boolean =>
      made !== undefined && vatOfLine(made.invoice, line).rate === rate;
    // Of days with one rate of the customer, whose rates at home may differ, the line says which is its own.
    const isOwn = ({ period }: InvoiceLine, day: string): boolean => period !== null && dayBefore(period.until) === day;
    return (
      rates.find(({ day, rate }) => own.some((line) => hasRate(line, rate) && isOwn(line, day))) ??
      rates.find(({ rate }) => own.some((line) => hasRate(line, rate))) ??
      rates[0] ?? { rate: 0, home: null }
    );
  };
  const corrected = correctedIn(order, billed, contracts, ratesOf);
  const owed = owedBills({ order, contracts, usedFrom, isReported, until, ratesOn, corrected });
  const owedOf = (bills: Iterable<string>): number =>
    sumOf([...new Set(bills)].map((bill) => owed.get(bill)?.owed ?? 0));
  const withdrawnFrom = new Set(contracts.filter(({ state }) => state.kind === "withdrawn").map(({ id }) => id));
  const each = billed.map(({ invoice, lines }) => {
    const { id, source } = invoice;
    const notes = documents.filter(({ corrects }) => corrects?.id === id);
    const isPart = isPartBilledAgain(invoice, documents);
    const own = [...new Set(lines.map(({ contract }) => contract))].map((contract) => {
      const of = (some: readonly Invoice[]): number => sumOf(some.map((document) => grossOf(document, contract)));
      const due = owedOf(lines.filter((line) => line.contract === contract).map(({ bill }) => bill));
      // What staff credited of a contract is of it alone, also when it ends.
      const byStaff = of(notes.filter(({ corrects }) => corrects?.reason === "staff"));
      // What the guarantee gave back stays so, also where a withdrawal of before it is matched later, which would leave more.
      const given = withdrawnFrom.has(contract) ? notes.filter(({ corrects }) => corrects?.reason === "guarantee") : [];
      const stays = given.length === 0 ? due : Math.min(due, of([invoice, ...given]));
      return { contract, left: of([invoice, ...notes]), expected: Math.max(0, stays + byStaff) };
    });
    const [left, expected] = [leftOf(invoice, documents), sumOf(own.map((one) => one.expected))];
    const rates = lines.flatMap(({ bill, line }) => {
      const { rate } = vatOfLine(invoice, line);
      return owed.get(bill)?.rates.has(rate) === false ? [`${bill} at ${rate}`] : [];
    });
    // What was credited before a part was billed again is not in it: to a few cents of rounding nothing beyond what is owed is.
    const isWrong = (one: number, other: number): boolean => (isPart ? one > other + 2 * lines.length : one !== other);
    const unequal = own.flatMap((one) =>
      isWrong(one.left, one.expected) ? [`${source}: ${one.left} of ${one.contract}, owed ${one.expected}`] : [],
    );
    return {
      expected: isPart ? left : expected,
      differing: [
        ...(isWrong(left, expected) || rates.length > 0
          ? [`${source}: ${left}, owed ${expected}, at another rate: ${rates.join()}`]
          : []),
        ...unequal,
      ],
    };
  });
  const made = billed.flatMap(({ lines }) => lines.map(({ bill, line }) => `${bill} ${line.kind} ${line.subject}`));
  const twice = made.filter((one, at) => made.indexOf(one) !== at).map((one) => `${one} was billed twice`);
  const bills = new Set(all.flatMap((invoice) => billedIn(invoice, contracts).map(({ bill }) => bill)));
  const missing = [...owed].filter(([bill, { owed: amount }]) => amount > 0 && !bills.has(bill));
  return {
    owed: sumOf([...each.map(({ expected }) => expected), ...missing.map(([, bill]) => bill.owed)]),
    wrong: [
      ...each.flatMap(({ differing }) => differing),
      ...replaced.flatMap((invoice) =>
        leftOf(invoice, documents) === 0
          ? []
          : [`${invoice.source}: ${leftOf(invoice, documents)} beside what took its place`],
      ),
      ...twice,
      ...missing.map(([bill, { owed: amount }]) => `${bill}: ${amount} was not billed`),
    ],
  };
};

/** The moments whose rates are in them: an order is billed at those of its own, however late that is. */
const issuesOf = (
  invoice: Invoice,
  { documents, contracts }: Pick<Lived, "documents" | "contracts">,
): readonly number[] =>
  chainOf(invoice, documents).map(({ issuedAt, source, replaces }) =>
    source.startsWith("order:") && replaces === undefined ? (contracts[0]?.placedAt ?? issuedAt) : issuedAt,
  );

/** Whether something had been credited before it was billed again. */
const isPartBilledAgain = (invoice: Invoice, documents: readonly Invoice[]): boolean =>
  chainOf(invoice, documents)
    .slice(0, -1)
    .some(({ id }) => documents.some(({ corrects }) => corrects?.id === id && corrects.reason !== "rate"));

/** The lines of the order's first invoice, where that was billed again. */
const correctedIn = (
  order: OwedFacts["order"],
  billed: readonly { readonly invoice: Invoice }[],
  contracts: Lived["contracts"],
  ratesOf: (invoice: Invoice, day: string) => RatesOfBill,
): NonNullable<OwedFacts["corrected"]> => {
  const first = billed.find(({ invoice }) => invoice.source.startsWith("order:") && invoice.replaces !== undefined);
  if (first === undefined) return () => null;
  const { invoice } = first;
  return (line) => {
    const own = contracts.filter(({ item }) => item === line.item).map(({ id }) => id);
    const billedLine = invoice.lines.find(
      (one) =>
        one.kind === line.kind &&
        one.subject === line.subject &&
        one.contracts.some((contract) => own.includes(contract)),
    );
    if (billedLine === undefined || billedLine.period === null) return null;
    const rates = ratesOf(invoice, dayBefore(billedLine.period.until));
    return { rates: rates.isFirst ? null : rates, voucherShare: billedLine.voucherShare };
  };
};

/** Where documents and the second calculation differ; empty where they are the same. */
export const differences = (order: OwedFacts["order"], outcome: Omit<Lived, "money" | "places">): readonly string[] =>
  calculatedAgain(order, outcome).wrong;

/** What is left of an invoice after its credit notes. */
const leftOf = ({ id, total }: Invoice, documents: readonly Invoice[]): number =>
  sumOf([total, ...documents.filter(({ corrects }) => corrects?.id === id).map((note) => note.total)]);

const isOwed = (history: History): boolean => {
  const found = differences(history.ordered.order, lived(history));
  if (found.length > 0) throw new Error(found.join("\n"));
  return true;
};

/** What documents leave of each contract at each rate, where that is anything. */
const leftByContract = (documents: readonly Invoice[]): string => {
  const left = new Map<string, number>();
  for (const document of documents)
    for (const rate of ratesIn(document)) {
      const lines = linesAt(document, rate);
      for (const contract of new Set(lines.flatMap(({ contracts }) => contracts))) {
        const key = `${contract} at ${rate}`;
        left.set(key, (left.get(key) ?? 0) + grossOf({ lines }, contract));
      }
    }
  return JSON.stringify(
    [...left].filter(([, amount]) => amount !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** The same with what the customer owes in all. */
const outcome = (history: History): string => {
  const made = lived(history);
  return JSON.stringify([leftByContract(made.documents), positionOf(made)]);
};

const withActs = (history: History, keep: (act: HistoryAct) => readonly HistoryAct[]): History => ({
  ...history,
  acts: history.acts.flatMap(keep),
});

/** Read on the day on which it came. */
const atOnce = (act: HistoryAct): HistoryAct => ("matchedAfter" in act ? { ...act, matchedAfter: 0 } : act);

const ofKinds = (history: History, kinds: readonly HistoryAct["kind"][]): History =>
  withActs(history, (act) => (kinds.includes(act.kind) ? [act] : []));

/** At the rate of the order for ever: a bill that is made earlier may have another one. */
const atOneRate = (history: History): History => ({
  ...history,
  change: { ...history.change, rate: history.ordered.order.quote.vat.rate },
});

export const historyLaws: readonly Law[] = [
  law(
    "[ACC-03] [ACC-07] [PRD-08] [CON-02] [LAW2-1] [LAW2-2] [LAW2-3] [LAW2-5] the documents of a whole history leave what is owed of each bill, to the cent and at its rate",
    () => fc.property(anyHistory, isOwed),
  ),
  law(
    "[ACC-03] [PRD-08] [SHOP2-10] a month of use that costs nothing stands on no invoice, neither on one of its own day nor on a later one",
    () =>
      fc.property(anyHistory, (history) =>
        lived(history).documents.every(
          (of) => of.kind !== "invoice" || of.lines.every((line) => !isOfUse(of, line) || line.gross > 0),
        ),
      ),
  ),
  law(
    "[ACC-07] [VAT-11] [BAL-01] [LAW2-4] [LAW2-6] a clock that runs every day and one that runs late come to the same bills and rates, and to the same balance of who paid",
    () =>
      fc.property(anyPlainHistory, anyGapsOfHistory, anyPayments, (history, gaps, payments) => {
        const declared = withActs(ofKinds(history, ["notice", "withdrawal", "guarantee"]), (act) => [atOnce(act)]);
        const same = withPayments(declared, payments);
        return outcome({ ...same, gaps: [1] }) === outcome({ ...same, gaps });
      }),
  ),
  law(
    "[ACC-03] [ACC-07] [SHOP2-8] [SHOP2-10] however the contracts that are due on a day are divided, each of them comes to the same, with no more documents where they are together",
    () =>
      fc.property(anyHistory, fc.integer({ min: 1, max: 4 }), (history, parts) => {
        const some = ofKinds(history, ["notice", "withdrawal", "guarantee", "move"]);
        const divided: Divided = (due) =>
          Array.from({ length: parts }, (_, part) => due.filter((_each, at) => at % parts === part)).filter(
            ({ length }) => length > 0,
          );
        const [whole, apart] = [lived(some).documents, lived(some, divided).documents];
        return leftByContract(whole) === leftByContract(apart) && whole.length <= apart.length;
      }),
  ),
  law(
    "[ACC-03] [ACC-07] [SHOP2-8] [SHOP2-10] what is due on one day of an order is one invoice, and what a withdrawal ends is one credit note for each invoice",
    () =>
      fc.property(anyHistory, (history) => {
        const acts = ofKinds(history, ["withdrawal"]).acts.slice(0, 1);
        const { documents } = lived({ ...history, acts });
        const sources = documents.filter(({ kind }) => kind === "invoice").map(({ source }) => source);
        const days = sources.map((source) => source.split(":")[2]);
        const corrected = documents.flatMap(({ corrects }) => corrects?.id ?? []);
        // What is withdrawn from after it was billed on the same day has its last hours on one more.
        return (
          new Set(sources).size === sources.length &&
          days.length - new Set(days).size <= acts.length &&
          new Set(corrected).size === corrected.length
        );
      }),
  ),
  law(
    "[ACC-05] [ACC-07] [BAL-01] [LAW2-5] a declaration that staff match later comes to the same bills and balance as one matched at once",
    () =>
      fc.property(anyPlainHistory, anyPayments, (history, payments) => {
        const { acts } = ofKinds(history, ["notice", "withdrawal"]);
        const one = withPayments(atOneRate({ ...history, acts: acts.slice(0, 1) }), payments);
        return outcome(one) === outcome(withActs(one, (act) => [atOnce(act)]));
      }),
  ),
  law(
    "[BAL-03] [LGL-03] what a withdrawal pays back is paid back within 14 days of its receipt, however late staff match it",
    () =>
      fc.property(anyHistory, (history) => {
        const one = ofKinds(history, ["withdrawal"]).acts.slice(0, 1);
        const { documents } = lived({ ...history, acts: one });
        const received = history.ordered.order.placedAt + (one[0]?.after ?? 0) * 3_600_000;
        return documents.every((document) => {
          const entry = entryOf(document);
          return entry.kind !== "credit-note" || entry.payBackBy === addDays(dayIn(received) as Day, 14);
        });
      }),
  ),
  law(
    "[LGL-03] [ACC-03] [LAW2-7] [SHOP2-3] without an early start, or where everything is paid back, gross, net and VAT are nothing after everything is withdrawn from, whatever staff credited before",
    () =>
      fc.property(
        anyHistory,
        fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 5 }),
        fc.nat(13 * 24),
        (history, parts, hours) => {
          const credits = parts.map((part) => ({ kind: "credit", after: 0, invoice: 0, part }) as const);
          const acts = [...credits, { kind: "withdrawal", after: hours, contract: null, matchedAfter: 0 } as const];
          const whole = {
            ...history.ordered,
            contracts: history.ordered.contracts.map((contract) => ({ ...contract, valueIsOwed: false })),
          };
          const { documents, contracts } = lived({ ...history, ordered: whole, acts });
          if (contracts.some(({ state }) => state.kind !== "withdrawn")) return true;
          return (["total", "net", "vatAmount"] as const).every((of) => sumOf(documents.map((each) => each[of])) === 0);
        },
      ),
  ),
  law(
    "[ACC-03] no bill is made twice, none is credited beyond its total, and each document is the sum of its lines, at rates of its invoice",
    () =>
      fc.property(anyHistory, (history) => {
        const { documents } = lived(history);
        return (
          new Set(documents.map(({ source }) => source)).size === documents.length &&
          documents.every((each) => each.kind !== "invoice" || leftOf(each, documents) >= 0) &&
          documents.every((document) => {
            const { lines, total, net, vatAmount, corrects } = document;
            const corrected = documents.find(({ id }) => id === corrects?.id);
            return (
              total === net + vatAmount &&
              total === sumOf(lines.map(({ gross }) => gross)) &&
              net === sumOf(lines.map((line) => line.net)) &&
              (corrected === undefined || ratesIn(document).every((rate) => ratesIn(corrected).includes(rate))) &&
              (corrects === null) === (corrected === undefined)
            );
          })
        );
      }),
  ),
  law(
    "[ACC-07] [CON-01] each period begins and ends so many months after the start of its contract, whatever day that was",
    () =>
      fc.property(anyHistory, (history) => {
        const { documents, contracts } = lived({ ...history, acts: [] });
        return documents
          .flatMap(({ lines }) => lines)
          .every(({ contracts: of, kind, subject, period }) => {
            const contract = contracts.find(({ id }) => of.includes(id));
            const part = contract?.parts.find((each) => each.kind === kind && each.subject === subject);
            if (contract === undefined || part === undefined || period === null || part.recurring === 0) return true;
            const begins = Array.from({ length: 24 }, (_, at) => monthsOn(contract.start, at * part.everyMonths));
            const at = begins.indexOf(period.from);
            return contract.hourly ? begins.includes(period.until) : at >= 0 && begins[at + 1] === period.until;
          });
      }),
  ),
];
