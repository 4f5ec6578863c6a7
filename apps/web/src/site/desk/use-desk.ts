// What every part of the desk's app is given: who works here, in which language, the way to the API, and the day in the shop.
import type { QueryClient } from "@tanstack/react-query";
import { rootRouteId, useRouteContext } from "@tanstack/react-router";
import type { Call } from "@kontor/adapters/client";
import { type Day, dayOf, instant } from "@kontor/domain/kernel/calendar";
import type { Send } from "./calls.ts";
import type { DeskGiven } from "./given.ts";
import type { OpenPage } from "./page-answer.ts";

export interface DeskContext {
  readonly queries: QueryClient;
  readonly call: Call;
  /** The same way for a result alone. */
  readonly send: Send;
  readonly given: DeskGiven;
  readonly openPage: OpenPage;
}

export const useDesk = (): DeskContext => useRouteContext({ from: rootRouteId });

/** The day in the shop, also in a tab that stays open over night. */
export const useToday = (): (() => Day) => {
  const { now, zone } = useDesk().given;
  return () => dayOf(instant(now + Math.round(performance.now())), zone);
};
