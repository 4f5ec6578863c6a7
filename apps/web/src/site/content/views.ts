// What content pages and deals show, ready to draw: texts as safe HTML, links resolved, prices at the shown VAT rate. [CNT-01] [CNT-05]
import type { PricedStorage, StorageProduct, StorageSize } from "@kontor/domain/shop/catalog";
import type { Heading } from "@kontor/domain/site/help";
import type { Layout } from "@kontor/domain/site/routing";
import type { Plan, PlanList } from "../../shop/catalog/plan-views.ts";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";
import type { EndingPrice } from "../../shop/domain-name/views.ts";
import type { ContactView } from "../../shell/contact-view.ts";
import type { PictureView, GalleryPicture } from "../../shell/picture/views.ts";
import type { DealView } from "../../shop/deal/views.ts";

export interface LinkView {
  readonly label: string;
  readonly href: string;
  readonly primary: boolean;
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
      /** How many of them it shows. */
      readonly shown: number;
      /** Path of the page. */
      readonly path: string;
      readonly domainCheck: string;
    })
  | (Titled & {
      readonly kind: "storage-calculator";
      /** Its price of a gigabyte at the shown rate. [PRD-09] */
      readonly product: PricedStorage & Pick<StorageProduct, "key">;
      /** The size that the address asks for. */
      readonly wanted: StorageSize;
      /** The page of the product that it is ordered with. */
      readonly order: string;
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
  /** Where the page is the provider's page of contact: how to reach them. */
  readonly contact?: ContactView;
  /** Of a draft: what it does not show, each with its reason. */
  readonly leftOut?: readonly string[];
}
