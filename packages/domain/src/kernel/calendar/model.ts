// Days and instants: what the shop's dates are made of. Nothing here reads a clock.

declare const dayBrand: unique symbol;
declare const instantBrand: unique symbol;

/** A calendar day in ISO form, `YYYY-MM-DD`. */
export type Day = string & { readonly [dayBrand]: "Day" };

/** A point in time: whole milliseconds since the Unix epoch. */
export type Instant = number & { readonly [instantBrand]: "Instant" };

/** An IANA time zone name, such as `Europe/Berlin`. */
export type TimeZone = string;

/**
 * A moment in milliseconds since 1970, as `Date.now()` gives it.
 * @throws RangeError where it is no safe integer.
 */
export const instant = (epochMilliseconds: number): Instant => {
  if (!Number.isSafeInteger(epochMilliseconds)) throw new RangeError(`not an instant: ${epochMilliseconds}`);
  return epochMilliseconds as Instant;
};

/** A calendar day as Temporal has it, as far as the domain needs it. */
export interface PlainDateLike {
  readonly add: (duration: { readonly months?: number; readonly days?: number }) => PlainDateLike;
  readonly until: (later: PlainDateLike) => { readonly days: number };
  readonly toZonedDateTime: (zone: string) => { readonly epochMilliseconds: number };
  readonly toString: () => string;
}

/** As much of Temporal as the domain needs; the platform's and the polyfill's both fit. */
export interface TemporalLike {
  readonly PlainDate: { readonly from: (iso: string) => PlainDateLike };
  readonly Instant: {
    readonly fromEpochMilliseconds: (milliseconds: number) => {
      readonly toZonedDateTimeISO: (zone: string) => { readonly toPlainDate: () => PlainDateLike };
    };
  };
}
