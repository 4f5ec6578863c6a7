// What follows a login or a registration: the address is stored, then the guest's cart goes into the customer's. [CHK-03] [CUS-15] [CRT-01]
import * as Result from "effect/Result";
import { type AddressDraft, addressStands } from "@kontor/domain/shop/customer";
import type { Completion } from "@kontor/domain/visitor/session";
import type { CompleteEntry } from "../../visitor/session/session-actor.ts";
import { cartAfterLogin } from "../cart/cart-calls.ts";
import { announceCart } from "../cart/cart-tabs.ts";
import { mergedCarts } from "../cart/merged-carts.ts";
import { seenQuote } from "../cart/stored.ts";
import { refusalOf } from "../../platform/client/problem-refusal.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { registrationDraft } from "../customer/typed-address.ts";
import { storeAddress } from "../customer/customer-calls.ts";

/** The machine passes on what a form gave it: an address as it was typed. */
const draftIn = ({ address }: Completion): AddressDraft | null => address as AddressDraft | null;

export const entryCompleted: CompleteEntry = async (locale, completion) => {
  const draft = draftIn(completion);
  if (draft !== null) {
    const stored = await storeAddress(locale, draft);
    const refusal = stored.ok ? null : refusalOf(stored.problem);
    if (refusal !== null && !addressStands(refusal)) return Result.fail(refusal);
    registrationDraft.clear();
  }
  const cart = await cartAfterLogin(callIn(locale), "current");
  // Other tabs have the cart of before, under another id.
  if (cart.ok) announceCart(cart.value.cart);
  const difference = cart.ok ? cart.value.difference : null;
  const merged = difference !== null && mergedCarts.tell(difference);
  // What was seen of the total was another cart's.
  if (merged) seenQuote.clear();
  return Result.succeed({ merged });
};
