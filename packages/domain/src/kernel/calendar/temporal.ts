// The one door to Temporal: the platform's where it has one, else what the composition root put in. It has no `Now`.

interface PlainDateLike {
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

declare const Temporal: TemporalLike | undefined;

const door: { temporal: TemporalLike | undefined } = { temporal: typeof Temporal === "undefined" ? undefined : Temporal };

/** For a composition root on a platform without Temporal: `putInTemporal((await import("temporal-polyfill")).Temporal)`. */
export const putInTemporal = (temporal: TemporalLike): void => {
  door.temporal = temporal;
};

/** Whether dates can be reckoned with as things are. */
export const hasTemporal = (): boolean => door.temporal !== undefined;

export const temporal = (): TemporalLike => {
  if (door.temporal === undefined) throw new Error("this platform has no Temporal: call putInTemporal with temporal-polyfill first");
  return door.temporal;
};
