// The door of `cart`.
export type {
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
  maximumQuantity,
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
  selectedDomain,
} from "./contents.ts";
export {
  AdditionMaximumReached,
  CartChanged,
  CartNotFound,
  CartTooLarge,
  ChangeNotPossible,
  DomainAlreadyInCart,
  ItemUnknown,
  QuantityInvalid,
  type CartRefusal,
} from "./errors.ts";
export { cartContents, isNoDifference, mergeCarts, type Merged } from "./merge.ts";
export { Carts } from "./ports.ts";
export {
  addDomain,
  addProduct,
  applyVoucher,
  availableCart,
  cartProblems,
  changeItem,
  clearedCart,
  emptyCart,
  maximumCartSize,
  noteAuthcode,
  removeItem,
  removeVoucher,
  unchangedSince,
  withReferral,
  type AddDomainRefusal,
  type AddProductRefusal,
  type ChangeItemRefusal,
  type ItemChange,
  type ItemProblem,
} from "./rules.ts";
export {
  addDomainToCart,
  addToCart,
  changeCart,
  changeCartItem,
  mergeCartAtLogin,
  putVoucher,
  removeFromCart,
  takeVoucherOut,
  type CartSeen,
} from "./use-cases.ts";
