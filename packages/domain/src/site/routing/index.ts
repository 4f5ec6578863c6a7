// The door of `routing`: what a path is answered with, which paths are fixed, what the error page offers.
export { BadRequestPath, MethodNotAllowed, PageNotFound } from "./errors.ts";
export { breakpoints, type CategoryLink, type ErrorStatus, type FixedPage, type RouteDecision, type RouteRequest } from "./model.ts";
export {
  type CategoryCard,
  dealsLabel,
  discoverCategory,
  errorPageOf,
  errorStatuses,
  escapedPath,
  homePath,
  moreCategories,
  pageNotFoundMessage,
} from "./error-page.ts";
export { fixedPaths, loginPath, safeReturnPath, slugOfStep, stepFromSlug, stepOfPath, stepPath, stepSlugs } from "./paths.ts";
export { routeDecision } from "./rules.ts";
