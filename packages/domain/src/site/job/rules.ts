// Which jobs are listed, how the filters stand in the URL, what is compared. [CNT-03] [LOC-10]
import { addDays, type Day, daysBetween } from "#kernel/calendar";
import { withLocale, type Locale } from "#visitor/locale";
import { advertisedDays } from "./limits.ts";
import {
  type ComparisonRow,
  type Employment,
  employments,
  type Job,
  type JobFilters,
  type JobOption,
  type OpenJob,
} from "./model.ts";

export const noFilters: JobFilters = {
  department: [],
  location: [],
  employment: [],
  remote: false,
  salary: null,
  text: "",
};

/** The jobs that all filters leave, the newest first. [CNT-03] */
export const matchingJobs = (jobs: readonly Job[], filters: JobFilters): readonly Job[] =>
  jobs
    .filter((job) => matches(job, filters))
    .sort((a, b) => compared(b.postedOn, a.postedOn) || compared(a.slug, b.slug));

/** The day until which a listed job is advertised: it goes on in rounds as long as the job is listed. [CNT-03] */
export const advertisedUntil = ({ postedOn }: Pick<Job, "postedOn">, today: Day): Day =>
  addDays(postedOn, (Math.floor(Math.max(0, daysBetween(postedOn, today)) / advertisedDays) + 1) * advertisedDays);

/** The title of the job that a slug of any language names: in this language, else as the slug's own language has it; the slug itself where no such job is open. [FRM-04] */
export const openJobTitle = (jobs: readonly OpenJob[], slug: string, locale: Locale): string => {
  const named = jobs.find((job) => job.slug === slug);
  return (jobs.find((job) => job.id === named?.id && job.locale === locale) ?? named)?.title ?? slug;
};

/** One filter's values that occur, with what each would leave beside the others. [CNT-03] */
export const jobOptions = (
  jobs: readonly Job[],
  filters: JobFilters,
  filter: "department" | "location" | "employment",
): readonly JobOption[] => {
  const beside = jobs.filter((job) => matches(job, { ...filters, [filter]: [] }));
  return canonical(jobs.map((job) => job[filter])).map((value) => ({
    value,
    count: beside.filter((job) => job[filter] === value).length,
  }));
};

/** The filters as a query without question mark, in one order, so that equal filters have equal addresses. [CNT-03] */
export const filtersToQuery = (filters: JobFilters): string =>
  [
    ...lists.flatMap((name) => canonical(filters[name]).map((value) => pair(name, value))),
    ...(filters.remote ? [pair("remote", "1")] : []),
    ...(isSalary(filters.salary) ? [pair("salary", String(filters.salary))] : []),
    ...(tidy(filters.text) === "" ? [] : [pair("text", tidy(filters.text))]),
  ].join("&");

/** The filters in a query; what is unknown, empty or unreadable filters nothing. [CNT-03] */
export const filtersFromQuery = (query: string): JobFilters => {
  const pairs = query
    .replace(/^\?/, "")
    .split("&")
    .map((part) => part.split("=").map(decoded));
  const all = (name: string) => canonical(pairs.flatMap(([key, value]) => (key === name && value ? [value] : [])));
  const [salary] = all("salary");
  return {
    department: all("department"),
    location: all("location"),
    employment: all("employment").filter(isEmployment),
    remote: all("remote").includes("1"),
    salary: /^[1-9]\d{0,6}$/.test(String(salary)) ? Number(salary) : null,
    text: tidy(all("text")[0] ?? ""),
  };
};

/** The one address of a list, as its query: the filters in their order, then what belongs to none of them. [CNT-03] */
export const canonicalQuery = (query: string): string => {
  const others = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && !filterNames.includes(decoded(part.split("=")[0] ?? "")))
    // First in an address, a question mark would be read as its beginning.
    .map((part) => part.replace(/^\?/, "%3F"));
  return [filtersToQuery(filtersFromQuery(query)), ...others].filter((part) => part !== "").join("&");
};

/** The details comparison table of some jobs. [CNT-03] */
export const comparison = (jobs: readonly Pick<Job, ComparisonRow["fact"]>[]): readonly ComparisonRow[] =>
  (["department", "location", "employment", "salaryFrom", "remote", "postedOn"] as const).map((fact) => {
    const values = jobs.map((job) => job[fact]);
    return { fact, values, differs: new Set(values).size > 1 };
  });

/** Where the back link of a job's page leads. [LOC-10] */
export const jobsPath = (locale: Locale): string => withLocale(locale, "/jobs");

/** A job's own page. */
export const jobPath = (job: Pick<Job, "slug">, locale: Locale): string =>
  `${jobsPath(locale)}/${encodeURIComponent(job.slug)}`;

/** What search engines call the employment of a `JobPosting`. [CNT-03] */
export const postingEmployment: Readonly<
  Record<Employment, "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "INTERN" | "OTHER">
> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  temporary: "TEMPORARY",
  trainee: "OTHER",
  working_student: "PART_TIME",
};

const lists = ["department", "location", "employment"] as const;
const filterNames: readonly string[] = [...lists, "remote", "salary", "text"];

const matches = (job: Job, { department, location, employment, remote, salary, text }: JobFilters): boolean =>
  (department.length === 0 || department.includes(job.department)) &&
  (location.length === 0 || location.includes(job.location)) &&
  (employment.length === 0 || employment.includes(job.employment)) &&
  (!remote || job.remote) &&
  (job.salaryFrom ?? 0) >= (salary ?? 0) &&
  words(text).every((word) => words(`${job.title} ${job.body}`).some((candidate) => candidate.startsWith(word)));

const words = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

const canonical = (values: readonly string[]): readonly string[] =>
  [...new Set(values.filter((value) => value !== ""))].sort(compared);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isEmployment = (value: string): value is Employment => employments.some((employment) => employment === value);

const isSalary = (salary: number | null): salary is number =>
  Number.isInteger(salary) && Number(salary) > 0 && Number(salary) < 10_000_000;

const pair = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, "\uFFFD"))}`;

/** Decoded as forms encode; as it is where that cannot be done. */
const decoded = (text: string): string => {
  const plain = text.replaceAll("+", " ");
  return /%(?![0-9a-f]{2})/i.test(plain) ? plain : fromBytes(plain);
};

/** Percent codes of UTF-8; a sequence that is none is left as it is. */
const fromBytes = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => (utf8.test(codes) ? decodeURIComponent(codes) : codes));

/** Runs of percent codes that are UTF-8: no lone parts, no detours, no surrogates, nothing above U+10FFFF. */
const utf8 = new RegExp(
  `^(?:${[
    "%[0-7][0-9A-F]",
    "%(?:C[2-9A-F]|D[0-9A-F])T",
    "%E0%[AB][0-9A-F]T",
    "%E[1-9A-CEF]TT",
    "%ED%[89][0-9A-F]T",
    "%F0%[9AB][0-9A-F]TT",
    "%F[1-3]TTT",
    "%F4%8[0-9A-F]TT",
  ]
    .join("|")
    .replaceAll("T", "%[89AB][0-9A-F]")})+$`,
  "i",
);
