// The door of `seller`: the provider's facts as they are read, their slots in texts, and what a text says of them by hand.
export { isIban, readIban } from "./account.ts";
export { type FactShape, type Handwritten, handwrittenFacts } from "./handwritten.ts";
export type { BankAccount, FactRefused, SellerFacts, SellerSlot, SellerWords, WrittenSeller } from "./model.ts";
export { sellerFacts } from "./rules.ts";
export { emptySlots, sellerFilledIn, sellerWords } from "./slots.ts";
