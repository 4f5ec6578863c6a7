// How a process of the shop is started: `npm start`, benches and the container file do it alike.
import { fromSource } from "./places.mjs";

/**
 * With the default limits of Node two hundred megabytes of garbage accumulate while many pages are rendered at once, and stay. The shop needs a
 * tenth of this limit; half of the young generation would cost a page a tenth more processor time. Limits in NODE_OPTIONS replace both.
 */
export const memoryBounds = /--max-(old|semi)-space-size/.test(process.env.NODE_OPTIONS ?? "")
  ? []
  : ["--max-old-space-size=1024", "--max-semi-space-size=32"];

/** Node's arguments. */
export const shopArguments = [...memoryBounds, fromSource, "apps/web/src/app/node-entry.ts"];
