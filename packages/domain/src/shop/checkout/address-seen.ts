// The mark of an address: which one a customer saw beside the order. [CHK-03] [CHK-07]
import { type Address, draftOf } from "#shop/customer";
import { canonicalHash } from "#shop/pricing";

/** The same for the same address, and for no other. */
export const addressMark = (address: Address): string => canonicalHash(draftOf(address));
