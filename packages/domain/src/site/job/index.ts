// The door of `job`: jobs, their filters in the URL, the comparison table.
export {
  type ComparisonRow,
  type Employment,
  employments,
  type Job,
  type JobFilters,
  type JobOption,
  type OpenJob,
} from "./model.ts";
export {
  advertisedUntil,
  canonicalQuery,
  comparison,
  filtersFromQuery,
  jobOptions,
  jobPath,
  jobsPath,
  matchingJobs,
  openJobTitle,
  postingEmployment,
} from "./rules.ts";
