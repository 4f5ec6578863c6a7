// What the summary stores in its tab, to survive a reload. [CHK-01] [CHK-06]
import type { Agreements } from "@kontor/domain/shop/checkout";
import { type Guard, isFlag, isRecord, isText, slot } from "../../platform/client/tab-slot.ts";

const agreementNames: readonly string[] = [
  "terms",
  "cancellationPolicy",
  "adult",
  "earlyStart",
  "reseller",
  "conditions",
] satisfies (keyof Agreements)[];

const isAgreements: Guard<Agreements> = (value): value is Agreements =>
  isRecord({ terms: isFlag, cancellationPolicy: isFlag, adult: isFlag, earlyStart: isFlag })(value) &&
  Object.entries(value).every(([name, ticked]) => agreementNames.includes(name) && isFlag(ticked));

/** From the summary to itself after a reload: the key of an order that has no answer yet. [CHK-06] */
export const unansweredOrder = slot<{ readonly hash: string; readonly key: string }>(
  "shop:order",
  isRecord({ hash: isText, key: isText }),
);

/** From the summary to itself after a reload: the boxes that were ticked, for the quote that they were ticked for. [CHK-01] [CHK-04] */
export const tickedBoxes = slot<{ readonly hash: string; readonly agreements: Agreements }>(
  "shop:agreements",
  isRecord({ hash: isText, agreements: isAgreements }),
);
