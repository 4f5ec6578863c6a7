// Calls to the shop's own origin: cookies say who asks, and what changes something carries the page's token against forged requests. [FRM-06]
import { guardedFetch } from "@kontor/adapters/browser/calls";
import type { Locale } from "@kontor/domain/visitor/locale";
import { answerFrom, type Call, unreached } from "../acts/call.ts";

const deadline = 15_000;

/** Calls in the language of the page; `signal` gives one up. */
export const callIn =
  (locale: Locale, signal?: AbortSignal): Call =>
  async (method, path, body) => {
    try {
      const late = AbortSignal.timeout(deadline);
      const init = {
        method,
        headers: {
          accept: "application/json",
          "shop-locale": locale,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        // Not every browser can join two signals; there a call that is given up runs on, unread.
        signal: signal !== undefined && "any" in AbortSignal ? AbortSignal.any([signal, late]) : late,
        body: JSON.stringify(body),
      };
      const response = await guardedFetch()(new Request(new URL(`/api${path}`, location.href), init));
      return answerFrom(response.status, await response.json());
    } catch {
      return { ok: false, problem: unreached };
    }
  };
