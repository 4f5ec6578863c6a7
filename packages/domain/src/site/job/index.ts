// The door of `job`: jobs, their filters in the URL, the comparison table.
export { type ComparisonRow, type Employment, employments, type Job, type JobFilters, type JobOption } from "./model.ts";
export {
  canonicalFilters,
  comparison,
  filtersFromQuery,
  filtersToQuery,
  jobOptions,
  jobPath,
  jobsPath,
  matchingJobs,
  noFilters,
  postingEmployment,
  toggled,
} from "./rules.ts";
