// Plans and endings of domains with their prices, as pages of the catalogue and of the content list them.
import type { TermWords } from "@kontor/domain/shop/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";

/** A plan as a column of a price list. */
export interface Plan {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Price per month at the shown rate, in cents. */
  readonly monthly: number;
  /** Price per hour in millionths of a euro where it is billed by the hour, `monthly` is the most of a month then; else null. [PRD-08] [VAT-11] */
  readonly hourly: number | null;
  readonly setup: number;
  readonly freeMonths: number;
  readonly firstMonthDiscount: number;
  /** The minimum term with the earliest end of a contract of today; null without a term. [CON-01] */
  readonly term: TermWords | null;
  readonly soldOut: boolean;
  /** Whether the provider recommends it before the others of the list. */
  readonly recommended: boolean;
  /** Values in the order of the list's features; an empty text where the plan has none. */
  readonly values: readonly string[];
}

export interface PlanList {
  /** `same` where no two plans differ. [PRD-06] */
  readonly features: readonly { readonly key: string; readonly label: string; readonly same: boolean }[];
  readonly plans: readonly Plan[];
}

/** A price list as it is drawn: with the VAT and in the language that the visitor sees. */
export interface PlanListProps {
  readonly list: PlanList;
  readonly vat: ShownVat;
  readonly locale: Locale;
}
