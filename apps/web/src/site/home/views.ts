// What the home page shows, ready to draw. [LOC-02]
import type { Plan } from "../../shop/catalog/plan-views.ts";
import type { DealView } from "../../shop/deal/views.ts";
import type { EndingPrice } from "../../shop/domain-name/views.ts";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";

/** What the provider says of itself, as its editors write it. */
export interface HouseEntry {
  /** For whom it is there; null where nothing is said of it. */
  readonly audience: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export interface HomePage {
  readonly vat: ShownVat;
  readonly heading: string;
  /** Empty where the provider has none. */
  readonly lead: string;
  readonly domainCheck: string;
  readonly house: HouseEntry;
  /** Whether the ship of the drawing lies at the quay: in the daytime. */
  readonly shipIsIn: boolean;
  readonly endings: readonly EndingPrice[];
  readonly columns: readonly {
    readonly category: string;
    readonly href: string;
    readonly plan: Plan;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  }[];
  /** The deal that ends first. [CNT-05] */
  readonly offer: DealView | null;
  readonly latest: {
    readonly posts: readonly { readonly title: string; readonly href: string; readonly date: string }[];
    readonly articles: readonly { readonly title: string; readonly href: string }[];
    readonly blog: string;
    readonly help: string;
  };
}
