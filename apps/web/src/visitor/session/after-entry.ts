// What follows a login or a registration: the address is stored, then the guest's cart goes into the customer's. [CHK-03] [CUS-15] [CRT-01]
import * as Result from "effect/Result";
import { type AddressDraft, addressStands } from "@kontor/domain/shop/customer";
import type { Completed, Completion, RefusalValue } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { cartAfterLogin } from "../../shop/cart/cart-after-login.ts";
import { mergedCarts } from "../../shop/cart/merged-carts.ts";
import { seenQuote } from "../../shop/cart/seen-quote.ts";
import { refusalOf } from "../../platform/client/problem-refusal.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { registrationDraft } from "../../shop/customer/typed-address.ts";
import { storeAddress } from "../../shop/customer/customer-calls.ts";

/** The machine passes on what a form gave it: an address as it was typed. */
const draftIn = ({ address }: Completion): AddressDraft | null => address as AddressDraft | null;

export const completeEntry = async (
  locale: Locale,
  completion: Completion,
): Promise<Result.Result<Completed, RefusalValue>> => {
  const draft = draftIn(completion);
  if (draft !== null) {
    const stored = await storeAddress(locale, draft);
    const refusal = stored.ok ? null : refusalOf(stored.problem);
    if (refusal !== null && !addressStands(refusal)) return Result.fail(refusal);
    registrationDraft.clear();
  }
  const cart = await cartAfterLogin(callIn(locale), "current");
  const difference = cart.ok ? cart.value.difference : null;
  const merged = difference !== null && mergedCarts.tell(difference);
  // What was seen of the total was another cart's.
  if (merged) seenQuote.clear();
  return Result.succeed({ merged });
};
