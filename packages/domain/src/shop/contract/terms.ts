// The terms of a contract as data, by policy and kind of customer, with the days that follow from them. [CON-01] [CON-03] [PRD-08]
import type { Day } from "#kernel/calendar";
import { contractLimits } from "./limits.ts";
import type { Binding, ContractParty, ContractPolicy, ContractTerms } from "./model.ts";
import { isForConsumers, lastDayCovered, nextEnd, noticeFor, renewalMonths } from "./rules.ts";

/** The terms of a contract with this minimum period; where the law for consumers holds, it runs on without a term after it. [CON-01] */
export const contractTerms = (minimumMonths: number, policy: ContractPolicy, party: ContractParty): ContractTerms =>
  isForConsumers({ party }, policy)
    ? { minimumMonths, renewalMonths: 0, noticeDays: 0, noticeMonths: 1 }
    : {
        minimumMonths,
        renewalMonths: renewalMonths({ minimumMonths }),
        noticeDays: contractLimits.noticeDays,
        noticeMonths: 0,
      };

/** What is billed by the hour binds for no time, renews nothing and ends at once. [CON-03] [PRD-08] */
export const noTerms: ContractTerms = { minimumMonths: 0, renewalMonths: 0, noticeDays: 0, noticeMonths: 0 };

/** Whether a customer with these terms may cancel at any time. */
export const isUnbound = ({
  minimumMonths,
  renewalMonths: renewal,
  noticeDays,
  noticeMonths,
}: ContractTerms): boolean => minimumMonths === 0 && renewal === 0 && noticeDays === 0 && noticeMonths === 0;

/** Whether both bind alike: minimum term, renewal and notice. */
export const isSameTerms = (a: ContractTerms, b: ContractTerms): boolean =>
  a.minimumMonths === b.minimumMonths &&
  a.renewalMonths === b.renewalMonths &&
  a.noticeDays === b.noticeDays &&
  a.noticeMonths === b.noticeMonths;

/** How soon a contract can end, and the last day to cancel for it; as the calendar has them, never sooner. */
export interface FirstEnd {
  /** The last day that is covered. */
  readonly end: Day;
  readonly lastDay: Day;
}

/** The first day on which a contract can end, and the last day for the notice to it. */
export const firstEnd = (contract: Binding, policy: ContractPolicy, today: Day): FirstEnd => {
  const end = nextEnd(contract, policy, today);
  return {
    end: lastDayCovered(end, today),
    lastDay: contract.hourly ? today : noticeFor(contract, policy, today, end),
  };
};

/** Whether a seller in this country gives consumers terms that the law there does not allow: renewals under § 309 No. 9 BGB. [CON-01] */
export const isAtOddsWithLaw = (policy: ContractPolicy, seller: string): boolean =>
  policy === "specified" && seller === "DE";
