// What a visitor has decided, as their request tells. [VIS-02]
import {
  allowed,
  type Category,
  consentCookie,
  type Decision,
  needsDecision,
  type OptionalScript,
  readDecision,
  revisionOf,
} from "@kontor/domain/visitor/consent";
import { readCookies } from "../../platform/server/cookies.ts";

/** Every request for a page compares it: calculated once for a setting. */
const revisions = new WeakMap<readonly OptionalScript[], number>();
const revisionIn = (scripts: readonly OptionalScript[]): number => {
  const known = revisions.get(scripts);
  if (known !== undefined) return known;
  const revision = revisionOf(scripts);
  revisions.set(scripts, revision);
  return revision;
};

type HeaderReader = (name: string) => string | null | undefined;

/** The header of Global Privacy Control; answers differ by it. [VIS-02] */
export const privacyHeader = "sec-gpc";

export const decisionIn = (cookies: ReadonlyMap<string, string>): Decision | null => readDecision(cookies.get(consentCookie.name));

const decisionOf = (header: HeaderReader): Decision | null => {
  const cookie = header("cookie");
  return cookie?.includes(consentCookie.name) ? decisionIn(readCookies(cookie)) : null;
};

export const hasPrivacyControl = (header: HeaderReader): boolean => header(privacyHeader) === "1";

/** Whether the visitor has to be asked. */
export const needsBanner = (header: HeaderReader, scripts: readonly OptionalScript[]): boolean =>
  needsDecision(decisionOf(header), revisionIn(scripts), hasPrivacyControl(header));

/** What the visitor allows now. */
export const allowedOf = (header: HeaderReader, scripts: readonly OptionalScript[]): readonly Category[] =>
  allowed(decisionOf(header), revisionIn(scripts));

/** When the decision in force was made. */
export const decidedAt = (header: HeaderReader, scripts: readonly OptionalScript[]): number | null => {
  const decision = decisionOf(header);
  return decision?.revision === revisionIn(scripts) ? decision.time : null;
};

/** What documents differ by: whether they ask, and on what. */
export const consentKey = (header: HeaderReader, scripts: readonly OptionalScript[]): string =>
  `${revisionIn(scripts)}${needsBanner(header, scripts) ? "?" : ""}`;
