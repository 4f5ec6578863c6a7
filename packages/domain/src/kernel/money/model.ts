// Money: integer minor units and tax rates, as brands that no plain number slips into.

declare const centsBrand: unique symbol;
declare const microsBrand: unique symbol;
declare const rateBrand: unique symbol;

/** An amount in integer minor units (euro cents), within the safe integers. [CRT-07] */
export type Cents = number & { readonly [centsBrand]: "Cents" };

/** A price in millionths of a euro, as prices by the hour and by the gigabyte are: 10,000 of them are a cent. [VAT-11] */
export type Micros = number & { readonly [microsBrand]: "Micros" };

/** A tax rate in basis points: 19 % is 1900, 25.5 % is 2550. [VAT-01] */
export type Rate = number & { readonly [rateBrand]: "Rate" };

/**
 * Reads an integer as cents; anything else is a defect of the caller.
 * @throws RangeError where it is no safe integer.
 */
export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in cents: ${amount}`);
  return amount as Cents;
};

/**
 * Reads an integer as millionths; anything else is a defect of the caller.
 * @throws RangeError where it is no safe integer.
 */
export const micros = (price: number): Micros => {
  if (!Number.isSafeInteger(price)) throw new RangeError(`not a price in millionths: ${price}`);
  return price as Micros;
};

/**
 * Reads basis points as a rate, 0 to 10000; anything else is a defect of the caller.
 * @throws RangeError where it is no integer from 0 to 10000.
 */
export const rate = (basisPoints: number): Rate => {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000)
    throw new RangeError(`not a rate in basis points: ${basisPoints}`);
  return basisPoints as Rate;
};

/**
 * A rate from percent as people write it, with at most two decimals: 25.5 is 2550.
 * @throws RangeError where it has more than two decimals, or is not from 0 to 100.
 */
export const rateOfPercent = (percent: number): Rate => {
  const basisPoints = Math.round(percent * 100);
  if (Math.abs(basisPoints - percent * 100) > 1e-6) throw new RangeError(`not a rate in percent: ${percent}`);
  return rate(basisPoints);
};

export const zero: Cents = cents(0);
