// What the content system holds, as the web app reads it: decoded once, without ids and dates that no page shows. [CNT-01] [CNT-05]
import type { Picture } from "@kontor/domain/site/picture";
import type { ColourMode } from "@kontor/domain/visitor/colour-mode";
import type { Localized } from "@kontor/domain/visitor/locale";
import type { ContentLink, NamedProduct, Seo } from "../../platform/content/model.ts";
import type { DealKind } from "../../shop/deal/deal-entry.ts";

export type Block =
  | {
      readonly kind: "hero";
      readonly heading: string;
      readonly text: string;
      readonly drawing: string | null;
      readonly image: Picture | null;
      readonly links: readonly ContentLink[];
    }
  | { readonly kind: "rich-text"; readonly body: string }
  | {
      readonly kind: "product-list";
      readonly title: string;
      readonly text: string;
      readonly category: string | null;
      readonly products: readonly NamedProduct[];
    }
  | {
      readonly kind: "product-teaser";
      readonly title: string;
      readonly text: string;
      readonly product: NamedProduct | null;
      readonly image: Picture | null;
    }
  | {
      readonly kind: "comparison";
      readonly title: string;
      readonly text: string;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
    }
  | {
      readonly kind: "faq";
      readonly title: string;
      readonly items: readonly { readonly question: string; readonly answer: string }[];
    }
  | {
      readonly kind: "gallery";
      readonly title: string;
      readonly loop: boolean;
      readonly pictures: readonly { readonly picture: Picture; readonly title: string | null }[];
    }
  | {
      readonly kind: "deal-list";
      readonly title: string;
      readonly only: DealKind | null;
      readonly category: string | null;
    }
  | { readonly kind: "domain-search" | "newsletter"; readonly title: string; readonly text: string }
  /** A product that is sold by the gigabyte, and the one that it is ordered with, by their keys. [PRD-04] */
  | {
      readonly kind: "storage-calculator";
      readonly title: string;
      readonly text: string;
      readonly storage: string;
      readonly server: string;
    }
  | { readonly kind: "tld-table"; readonly title: string; readonly text: string; readonly group: string | null }
  | {
      readonly kind: "call-to-action";
      readonly title: string;
      readonly text: string;
      readonly links: readonly ContentLink[];
    };

export type BlockKind = Block["kind"];

export interface ContentPageEntry {
  readonly title: string;
  readonly layout: string | null;
  readonly colours: ColourMode | null;
  readonly seo: Seo;
  readonly blocks: readonly Block[];
  /** Unknown components, to be reported once. [CNT-01] */
  readonly unknown: readonly string[];
  /** Its url in each language, where it exists. */
  readonly urls: Localized<string | null>;
}
