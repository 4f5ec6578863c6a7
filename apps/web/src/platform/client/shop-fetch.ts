// Calls to the shop's own origin: cookies say who calls, and what changes something carries the page's token against forged requests. [FRM-06]
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { type Call, shopClient } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";

/** Calls in the language of the page; one that takes longer than `deadline` is given up. */
export const callIn = (locale: Locale, deadline = 15_000): Call =>
  shopClient({ baseUrl: "/api", headers: { "shop-locale": locale }, fetch: guardedFetch(), deadline }).call;
