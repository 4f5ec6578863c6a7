// A deal as the content system has it. [CNT-05] [CNT-06]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Picture } from "@kontor/domain/site/picture";
import type { NamedProduct } from "../../platform/content/model.ts";

export type DealKind = "deal" | "flash" | "advent";

export interface DealEntry {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly category: string;
  readonly kind: DealKind;
  readonly opens: Instant | null;
  readonly closes: Instant | null;
  /** The day of an advent door, in ISO form. [CNT-06] */
  readonly day: string | null;
  readonly soldOut: boolean;
  /** The deal of the catalogue that this is about. */
  readonly dealKey: string | null;
  readonly product: NamedProduct | null;
  readonly image: Picture | null;
}
