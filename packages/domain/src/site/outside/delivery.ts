// What an outside system reports of an item: which state may follow which, and that the same report twice is one. [OUT-03]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { Setup } from "#shop/checkout";
import { type ContractStanding, isOver } from "#shop/contract";
import type { ItemReportSchema } from "./codec.ts";
import { DeliveryOver, DeliveryReportWrong, DeliveryStateNotNext } from "./errors.ts";
import type { ItemState } from "./item-states.ts";
import { reportLinkLength, reportTextLength } from "./limits.ts";

/** What is said of an item, in both languages; the link leads to what is ready. */
export type ItemReport = typeof ItemReportSchema.Type;

/** How the delivery of an item stands; an item is a contract of the order. */
export interface ItemDelivery extends ItemReport {
  readonly reportedAt: Instant;
  /** Counts what was different from the report before. */
  readonly changes: number;
}

/** Which states may follow; what failed may be taken up again, and what is ready stays ready. */
export const nextStates: Readonly<Record<ItemState, readonly ItemState[]>> = {
  accepted: ["setting-up", "ready", "failed"],
  "setting-up": ["ready", "failed"],
  failed: ["accepted", "setting-up", "ready"],
  ready: [],
};

/** Whether an item is delivered at all: for a contract that is over nothing is set up any more, and how far it came is no news. */
export const isToDeliver = (standing: ContractStanding): boolean => !isOver(standing);

/** How far an order is: `none` where nothing was reported, `over` where nothing of it is to be delivered any more. */
export type OrderDelivery = "none" | "open" | "failed" | "ready" | "over";

/** What failed goes before everything; an order is ready once all its items are. Items that ended are left out. [ADM-01] */
export const orderDelivery = (
  items: readonly { readonly state: ItemState | null; readonly standing: ContractStanding }[],
): OrderDelivery => {
  const states = items.filter(({ standing }) => isToDeliver(standing)).map(({ state }) => state);
  if (states.length === 0) return "over";
  if (states.includes("failed")) return "failed";
  if (states.every((state) => state === "ready")) return "ready";
  return states.every((state) => state === null) ? "none" : "open";
};

/** Whether the setup of an item may begin now: nothing is waited for, its contract is to be delivered at all, and it was not delivered yet. [LGL-04] */
export const maySetUp = (
  { waitsFor }: Pick<Setup, "waitsFor">,
  standing: ContractStanding,
  state: ItemState | null,
): boolean => waitsFor === null && state !== "ready" && isToDeliver(standing);

/** A host, perhaps a port, and whatever follows; no user, no password. */
const isHttps = (link: string): boolean => /^https:\/\/[a-z\d][a-z\d.-]*(?::\d{1,5})?(?:[/?#][^\s@]*)?$/i.test(link);

/** A report as it is stored, without spaces around its texts. What is ready says so in words; a link is https. */
export const checkedReport = ({ state, text, link }: ItemReport): Result.Result<ItemReport, DeliveryReportWrong> => {
  const written = text === null ? null : { en: text.en.trim(), de: text.de.trim() };
  const fits = (each: string): boolean => each !== "" && each.length <= reportTextLength;
  if (written === null ? state === "ready" : !fits(written.en) || !fits(written.de))
    return Result.fail(new DeliveryReportWrong({ field: "text" }));
  const address = link === null ? null : link.trim();
  if (address !== null && (state !== "ready" || address.length > reportLinkLength || !isHttps(address)))
    return Result.fail(new DeliveryReportWrong({ field: "link" }));
  return Result.succeed({ state, text: written, link: address });
};

const isSame = (a: ItemReport, b: ItemReport): boolean =>
  a.state === b.state && a.link === b.link && a.text?.en === b.text?.en && a.text?.de === b.text?.de;

/** What is known, and whether the contract is to be delivered at all. */
export interface ItemFacts {
  readonly earlier: ItemDelivery | null;
  readonly standing: ContractStanding;
}

/**
 * What a report makes of an item: another state, other words for the same one, or nothing where it says what is known. `isNew` is what the customer
 * gets a letter about.
 */
export const reportedDelivery = (
  { earlier, standing }: ItemFacts,
  draft: ItemReport,
  now: Instant,
): Result.Result<
  { readonly delivery: ItemDelivery; readonly isNew: boolean },
  DeliveryOver | DeliveryReportWrong | DeliveryStateNotNext
> => {
  const checked = checkedReport(draft);
  if (Result.isFailure(checked)) return Result.fail(checked.failure);
  const report = checked.success;
  if (earlier !== null && isSame(earlier, report)) return Result.succeed({ delivery: earlier, isNew: false });
  if (!isToDeliver(standing)) return Result.fail(new DeliveryOver());
  if (earlier !== null && earlier.state !== report.state && !nextStates[earlier.state].includes(report.state))
    return Result.fail(new DeliveryStateNotNext({ from: earlier.state, to: report.state }));
  return Result.succeed({
    delivery: { ...report, reportedAt: now, changes: (earlier?.changes ?? 0) + 1 },
    isNew: true,
  });
};
