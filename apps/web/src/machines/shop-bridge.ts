// The ports of the shop over its own origin, run by the one bridge of the adapters; the heavy half, fetched when something is first asked for.
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Bridge, bridge } from "@kontor/adapters/actors/bridge";
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { tokensInBrowser } from "@kontor/adapters/layers/browser";
import { shopOverHttp, type ShopPorts } from "@kontor/adapters/layers/http";
import { OrderDesk, type OrderIntent } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { enter, type Entry, fetchUser, leave, type TokenStore } from "@kontor/domain/visitor/session";

const bridges = new Map<Locale, Bridge<ShopPorts | TokenStore>>();

const shopIn = (locale: Locale): Bridge<ShopPorts | TokenStore> => {
  const known = bridges.get(locale);
  if (known !== undefined) return known;
  const made = bridge(
    Layer.provideMerge(shopOverHttp({ baseUrl: `${location.origin}/api`, locale: () => locale, fetch: guardedFetch() }), tokensInBrowser()),
  );
  bridges.set(locale, made);
  return made;
};

/** What fills the machines' slots: refusals come as values, an aborted signal interrupts the call. */
export const slots = (locale: Locale) => {
  const shop = shopIn(locale);
  return {
    enter: (entry: Entry, signal: AbortSignal) => shop.tell(enter(entry), signal),
    fetchUser: (signal: AbortSignal) => shop.tell(fetchUser(), signal),
    leave: (signal: AbortSignal) => shop.tell(leave(), signal),
    place: (intent: OrderIntent, signal: AbortSignal) =>
      shop.tell(
        Effect.flatMap(OrderDesk, (desk) => desk.place(intent)),
        signal,
      ),
  };
};
