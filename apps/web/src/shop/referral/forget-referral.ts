// 'Remove affiliate and try again': the domain's machine takes who sent the visitor off the cart and out of this browser, then says to try again. [SHL-13]
import { resultOf } from "@kontor/adapters/client";
import { type Patch, referralMachine } from "@kontor/domain/shop/referral";
import { readCookies } from "@kontor/domain/visitor/consent";
import type { Locale } from "@kontor/domain/visitor/locale";
import { createActor, fromPromise, waitFor } from "xstate";
import { callIn } from "../../platform/client/shop-fetch.ts";

/** Whether the cart is now without; what could not be taken off can be tried once more. */
export const forgetReferral = async (locale: Locale): Promise<boolean> => {
  const result = { isOff: false, isAgain: false };
  const patch = fromPromise<unknown, Patch>(async ({ input: { cartId, referral } }) => {
    const answer = await resultOf(
      callIn(locale)("PATCH", "/shop/order/cart/{cartId}", { path: { cartId }, body: { affiliate: referral } }),
    );
    result.isOff = answer.ok;
  });
  // It is offered where the cart has a referral: which one does not matter once its cookie has ended.
  const cookie = readCookies(document.cookie).get("ref") ?? "0";
  const actor = createActor(referralMachine.provide({ actors: { patch } }), {
    input: { query: null, cookie, cartId: "current" },
  });
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store.
  actor.on("cookie.clear", () => void (document.cookie = "ref=; Path=/; Max-Age=0; SameSite=Lax"));
  actor.on("order.retry", () => void (result.isAgain = true));
  actor.start();
  actor.send({ type: "referral.remove" });
  await waitFor(actor, (snapshot) => !snapshot.matches("removing"));
  actor.stop();
  return result.isOff && result.isAgain;
};
