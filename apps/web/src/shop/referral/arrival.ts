// A visit with `?ref=`: the domain's machine, run by the server for the document, so that a referral needs no scripts. [CRT-06] [CRT-09]
import type { IncomingMessage } from "node:http";
import type { Client } from "@kontor/adapters/client";
import { firstSentBy, referralMachine, type Patch } from "@kontor/domain/shop/referral";
import { createActor, fromPromise, waitFor } from "xstate";
import { readCookies, setCookie } from "../../platform/server/cookies.ts";

/** How long a page waits for the call that changes its cart, in milliseconds; the referral counts all the same. */
const patience = 3_000;

/** The cookies that a visit leaves: `ref` on the first one that names who sent the visitor. */
export const referralCookies = async (
  request: IncomingMessage,
  shop: Client,
  secure: boolean,
): Promise<readonly string[]> => {
  const { url = "/", method, headers } = request;
  const [, query] = url.split("?");
  if (query === undefined || method !== "GET" || (headers["sec-fetch-dest"] ?? "document") !== "document") return [];
  const cookies = readCookies(headers.cookie);
  const arrival = {
    query: new URLSearchParams(query).get("ref"),
    cookie: cookies.get("ref") ?? null,
    cartId: cookies.get("cartId") ?? null,
  };
  if (firstSentBy(arrival) === null) return [];
  const set: string[] = [];
  const patch = fromPromise<unknown, Patch>(({ input: { cartId, referral } }) =>
    shop.call("PATCH", "/shop/order/cart/{cartId}", { path: { cartId }, body: { affiliate: referral } }),
  );
  const actor = createActor(referralMachine.provide({ actors: { patch } }), { input: arrival });
  actor.on("cookie.set", ({ value }) => void set.push(value));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches("patching"), { timeout: patience }).catch(() =>
    set.push(arrival.query ?? ""),
  );
  actor.stop();
  return set.slice(0, 1).map((value) => setCookie("ref", value, secure));
};
