// What the domain check and the price lists of endings show, ready to draw.
import type { Ending } from "@kontor/domain/shop/domain-name";
import type { ShownVat } from "../vat/shown-vat.ts";

export interface EndingPrice {
  readonly ending: string;
  readonly register: number;
  readonly renew: number;
  readonly restore: number;
  readonly group: Ending["group"];
}

/** The price list of all endings, in groups. */
export interface EndingList {
  readonly vat: ShownVat;
  readonly endings: readonly EndingPrice[];
}

/** An ending that the domain check offers, with prices at the rate that the visitor sees. */
export interface EndingView {
  readonly ending: string;
  readonly register: number;
  readonly renew: number;
  readonly transferable: boolean;
  readonly popular: boolean;
}

export interface DomainCheckPage {
  /** What stood in the address, such as after a search without scripts. */
  readonly typed: string;
  readonly endings: readonly EndingView[];
  readonly vat: ShownVat;
  readonly cartPath: string;
}
