// What later bills of a contract will be: its parts at the rates of the period that each is billed for next, as the bill of that day makes them. [ACC-02] [BAL-08] [VAT-11]
import { addDays, addMonths, type Day, isBefore } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import type { Cents } from "#kernel/money";
import { type ContractPart, type ContractPrice, monthOf, nextPeriod, type ServiceContract } from "#shop/contract";
import type { Order } from "#shop/checkout";
import type { Customer } from "#shop/customer";
import { chargedVat, decidedBy, homeRateIn, type TaxableCustomer, type VatMap } from "#shop/vat";
import type { Billed, BilledVat } from "./later-draft.ts";
import { type BilledRates, countedAt, piecesOf, pricesOn, shareOfPiece } from "./list-price.ts";

/** The VAT of a bill: of the customer as they are known, by the rates of a day. [VAT-09] [VAT-11] */
export const vatOfBill = (customer: TaxableCustomer, map: VatMap, seller: CountryCode): BilledVat => ({
  vat: chargedVat(map, customer, seller),
  homeRate: homeRateIn(map, seller),
});

/** The customer as they are known now, at the rates of each tax point; an account that is gone is billed where it ordered from. [ACC-04] [VAT-09] [VAT-14] */
export const billedFor = (
  order: Order,
  customer: Customer | null,
  { mapOn, seller }: { readonly mapOn: (day: Day) => VatMap; readonly seller: CountryCode },
): Billed => {
  if (customer === null) {
    const vatOn = (day: Day): BilledVat => {
      const map = mapOn(day);
      return { vat: decidedBy(order.quote.vat, map), homeRate: homeRateIn(map, seller) };
    };
    return { buyer: order.address, locale: order.locale, vatOn };
  }
  const { number: _number, locale, vatIdValidity: _validity, individualRate: _rate, ...buyer } = customer;
  return { buyer, locale, vatOn: (day) => vatOfBill(customer, mapOn(day), seller) };
};

/**
 * A contract whose parts say what their next bills will be. A part that will cost something else than it was ordered for costs that from its next bill on,
 * since earlier ones may have been at other rates. `ratesOn`: null for a day of which no rates are known; then a part is as it was ordered.
 */
export const asBilledNext = (
  contract: ServiceContract,
  list: readonly ContractPrice[],
  today: Day,
  ratesOn: (day: Day) => BilledRates | null,
): ServiceContract => ({
  ...contract,
  parts: contract.parts.map((part) => {
    const day = nextRegular(contract, part, today);
    const price = pricesOn(list, day).find(({ kind, subject }) => kind === part.kind && subject === part.subject);
    const rates = price === undefined ? null : ratesOn(taxPointOf(price, contract, day));
    if (price === undefined || rates === null) return part;
    const recurring = regularAt(contract, price, rates) ?? part.recurring;
    if (recurring === part.recurring) return part;
    const month = monthOf(contract.start, day) ?? part.recurringFromMonth;
    return { ...part, recurring, recurringFromMonth: Math.max(month, part.recurringFromMonth) };
  }),
});

/** The last day of what a day bills: of the period that begins on it, or of the hours before it. [VAT-14] */
const taxPointOf = ({ unit, everyMonths }: ContractPrice, { start }: ServiceContract, day: Day): Day => {
  if (unit === "hour") return addDays(day, -1);
  const month = monthOf(start, day);
  return addDays(month === null ? addMonths(day, everyMonths) : addMonths(start, month + everyMonths), -1);
};

/** The first day after this one that bills a period of a part at its regular price. */
export const nextRegular = ({ start }: ServiceContract, part: ContractPart, after: Day): Day => {
  const [next, from] = [nextPeriod({ start }, part, after), addMonths(start, part.recurringFromMonth)];
  return isBefore(next, from) ? from : next;
};

/** A billing period without free months, of hours the most of a month; null where hours have none. */
const regularAt = (contract: ServiceContract, price: ContractPrice, rates: BilledRates): Cents | null => {
  const { unit, everyMonths, quantity, most } = price;
  const one = unit === "hour" ? most : price;
  if (one === undefined) return null;
  const count = quantity * piecesOf(price, contract) * (unit === "month" ? everyMonths : 1);
  return shareOfPiece(countedAt(one, count, price, rates), price, contract);
};
