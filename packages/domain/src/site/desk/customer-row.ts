// A row of the list of customers: who it is, what they owe, what of their account is not as usual. [DSK-02] [DSK-05]
import type { Instant } from "#kernel/calendar";
import { type Cents, zero } from "#kernel/money";
import { type Address, partyName, placeOf } from "#shop/customer";
import { isStaff, type Role } from "#visitor/session";

export const customerConditions = ["staff", "blocked", "papers", "individual-rate"] as const;
export type CustomerCondition = (typeof customerConditions)[number];

export interface CustomerListRow {
  readonly kind: "customers";
  /** The customer number. */
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** Null where no address is stored yet. */
  readonly name: string | null;
  readonly place: string | null;
  readonly role: Exclude<Role, "visitor">;
  readonly createdAt: Instant;
  /** How many contracts are running or end later. */
  readonly contracts: number;
  readonly owed: Cents;
  readonly state: "customer" | "staff";
  readonly deviations: readonly ("blocked" | "papers" | "overdue")[];
}

/** What is noted of an account and beside it. */
export interface ListedCustomer {
  readonly number: string;
  readonly email: string;
  readonly address: Address | null;
  readonly role: Exclude<Role, "visitor">;
  readonly blocked: boolean;
  readonly createdAt: Instant;
  readonly contracts: number;
  readonly owed: Cents;
  readonly overdue: boolean;
  /** Whether an order of theirs waits for papers. */
  readonly papers: boolean;
}

/** A customer as the list of customers shows them. */
export const customerListRow = (listed: ListedCustomer): CustomerListRow => {
  const { number, email, address, role, blocked, createdAt, contracts, owed, overdue, papers } = listed;
  return {
    kind: "customers",
    id: number,
    number,
    email,
    name: address === null ? null : partyName(address),
    place: address === null ? null : placeOf(address),
    role,
    createdAt,
    contracts,
    owed: owed > 0 ? owed : zero,
    state: isStaff(role) ? "staff" : "customer",
    deviations: [
      ...(blocked ? ["blocked" as const] : []),
      ...(papers ? ["papers" as const] : []),
      ...(overdue ? ["overdue" as const] : []),
    ],
  };
};
