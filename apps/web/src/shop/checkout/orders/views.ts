// What the pages of orders show. [ACC-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { OrderProgress } from "@kontor/domain/shop/checkout";
import type { Location } from "@kontor/domain/shop/catalog";
import type { Quote } from "@kontor/domain/shop/pricing";
import type { AccountWay } from "../../account/account-ways.ts";

export type ListedOrder = Pick<
  ShopComponents["schemas"]["OrderSummary"],
  "id" | "number" | "placedAt" | "total" | "items" | "progress"
>;

/** What was chosen for an item, each property with its name. */
export interface OrderedItem {
  readonly id: string;
  readonly title: string;
  readonly chosen: readonly { readonly label: string; readonly value: string }[];
}

export type OrdersView = { readonly ways: readonly AccountWay[] } & (
  | {
      readonly view: "list";
      readonly orders: readonly ListedOrder[];
      readonly zone: TimeZone;
      /** The entry behind which this part of the list begins, and behind which the next one does; null where there is none. */
      readonly after: string | null;
      readonly next: string | null;
    }
  | {
      readonly view: "order";
      readonly id: string;
      readonly number: string;
      readonly placed: string;
      readonly progress: OrderProgress;
      /** The first day on which it may be set up. [LGL-04] */
      readonly begins: string;
      readonly items: readonly OrderedItem[];
      readonly quote: Quote;
      readonly titles: Readonly<Record<string, string>>;
      readonly locations: readonly (Location | null)[];
      readonly contracts: readonly {
        readonly href: string;
        readonly title: string;
        readonly number: string;
        /** How far it is; null where nothing was reported, and where it is over. [OUT-03] */
        readonly delivery: "accepted" | "setting-up" | "ready" | "failed" | null;
        /** How it came to an end; null where it has none yet. */
        readonly over: "withdrawn" | "ended" | null;
      }[];
      /** None before the job has made it, soon after the order. */
      readonly invoices: readonly { readonly href: string; readonly title: string; readonly number: string }[];
      readonly documents: readonly { readonly href: string; readonly title: string }[];
      /** Whether something of it can be put into the cart again, and the refusal of what could not. */
      readonly again: boolean;
      readonly problem: { readonly text: string; readonly product: string | null } | null;
      readonly list: string;
    }
);
