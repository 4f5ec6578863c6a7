// The door of `cart`.
export type {
  Authcode,
  Cart,
  CartDifference,
  CartId,
  CartItem,
  DomainItem,
  ItemId,
  ProductItem,
  Referral,
  SelectedAddition,
  SelectedDomain,
} from "./model.ts";
export {
  configured,
  validQuantity,
  type AdditionRefusal,
  type ConfigurationRefusal,
  type DomainRefusal,
  type ProductChoice,
} from "./configuration.ts";
export {
  cartCount,
  cartSize,
  configurationKey,
  containsDomain,
  domainsOf,
  domainsOfItem,
  isDomainItem,
  isEmptyCart,
  isProductItem,
  itemOf,
  unseenNames,
  selectedDomain,
} from "./contents.ts";
export {
  AdditionMaximumReached,
  CartChanged,
  CartNotFound,
  CartTooLarge,
  ChangeNotPossible,
  DomainAlreadyInCart,
  DomainNotInCart,
  EndingNotIncluded,
  IncludedPlacesTaken,
  ItemUnknown,
  QuantityInvalid,
  TooManyPieces,
  type CartRefusal,
} from "./errors.ts";
export type { DomainLeftOut, DomainsAdded } from "./several-domains.ts";
export { placeDomain, placesOf, type IncludeRefusal } from "./included.ts";
export { hasPlaceFor, includedNames, includedPlaces, type IncludedPlaces } from "./included-places.ts";
export { appliedIntent, foretold, termsAfter, type Foretold, type IntentRefusal } from "./foretold.ts";
export { isPossible, wantedIn, needsAnswer, undoOf, type CartIntent } from "./intents.ts";
export { cartField, typedActs } from "./typed-fields.ts";
export { actFields, typedIntents, type ActFields, type CartAct, type PressedIntent } from "./typed-intents.ts";
export {
  cartMachine,
  type CartContext,
  type CartEvent,
  type Confirmed,
  type IntentProblem,
  type Outcome,
  type SendInput,
} from "./machine.ts";
export { shownCart } from "./view.ts";
export {
  guestCartDays,
  maximumCartSize,
  maximumPieces,
  maximumQuantity,
  newCartLimit,
  retryTime,
  voucherAttemptLimit,
} from "./limits.ts";
export { isNoDifference, mergeCarts, type Merged } from "./merge.ts";
export { Authcodes, Carts, NewCarts } from "./ports.ts";
export { catalogSlice } from "./slice.ts";
export { cartOpened } from "./opened.ts";
export { quantityRefusal } from "./quantity.ts";
export {
  addDomain,
  addProduct,
  applyVoucher,
  availableCart,
  cartProblems,
  changeItem,
  clearedCart,
  emptyCart,
  guestCartsStoredSince,
  opensFor,
  removeItem,
  removeVoucher,
  unchangedSince,
  withReferral,
  referredCart,
  type AddDomainRefusal,
  type AddProductRefusal,
  type ChangeItemRefusal,
  type ItemChange,
  type ItemContents,
  type ItemProblem,
} from "./rules.ts";
export {
  addConfirmed,
  changeConfirmed,
  confirmChange,
  confirmItem,
  type NameReading,
  type NewDomain,
  type NewItem,
  type NewTerms,
  putConfirmed,
} from "./new-item.ts";
export {
  addDomainsToCart,
  addToCart,
  changeCart,
  clearCart,
  mergeCartAtLogin,
  openCart,
  placeDomainInCart,
  putVoucher,
  referCart,
  removeFromCart,
  resetCart,
  takeVoucherOut,
  type CartSeen,
} from "./use-cases.ts";
