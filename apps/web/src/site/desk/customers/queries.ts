// A customer as the desk reads them: the account, its money, and the latest of each kind that is theirs.
import { queryOptions } from "@tanstack/react-query";
import type { Call } from "@kontor/adapters/client";
import type { ShopComponents } from "@kontor/adapters/contract";
import { adminRights, reaches } from "@kontor/domain/site/admin";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import { resultIn } from "../calls.ts";
import { changesQuery, seesChanges } from "../journal/queries.ts";
import type { ListView } from "../list-view.ts";
import { type ListKind, type ListOf, recordKey, type RowOf } from "../queries.ts";

export type CustomerRow = RowOf<"customers">;
export type Account = ShopComponents["schemas"]["Account"];
export type CustomerMoney = ShopComponents["schemas"]["MoneyRecord"];

/** So many of each kind stand on the record. */
const shown = 5;

export const accountQuery = (call: Call, number: string) =>
  queryOptions({
    queryKey: recordKey("customers", number),
    queryFn: ({ signal }): Promise<Account> =>
      resultIn(call("GET", "/shop/admin/customers/{customerNumber}", { path: { customerNumber: number }, signal })),
  });

export const moneyQuery = (call: Call, number: string) =>
  queryOptions({
    queryKey: [...recordKey("customers", number), "money"],
    queryFn: ({ signal }): Promise<CustomerMoney> =>
      resultIn(
        call("GET", "/shop/admin/customers/{customerNumber}/money", { path: { customerNumber: number }, signal }),
      ),
  });

/** The first rows of a list, as far as it is narrowed. */
const firstQuery = <K extends ListKind>(call: Call, kind: K, view: ListView) =>
  queryOptions({
    queryKey: [kind, "first", view],
    queryFn: async ({ signal }) =>
      (await resultIn(
        call("GET", "/shop/admin/lists/{kind}", { path: { kind }, query: { ...view, limit: String(shown) }, signal }),
      )) as ListOf<K>,
  });

export const contractsQuery = (call: Call, customer: string) => firstQuery(call, "contracts", { customer });
export const ordersQuery = (call: Call, customer: string) => firstQuery(call, "orders", { customer });
export const documentsQuery = (call: Call, customer: string) => firstQuery(call, "invoices", { customer });
/** What is due for longest comes first. */
export const openDocumentsQuery = (call: Call, customer: string) =>
  firstQuery(call, "invoices", { customer, state: "open,to-pay-back", sort: "dueOn", direction: "asc" });
/** Requests and letters know their sender and their receiver by the address alone. */
export const requestsQuery = (call: Call, email: string) => firstQuery(call, "requests", { q: email.slice(0, 80) });

export const lettersQuery = (call: Call, email: string) =>
  queryOptions({
    queryKey: ["mails", "to", email],
    queryFn: async ({ signal }) =>
      (await resultIn(call("GET", "/shop/admin/mails", { query: { q: email.slice(0, 80) }, signal }))).mails,
  });

export const countriesQuery = (call: Call) =>
  queryOptions({
    queryKey: ["countries"],
    queryFn: ({ signal }) => resultIn(call("GET", "/shop/country", { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** An account of staff has no money of its own. */
export const isCustomer = ({ role }: Pick<Account, "role">): boolean => mayEnter("account", role);

export const seesRequests = (role: Role): boolean => reaches(adminRights.inbox, role);

/** What stands beside the account itself, for who sees it. */
export const besideAccount = (call: Call, account: Account, role: Role) => {
  const { number, email, hasOrders, address } = account;
  return [
    ...(isCustomer(account) ? [moneyQuery(call, number)] : []),
    ...(isCustomer(account) && address !== null ? [countriesQuery(call)] : []),
    ...(hasOrders
      ? [contractsQuery, openDocumentsQuery, documentsQuery, ordersQuery].map((of) => of(call, number))
      : []),
    ...(seesRequests(role) ? [requestsQuery(call, email), lettersQuery(call, email)] : []),
    ...(seesChanges(role) ? [changesQuery(call, number)] : []),
  ];
};
