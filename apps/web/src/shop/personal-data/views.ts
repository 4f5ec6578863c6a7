// What the page of stored data shows, ready to draw. [ACC-06]
import type { Refund } from "../invoice/refund-page.ts";
import type { AccountWay } from "../account/account-ways.ts";
import type { StoredRow } from "@kontor/domain/shop/personal-data";

export interface OwnDataView {
  readonly ways: readonly AccountWay[];
  /** Where all data are downloaded. */
  readonly download: string;
  readonly links: Readonly<Record<"privacy" | "contracts" | "invoices" | "forgot" | "contact" | "request", string>>;
  readonly heads: readonly string[];
  readonly rows: readonly StoredRow[];
  /** Whether this shop has the account, and can delete it. */
  readonly offered: boolean;
  /** What is left to pay or to be paid back, in a sentence; null where nothing is. [SHOP3-4] */
  readonly money: string | null;
  /** Asked for where money is to be paid back. */
  readonly refund: Refund | null;
  /** Why nothing was deleted, in words; and whether contracts are the reason. */
  readonly problem: { readonly text: string; readonly contracts: boolean } | null;
}
