// The jobs of the content system: there are few, so that one list serves the overview and its filters. [CNT-03]
import { day } from "@kontor/domain/kernel/calendar";
import { type Employment, employments, type Job } from "@kontor/domain/site/job";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { seo as seoPopulated } from "../../platform/content/populate.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { inEachLanguage, seo } from "../../platform/content/shapes.ts";
import { amount, flag, type Raw, records, text, words } from "../../platform/content/wire.ts";
import type { Seo } from "../../platform/content/model.ts";

export interface JobEntry extends Job {
  readonly seo: Seo;
  /** Its slug in each language, where it exists. */
  readonly slugs: Localized<string | null>;
}

const jobs = reading("jobs", {
  pagination: { pageSize: 100 },
  populate: { seo: seoPopulated, localizations: { fields: ["slug", "locale"] } },
});

export const allJobs = (services: PageServices, locale: Locale): Promise<Read<readonly JobEntry[]>> =>
  readContent(services, jobs(locale), (data) => records(data).map((entry) => jobEntry(entry, locale)));

const jobEntry = (entry: Raw, locale: Locale): JobEntry => ({
  slug: words(entry.slug),
  title: words(entry.title),
  department: words(entry.department),
  location: words(entry.location),
  employment: employment(entry.employment),
  salaryFrom: amount(entry.salaryFrom),
  remote: flag(entry.remote),
  body: words(entry.body),
  postedOn: day(/^\d{4}-\d{2}-\d{2}/.exec(text(entry.postedOn) ?? words(entry.publishedAt))?.[0] ?? "1970-01-01"),
  seo: seo(entry.seo),
  slugs: inEachLanguage(entry, locale, (each) => text(each.slug)),
});

const employment = (value: unknown): Employment => employments.find((known) => known === value) ?? "full_time";
