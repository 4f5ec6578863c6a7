// Days and instants: what the shop's dates are made of. Nothing here reads a clock.

declare const dayBrand: unique symbol;
declare const instantBrand: unique symbol;

/** A calendar day in ISO form, `YYYY-MM-DD`. */
export type Day = string & { readonly [dayBrand]: "Day" };

/** A point in time: whole milliseconds since the Unix epoch. */
export type Instant = number & { readonly [instantBrand]: "Instant" };

/** An IANA time zone name, such as `Europe/Berlin`. */
export type TimeZone = string;

export const instant = (epochMilliseconds: number): Instant => {
  if (!Number.isSafeInteger(epochMilliseconds)) throw new RangeError(`not an instant: ${epochMilliseconds}`);
  return epochMilliseconds as Instant;
};
