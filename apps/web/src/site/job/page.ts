// Jobs: the list with its filters in the URL, and what each job says. [CNT-03] [LOC-10]
import {
  advertisedUntil,
  canonicalQuery,
  filtersFromQuery,
  type Job,
  jobOptions,
  jobPath,
  jobsPath,
  matchingJobs,
  postingEmployment,
} from "@kontor/domain/site/job";
import { dayOf } from "@kontor/domain/kernel/calendar";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { allJobs, type JobEntry } from "./job-entries.ts";
import { provider } from "../../shell/provider.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList, type Structured } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { both, entryHead, type FoundPage, readingPage, written } from "../content/reading.ts";
import type { FilterChoice, JobCard, JobsPage, JobPage } from "./views.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";

type Elsewhere = Extract<PageAnswer, { readonly kind: "redirect" }>;

/** A key such as `support` by its name in the language, a place by that of the provider, else as it is with a capital. */
const named = (locale: Locale, kind: "department" | "location" | "employment", key: string): string => {
  const translated =
    kind === "location"
      ? (inLocale(provider().places?.[key]?.name, locale) ?? "")
      : texts(locale, "jobs")(`${kind}.${key}`, { defaultValue: "" });
  return translated === "" ? key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[-_]/g, " ") : translated;
};

const card = (locale: Locale, job: Job): JobCard => ({
  slug: job.slug,
  href: jobPath(job, locale),
  title: job.title,
  department: named(locale, "department", job.department),
  location: named(locale, "location", job.location),
  employment: job.employment,
  salaryFrom: job.salaryFrom,
  remote: job.remote,
  postedOn: job.postedOn,
});

/** Where the list of a query stands: forms send empty fields along, too. [CNT-03] */
const oneAddress = ({ search }: Pick<PageFacts, "search">, path: string): Elsewhere | null => {
  const canonical = new URLSearchParams(canonicalQuery(search.toString())).toString();
  if (canonical === search.toString()) return null;
  return { kind: "redirect", to: canonical === "" ? path : `${path}?${canonical}` };
};

export const jobsPage = async (facts: PageFacts): Promise<FoundPage<PageOf<"jobs", JobsPage>> | Elsewhere> => {
  const { locale, services, search } = facts;
  const elsewhere = oneAddress(facts, jobsPath(locale));
  if (elsewhere !== null) return elsewhere;
  const read = await allJobs(services, locale);
  if (read.kind === "away") return "away";
  const jobs = read.value;
  const filters = filtersFromQuery(search.toString());
  const matching = matchingJobs(jobs, filters);
  const choices = (kind: "department" | "location" | "employment"): readonly FilterChoice[] =>
    jobOptions(jobs, filters, kind).map(({ value, count }) => ({
      value,
      count,
      label: named(locale, kind, value),
      ticked: filters[kind].some((each) => each === value),
    }));
  const t = texts(locale, "jobs");
  const paths = both(jobsPath);
  return readingPage(
    facts,
    {
      layout: "strapi",
      head: headOf(facts, t("meta.title"), t("meta.description"), paths, search.size === 0),
      paths,
      namespaces: ["jobs", "content"],
      structured: breadcrumbList(facts, [{ title: t("title"), path: jobsPath(locale) }]),
    },
    {
      kind: "jobs",
      data: {
        jobs: matching.map((job) => card(locale, job)),
        total: jobs.length,
        filters,
        choices: {
          department: choices("department"),
          location: choices("location"),
          employment: choices("employment"),
        },
        path: jobsPath(locale),
        apply: inLocale(fixedPaths["application-form"], locale),
      },
    },
  );
};

export const jobPage = async (facts: PageFacts, slug: string): Promise<FoundPage<PageOf<"job", JobPage>>> => {
  const { locale, services } = facts;
  const read = await allJobs(services, locale);
  if (read.kind === "away") return "away";
  const job = read.value.find((each) => each.slug === slug);
  if (job === undefined) return "none";
  const t = texts(locale, "jobs");
  const text = await written(facts, job.body);
  const paths: Localized<string | null> = {
    en: job.slugs.en === null ? null : jobPath({ slug: job.slugs.en }, "en"),
    de: job.slugs.de === null ? null : jobPath({ slug: job.slugs.de }, "de"),
  };
  const others = matchingJobs(read.value, filtersFromQuery("")).filter((each) => each.slug !== slug);
  const shown = card(locale, job);
  const words = {
    title: t("meta.job", { title: job.title }),
    description: t("meta.jobDescription", { title: job.title, location: shown.location }),
  };
  return readingPage(
    facts,
    {
      layout: "strapi",
      head: entryHead(facts, job.seo, words, paths),
      paths,
      namespaces: ["jobs", "content"],
      structured: [
        ...breadcrumbList(facts, [
          { title: t("title"), path: jobsPath(locale) },
          { title: job.title, path: facts.path },
        ]),
        postingOf(facts, job, shown, text.html),
      ],
    },
    {
      kind: "job",
      data: {
        back: jobsPath(locale),
        job: shown,
        html: text.html,
        apply: `${inLocale(fixedPaths["application-form"], locale)}?job=${encodeURIComponent(slug)}`,
        email: provider().email,
        others: others.slice(0, 3).map((each) => card(locale, each)),
      },
    },
  );
};

/** Where a job is done, or for a remote one where who does it lives. */
const countryOf = ({ location }: Pick<JobEntry, "location">): string =>
  provider().places?.[location]?.country ?? provider().country;

/** The job as search engines list it. [CNT-03] */
const postingOf = ({ services, path }: PageFacts, job: JobEntry, shown: JobCard, html: string): Structured => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.title,
  description: html,
  datePosted: job.postedOn,
  validThrough: advertisedUntil(job, dayOf(services.now(), services.zone)),
  employmentType: postingEmployment[job.employment],
  url: services.publicUrl + path,
  directApply: true,
  hiringOrganization: { "@type": "Organization", name: provider().legalName, sameAs: services.publicUrl },
  jobLocation: {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: shown.location,
      addressCountry: countryOf(job),
    },
  },
  ...(job.remote
    ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: countryOf(job) } }
    : {}),
  ...(job.salaryFrom === null
    ? {}
    : {
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "EUR",
          value: { "@type": "QuantitativeValue", minValue: job.salaryFrom, unitText: "YEAR" },
        },
      }),
});
