// Fetches the watcher for new builds when the visitor returns after a while, when a script fails to load, or a login ends elsewhere. [VIS-05] [SES-09]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import type { CookieName } from "@kontor/domain/visitor/consent";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { newsOfDocument } from "../platform/client/news.ts";
import { useTexts } from "../platform/texts/texts.tsx";
import type { Watch } from "./watched-build.ts";
import { isPreloading } from "./preload-page.ts";
import { showToast } from "./toasts/toast-event.ts";

/**
 * The router loads a page in full, once, when its script is missing, and knows that by these words; a missing sheet is the same to it.
 * A page that is only offline stays, and can be tried again.
 */
const missing = ({ message }: Error): string =>
  navigator.onLine ? `Failed to fetch dynamically imported module, ${message}` : "offline";

/** Fetches what watches a page: the root of the app says what that is. */
export type LoadWatch = () => Promise<{ readonly watchPage: (watch: Watch) => void }>;

/** Follows the build that this page came from, until the page is left; shows nothing. */
export const BuildWatch = ({ build, load }: { readonly build: string; readonly load: LoadWatch }): null => {
  const router = useRouter();
  // A frame that is loaded again for another country brings its texts anew: the watch goes on.
  const t = useEffectEvent(useTexts("shell"));
  useEffect(() => {
    const [waiting, watching] = [new AbortController(), new AbortController()];
    const page = { isTouched: false };
    const { cookie } = document;
    /** What is typed, or was just opened, such as the choice of the country, is not taken away. */
    const isTyping = (): boolean =>
      page.isTouched || document.activeElement?.closest("main :is(input, select, textarea), details[open]") != null;
    const say = (what: "new" | "gone"): boolean =>
      showToast({
        id: `build-${what}`,
        type: "info",
        text: t(`build.${what}`),
        timeout: what === "new" ? 10_000 : null,
      });
    /** What fails because the connection is down, or is only preloaded, is not needed now. */
    const isMissed = (): boolean => navigator.onLine && (router.state.status === "pending" || !isPreloading());
    const takeNext = (): void => {
      const taken = router.subscribe("onBeforeNavigate", ({ toLocation, pathChanged }) => {
        if (pathChanged) location.assign(toLocation.href);
      });
      watching.signal.addEventListener("abort", taken);
    };
    const begin = (event?: Event): void => {
      const hasFailed = event?.type === "vite:preloadError";
      const isIdle = event?.type === "visibilitychange" && document.visibilityState !== "visible";
      if (waiting.signal.aborted || isIdle || (hasFailed && !isMissed())) return;
      waiting.abort();
      void load().then(
        ({ watchPage }) =>
          watching.signal.aborted ||
          watchPage({
            router,
            build,
            isTyping,
            isMissed,
            say,
            hasFailed,
            cookie,
            signal: watching.signal,
            t: (key) => t(key),
          }),
        // What watches is gone itself, so there is a new build.
        () => navigator.onLine && takeNext(),
      );
    };
    waiting.signal.addEventListener(
      "abort",
      router.subscribe("onBeforeNavigate", () => begin()),
    );
    for (const [target, name] of [
      [document, "visibilitychange"],
      [window, "online"],
      [window, "vite:preloadError"],
    ] as const)
      target.addEventListener(name, begin, { signal: waiting.signal });
    window.addEventListener("vite:preloadError", ({ payload }) => void (payload.message = missing(payload)), {
      signal: watching.signal,
    });
    document.addEventListener("input", () => (page.isTouched = true), { signal: watching.signal });
    // A logout in another tab or window: what is shown of the customer goes there and then.
    const login: CookieName = "signed-in";
    const unwatch = watchCookies(
      (changes) => !document.hasFocus() && changes.some(({ name, value }) => name === login && !value) && begin(),
    );
    // The answer with this document has something to tell.
    if (newsOfDocument()[0]) begin();
    const arrived = router.subscribe("onResolved", ({ pathChanged }) => {
      if (pathChanged) page.isTouched = false;
    });
    return () => {
      arrived();
      unwatch();
      waiting.abort();
      watching.abort();
    };
  }, [router, build, load]);
  return null;
};
