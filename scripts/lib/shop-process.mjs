// How a process of the shop is started: `npm start`, benches and the container file do it alike.
import { at, fromSource } from "./places.mjs";

/**
 * With the default limits of Node two hundred megabytes of garbage accumulate while many pages are rendered at once, and stay. The shop needs a
 * tenth of this limit; half of the young generation would cost a page a tenth more processor time. Limits in NODE_OPTIONS replace both.
 */
export const memoryBounds = /--max-(old|semi)-space-size/.test(process.env.NODE_OPTIONS ?? "")
  ? []
  : ["--max-old-space-size=1024", "--max-semi-space-size=32"];

/** Node's arguments for the shop from its sources, which change while it runs. */
export const developmentArguments = [...memoryBounds, fromSource, "apps/web/src/app/node-entry.ts"];

/** Node's arguments for the shop as it was built. */
export const shopArguments = [...memoryBounds, at(".kontor/server/web.js")];

/** What the shop as it was built has in its environment: the code that V8 made of its modules stays for the next start. */
export const shopEnvironment = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at(".kontor/compile-cache") };
