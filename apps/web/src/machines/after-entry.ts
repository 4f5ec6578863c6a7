// What follows a login or a registration: the address is stored, then the guest's cart goes into the customer's. [CHK-03] [CUS-15] [CRT-01]
import type { AddressDraft } from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { mergedCarts, registrationDraft } from "./choreography.ts";
import { mergeCart, ownCart, type Problem, storeAddress } from "./shop-calls.ts";

export type EntryOutcome =
  | { readonly kind: "entered" /** Something came in from the other cart, which is to be shown. */; readonly merged: boolean }
  | { readonly kind: "refused"; readonly problem: Problem };

export const afterEntry = async (locale: Locale, draft: AddressDraft | null): Promise<EntryOutcome> => {
  if (draft !== null) {
    const stored = await storeAddress(locale, draft);
    if (!stored.ok && stored.problem.refusal !== "AddressLocked") return { kind: "refused", problem: stored.problem };
    registrationDraft.clear();
  }
  const merged = await mergeCart(locale);
  if (!merged.ok) {
    // There was no cart in this browser: the customer's own one is there again.
    if (merged.problem.refusal === "CartNotFound") await ownCart(locale);
    return { kind: "entered", merged: false };
  }
  return { kind: "entered", merged: mergedCarts.tell(merged.value.difference) };
};
