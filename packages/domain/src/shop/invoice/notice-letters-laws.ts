// Laws of the letter before the last day for notice: what it says a renewal costs is what its bill asks for. [LIF-04] [BAL-08] [VAT-11]
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { addDays, addMonths, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { rate } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { mayBeFreeInPartOn, monthOf, type PriceStep, type ServiceContract, termEnd } from "#shop/contract";
import { anyOrdered, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import { ContractDays, type ContractNews } from "./clock-use-cases.ts";
import type { Billed } from "./later-draft.ts";
import { announceRenewals } from "./notice-letters.ts";

type Due = Parameters<typeof announceRenewals>[0];

/** What is written; nothing else of a day is done. */
const written = (due: Due): readonly ContractNews[] => {
  const letters: ContractNews[] = [];
  const unused = Effect.die("a letter does nothing but be written");
  const days: ContractDays["Service"] = {
    contracts: () => unused,
    setupReported: () => unused,
    invoiceOrder: () => unused,
    documents: () => unused,
    issue: () => unused,
    change: () => unused,
    renewed: () => unused,
    write: (news) => Effect.sync(() => void letters.push(news)),
    giveBackVoucher: () => unused,
    forgetAuthcodes: () => unused,
  };
  Effect.runSync(Effect.provideService(announceRenewals(due), ContractDays, days));
  return letters;
};

/** Whether a billing period of a step begins on a day. */
const isChargedOn = ({ start }: ServiceContract, { from, everyMonths }: PriceStep, day: Day): boolean => {
  const [first, month] = [monthOf(start, from), monthOf(start, day)];
  return first !== null && month !== null && month >= first && (month - first) % everyMonths === 0;
};

export const noticeLetterLaws: readonly Law[] = [
  law(
    "[LIF-04] [BAL-08] [VAT-11] what renews on one day stands in one letter, and what it says is billed on a day is the total of the invoice of that day, at the rates that are known",
    () =>
      fc.property(
        anyOrdered,
        anyRate,
        fc.oneof(anyRate, fc.constant(rate(0))),
        fc.nat(4),
        (ordered, home, at, renewals) => {
          const { order } = ordered;
          const billed: Billed = {
            buyer: order.address,
            vatOn: () => ({ vat: { country: "FR", rate: at, treatment: "destination" }, homeRate: home }),
            locale: order.locale,
          };
          const due = ordered.contracts
            .filter(({ hourly }) => !hourly)
            .map((contract) => {
              const renews = termEnd(contract, renewals);
              const lastDay = addDays(renews, -31);
              return {
                contract,
                letter: { day: addDays(lastDay, -14), lastDay, renews, until: addMonths(renews, 12) },
              };
            });
          const letters = written({ order, due, billed }).flatMap((news) => (news.kind === "renews" ? [news] : []));
          const days = letters.map(({ day }) => day);
          return (
            new Set(days).size === days.length &&
            letters.flatMap((letter) => letter.renewals).length === due.length &&
            letters.every((letter) =>
              letter.renewals.every(({ contract, charges }) =>
                charges.every(({ from }) => {
                  if (mayBeFreeInPartOn(contract, from)) return true;
                  const bill = invoiceOfPeriods(order, [contract], from, billed, exampleIssue);
                  const charged = charges.filter((each) => isChargedOn(contract, each, from));
                  return (
                    from >= letter.day && charged.reduce((sum, { gross }) => sum + gross, 0) === (bill?.total ?? 0)
                  );
                }),
              ),
            )
          );
        },
      ),
  ),
];
