// The ports of the shop over its own origin, run by the one bridge of the adapters; the heavy half, fetched with the first call.
import * as Layer from "effect/Layer";
import { type Bridge, bridge } from "@kontor/adapters/actors/bridge";
import { checkoutCalls, sessionCalls, slotsOver } from "@kontor/adapters/actors/slots";
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { tokensInBrowser } from "@kontor/adapters/layers/browser";
import { shopOverHttp, type ShopPorts } from "@kontor/adapters/layers/http";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { TokenStore } from "@kontor/domain/visitor/session";

const bridges = new Map<Locale, Bridge<ShopPorts | TokenStore>>();

const shopIn = (locale: Locale): Bridge<ShopPorts | TokenStore> => {
  const known = bridges.get(locale);
  if (known !== undefined) return known;
  const made = bridge(
    Layer.provideMerge(
      shopOverHttp({ baseUrl: `${location.origin}/api`, locale: () => locale, fetch: guardedFetch() }),
      tokensInBrowser(),
    ),
  );
  bridges.set(locale, made);
  return made;
};

/** What fills the machines' slots: refusals come as values, an aborted signal interrupts the call. */
export const slots = (locale: Locale) => {
  const shop = shopIn(locale);
  return { ...slotsOver(shop, sessionCalls), ...slotsOver(shop, checkoutCalls) };
};
