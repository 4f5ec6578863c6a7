// How a process of the shop is started: `npm start`, benches and the container file do it alike.
import { fromSource } from "./places.mjs";

/**
 * With the room that Node takes by itself, garbage of two hundred megabytes piles up while many pages are drawn at once, and stays. The shop lives in a
 * tenth of what it may have here; half of the room for young garbage would cost a page a tenth more processor time. Who sets limits in NODE_OPTIONS sets both.
 */
export const memoryBounds = /--max-(old|semi)-space-size/.test(process.env.NODE_OPTIONS ?? "")
  ? []
  : ["--max-old-space-size=1024", "--max-semi-space-size=32"];

/** Node's arguments. */
export const shopArguments = [...memoryBounds, fromSource, "apps/web/src/app/node-entry.ts"];
