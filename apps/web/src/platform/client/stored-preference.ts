// What the visitor allows, as the browser has it, and optional cookies stored by it. [VIS-02] [VIS-06]
import { daySeconds } from "@kontor/domain/kernel/calendar";
import {
  allowed,
  consentCookie,
  type CookieName,
  cookieRow,
  type Decision,
  readCookies,
  readDecision,
  storedFor,
} from "@kontor/domain/visitor/consent";

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** By the value of its cookie, as another tab has stored it. */
export const decisionIn = (value: string | null | undefined): Decision | null => readDecision(decoded(value ?? ""));

export const storedDecision = (): Decision | null => decisionIn(readCookies(document.cookie).get(consentCookie.name));

/** Stores an optional cookie for as long as the decision allows; one that visitors request by a choice of their own is theirs for the session at least. [VIS-06] */
export const storePreference = (name: CookieName, value: string, isRequested = false): void => {
  // What the server asks about: a decision on anything else allows nothing.
  const revision = Number(document.documentElement.dataset.revision);
  const days = storedFor(name, allowed(storedDecision(), revision), isRequested);
  if (days === "never") return;
  const { sameSite, secure } = cookieRow(name);
  const age = days === "session" ? "" : `; Max-Age=${days * daySeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value}${age}; Path=/; SameSite=${sameSite}${secure || location.protocol === "https:" ? "; Secure" : ""}`;
};
