// What pages show of deals, ready to draw. [CNT-05] [CNT-06]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { DealPhase } from "@kontor/domain/shop/deal";
import type { PictureView } from "../../shell/picture/views.ts";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";

/** What a deal makes better, at the shown rate; nothing of it is zero or null. */
export interface DealAdvantage {
  readonly freeMonths: number;
  readonly firstMonthDiscount: number;
  readonly setup: { readonly before: number; readonly now: number } | null;
}

/** A deal as it is shown; a door that is still shut shows nothing but its day. [CNT-05] [CNT-06] */
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
  readonly standing: DealPhase;
  /** The end, or for a shut door its day, in words. */
  readonly until: string;
  /** Whether the end is that of a day. */
  readonly wholeDay: boolean;
  /** Number of an advent door. */
  readonly door: number | null;
}

export interface DealsPage {
  readonly vat: ShownVat;
  readonly categories: readonly {
    readonly key: string | null;
    readonly title: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly flash: readonly DealView[];
  readonly deals: readonly DealView[];
}

/** The calendar as a part of a page. [CNT-06] */
export interface AdventView {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly doors: readonly DealView[];
}
