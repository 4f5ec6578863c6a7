// What the domain check and the price lists of endings show, ready to draw.
import type { Ending, SearchedName, SearchOrder } from "@kontor/domain/shop/domain-name";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";

/** What an ending costs, at the rate that the visitor sees. */
export interface EndingPrice {
  readonly ending: string;
  readonly register: number;
  readonly renew: number;
  readonly restore: number;
  /** Whether names under it can be moved here. */
  readonly transferable: boolean;
  readonly group: Ending["group"];
}

/** The price list of all endings, in groups. */
export interface EndingList {
  readonly vat: ShownVat;
  readonly endings: readonly EndingPrice[];
}

/** An ending that the domain check offers: what names under it may be, and its prices. */
export interface EndingView extends EndingPrice, Pick<Ending, "minimumLength" | "maximumLength" | "letters"> {}

/** The price list stands below it. */
export interface DomainCheckPage extends EndingList {
  /** What stood in the address, such as after a search without scripts. */
  readonly typed: string;
  /** Whether it stands there as many names. */
  readonly many: boolean;
  /** In which order they are listed. */
  readonly order: SearchOrder;
  /** The answers, where they were to come with the page. */
  readonly answered: readonly SearchedName[];
  /** Why a name was not added by a form. */
  readonly problem: string | null;
  readonly endings: readonly EndingView[];
  /** Path of the page itself. */
  readonly path: string;
  readonly cartPath: string;
}
