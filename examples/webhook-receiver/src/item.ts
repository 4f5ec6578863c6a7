// An item of an order as the event `order.placed` names it. [OUT-01]

/** An item of an order, as far as it is needed here. */
export interface Item {
  readonly id: string;
  /** Which piece it is of what was ordered several times: each has an item, and so a report, of its own. */
  readonly piece?: { readonly number: number; readonly of: number } | null;
  /** `any`, a country, or null for what stands nowhere. */
  readonly location: string | null;
  /** From when it may be set up; null while papers of a reseller are missing. */
  readonly setUpFrom: string | null;
  readonly parts: readonly {
    readonly kind: "product" | "addition" | "domain";
    readonly subject: string;
    readonly title: { readonly en: string; readonly de: string };
    readonly quantity: number;
    /** Of a product: the image of a server, the name of a certificate, by the keys of the catalogue. */
    readonly chosen?: Readonly<Record<string, string>>;
    /** Of a domain. */
    readonly acquisition?: "register" | "transfer" | null;
    /** Of a domain: what its holder has confirmed to the registry. */
    readonly confirmed?: { readonly en: string; readonly de: string } | null;
  }[];
}
