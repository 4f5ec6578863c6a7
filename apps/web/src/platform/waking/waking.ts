// Runs in the documents of pages to read, built and written into them, before any other script: fetches the app when the visitor does something. [LOC-16]
import { colourCookie } from "@kontor/domain/visitor/colour-mode";
import { localeCookie } from "@kontor/domain/visitor/locale";

/**
 * Visitors with something in the cart, with business prices, or whom the answer has something to tell, get the scripts when the browser is idle; everybody else gets them with the first touch of
 * something that can be pressed, the first key, or the first sight of a part that lives by itself. Where the app asks for something first, most people touch
 * the page in the end: its scripts are fetched while it is read, and what it asks for with the touch.
 */
// A name of its own, which the build can shorten.
const page = document;
const script = page.currentScript as HTMLScriptElement;
const { app = "", asks, needs = "" } = script.dataset;
script.remove();

const touches = ["pointerover", "pointerdown", "keydown", "focusin"];
const missing = needs.split(" ");

const isAwake = (): boolean => "awake" in page.documentElement.dataset;

const addLink = (facts: Partial<HTMLLinkElement>): void => page.head.append(Object.assign(page.createElement("link"), facts));

const fetchScripts = (): void => {
  for (const href of missing.splice(0)) addLink({ rel: "modulepreload", href });
};

/** Safari has no idle callback. */
const whenIdle = (then: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(then);

/** A pointer that passes over plain text touches nothing. */
const wakeByTouch = ({ type, target }: Event): void => {
  if (type !== "pointerover" || (target as Element).closest("a,button,summary,input,select,textarea,label")) wake();
};

const wake = (): void => {
  for (const name of touches) page.removeEventListener(name, wakeByTouch, true);
  sight.disconnect();
  fetchScripts();
  if (asks) addLink({ rel: "preload", as: "fetch", crossOrigin: "", href: asks });
  // Scripts that fail to load are requested again with the next touch.
  import(/* @vite-ignore */ app).catch(waitForTouch);
};

const waitForTouch = (): void => {
  for (const name of touches) page.addEventListener(name, wakeByTouch, { capture: true, passive: true });
};

const sight = new IntersectionObserver((parts) => {
  if (parts.some(({ isIntersecting }) => isIntersecting)) wake();
});

/** Presses again what was pressed too early; a link is followed after three seconds. */
const pressLater = (element: HTMLElement & { readonly href?: string }, tries: number): void => {
  if (isAwake()) {
    element.ariaBusy = null;
    element.click();
  } else if (tries > 0 || !element.href) setTimeout(pressLater, 50, element, tries - 1);
  else location.assign(element.href);
};

const isPlain = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What scripts alone can answer, a picture or a plain button, waits for them and is busy meanwhile. React may be attached to it already and must not hear of it twice. */
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
  if (!isAwake() && !link.hash) link.hash = location.hash;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  page.cookie = `${localeCookie.name}=${link.lang}; Max-Age=${localeCookie.days * 86_400}; Path=/; SameSite=Lax${secure}`;
};

page.addEventListener("click", (event) => {
  const target = event.target as Element;
  const language = target.closest<HTMLAnchorElement>("a.s-language");
  if (language) rememberLanguage(language);
  const pressed = target.closest<HTMLElement>("a[data-picture],button[type=button]");
  if (pressed && !isAwake() && isPlain(event)) holdPress(event, pressed);
});

/** A form sent without scripts shows it at its button, and is sent once. A page that comes back has sent nothing. */
page.addEventListener("submit", (event) => {
  const { submitter } = event;
  if (isAwake() || !submitter) return;
  if (submitter.ariaBusy) event.preventDefault();
  submitter.ariaBusy = "true";
  addEventListener("pageshow", () => {
    submitter.ariaBusy = null;
  });
});

/** Pages that followed one another share a document when they come back from another site: what is not this page is loaded. */
const here = (): string => location.pathname + location.search;
const begun = here();
addEventListener("popstate", () => {
  if (!isAwake() && here() !== begun) location.reload();
});

waitForTouch();
// Colours are chosen for all tabs: the scripts paint them here, too.
window.cookieStore?.addEventListener("change", ({ changed }) => changed[0]?.name === colourCookie.name && wake());
// A link was followed from here before: the place where its reader stood is the router's to find.
if (history.scrollRestoration === "manual") wake();
for (const part of page.querySelectorAll("[data-lives]")) sight.observe(part);
const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (loaded?.serverTiming?.[0] || /(^|; )(cart-count=[1-9]|b2bVat=1)/.test(page.cookie)) whenIdle(wake);
else if (asks) addEventListener("load", () => whenIdle(fetchScripts));
