// What follows a login or a registration: the address is stored, then the guest's cart goes into the customer's. [CHK-03] [CUS-15] [CRT-01]
import type { Problem } from "@kontor/adapters/client";
import type { AddressDraft } from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { cartAfterLogin } from "../../shop/cart/cart-after-login.ts";
import { mergedCarts } from "../../shop/cart/tab-notes.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { registrationDraft } from "../../shop/customer/typed-address.ts";
import { storeAddress } from "../../shop/customer/customer-calls.ts";

export type EntryOutcome =
  | { readonly kind: "entered" /** Something came in from the other cart, which is to be shown. */; readonly merged: boolean }
  | { readonly kind: "refused"; readonly problem: Problem };

export const afterEntry = async (locale: Locale, draft: AddressDraft | null): Promise<EntryOutcome> => {
  if (draft !== null) {
    const stored = await storeAddress(locale, draft);
    if (!stored.ok && stored.problem.refusal !== "AddressLocked") return { kind: "refused", problem: stored.problem };
    registrationDraft.clear();
  }
  const cart = await cartAfterLogin(callIn(locale), "current");
  const difference = cart.ok ? cart.value.difference : null;
  return { kind: "entered", merged: difference !== null && mergedCarts.tell(difference) };
};
