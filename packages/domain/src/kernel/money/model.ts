// Money: integer minor units and tax rates, as brands that no plain number slips into.

declare const centsBrand: unique symbol;
declare const rateBrand: unique symbol;

/** An amount in integer minor units (euro cents), within the safe integers. [CRT-07] */
export type Cents = number & { readonly [centsBrand]: "Cents" };

/** A tax rate in basis points: 19 % is 1900, 25.5 % is 2550. [VAT-01] */
export type Rate = number & { readonly [rateBrand]: "Rate" };

/** Reads an integer as cents; anything else is a defect of the caller. */
export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in cents: ${amount}`);
  return amount as Cents;
};

/** Reads basis points as a rate, 0 to 10000; anything else is a defect of the caller. */
export const rate = (basisPoints: number): Rate => {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000)
    throw new RangeError(`not a rate in basis points: ${basisPoints}`);
  return basisPoints as Rate;
};

/** A rate from percent as people write it, with at most two decimals: 25.5 is 2550. */
export const rateOfPercent = (percent: number): Rate => {
  const basisPoints = Math.round(percent * 100);
  if (Math.abs(basisPoints - percent * 100) > 1e-6) throw new RangeError(`not a rate in percent: ${percent}`);
  return rate(basisPoints);
};

export const zero: Cents = cents(0);
