// The machines of the screens with their slots filled; what fills them is fetched at the first call, so that a page stays light.
import { fromPromise } from "xstate";
import { checkoutMachine } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { sessionMachine } from "@kontor/domain/visitor/session";

const slotsIn = async (locale: Locale) => (await import("./shop-bridge.ts")).slots(locale);

/** Fetches beforehand what the first call will need, such as when a form gets the focus. */
export const warmUp = (): void => void import("./shop-bridge.ts").catch(() => undefined);

export const providedSession = (locale: Locale) =>
  sessionMachine.provide({
    actors: {
      enter: fromPromise(async ({ input, signal }) => (await slotsIn(locale)).enter(input.entry, signal)),
      fetchUser: fromPromise(async ({ signal }) => (await slotsIn(locale)).fetchUser(signal)),
      leave: fromPromise(async ({ signal }) => (await slotsIn(locale)).leave(signal)),
    },
  });

export const providedCheckout = (locale: Locale) =>
  checkoutMachine.provide({ actors: { place: fromPromise(async ({ input, signal }) => (await slotsIn(locale)).place(input, signal)) } });
