// A customer as the desk reads them: the account, its money, and the latest of each kind that is theirs.
import { queryOptions } from "@tanstack/react-query";
import type { ShopComponents } from "@kontor/adapters/contract";
import { adminRights, reaches } from "@kontor/domain/site/admin";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import type { Send } from "../calls.ts";
import { changesQuery, seesChanges } from "../journal/queries.ts";
import type { ListView } from "../list-view.ts";
import { firstQuery, recordKey, recordQuery, type RowOf } from "../queries.ts";

export type CustomerRow = RowOf<"customers">;
export type Account = ShopComponents["schemas"]["Account"];
export type CustomerMoney = ShopComponents["schemas"]["MoneyRecord"];

export const accountQuery = (send: Send, number: string) =>
  recordQuery("customers", number, (signal) =>
    send("GET", "/shop/admin/customers/{customerNumber}", { path: { customerNumber: number }, signal }),
  );

export const moneyQuery = (send: Send, number: string) =>
  queryOptions({
    queryKey: [...recordKey("customers", number), "money"],
    queryFn: ({ signal }): Promise<CustomerMoney> =>
      send("GET", "/shop/admin/customers/{customerNumber}/money", { path: { customerNumber: number }, signal }),
  });

/** What is due for longest comes first. */
export const openDocuments = (customer: string): ListView => ({
  customer,
  state: "open,to-pay-back",
  sort: "dueOn",
  direction: "asc",
});

/** Requests and letters know their sender and their receiver by the address alone. */
export const byAddress = (email: string) => ({ q: email.slice(0, 80) });

export const lettersQuery = (send: Send, email: string) =>
  queryOptions({
    queryKey: ["mails", "to", email],
    queryFn: async ({ signal }) => (await send("GET", "/shop/admin/mails", { query: byAddress(email), signal })).mails,
  });

export const countriesQuery = (send: Send) =>
  queryOptions({
    queryKey: ["countries"],
    queryFn: ({ signal }) => send("GET", "/shop/country", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** An account of staff has no money of its own. */
export const isCustomer = ({ role }: Pick<Account, "role">): boolean => mayEnter("account", role);

export const seesRequests = (role: Role): boolean => reaches(adminRights.inbox, role);

/** What stands beside the account itself, for who sees it. */
export const besideAccount = (send: Send, account: Account, role: Role) => {
  const { number, email, hasOrders, address } = account;
  const theirs = { customer: number };
  return [
    ...(isCustomer(account) ? [moneyQuery(send, number)] : []),
    ...(isCustomer(account) && address !== null ? [countriesQuery(send)] : []),
    ...(hasOrders
      ? [
          firstQuery(send, "contracts", theirs),
          firstQuery(send, "invoices", openDocuments(number)),
          firstQuery(send, "invoices", theirs),
          firstQuery(send, "orders", theirs),
        ]
      : []),
    ...(seesRequests(role) ? [firstQuery(send, "requests", byAddress(email)), lettersQuery(send, email)] : []),
    ...(seesChanges(role) ? [changesQuery(send, number)] : []),
  ];
};
