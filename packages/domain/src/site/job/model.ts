// Jobs, the filters of their list, and what is compared. [CNT-03]
import type { Day } from "#kernel/calendar";
import type { Locale } from "#visitor/locale";

export const employments = ["full_time", "part_time", "temporary", "trainee", "working_student"] as const;
export type Employment = (typeof employments)[number];

export interface Job {
  readonly slug: string;
  readonly title: string;
  /** Key of the department, such as `support`. */
  readonly department: string;
  /** Key of the place, such as `karlsruhe`. */
  readonly location: string;
  readonly employment: Employment;
  /** Euros a year, before tax; null where there is no figure. */
  readonly salaryFrom: number | null;
  readonly remote: boolean;
  readonly body: string;
  readonly postedOn: Day;
}

/** A job that can be applied for, in one language: an application names it by its slug in any. */
export interface OpenJob {
  /** The same in every language. */
  readonly id: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
}

/** Filters of a visitor; an empty list, null or false filters nothing. */
export interface JobFilters {
  readonly department: readonly string[];
  readonly location: readonly string[];
  readonly employment: readonly Employment[];
  readonly remote: boolean;
  /** Euros a year, at least. */
  readonly salary: number | null;
  /** Words of title and text. */
  readonly text: string;
}

/** A value to filter by, with how many jobs it would leave beside the other filters. */
export interface JobOption {
  readonly value: string;
  readonly count: number;
}

/** One row of the details comparison table: a fact, and its value for each job. */
export interface ComparisonRow {
  readonly fact: "department" | "location" | "employment" | "salaryFrom" | "remote" | "postedOn";
  readonly values: readonly (string | number | boolean | null)[];
  /** Whether the jobs differ in it. */
  readonly differs: boolean;
}
