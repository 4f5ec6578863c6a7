// The one door to Temporal: the platform's where it has one, else what the composition root put in. It has no `Now`.

import type { TemporalLike } from "./model.ts";

declare const Temporal: TemporalLike | undefined;

const door: { temporal: TemporalLike | undefined } = {
  temporal: typeof Temporal === "undefined" ? undefined : Temporal,
};

/** Puts an implementation in; for a composition root that brings its own. */
export const putInTemporal = (temporal: TemporalLike): void => {
  door.temporal = temporal;
};

/** For a composition root, before any date is computed: loads the polyfill where the platform has no Temporal, else does nothing. */
export const ensureTemporal = async (): Promise<void> => {
  if (door.temporal === undefined) putInTemporal((await import("./polyfill.ts")).smallTemporal);
};

export const temporal = (): TemporalLike => {
  if (door.temporal === undefined)
    throw new Error("this platform has no Temporal: await ensureTemporal() where the program is put together");
  return door.temporal;
};
