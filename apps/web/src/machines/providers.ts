// The machines of the screens with their actors: one bridge to this shop's own origin for each language, built when first needed.
import * as Layer from "effect/Layer";
import { type Bridge, bridge } from "@kontor/adapters/actors/bridge";
import { providedCheckout as checkoutOver } from "@kontor/adapters/actors/checkout";
import { providedDomainCheck as domainCheckOver } from "@kontor/adapters/actors/domain-check";
import { providedSession as sessionOver } from "@kontor/adapters/actors/session";
import { tokensInBrowser } from "@kontor/adapters/layers/browser";
import { shopOverHttp, type ShopPorts } from "@kontor/adapters/layers/http";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { TokenStore } from "@kontor/domain/visitor/session";

const bridges = new Map<Locale, Bridge<ShopPorts | TokenStore>>();

/** Calls are made in a browser only; on a server the machines stand still. */
const shopOf = (locale: Locale): Bridge<ShopPorts | TokenStore> => {
  const known = bridges.get(locale);
  if (known !== undefined) return known;
  const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
  const made = bridge(Layer.provideMerge(shopOverHttp({ baseUrl: `${origin}/api`, locale: () => locale }), tokensInBrowser(typeof document === "undefined" ? { cookie: "" } : document)));
  bridges.set(locale, made);
  return made;
};

export const providedSession = (locale: Locale) => sessionOver(shopOf(locale));
export const providedCheckout = (locale: Locale) => checkoutOver(shopOf(locale));
export const providedDomainCheck = (locale: Locale) => domainCheckOver(shopOf(locale));
