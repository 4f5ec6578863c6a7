// What the account's first page shows of money, days ahead, contracts and names, ready to draw. [ACC-01] [ACC-02] [ACC-03] [ACC-09]
import type { DateAhead, Mooring } from "@kontor/domain/shop/invoice";

/** Something that waits for the customer, and the page on which it is done. */
export interface WayTo {
  readonly text: string;
  readonly href: string;
  readonly act: string;
}

/** What is owed now. */
export interface OwedView {
  /** Null where nothing is left to pay. */
  readonly amount: string | null;
  readonly isLate: boolean;
  readonly text: string;
  /** Where it is paid online; null where no provider is set up. */
  readonly pay: string | null;
  readonly list: string;
}

export interface DateView {
  readonly kind: DateAhead["kind"];
  /** The day as machines read it, and in words. */
  readonly at: string;
  readonly day: string;
  readonly text: string;
  /** What is paid on it; null where nothing is. */
  readonly amount: string | null;
  readonly link: string | null;
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
  /** Null where nothing was ever billed. */
  readonly owed: OwedView | null;
  readonly waits: readonly WayTo[];
  readonly dates: readonly DateView[];
  readonly moored: readonly MooredView[];
  readonly names: readonly Pick<MooredView, "href" | "title" | "mooring" | "state">[];
  /** Where all contracts stand, if not all are shown, and all names. */
  readonly more: string | null;
  readonly moreNames: string | null;
  readonly starts: { readonly domains: string; readonly home: string };
}
