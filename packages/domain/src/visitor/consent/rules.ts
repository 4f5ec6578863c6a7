// What a decision allows, when one is needed, what a withdrawal deletes. [VIS-02] [VIS-03] [VIS-06]
import { instant } from "#kernel/calendar";
import { isLocale } from "#visitor/locale";
import { categories, type Category, cookieCategories, type Decision, type DecisionFacts, legalPaths } from "./model.ts";

/** The decision for what was selected: none is only necessary, all is all. [VIS-02] */
export const decided = (selected: readonly Category[], { now, revision, language }: DecisionFacts): Decision => {
  const accepted = categories.filter((category) => category === "necessary" || selected.includes(category));
  const rejected = categories.filter((category) => !accepted.includes(category));
  const kind = rejected.length === 0 ? "all" : accepted.length === 1 ? "necessary" : "custom";
  return { accepted, rejected, kind, time: now, revision, language };
};

/** Whether a decision is needed: there is none on this revision, and no signal decides for the visitor. [VIS-02] */
export const needsDecision = (decision: Decision | null, revision: number, globalPrivacyControl: boolean): boolean =>
  !isCurrent(decision, revision) && !globalPrivacyControl;

/** What is allowed now. A decision on another revision allows nothing any more; Global Privacy Control counts as only necessary. [VIS-02] */
export const allowed = (decision: Decision | null, revision: number): readonly Category[] =>
  isCurrent(decision, revision) ? decision.accepted : ["necessary"];

/** Whether a cookie may be stored. A preference may be if the visitor requested it by a choice of their own. [VIS-06] */
export const mayStore = (cookie: string, categoriesAllowed: readonly Category[], isRequested = false): boolean => {
  const category = categoryOf(cookie);
  return category === "necessary" || categoriesAllowed.some((one) => one === category) || (isRequested && category === "preferences");
};

/** The category of a cookie; null for one that is not listed. [VIS-06] */
export const categoryOf = (cookie: string): Category | null =>
  Object.hasOwn(cookieCategories, cookie) ? (cookieCategories[cookie] ?? null) : null;

/** The cookies of categories that were allowed and are no longer: a withdrawal deletes them. [VIS-02] */
export const deletedBy = (before: readonly Category[], after: readonly Category[]): readonly string[] =>
  Object.keys(cookieCategories).filter((cookie) => mayStore(cookie, before) && !mayStore(cookie, after));

/** Whether the banner's close button is visible on a page: on the four legal ones. [VIS-03] */
// Stryker disable next-line StringLiteral: a path that is split has a first piece
export const isClosable = (path: string): boolean => legalPaths.includes((path.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/+$/, ""));

/** A decision as the cookie holds it: revision, accepted categories, time, language. */
export const writeDecision = ({ revision, accepted, time, language }: Decision): string =>
  [revision, accepted.join("+"), time, language].join(".");

/** Reads the cookie; null where it holds no decision. */
export const readDecision = (cookie: string | null | undefined): Decision | null => {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: a cookie that does not match has no language, which is looked at first
  const [, revision = "", accepted = "", time = "", language] = /^(\d{1,9})\.([a-z+]+)\.(\d{1,15})\.([a-z]{2})$/.exec(cookie ?? "") ?? [];
  const named = accepted.split("+");
  if (!isLocale(language) || named[0] !== "necessary" || !named.every((name) => categories.some((category) => category === name)))
    return null;
  return decided(
    categories.filter((category) => named.includes(category)),
    { now: instant(Number(time)), revision: Number(revision), language },
  );
};

const isCurrent = (decision: Decision | null, revision: number): decision is Decision => decision?.revision === revision;
