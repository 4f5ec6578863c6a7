// What the frame of staff and every screen of the app read besides their own: what waits, who is logged in, how they prove who they are. [DSK-07]
import { adminRights, faultyEntries, reaches } from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { factorKey } from "../desk/queries.ts";
import { type TodayAnswer, todayKey } from "../desk/today/queries.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import type { DeskAppView } from "../desk/views.ts";
import { contentFaults } from "./content-faults.ts";
import type { Admitted } from "./gate.ts";
import type { AdminView } from "./views.ts";

/** What waits, for the side list: the first page of the desk has read it already. */
export const todayFor = async (facts: PageFacts, role: Role, data: AdminView): Promise<TodayAnswer | null> => {
  const begun = data.tool === "app" ? data.answers.find(([[kind]]) => kind === todayKey[0]) : undefined;
  if (begun !== undefined) return begun[1] as TodayAnswer;
  return reaches(adminRights.home, role) ? valueOf(await readFor(facts, "/shop/admin/today")) : null;
};

/** Entries that break a rule, as many as their page lists; 0 for who has nothing to do with them. [OPS3-11] */
export const faultsFor = async (facts: ShopPageFacts, role: Role): Promise<number> =>
  reaches("content", role)
    ? faultyEntries(facts.shop.priceList).length + ((await contentFaults(facts))?.length ?? 0)
    : 0;

/** What each screen of the app reads besides its own. */
export const begunWith = (
  answers: DeskAppView["answers"],
  today: TodayAnswer | null,
  factor: Admitted["factor"],
): DeskAppView["answers"] => [
  ...answers.filter(([[kind]]) => kind !== todayKey[0]),
  ...(today === null ? [] : [[todayKey, today] as const]),
  [factorKey, factor],
];
