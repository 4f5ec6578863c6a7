// Runs in the documents of pages to read, built and written into them, before any other script: fetches the app when the visitor does something (decision 21). [LOC-16]
import type { colourCookie } from "@kontor/domain/visitor/colour-mode";
import { localeCookie } from "@kontor/domain/visitor/locale";
import { isAnnouncedArrival } from "../client/arrival.ts";
import { newsOfDocument } from "../client/news.ts";
import { storeCookie } from "../client/stored-cookie.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/**
 * Visitors with something in the cart, with business prices, who have just logged in, or whom the answer has something to tell, get the scripts when the
 * browser is idle; everybody else gets them with the first touch of something that can be pressed, the first key, or the first sight of a part that lives by
 * itself. Where the app asks for something first, most people touch the page in the end: its scripts are fetched while it is read, and what it asks for with
 * the touch.
 */
// A name of its own, which the build can shorten.
const page = document;
const script = page.currentScript as HTMLScriptElement;
const { app, asks, needs } = script.dataset as { readonly app: string; readonly asks?: string; readonly needs: string };
script.remove();

const missing = needs.split(" ");
const first = asks ? [asks] : [];

const isAwake = (): boolean => "awake" in page.documentElement.dataset;

const fetchScripts = (): void => fetchAhead({ rel: "modulepreload" }, missing);

/** Safari has no idle callback, and a timeout without a number is none. */
const whenIdle = (then: () => void): unknown =>
  (self.requestIdleCallback ?? setTimeout)(then, { timeout: 99 } as never);

/**
 * A pointer that passes over plain text touches nothing, nor does the focus that a script puts on a page's content; a button that sends a form needs no
 * scripts: they would take the processor from the page that comes. What the platform opens by itself is opened first.
 */
const wakeByTouch = ({ type, target }: Event): void => {
  // What scripts dispatch may come from the document itself.
  const part = (target as Partial<Element>).closest?.<
    HTMLElement & Partial<Pick<HTMLButtonElement, "type" | "popoverTargetElement">>
  >("a,button,summary,input,select,textarea,label");
  const touches = part?.popoverTargetElement ? type === "click" : part ? part.type !== "submit" : type.endsWith("down");
  if (touches && !isAwake()) wake();
};

let isLeaving = false;

/** A browser may remember that scripts failed: once they can be had, the page is loaded anew, but never twice in a row, and never instead of one that is on its way. */
const again = (): Promise<unknown> =>
  fetch(app).then(
    () => isLeaving || performance.navigation.type || location.reload(),
    () => 0,
  );

const wake = (): void => {
  addEventListener("beforeunload", () => (isLeaving = true));
  // What the press changes by itself is drawn before scripts take the processor.
  whenIdle(() => {
    fetchScripts();
    fetchAhead({ rel: "preload", as: "fetch" }, first);
    import(/* @vite-ignore */ app).catch(again);
  });
};

const sight = new IntersectionObserver((parts) => parts.some((part) => part.isIntersecting) && wake());

/** Presses again what was pressed too early; a link is followed after three seconds. */
const pressLater = (element: HTMLElement & { readonly href?: string }, tries: number): void => {
  if (isAwake()) {
    element.ariaBusy = null;
    element.click();
  } else if (tries > 0 || !element.href) setTimeout(pressLater, 50, element, tries - 1);
  else location.assign(element.href);
};

/** What scripts alone can answer, a picture or a plain button that opens nothing by itself, waits for them and is busy meanwhile. React may be attached to it already and must not hear of it twice. */
const holdPress = (event: MouseEvent, pressed: HTMLElement): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  if (pressed.ariaBusy) return;
  pressed.ariaBusy = "true";
  pressLater(pressed, 60);
};

/** The language that is gone to is remembered even before the scripts are there, and the place on the page goes along. */
const rememberLanguage = (link: HTMLAnchorElement): void => {
  if (!(isAwake() || link.hash)) link.hash = location.hash;
  storeCookie(localeCookie, link.lang);
};

page.addEventListener("click", (event) => {
  const target = event.target as Element;
  const language = target.closest<HTMLAnchorElement>("a.s-language");
  if (language) rememberLanguage(language);
  const pressed = target.closest<HTMLElement>("a[data-picture],button[type=button]:not([popovertarget])");
  if (pressed && !isAwake() && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
    holdPress(event, pressed);
});

/** A form that the browser sends shows it at its button, and is sent once; what scripts send instead is theirs, heard before. A page that comes back has sent nothing. */
addEventListener("submit", (event) => {
  const { submitter } = event;
  if (event.defaultPrevented || !submitter) return;
  if (submitter.ariaBusy) event.preventDefault();
  submitter.ariaBusy = "true";
  // The page that follows may be the answer itself: with scripts it takes its own address.
  const { direct } = event.target as EventTarget & { readonly direct?: HTMLInputElement };
  if (direct) direct.value = "1";
  // What was pressed is answered without a picture of this page, which a slow phone takes a tenth of a second to draw.
  addEventListener("pageswap", (swap) => swap.viewTransition?.skipTransition());
  addEventListener("pageshow", () => {
    submitter.ariaBusy = null;
  });
});

/** Pages that followed one another share a document when they come back from another site: what is not this page is loaded. */
const here = (): string | undefined => location.href.split("#")[0];
const begun = here();
addEventListener("popstate", () => isAwake() || here() === begun || location.reload());

for (const name of ["pointerover", "pointerdown", "keydown", "focusin", "click"])
  page.addEventListener(name, wakeByTouch, true);
// Colours are chosen for all tabs: the scripts paint them here, too.
const colours: typeof colourCookie.name = "colour-mode";
self.cookieStore?.addEventListener("change", (event) => event.changed[0]?.name === colours && wake());
// A link was followed from here before: the place where its reader stood is the router's to find.
if (history.scrollRestoration === "manual") wake();
for (const part of page.querySelectorAll("[data-lives]")) sight.observe(part);
if (newsOfDocument()[0] || isAnnouncedArrival() || /cart-count=[1-9]|b2bVat=1/.test(page.cookie)) whenIdle(wake);
else if (asks) addEventListener("load", () => whenIdle(fetchScripts));
