// The door of `routing`: what a path is answered with, which paths are fixed, what the error page offers, layouts, middleware, blocks, sitemaps.
export {
  accountEntryOf,
  accountEntryPath,
  accountLoginPath,
  type AccountPage,
  accountPath,
  accountPaths,
  calendarPath,
  contactPath,
  invoiceFilePath,
  panelLink,
  payLinkPath,
  payOrderPath,
  payPath,
} from "./account.ts";
export { type BlockComponent, type BlockName, blockNames, blockOfComponent, componentOfBlock } from "./blocks.ts";
export {
  BadRequestPath,
  MethodNotAllowed,
  PageNotFound,
  RedirectNotAllowed,
  UnknownBlock,
  UnknownLayout,
  UnknownMiddleware,
} from "./errors.ts";
export { type CategoryLink, type ErrorStatus, type RouteDecision, type RouteRequest } from "./model.ts";
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
export { type Layout, layoutNamed, layouts } from "./layouts.ts";
export {
  checkedBindings,
  kindOfPath,
  middlewareBindings,
  type MiddlewareName,
  middlewareNamed,
  middlewareNames,
  middlewareOfNames,
  middlewareOfPath,
  type RouteKind,
} from "./middleware.ts";
export { spokenPath } from "./spoken-path.ts";
export { type SoundRules, withoutLoops } from "./route-loops.ts";
export {
  redirectLocation,
  redirectTarget,
  type RouteRedirect,
  type RouteRule,
  type RouteSettings,
  routeSettings,
  type RuleInForce,
  ruleInForce,
} from "./route-rules.ts";
export {
  carriesCode,
  givenCode,
  letterLink,
  type LetterPage,
  letterPageAt,
  type LetterParameter,
  letterPath,
  receivedCode,
  storedCode,
} from "./letters.ts";
export { longestPath, sitemapLimit } from "./limits.ts";
export {
  entriesOfSitemap,
  isListedIn,
  sitemapBounds,
  type SitemapEntry,
  type SitemapFile,
  sitemapFiles,
  sitemapFrame,
  sitemapIndex,
  type SitemapKind,
  sitemapLines,
  sitemapOfPath,
  sitemapPath,
  sitemapUrl,
} from "./sitemaps.ts";
export {
  proFormPath,
  proProductOfPath,
  proSection,
  type FixedPage,
  fixedPaths,
  legalPages,
  isOutsideOrder,
  loginPath,
  pagesOfLetters,
  checkPath,
  ticketPath,
  safePagePath,
  safeReturnPath,
  slugOfStep,
  stepFromSlug,
  stepOfPath,
  stepPath,
  stepSlugs,
} from "./paths.ts";
export { isNamedByContent, type PagePaths, routeDecision } from "./rules.ts";
