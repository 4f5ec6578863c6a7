// What content pages and deals show, ready to draw: texts as safe HTML, links resolved, prices at the shown VAT rate. [CNT-01] [CNT-05]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Standing } from "@kontor/domain/shop/deal";
import type { Heading } from "@kontor/domain/site/help";
import type { PictureSource } from "@kontor/domain/site/picture";
import type { Layout } from "@kontor/domain/site/routing";
import type { EndingPrice, Plan, PlanList } from "../../shop/catalog/plan-views.ts";
import type { ShownVat } from "../../shop/vat/shown-vat.ts";

export interface LinkView {
  readonly label: string;
  readonly href: string;
  readonly primary: boolean;
}

export interface PictureView extends PictureSource {
  /** The picture at its largest, for a look without scripts. */
  readonly full: string;
  /** The same sources in AVIF; null where that is not worth it. */
  readonly avif: string | null;
  /** A line drawing on paper: in the dark its light and dark change places. */
  readonly drawn?: boolean;
}

/** A picture of a gallery, with its caption. [UIM-06] */
export interface GalleryPicture extends PictureView {
  readonly title: string | null;
}

/** What a deal makes better, at the shown rate; nothing of it is zero or null. */
export interface DealAdvantage {
  readonly freeMonths: number;
  readonly firstMonthDiscount: number;
  readonly setup: { readonly before: number; readonly now: number } | null;
}

/** A deal as it is shown; of a door that is still shut nothing is told but its day. [CNT-05] [CNT-06] */
export interface DealView {
  readonly key: string;
  readonly kind: "deal" | "flash" | "door";
  readonly title: string;
  readonly text: string;
  readonly category: string | null;
  readonly href: string | null;
  /** Price per month at the shown rate, once nothing comes off it. */
  readonly price: number | null;
  /** Null for a door that is shut. */
  readonly advantage: DealAdvantage | null;
  readonly image: PictureView | null;
  readonly soldOut: boolean;
  readonly opens: Instant | null;
  readonly closes: Instant | null;
  readonly standing: Standing;
  /** The end, or for a shut door its day, in words. */
  readonly until: string;
  /** Whether the end is that of a day. */
  readonly wholeDay: boolean;
  /** Number of an advent door. */
  readonly door: number | null;
}

interface Titled {
  readonly id: string;
  readonly title: string;
  /** Safe HTML; empty for none. */
  readonly html: string;
}

export type BlockView =
  | {
      readonly kind: "hero";
      readonly heading: string;
      readonly html: string;
      readonly drawing: string | null;
      readonly image: PictureView | null;
      readonly links: readonly LinkView[];
    }
  | { readonly kind: "rich-text"; readonly html: string }
  | (Titled & { readonly kind: "product-list"; readonly list: PlanList })
  | (Titled & { readonly kind: "product-teaser"; readonly plan: Plan; readonly image: PictureView | null })
  | (Titled & {
      readonly kind: "comparison";
      readonly columns: readonly string[];
      readonly rows: readonly { readonly label: string; readonly values: readonly string[]; readonly same: boolean }[];
    })
  | (Titled & {
      readonly kind: "faq";
      readonly items: readonly { readonly id: string; readonly question: string; readonly html: string }[];
    })
  | (Titled & { readonly kind: "gallery"; readonly loop: boolean; readonly pictures: readonly GalleryPicture[] })
  | (Titled & { readonly kind: "deal-list"; readonly deals: readonly DealView[]; readonly all: string })
  | (Titled & { readonly kind: "advent"; readonly doors: readonly DealView[] })
  | (Titled & { readonly kind: "domain-search"; readonly action: string })
  | (Titled & { readonly kind: "newsletter"; readonly href: string })
  | (Titled & {
      readonly kind: "tld-table";
      readonly endings: readonly EndingPrice[];
      /** What the address looks for. [DOM-06] */
      readonly wanted: string;
      readonly domainCheck: string;
    })
  | (Titled & { readonly kind: "call-to-action"; readonly links: readonly LinkView[] });

export type BlockViewOf<K extends BlockView["kind"]> = Extract<BlockView, { kind: K }>;

export interface ContentPage {
  readonly layout: Layout;
  readonly title: string;
  readonly vat: ShownVat;
  readonly blocks: readonly BlockView[];
  /** Headings of a long text, where its layout lists them. */
  readonly contents: readonly Heading[];
}

export interface DealsPage {
  readonly vat: ShownVat;
  readonly categories: readonly { readonly key: string | null; readonly title: string; readonly href: string; readonly current: boolean }[];
  readonly flash: readonly DealView[];
  readonly deals: readonly DealView[];
}

/** A rule of the law book in one language. [HDL-01] */
export interface RuleView {
  readonly id: string;
  readonly anchor: string;
  readonly text: string;
  readonly source: string;
  readonly scope: string;
  readonly since: string | null;
  readonly until: string | null;
  readonly laws: readonly string[];
}

export interface LawBookPage {
  readonly wanted: string;
  readonly count: number;
  readonly parts: readonly { readonly anchor: string; readonly title: string; readonly rules: readonly RuleView[] }[];
}
