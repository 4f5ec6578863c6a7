// A login that ended while its page was not looked at: in another tab or window, or because another tab met a token that opens nothing any more. [SES-01] [SES-09]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import type { CookieName } from "@kontor/domain/visitor/consent";
import { isHintedLogin } from "./login-hint.ts";

const hint: CookieName = "signed-in";

/** `cookies` are those that the document came with. What ends while the page has the focus is shown where that happens; elsewhere nothing of a customer stays in sight. */
export const watchSession = (cookies: string, signal: AbortSignal, onEnd: () => void): void => {
  const seen = { login: isHintedLogin(cookies) };
  const look = (isIn = isHintedLogin()): void => {
    const before = seen.login;
    seen.login = isIn;
    if (before && !isIn) onEnd();
  };
  const leave = (): void => void (seen.login = isHintedLogin());
  look();
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? look() : leave()), {
    signal,
  });
  window.addEventListener("focus", () => look(), { signal });
  window.addEventListener("blur", leave, { signal });
  const unwatch = watchCookies((changes) => {
    const change = changes.find(({ name }) => name === hint);
    if (change !== undefined && !document.hasFocus()) look(change.value === "1");
  });
  signal.addEventListener("abort", unwatch);
};
