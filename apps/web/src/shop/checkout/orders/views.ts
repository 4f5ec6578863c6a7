// What the pages of orders show. [ACC-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Day, Instant, TimeZone } from "@kontor/domain/kernel/calendar";
import type { CartItem } from "@kontor/domain/shop/cart";
import type { OrderProgress } from "@kontor/domain/shop/checkout";
import type { Location } from "@kontor/domain/shop/catalog";
import type { Quote } from "@kontor/domain/shop/pricing";
import type { AccountWay } from "../../account/account-ways.ts";

export type ListedOrder = Pick<
  ShopComponents["schemas"]["OrderSummary"],
  "id" | "number" | "placedAt" | "total" | "items" | "progress"
>;

export interface OrderView {
  readonly view: "order";
  readonly id: string;
  readonly number: string;
  readonly placedAt: Instant;
  readonly zone: TimeZone;
  readonly progress: OrderProgress;
  /** The first day on which it may be set up. [LGL-04] */
  readonly begins: Day;
  readonly items: readonly CartItem[];
  readonly quote: Quote;
  /** Of what was ordered, in the language of the page. */
  readonly titles: Readonly<Record<string, string>>;
  /** Of further fields, by product. [PRD-01] */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly locations: readonly (Location | null)[];
  readonly contracts: readonly {
    readonly id: string;
    readonly title: string;
    readonly number: string;
    /** How far it is; null where nothing was reported, and where it is over. [OUT-03] */
    readonly delivery: "accepted" | "setting-up" | "ready" | "failed" | null;
    /** How it came to an end; null where it has none yet. */
    readonly over: "withdrawn" | "ended" | null;
  }[];
  /** None before the job has made it, soon after the order. */
  readonly invoices: readonly Pick<ShopComponents["schemas"]["InvoiceSummary"], "id" | "number" | "kind" | "total">[];
  readonly isPrivate: boolean;
  /** Whether something of it can be put into the cart again, and the refusal of what could not. */
  readonly again: boolean;
  readonly problem: { readonly text: string; readonly product: string | null } | null;
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
  | OrderView
);
