// How the entries of a context are written down: `refusalsOf<typeof import("./errors.ts")>()({ … })`. [FRM-05]
import type { EntriesFor, Sound } from "./model.ts";

/** Takes exactly one entry for each refusal class of a module; a text that names what is no fact of its refusal does not compile. */
export const refusalsOf =
  <Module>() =>
  <const Entries extends EntriesFor<Module>>(entries: Entries & Sound<Module, Entries>): Entries =>
    entries;
