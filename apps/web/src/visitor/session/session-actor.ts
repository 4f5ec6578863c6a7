// The machines of the screens with their slots filled; what fills them is fetched at the first call, so that a page stays light.
import { providedSession as sessionOver } from "@kontor/adapters/actors/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Completed, Completion, RefusalValue } from "@kontor/domain/visitor/session";
import type * as Result from "effect/Result";

/** What follows a login or a registration; whose form it is says so, the session knows neither carts nor addresses. */
export type CompleteEntry = (locale: Locale, completion: Completion) => Promise<Result.Result<Completed, RefusalValue>>;

export interface EntryOptions {
  readonly locale: Locale;
  /** Whether the page was made for a customer who is logged in. */
  readonly hasToken: boolean;
  readonly complete: CompleteEntry;
}

export const slotsIn = async (locale: Locale) => (await import("./shop-bridge.ts")).slots(locale);

/** Fetches beforehand what the first call will need, such as when a form gets the focus. */
export const warmUp = (): void => void import("./shop-bridge.ts").catch(() => undefined);

export const providedSession = (locale: Locale, complete: CompleteEntry) =>
  sessionOver({
    enter: async (input, signal) => (await slotsIn(locale)).enter(input, signal),
    fetchUser: async (_, signal) => (await slotsIn(locale)).fetchUser(undefined, signal),
    complete: (completion) => complete(locale, completion),
    leave: async (_, signal) => (await slotsIn(locale)).leave(undefined, signal),
  });
