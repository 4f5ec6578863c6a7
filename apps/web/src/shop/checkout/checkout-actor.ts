// The machine of the checkout with its slots filled; what fills them is fetched at the first call. [CHK-06]
import { providedCheckout as checkoutOver } from "@kontor/adapters/actors/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { slotsIn } from "../../visitor/session/session-actor.ts";

export const providedCheckout = (locale: Locale) =>
  checkoutOver({ place: async (input, signal) => (await slotsIn(locale)).place(input, signal) });
