// What always holds of jobs: filters in the URL come back as themselves, and no filter shows more.
import fc from "fast-check";
import { addDays, daysBetween } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { localeFromPath } from "#visitor/locale";
import { anyFilters, anyJob, anyQuery } from "./arbitraries.ts";
import type { JobFilters } from "./model.ts";
import {
  advertisedUntil,
  canonicalQuery,
  comparison,
  filtersFromQuery,
  filtersToQuery,
  jobOptions,
  jobPath,
  jobsPath,
  matchingJobs,
  noFilters,
} from "./rules.ts";

/** More than any job pays is not stored in the URL. */
const salaryIn = ({ salary }: JobFilters): number | null => (salary !== null && salary >= 10_000_000 ? null : salary);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const anyLocale = fc.constantFrom("en" as const, "de" as const);
const anyJobs = fc.uniqueArray(anyJob, { selector: ({ slug }) => slug, maxLength: 8 });

export const laws: readonly Law[] = [
  law(
    "[CNT-03] a listed job is advertised beyond today, never for longer than a round, and until one day all through it",
    () =>
      fc.property(anyJob, fc.nat(2000), fc.nat(89), (job, days, later) => {
        const today = addDays(job.postedOn, days);
        const until = advertisedUntil(job, today);
        const left = daysBetween(today, until);
        return left > 0 && left <= 90 && (later < left ? advertisedUntil(job, addDays(today, later)) === until : true);
      }),
  ),
  law(
    "[CNT-03] filters that were written into the URL are read again as themselves, and equal ones have one address",
    () =>
      fc.property(anyFilters, (filters) => {
        const query = filtersToQuery(filters);
        const read = filtersFromQuery(`?${query}`);
        const turned = { ...filters, department: [...filters.department, ...filters.department].reverse() };
        return (
          same(filtersFromQuery(filtersToQuery(read)), read) &&
          filtersToQuery(read) === query &&
          filtersToQuery(turned) === query
        );
      }),
  ),
  law("[CNT-03] whatever a query holds, it gives filters that the URL keeps", () =>
    fc.property(anyQuery, (query) => {
      const filters = filtersFromQuery(query);
      return same(filtersFromQuery(filtersToQuery(filters)), filters) && filters.text === filters.text.trim();
    }),
  ),
  law("[CNT-03] the address and the form ask for the same jobs", () =>
    fc.property(anyJobs, anyFilters, (jobs, filters) =>
      same(
        matchingJobs(jobs, {
          ...filters,
          salary: salaryIn(filters),
          department: filters.department.filter((one) => one !== ""),
        }),
        matchingJobs(jobs, filtersFromQuery(filtersToQuery({ ...filters, salary: salaryIn(filters) }))),
      ),
    ),
  ),
  law("[CNT-03] no filter lists every job once, and each further filter lists some of them", () =>
    fc.property(anyJobs, anyFilters, (jobs, filters) => {
      const all = matchingJobs(jobs, noFilters);
      const some = matchingJobs(jobs, filters);
      return (
        all.length === jobs.length &&
        some.every((job) => all.includes(job) && matchingJobs([job], filters).length === 1)
      );
    }),
  ),
  law("[CNT-03] the newest job comes first, those of one day by their addresses, in whatever order they came", () =>
    fc.property(anyJobs, (jobs) => {
      const listed = matchingJobs(jobs, noFilters);
      const inOrder = listed.every((job, at) => {
        const next = listed[at + 1];
        return (
          next === undefined || job.postedOn > next.postedOn || (job.postedOn === next.postedOn && job.slug < next.slug)
        );
      });
      return inOrder && same(matchingJobs([...jobs].reverse(), noFilters), listed);
    }),
  ),
  law("[CNT-03] an option's count is what ticking it alone would list", () =>
    fc.property(anyJobs, anyFilters, (jobs, filters) =>
      jobOptions(jobs, filters, "location").every(
        ({ value, count }) => matchingJobs(jobs, { ...filters, location: [value] }).length === count,
      ),
    ),
  ),
  law("[CNT-03] a query and its one address ask for the same, and that address has no other", () =>
    fc.property(anyQuery, (query) => {
      const one = canonicalQuery(query);
      return same(filtersFromQuery(one), filtersFromQuery(query)) && canonicalQuery(one) === one;
    }),
  ),
  law("[CNT-03] a row of the comparison has a value for each job and differs exactly where two of them do", () =>
    fc.property(anyJobs, (jobs) =>
      comparison(jobs).every(
        ({ values, differs }) =>
          values.length === jobs.length && differs === values.some((value) => value !== values[0]),
      ),
    ),
  ),
  law(
    "[LOC-10] a job is right below the list of its language, so that the way back is one step up, and no two jobs at one address",
    () =>
      fc.property(
        fc.string({ minLength: 1, unit: "grapheme" }),
        fc.string({ minLength: 1 }),
        anyLocale,
        (slug, other, locale) => {
          const path = jobPath({ slug }, locale);
          const up = path.slice(0, path.lastIndexOf("/"));
          return (
            up === jobsPath(locale) &&
            localeFromPath(path) === locale &&
            (path === jobPath({ slug: other }, locale)) === (slug === other)
          );
        },
      ),
  ),
];
