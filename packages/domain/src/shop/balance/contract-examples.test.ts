// What each contract of joint documents owes, kind by kind, calculated by hand: pieces, parts, late and returned money, fees and what is written off. [BAL-05] [BAL-06] [BAL-07]
import { describe, expect, it } from "vitest";
import { addDays, type Day, day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { contractDifferences } from "./contract-differences.ts";
import { ledgerOf } from "./ledger.ts";
import type { ContractBalance, ContractShare, Entry, Purpose } from "./model.ts";
import { balanceOfContract, balanceOfCustomer, balancesOf, chargesOf } from "./rules.ts";

const began = day("2026-11-21");
type Parts = Readonly<Record<string, number>>;

interface Step {
  readonly entry: Entry;
  readonly parts: Parts;
}

const customer: Purpose = { kind: "customer" };
const of = (document: string): Purpose => ({ kind: "document", document });
const sumOf = (parts: Parts): number => Object.values(parts).reduce((all, each) => all + each, 0);

const invoice = (id: string, parts: Parts, on = 0): Step => {
  const issued = addDays(began, on);
  const common = { id, number: `R-${id}`, day: issued, cents: cents(sumOf(parts)) };
  return { entry: { kind: "invoice", ...common, dueOn: addDays(issued, 14) }, parts };
};
const note = (id: string, corrects: string, parts: Parts, on = 1): Step => {
  const issued = addDays(began, on);
  const common = { id, number: `RK-${id}`, day: issued, cents: cents(sumOf(parts)) };
  return { entry: { kind: "credit-note", ...common, corrects, payBackBy: addDays(issued, 14) }, parts };
};
const money = (
  kind: "payment" | "payout" | "write-off",
  id: string,
  amount: number,
  purpose: Purpose,
  on = 1,
  notedOn = on,
): Step => ({
  entry: { kind, id, day: addDays(began, on), cents: cents(amount), purpose, notedOn: addDays(began, notedOn) },
  parts: {},
});
const paid = (id: string, amount: number, document: string, on = 1, notedOn = on): Step =>
  money("payment", id, amount, of(document), on, notedOn);
const back = (kind: "return" | "write-off-back", one: Step, on = 2): Step => {
  const { id, cents: amount } = one.entry;
  const purpose = "purpose" in one.entry ? one.entry.purpose : customer;
  return { entry: { kind, id: `${id}-back`, of: id, day: addDays(began, on), cents: amount, purpose }, parts: {} };
};
const charge = (id: string, amount: number, reason: "postage" | "returned-payment", on = 2): Step => {
  const issued = addDays(began, on);
  const common = { id, number: `G-${id}`, day: issued, dueOn: addDays(issued, 14) };
  return { entry: { kind: "charge", ...common, cents: cents(amount), reason, purpose: customer }, parts: {} };
};

/** The amounts of a contract that are not zero, without what it was billed. */
const amountsOf = ({ billed: _, overdue: _late, payBackBy: _by, ...rest }: ContractBalance) =>
  Object.fromEntries(Object.entries(rest).filter(([, amount]) => amount !== 0));

/** What each contract owes and why, in the order of noting; each cent by the second account, too. */
const livedThrough = (steps: readonly Step[], today: Day = addDays(began, 3)) => {
  const entries = steps.map(({ entry }, at) => ({ ...entry, noted: at + 1 }) as Entry);
  const shares: readonly ContractShare[] = steps.flatMap(({ entry, parts }) =>
    Object.entries(parts).map(([contract, amount]) => ({ document: entry.id, contract, cents: cents(amount) })),
  );
  const ledger = ledgerOf(entries, shares);
  const ids = [...new Set(shares.map(({ contract }) => contract))];
  const contracts = new Map(ids.map((id) => [id, balanceOfContract(ledger, id, today)]));
  expect(contractDifferences(contracts, entries, shares, balancesOf(ledger, today))).toEqual([]);
  const { left, toPayBack, payBackLate, credit } = balanceOfCustomer(ledger, today);
  return {
    contracts: Object.fromEntries([...contracts].map(([id, one]) => [id, amountsOf(one)])),
    customer: { left, toPayBack, payBackLate, credit },
    charges: chargesOf(ledger, today).map((one) => one.left),
  };
};
const contractsOf = (...steps: readonly Step[]) => livedThrough(steps).contracts;

describe("contracts of joint documents", () => {
  it("[BAL-05] [SHOP3-1] of three unpaid pieces the one that is withdrawn from owes nothing, the others what they were billed", () =>
    expect(contractsOf(invoice("1", { "1": 1_091, "2": 1_091, "3": 1_091 }), note("2", "1", { "2": 1_091 }))).toEqual({
      "1": { left: 1_091 },
      "2": { credited: 1_091 },
      "3": { left: 1_091 },
    }));

  it("[BAL-05] [SHOP3-1] storage that ends after a joint invoice owes its days, the server all of its own", () =>
    expect(contractsOf(invoice("1", { server: 3_998, storage: 2_000 }), note("2", "1", { storage: 235 }))).toEqual({
      server: { left: 3_998 },
      storage: { credited: 235, left: 1_765 },
    }));

  it("[BAL-05] [SHOP3-1] of three half paid, what one that is withdrawn from had received is given to the others", () => {
    const steps = [invoice("1", { "1": 764, "2": 764, "3": 764 }), paid("p", 1_146, "1"), note("2", "1", { "2": 764 })];
    const other = { received: 382, taken: 191, left: 191 };
    expect(contractsOf(...steps)).toEqual({
      "1": other,
      "2": { credited: 764, received: 382, given: 382 },
      "3": other,
    });
    expect(livedThrough(steps).customer).toMatchObject({ left: 382, toPayBack: 0 });
  });

  it("[BAL-05] [SHOP3-1] [BAL-03] of two paid, only the one that is withdrawn from gets back, and no more than came for it", () => {
    const both = [invoice("1", { "1": 10_773, "2": 10_773 }), note("2", "1", { "2": 10_773 })];
    const [first, second] = [{ received: 10_773 }, { credited: 10_773, received: 10_773, toPayBack: 10_773 }];
    const all = { "1": first, "2": second };
    expect(contractsOf(...both, paid("p", 21_546, "1", 2))).toEqual(all);
    expect(contractsOf(...both.slice(0, 1), paid("p", 21_546, "1", 0), ...both.slice(1))).toEqual(all);
  });

  it("[BAL-05] [BAL-02] a part payment is shared by largest remainder, and each contract owes exactly the rest of its own", () =>
    expect(contractsOf(invoice("1", { "1": 1_503, "2": 1_000, "3": 500 }), paid("p", 1_000, "1"))).toEqual({
      "1": { received: 500, left: 1_003 },
      "2": { received: 333, left: 667 },
      "3": { received: 167, left: 333 },
    }));

  it("[BAL-05] [BAL-06] [SHOP3-3] a bank line that is noted late leaves what a set-off gave and took, and is a credit", () => {
    const steps = [
      invoice("1", { "1": 10_000 }),
      paid("p", 10_000, "1"),
      invoice("2", { "2": 10_000 }),
      note("3", "1", { "1": 10_000 }, 30),
    ];
    const setOff = { "1": { credited: 10_000, received: 10_000, given: 10_000 }, "2": { taken: 10_000 } };
    expect(contractsOf(...steps)).toEqual(setOff);
    const late = livedThrough([...steps, paid("q", 10_000, "2", 29, 60)], addDays(began, 60));
    expect(late.contracts).toEqual(setOff);
    expect(late.customer).toEqual({ left: 0, toPayBack: 0, payBackLate: 0, credit: 10_000 });
  });

  it("[BAL-05] [BAL-07] [SHOP3-5] a payment that returns after it was paid out: the contract owes what it used, the rest has a line of its own", () => {
    const came = paid("p", 3_791, "1", 0);
    const steps = [
      invoice("1", { "1": 3_791 }),
      came,
      note("2", "1", { "1": 3_000 }),
      money("payout", "o", 3_000, of("2")),
      back("return", came),
      charge("g", 3_000, "returned-payment"),
    ];
    const { contracts, customer: all, charges } = livedThrough(steps);
    expect(contracts).toEqual({ "1": { credited: 3_000, received: 3_000, paidBack: 3_000, left: 791 } });
    expect([all.left, charges]).toEqual([3_791, [3_000]]);
  });

  it("[BAL-05] [BAL-02] a part payment that returns is owed again by each contract, as it had come; a fee beside it is none's", () => {
    const came = paid("p", 1_500, "1");
    const steps = [invoice("1", { "1": 1_000, "2": 2_000 }), came, back("return", came), charge("f", 350, "postage")];
    expect(contractsOf(...steps)).toEqual({ "1": { left: 1_000 }, "2": { left: 2_000 } });
    expect(livedThrough(steps).customer.left).toBe(3_350);
  });

  it("[BAL-05] [BAL-07] what is written off is of each contract by what it still owed, comes back when it is taken back, and less by what is paid after all", () => {
    const off = money("write-off", "w", 1_500, of("1"));
    const steps = [invoice("1", { "1": 1_000, "2": 2_000 }), paid("p", 1_500, "1"), off];
    const [first, second] = [{ received: 500 }, { received: 1_000 }];
    expect(contractsOf(...steps)).toEqual({
      "1": { ...first, writtenOff: 500 },
      "2": { ...second, writtenOff: 1_000 },
    });
    expect(contractsOf(...steps, back("write-off-back", off))).toEqual({
      "1": { ...first, left: 500 },
      "2": { ...second, left: 1_000 },
    });
    expect(contractsOf(...steps, paid("q", 600, "1", 2))).toEqual({
      "1": { received: 700, writtenOff: 300 },
      "2": { received: 1_400, writtenOff: 600 },
    });
  });
});
