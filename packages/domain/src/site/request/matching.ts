// Which contracts a declaration is about, and what it makes of them. What says too little changes nothing: a person reads it (decision 109). [ACC-05] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import type { Day, Instant } from "#kernel/calendar";
import { withoutInvisible, withPlainHyphens } from "#kernel/text";
import { cancelledByNotice, endedForCause, type ServiceContract, standingOn, withdrawn } from "#shop/contract";
import type { Declaration } from "./model.ts";

/** Numbers of orders, and of contracts with their place in the order: `K-2026-000042`, `K-2026-000042-1`. */
const numberForm = /K-\d{4}-\d{6,12}(?:-\d{1,5})?(?![\d-])/gi;

/** Contracts are compared by email addresses without regard to capitals. */
const isSameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The customers that a person may be, by number: who is logged in, and whose account has the stated email address now. */
export interface DeclaringPerson {
  readonly loggedIn: string | null;
  readonly byEmail: string | null;
}

/**
 * The contracts that are meant, of those that the person may have: named by number, of the contract or of its whole order; a cancellation may name
 * the only running contract of a product by its title. The person is the customer who is logged in, has the email address of the order,
 * or the one that the customer's account has by now; a customer number that is stated must be right.
 */
export const declaredContracts = (
  declaration: Declaration,
  contracts: readonly ServiceContract[],
  person: DeclaringPerson,
  today: Day,
): readonly ServiceContract[] => {
  const { form, fields } = declaration;
  const stated = form === "cancellation" ? fields.customerNumber : null;
  const own = contracts.filter(
    (contract) =>
      (contract.customerNumber === person.loggedIn ||
        contract.customerNumber === person.byEmail ||
        isSameEmail(contract.email, fields.email)) &&
      (stated === null || stated === contract.customerNumber),
  );
  const text = (form === "cancellation" ? fields.product : fields.contract) ?? "";
  const plain = withPlainHyphens(withoutInvisible(text.normalize("NFKC")));
  const numbers = (plain.match(numberForm) ?? []).map((number) => number.toUpperCase());
  if (numbers.length > 0)
    return own.filter(({ number, orderNumber }) => numbers.includes(number) || numbers.includes(orderNumber));
  if (form === "withdrawal") return [];
  const titled = own.filter((contract) => standingOn(contract, today) === "running" && isTitleOf(contract, text));
  return titled.length === 1 ? titled : [];
};

const isTitleOf = ({ parts }: ServiceContract, text: string): boolean =>
  parts
    .slice(0, 1)
    .some(({ title }) => [title.en, title.de].some((each) => each.toLowerCase() === text.trim().toLowerCase()));

/** Why a declaration ends nothing: the contract's own rule, or null where a person judges it. */
export type NotEnded = Result.Result.Failure<
  ReturnType<typeof withdrawn | typeof cancelledByNotice | typeof endedForCause>
> | null;

/** What a cancellation for good cause makes of a contract, where a person has accepted the cause. */
export const endedForCauseBy =
  ({ form, fields }: Declaration, received: Instant, day: Day) =>
  (contract: ServiceContract): Result.Result<ServiceContract, NotEnded> =>
    form === "cancellation" && fields.termination === "extraordinary"
      ? endedForCause(contract, fields.end === "next" ? null : fields.end, received, day)
      : endedBy({ form, fields } as Declaration, received, day)(contract);

/** What a declaration makes of a contract; a reason to end it at once is for a person to judge. */
export const endedBy =
  ({ form, fields }: Declaration, now: Instant, today: Day) =>
  (contract: ServiceContract): Result.Result<ServiceContract, NotEnded> => {
    if (form === "withdrawal") return withdrawn(contract, now, today);
    if (fields.termination === "extraordinary") return Result.fail(null);
    return cancelledByNotice(contract, fields.end === "next" ? null : fields.end, now, today);
  };
