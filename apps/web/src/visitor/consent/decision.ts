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
import { remembered } from "../../platform/page/remembered.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { readCookies } from "../../platform/server/cookies.ts";

const none: readonly OptionalScript[] = [];

/** The scripts of the settings. */
export const scriptsOf = ({
  optionalScripts = none,
}: Pick<PageServices, "optionalScripts">): readonly OptionalScript[] => optionalScripts;

/** Every request for a page compares it: calculated once for a setting. */
export const revisionIn = (scripts: readonly OptionalScript[]): number =>
  remembered(scripts, "revision", () => revisionOf(scripts));

type HeaderReader = (name: string) => string | null | undefined;

/** The header of Global Privacy Control; answers differ by it. [VIS-02] */
export const privacyHeader = "sec-gpc";

export const decisionIn = (cookies: ReadonlyMap<string, string>): Decision | null =>
  readDecision(cookies.get(consentCookie.name));

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
