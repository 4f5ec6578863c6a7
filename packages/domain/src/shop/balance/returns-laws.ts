// Laws of what is taken back and of what is asked for beside documents: a return is an entry of its day, a fee is no invoice's, nothing is owed without a line. [BAL-02] [BAL-07] [SHOP3-5]
import fc from "fast-check";
import { addDays, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { type Cents, cents, sum } from "#kernel/money";
import { anyHistory } from "./arbitraries.ts";
import { leftOf } from "./claims.ts";
import type * as ledgers from "./ledger.ts";
import { balanceLimits } from "./limits.ts";
import type { Entry, Purpose } from "./model.ts";
import type * as balances from "./rules.ts";

type Functions = Pick<typeof ledgers, "ledgerOf"> &
  Pick<typeof balances, "balanceOfCustomer" | "balancesOf" | "chargesOf">;

const customer: Purpose = { kind: "customer" };

const payment = (id: string, day: Day, amount: Cents, purpose: Purpose): Entry => ({
  kind: "payment",
  id,
  day,
  cents: amount,
  purpose,
});

const returnOf = (entry: Entry, day: Day): Entry => ({
  kind: "return",
  id: `${entry.id}-back`,
  day,
  cents: entry.cents,
  purpose: entry.kind === "payment" ? entry.purpose : customer,
  of: entry.id,
});

const lineOf = (id: string, day: Day, amount: Cents): Entry => ({
  kind: "charge",
  id,
  number: `G-${id}`,
  day,
  dueOn: addDays(day, balanceLimits.daysToPayCharges),
  reason: "returned-payment",
  cents: amount,
  purpose: customer,
});

export const returnsLaws = ({ ledgerOf, balanceOfCustomer, balancesOf, chargesOf }: Functions): readonly Law[] => {
  /** The entries in the order of a history, as they were noted. */
  const placed = (entries: readonly Entry[]): readonly Entry[] =>
    entries.map((entry, at) => ({ ...entry, noted: at + 1 }) as Entry);
  const standing = (entries: readonly Entry[], today: Day): string => {
    const { left, toPayBack, credit } = balanceOfCustomer(ledgerOf(placed(entries)), today);
    return [left, toPayBack, credit].join();
  };
  /** All that is owed back is paid out; then every payment returns. */
  const allReturned = (entries: readonly Entry[], today: Day): readonly Entry[] => {
    const isBack = new Set(entries.flatMap((entry) => ("of" in entry ? [entry.of] : [])));
    const { toPayBack, credit } = balanceOfCustomer(ledgerOf(placed(entries)), today);
    const out: Entry = { kind: "payout", id: "z", day: today, cents: sum([toPayBack, credit]), purpose: customer };
    const backs = entries.flatMap((entry) =>
      entry.kind === "payment" && !isBack.has(entry.id) ? [returnOf(entry, addDays(today, 9))] : [],
    );
    return [...entries, out, ...backs];
  };
  return [
    law("[BAL-02] a payment that returns before anything else happened leaves the customer where they were", () =>
      fc.property(anyHistory, fc.integer({ min: 1, max: 60_000 }), fc.nat(20), ({ entries, today }, amount, at) => {
        const documents = entries.filter(({ kind }) => kind === "invoice" || kind === "credit-note");
        const named = documents[at % (documents.length + 1)];
        const purpose: Purpose = named === undefined ? customer : { kind: "document", document: named.id };
        const paid = payment("z", today, cents(amount), purpose);
        const isWrittenOff = entries.some(({ kind }) => kind === "write-off");
        return (
          isWrittenOff ||
          standing(entries, today) === standing([...entries, paid, returnOf(paid, addDays(today, 9))], today)
        );
      }),
    ),
    law("[BAL-02] a payment that returned stays with its day: what was said before is what it was", () =>
      fc.property(anyHistory, ({ entries, today }) => {
        const at = entries.findIndex(({ kind }) => kind === "return");
        const before = placed(entries).slice(0, at);
        return (
          at <= 0 ||
          sum(before.flatMap((entry) => (entry.kind === "payment" ? [entry.cents] : []))) -
            sum(before.flatMap((entry) => (entry.kind === "return" ? [entry.cents] : []))) ===
            balanceOfCustomer(ledgerOf(before), today).received
        );
      }),
    ),
    law("[BAL-07] no invoice or credit note ever asks for more, or gives more, than its document says", () =>
      fc.property(anyHistory, ({ entries, today }) => {
        const amounts = new Map(entries.map(({ id, cents: amount }) => [id, amount]));
        return balancesOf(ledgerOf(entries), today).every(
          ({ id, total, left, toPayBack }) => total === amounts.get(id) && left <= total && toPayBack <= total,
        );
      }),
    ),
    law(
      "[BAL-03] nothing is to be paid back while the customer owes what went too much, or for a payment that returned",
      () =>
        fc.property(anyHistory, fc.boolean(), ({ entries, today }, isNamed) => {
          const holdsFor = (some: readonly Entry[]): boolean => {
            const ledger = ledgerOf(some);
            const lines = chargesOf(ledger, today).filter(({ reason }) => reason === "returned-payment");
            const owed = sum([leftOf(ledger.account), ...lines.map(({ left }) => left)]);
            return owed === 0 || balanceOfCustomer(ledger, today).toPayBack === 0;
          };
          const returned = allReturned(entries, today);
          const owed = leftOf(ledgerOf(placed(returned)).account);
          const [dueOn, payBackBy] = [addDays(today, 14), addDays(today, balanceLimits.daysToPayBack)];
          const later: readonly Entry[] = [
            ...(isNamed && owed > 0 ? [lineOf("y", today, owed)] : []),
            { kind: "invoice", id: "v", number: "R-v", day: today, dueOn, cents: cents(700) },
            payment("w", today, cents(700), { kind: "document", document: "v" }),
            { kind: "credit-note", id: "x", number: "RK-x", day: today, cents: cents(700), corrects: "v", payBackBy },
          ];
          return holdsFor(entries) && holdsFor(placed([...returned, ...later]));
        }),
    ),
    law(
      "[BAL-03] [BAL-07] when all is paid out and then every payment returns, no invoice asks for what was credited of it",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const credited = (invoice: string): number =>
            entries.reduce(
              (all, entry) => (entry.kind === "credit-note" && entry.corrects === invoice ? all + entry.cents : all),
              0,
            );
          return balancesOf(ledgerOf(placed(allReturned(entries, today))), today).every(
            ({ id, kind, left, total }) => kind === "credit-note" || left <= total - credited(id),
          );
        }),
    ),
    law(
      "[BAL-07] [SHOP3-5] what a return leaves to pay is with a document or a line, each with a day by which it is due",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const ledger = ledgerOf(placed(entries));
          const { left } = balanceOfCustomer(ledger, today);
          const lines = [...balancesOf(ledger, today), ...chargesOf(ledger, today)];
          const beside = leftOf(ledger.account);
          // Nothing but what was paid out too much, which is refused where it is noted, has no line.
          return (
            left === beside + lines.reduce((all, one) => all + one.left, 0) &&
            (beside === 0 || ledger.account.dueOn !== null) &&
            lines.every((one) => one.left === 0 || (one.dueOn !== null && one.dueOn > "2000"))
          );
        }),
    ),
    law("[BAL-07] the line of a returned payment asks for nothing in addition, whatever amount it names", () =>
      fc.property(anyHistory, fc.integer({ min: 1, max: 5_000 }), ({ entries, today }, amount) => {
        return standing(entries, today) === standing([...entries, lineOf("y", today, cents(amount))], today);
      }),
    ),
    law("[BAL-02] a payment that returns after a fee took it and was taken back is asked for where it was used", () =>
      fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(900), fc.boolean(), (amount, fee, isLater) => {
        const today = "2026-11-21" as Day;
        const paid = payment("a", today, cents(amount), customer);
        const line = { id: "f", day: today, cents: cents(fee + 1), purpose: customer };
        const dueOn = addDays(today, balanceLimits.daysToPayCharges);
        const invoice: Entry = { kind: "invoice", id: "i", number: "R-i", day: today, dueOn, cents: cents(amount) };
        const charged: readonly Entry[] = [
          { kind: "charge", number: "G-f", dueOn, reason: "postage", ...line },
          ...(isLater ? [] : [invoice]),
          { kind: "charge-back", ...line, id: "b", of: "f" },
          ...(isLater ? [invoice] : []),
        ];
        const ledger = ledgerOf(placed([paid, ...charged, returnOf(paid, today)]));
        return leftOf(ledger.account) === 0 && balancesOf(ledger, today)[0]?.left === amount;
      }),
    ),
    law(
      "[BAL-07] each cent of a charge is in one place, and a fee that is taken back leaves the customer where they were",
      () =>
        fc.property(
          anyHistory,
          fc.integer({ min: 1, max: 5_000 }),
          fc.array(fc.nat(7_000), { maxLength: 2 }),
          ({ entries, today }, amount, paid) => {
            const fee: Entry = {
              kind: "charge",
              id: "y",
              number: "G-y",
              day: today,
              dueOn: addDays(today, balanceLimits.daysToPayCharges),
              reason: "postage",
              cents: cents(amount),
              purpose: customer,
            };
            const came = paid.map((part, at) =>
              payment(`z${at}`, today, cents(part + 1), { kind: "document", document: "y" }),
            );
            const back: Entry = {
              kind: "charge-back",
              id: "x",
              day: today,
              cents: cents(amount),
              purpose: customer,
              of: "y",
            };
            const ledger = ledgerOf(placed([...entries, fee, ...came, back]));
            const position = (some: readonly Entry[]): number => {
              const { left, toPayBack, credit } = balanceOfCustomer(ledgerOf(placed(some)), today);
              return left - toPayBack - credit;
            };
            return (
              position([...entries, fee, ...came, back]) === position([...entries, ...came]) &&
              chargesOf(ledger, today).every(
                (one) =>
                  one.total === sum([one.received, one.writtenOff, one.takenBack, one.left]) &&
                  (one.id !== "y" || (one.left === 0 && one.received === 0)),
              )
            );
          },
        ),
    ),
    law("[BAL-07] what is written off is asked for again when that is taken back", () =>
      fc.property(anyHistory, fc.nat(20), ({ entries, today }, at) => {
        const ledger = ledgerOf(placed(entries));
        const open = [...balancesOf(ledger, today), ...chargesOf(ledger, today)].filter(({ left }) => left > 0);
        const one = open[at % Math.max(1, open.length)];
        if (one === undefined) return true;
        const purpose: Purpose = { kind: "document", document: one.id };
        const off: Entry = { kind: "write-off", id: "y", day: today, cents: one.left, purpose };
        const back: Entry = { kind: "write-off-back", id: "z", day: today, cents: one.left, purpose, of: "y" };
        const leftAfter = (some: readonly Entry[]): number => balanceOfCustomer(ledgerOf(placed(some)), today).left;
        const before = leftAfter(entries);
        return leftAfter([...entries, off]) === before - one.left && leftAfter([...entries, off, back]) === before;
      }),
    ),
    law("[BAL-07] [LAW3] what is paid of it after it was written off is received, and is no credit", () =>
      fc.property(anyHistory, fc.nat(20), fc.nat(100), ({ entries, today }, at, share) => {
        const open = balancesOf(ledgerOf(placed(entries)), today).filter(({ left }) => left > 0);
        const one = open[at % Math.max(1, open.length)];
        if (one === undefined) return true;
        const purpose: Purpose = { kind: "document", document: one.id };
        const off: Entry = { kind: "write-off", id: "y", day: today, cents: one.left, purpose };
        const paid = cents(Math.floor((one.left * share) / 100));
        const after = (some: readonly Entry[]) => {
          const ledger = ledgerOf(placed(some));
          const document = balancesOf(ledger, today).find(({ id }) => id === one.id);
          return { received: document?.received ?? 0, credit: balanceOfCustomer(ledger, today).credit };
        };
        const [before, now] = [
          after([...entries, off]),
          after([...entries, off, ...(paid > 0 ? [payment("late", today, paid, purpose)] : [])]),
        ];
        return now.received === before.received + paid && now.credit === before.credit;
      }),
    ),
  ];
};
