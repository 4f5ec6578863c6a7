// The door of `job`: jobs, their filters in the URL, the comparison table.
export { type ComparisonRow, type Employment, employments, type Job, type JobFilters, type JobOption } from "./model.ts";
export {
  canonicalQuery,
  comparison,
  filtersFromQuery,
  jobOptions,
  jobPath,
  jobsPath,
  matchingJobs,
  postingEmployment,
} from "./rules.ts";
