// What the account's first page shows of contracts, names and payments, ready to draw. [ACC-01] [ACC-02] [ACC-03]
import type { Mooring } from "@kontor/domain/shop/invoice";

interface WayTo {
  readonly href: string;
  readonly text: string;
}

export interface PaymentView {
  readonly kind: "due" | "overdue" | "regular";
  readonly when: string;
  readonly amount: string;
  /** The document that asks for it; null where none does yet. */
  readonly link: WayTo | null;
  readonly others: WayTo | null;
}

export interface MooredView {
  readonly href: string;
  readonly title: string;
  readonly mooring: Mooring;
  readonly state: string;
  readonly price: string;
  readonly additions: readonly { readonly href: string; readonly title: string }[];
}

export interface OverviewView {
  /** Null where nothing is to be paid, and nothing will be. */
  readonly payment: PaymentView | null;
  readonly notice: { readonly day: string; readonly text: string; readonly href: string } | null;
  readonly moored: readonly MooredView[];
  readonly names: readonly Pick<MooredView, "href" | "title" | "mooring" | "state">[];
  /** Where all contracts stand, if not all are shown. */
  readonly more: string | null;
  /** What is owed in all, in a sentence; null where nothing was ever billed. */
  readonly owed: string | null;
  readonly starts: { readonly domains: string; readonly home: string };
}
