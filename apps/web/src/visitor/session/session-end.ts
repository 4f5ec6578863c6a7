// A login that ended while its page was not looked at: in another tab, or because another tab met a token that opens nothing any more. [SES-01] [SES-09]
import { isHintedLogin } from "./login-hint.ts";

/** `cookies` are those that the document came with. What ends while the tab is looked at is shown where that happens. */
export const watchSession = (cookies: string, signal: AbortSignal, onEnd: () => void): void => {
  const seen = { login: isHintedLogin(cookies) };
  const look = (): void => {
    const before = seen.login;
    seen.login = isHintedLogin();
    if (before && !seen.login && document.visibilityState === "visible") onEnd();
  };
  const leave = (): void => void (seen.login = isHintedLogin());
  look();
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("focus", look, { signal });
  window.addEventListener("blur", leave, { signal });
};
