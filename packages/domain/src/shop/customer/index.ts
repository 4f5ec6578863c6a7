// The door of `customer`.
export type { Address, AddressDraft, AddressField, Customer, CustomerKind } from "./model.ts";
