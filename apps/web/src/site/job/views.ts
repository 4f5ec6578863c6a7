// What the pages of jobs show, ready to draw. [CNT-03]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Employment, JobFilters } from "@kontor/domain/site/job";

export interface JobCard {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly employment: Employment;
  /** Euros a year; null where none is given. */
  readonly salaryFrom: number | null;
  readonly remote: boolean;
  readonly postedOn: Day;
}

/** A tick box of a filter, with how many jobs it would leave. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly ticked: boolean;
}

export interface JobsPage {
  readonly jobs: readonly JobCard[];
  readonly total: number;
  readonly filters: JobFilters;
  readonly choices: Readonly<Record<"department" | "location" | "employment", readonly FilterChoice[]>>;
  readonly path: string;
  /** Where one applies on one's own initiative. */
  readonly apply: string;
}

export interface JobPage {
  readonly back: string;
  readonly job: JobCard;
  readonly html: string;
  /** Where one applies for it. */
  readonly apply: string;
  readonly email: string;
  readonly others: readonly JobCard[];
}
