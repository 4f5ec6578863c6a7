// What the summary keeps for itself across reloads. [CHK-01] [CHK-06]
import type { Agreements } from "@kontor/domain/shop/checkout";
import { slot } from "../../platform/client/tab-slot.ts";

/** From the summary to itself after a reload: the key of an order that has no answer yet. [CHK-06] */
export const unansweredOrder = slot<{ readonly hash: string; readonly key: string }>("kontor:order");

/** From the summary to itself after a reload: the boxes that were ticked, for the quote that they were ticked for. [CHK-01] [CHK-04] */
export const tickedBoxes = slot<{ readonly hash: string; readonly agreements: Agreements }>("kontor:agreements");
