// Laws of what contracts owe: whatever happened to their joint documents, what each owes follows from its own lines and the money that came, given and taken. [BAL-05]
import fc from "fast-check";
import { addDays, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { type Cents, cents, shares, subtract, sum, zero } from "#kernel/money";
import { anyHistory, anyShared } from "./arbitraries.ts";
import { leftOf } from "./claims.ts";
import type * as ledgers from "./ledger.ts";
import { contractDifferences } from "./contract-differences.ts";
import type { ContractBalance, ContractShare, Entry } from "./model.ts";
import type * as balances from "./rules.ts";
import { sentenceOfContract } from "./words.ts";

type Functions = Pick<typeof ledgers, "ledgerOf"> & Pick<typeof balances, "balanceOfContract" | "balancesOf">;

const day = "2026-11-21" as Day;
const due = addDays(day, 14);

const invoice = (id: string, total: number): Entry => ({
  kind: "invoice",
  id,
  number: `R-${id}`,
  day,
  cents: cents(total),
  dueOn: due,
});

const note = (id: string, corrects: string, total: number, on: Day): Entry => ({
  kind: "credit-note",
  id,
  number: `RK-${id}`,
  day: on,
  cents: cents(total),
  corrects,
  payBackBy: addDays(on, 14),
});

const anyWeights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 });

const sharesOf = (document: string, each: readonly number[]): readonly ContractShare[] =>
  each.map((amount, at) => ({ document, contract: `c-${at}`, cents: cents(amount) }));

const total = (of: readonly ContractBalance[], key: Exclude<keyof ContractBalance, "payBackBy">): Cents =>
  sum(of.map((one) => one[key]));

export const contractLaws = ({ ledgerOf, balanceOfContract, balancesOf }: Functions): readonly Law[] => [
  law(
    "[BAL-05] [SHOP3-1] of each contract billed - credited - written off - received + given - taken + paid back is left - to pay back, nothing is below zero, one that was credited whole owes nothing, and all together are their documents",
    () =>
      fc.property(anyShared, ({ entries, shares: all, today }) => {
        const ledger = ledgerOf(entries, all);
        const contracts = [...new Set(all.map(({ contract }) => contract))];
        const found = contractDifferences(
          new Map(contracts.map((id) => [id, balanceOfContract(ledger, id, today)])),
          entries,
          all,
          balancesOf(ledger, today),
        );
        if (found.length > 0) throw new Error(found.join("\n"));
        return true;
      }),
  ),
  law("[BAL-05] the shares of contracts change nothing of documents or of what the customer owes in all", () =>
    fc.property(anyShared, ({ entries, shares: all, today }) => {
      const [shared, plain] = [ledgerOf(entries, all), ledgerOf(entries)];
      return (
        JSON.stringify(balancesOf(shared, today)) === JSON.stringify(balancesOf(plain, today)) &&
        leftOf(shared.account) === leftOf(plain.account)
      );
    }),
  ),
  law(
    "[BAL-05] [SHOP3-1] of a joint invoice paid in part, one contract credited whole owes nothing; the others owe what all were billed less its part and what came",
    () =>
      fc.property(anyWeights, fc.nat(1_200), fc.nat(4), (each, part, at) => {
        const [billed, one] = [each.reduce((all, amount) => all + amount, 0), at % each.length];
        const own = each[one] ?? 0;
        const came = Math.floor((billed * Math.min(part, 1_000)) / 1_000);
        const entries: readonly Entry[] = [
          invoice("1", billed),
          { kind: "payment", id: "2", day, cents: cents(came), purpose: { kind: "document", document: "1" } },
          note("3", "1", own, addDays(day, 1)),
        ];
        const noteShare = { document: "3", contract: `c-${one}`, cents: cents(own) };
        const ledger = ledgerOf(entries, [...sharesOf("1", each), noteShare]);
        const parts = each.map((_, place) => balanceOfContract(ledger, `c-${place}`, day));
        const ended = parts[one];
        return (
          ended?.left === 0 &&
          total(parts, "left") === Math.max(0, billed - own - came) &&
          ended.toPayBack === Math.max(0, came - (billed - own)) &&
          total(parts, "toPayBack") === ended.toPayBack
        );
      }),
  ),
  law("[BAL-05] of an unpaid joint invoice each contract owes exactly what is not credited of it", () =>
    fc.property(anyWeights, fc.array(fc.nat(1_000), { minLength: 5, maxLength: 5 }), (each, parts) => {
      const credited = each.map((amount, at) => Math.floor((amount * (parts[at] ?? 0)) / 1_000));
      const entries = [
        invoice(
          "1",
          each.reduce((all, amount) => all + amount, 0),
        ),
        ...credited.map((amount, at) => note(`n${at}`, "1", amount, addDays(day, at))),
      ];
      const notes = credited.map((amount, at) => ({ document: `n${at}`, contract: `c-${at}`, cents: cents(amount) }));
      const ledger = ledgerOf(entries, [...sharesOf("1", each), ...notes]);
      return each.every(
        (amount, at) => balanceOfContract(ledger, `c-${at}`, day).left === amount - (credited[at] ?? 0),
      );
    }),
  ),
  law(
    "[BAL-05] what was received for a contract is never rewritten: credit notes and set-offs of a later day leave it",
    () =>
      fc.property(anyShared, fc.nat(20), ({ entries, shares: all, today }, at) => {
        const invoices = entries.filter(({ kind }) => kind === "invoice");
        const corrected = invoices[at % Math.max(1, invoices.length)];
        if (corrected === undefined) return true;
        const credited = sum(
          entries.flatMap((entry) =>
            entry.kind === "credit-note" && entry.corrects === corrected.id ? [entry.cents] : [],
          ),
        );
        const rest = subtract(corrected.cents, credited);
        const own = all.filter(({ document }) => document === corrected.id);
        const parts = shares(
          rest,
          own.map((share) => share.cents),
        );
        const noteShares = own.map((share, place) => ({ ...share, document: "z", cents: parts[place] ?? zero }));
        const before = ledgerOf(entries, all);
        const after = ledgerOf(
          [...entries, note("z", corrected.id, rest, addDays(today, 60))],
          [...all, ...noteShares],
        );
        return [...new Set(all.map(({ contract }) => contract))].every((contract) => {
          const [one, other] = [before, after].map((ledger) => balanceOfContract(ledger, contract, today));
          return one?.received === other?.received && (one?.given ?? 0) <= (other?.given ?? 0);
        });
      }),
  ),
  law("[BAL-05] [BAL-06] by a set-off one contract gives what another takes, on whatever documents they are", () =>
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (paid, open) => {
      const entries: readonly Entry[] = [
        invoice("1", paid),
        { kind: "payment", id: "2", day, cents: cents(paid), purpose: { kind: "document", document: "1" } },
        invoice("3", open),
        note("4", "1", paid, addDays(due, 1)),
      ];
      const share = (document: string, contract: string, amount: number): ContractShare => ({
        document,
        contract,
        cents: cents(amount),
      });
      const all = [share("1", "a", paid), share("3", "b", open), share("4", "a", paid)];
      const [giver, taker] = ["a", "b"].map((id) => balanceOfContract(ledgerOf(entries, all), id, day));
      const amount = Math.min(paid, open);
      return (
        giver?.given === amount &&
        giver.toPayBack === paid - amount &&
        taker?.taken === amount &&
        taker.left === open - amount
      );
    }),
  ),
  law("[BAL-05] a contract's sentence names an amount exactly where there is one", () =>
    fc.property(anyShared, ({ entries, shares: all, today }) => {
      const ledger = ledgerOf(entries, all);
      return all.every(({ contract }) => {
        const part = balanceOfContract(ledger, contract, today);
        return (
          (part.payBackBy === null) === (part.toPayBack === 0) &&
          (["en", "de"] as const).every(
            (locale) => /\d/.test(sentenceOfContract(part, locale)) === part.left + part.toPayBack + part.paidBack > 0,
          )
        );
      });
    }),
  ),
  law("[BAL-05] a contract without shares owes nothing", () =>
    fc.property(anyHistory, ({ entries, today }) => {
      const { payBackBy, ...amounts } = balanceOfContract(ledgerOf(entries), "c-0", today);
      return payBackBy === null && Object.values(amounts).every((amount) => amount === 0);
    }),
  ),
];
