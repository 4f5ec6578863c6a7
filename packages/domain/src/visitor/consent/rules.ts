// What a decision allows, when one is needed, what a withdrawal deletes (decision 46). [VIS-02] [VIS-03] [VIS-06]
import { day, dayMs, dayOf, type Instant, instant, startOfDay, type TimeZone } from "#kernel/calendar";
import { isLocale } from "#visitor/locale";
import { cookieTable, listedCookie } from "./cookies.ts";
import { yearsOfProof } from "./limits.ts";
import {
  categories,
  type Category,
  type Choice,
  choices,
  consentCookie,
  type Decision,
  type DecisionFacts,
  legalPaths,
  type OptionalScript,
} from "./model.ts";

/** The decision for what was selected: none is only necessary, all is all. [VIS-02] */
export const decided = (selected: readonly Category[], { now, revision, language }: DecisionFacts): Decision => {
  const accepted = categories.filter((category) => category === "necessary" || selected.includes(category));
  const rejected = categories.filter((category) => !accepted.includes(category));
  const kind = rejected.length === 0 ? "all" : accepted.length === 1 ? "necessary" : "custom";
  return { accepted, rejected, kind, time: now, revision, language };
};

/** Whether a value is one of the choices of the banner. */
export const isChoice = (value: unknown): value is Choice =>
  value === "close" || choices.some((choice) => choice === value);

/** The categories of a form's boxes. */
export const selectedCategories = (boxes: readonly unknown[]): readonly Category[] =>
  categories.filter((category) => boxes.includes(category));

/** What a press selects on a page; null for what cannot be pressed there. [VIS-02] [VIS-03] */
export const chosenCategories = (
  choice: unknown,
  boxes: readonly unknown[],
  path: string,
): readonly Category[] | null => {
  if (!isChoice(choice) || (choice === "close" && !isClosable(path))) return null;
  return choice === "all" ? categories : choice === "selected" ? selectedCategories(boxes) : [];
};

/** What of a decision is recorded as proof; the rest follows from it. [VIS-02] */
export const proofOf = ({ accepted, time, revision, language }: Decision) => ({
  accepted: [...accepted],
  time,
  revision,
  language,
});

/** Whether a decision is needed: there is none on this revision, and no signal decides for the visitor. [VIS-02] */
export const needsDecision = (decision: Decision | null, revision: number, globalPrivacyControl: boolean): boolean =>
  !isCurrent(decision, revision) && !globalPrivacyControl;

/** What is allowed now. A decision on another revision allows nothing any more; Global Privacy Control counts as only necessary. [VIS-02] */
export const allowed = (decision: Decision | null, revision: number): readonly Category[] =>
  isCurrent(decision, revision) ? decision.accepted : ["necessary"];

/** Whether a cookie may be stored. A preference may be if the visitor requested it by a choice of their own. [VIS-06] */
export const mayStore = (cookie: string, categoriesAllowed: readonly Category[], isRequested = false): boolean =>
  storedFor(cookie, categoriesAllowed, isRequested) !== "never";

/**
 * For how many days a cookie may be stored, or only until the browser is closed, or not at all. What a visitor requested by a choice of their own is
 * theirs for the session, and for longer once they allow preferences. [VIS-06]
 */
export const storedFor = (
  cookie: string,
  categoriesAllowed: readonly Category[],
  isRequested = false,
): number | "session" | "never" => {
  const row = listedCookie(cookie);
  if (row === null) return "never";
  if (row.category === "necessary" || categoriesAllowed.includes(row.category)) return row.days ?? "session";
  return isRequested && row.category === "preferences" ? "session" : "never";
};

/**
 * What a withdrawal deletes: the cookies of categories that were allowed and are no longer, and whatever their scripts stored. `stored` are the names of
 * the cookies and storage entries that there are. [VIS-02]
 */
export const deletedBy = (
  before: readonly Category[],
  after: readonly Category[],
  scripts: readonly OptionalScript[] = [],
  stored: readonly string[] = [],
): readonly string[] => {
  const ofScripts = stoppedBy(before, after, scripts).flatMap(({ stores }) => stores);
  return [
    ...Object.keys(cookieTable).filter((cookie) => mayStore(cookie, before) && !mayStore(cookie, after)),
    ...stored.filter((name) => listedCookie(name) === null && ofScripts.some((pattern) => isNamedBy(name, pattern))),
  ];
};

/** The scripts that a withdrawal stops. A script that runs stops with its page alone, so that the page is loaded anew where there is one. [VIS-02] */
export const stoppedBy = (
  before: readonly Category[],
  after: readonly Category[],
  scripts: readonly OptionalScript[],
): readonly OptionalScript[] =>
  scripts.filter(({ category }) => before.includes(category) && !after.includes(category));

/** The scripts that may be loaded. [VIS-02] */
export const allowedScripts = (
  scripts: readonly OptionalScript[],
  categoriesAllowed: readonly Category[],
): readonly OptionalScript[] => scripts.filter(({ category }) => categoriesAllowed.includes(category));

const isNamedBy = (name: string, pattern: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Whether the banner's close button is visible on a page: on the four legal ones. [VIS-03] */
// Stryker disable next-line StringLiteral: a path that is split has a first piece
export const isClosable = (path: string): boolean =>
  legalPaths.includes((path.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/+$/, ""));

/** A decision as the cookie holds it: revision, accepted categories, time, language. */
export const writeDecision = ({ revision, accepted, time, language }: Decision): string =>
  [revision, accepted.join("+"), time, language].join(".");

/** Reads the cookie; null where it holds no decision. */
export const readDecision = (cookie: string | null | undefined): Decision | null => {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: a cookie that does not match has no language, which is looked at first
  const [, revision = "", accepted = "", time = "", language] =
    /^(\d{1,9})\.([a-z+]+)\.(\d{1,15})\.([a-z]{2})$/.exec(cookie ?? "") ?? [];
  const named = accepted.split("+");
  if (
    !isLocale(language) ||
    named[0] !== "necessary" ||
    !named.every((name) => categories.some((category) => category === name))
  )
    return null;
  return decided(
    categories.filter((category) => named.includes(category)),
    { now: instant(Number(time)), revision: Number(revision), language },
  );
};

/** The instant since which decisions are stored as proof: until the limitation period is over that begins when the last of their days does. [VIS-02] */
export const proofsStoredSince = (now: Instant, zone: TimeZone): Instant => {
  const lastDecided = instant(now - consentCookie.days * dayMs);
  return startOfDay(day(`${Number(dayOf(lastDecided, zone).slice(0, 4)) - yearsOfProof}-01-01`), zone);
};

const isCurrent = (decision: Decision | null, revision: number): decision is Decision =>
  decision?.revision === revision;
