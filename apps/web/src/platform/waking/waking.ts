// Runs in the documents of pages to read, built and written into them, before any other script: fetches the app when somebody does something. [LOC-16]
import { localeCookie } from "@kontor/domain/visitor/locale";

/**
 * Visitors with something in the cart, or with business prices, get the scripts when the browser is idle; everybody else gets them with the first touch of
 * something that can be pressed, the first key, or the first sight of a part that lives by itself. Where the app asks for something first, most people touch
 * the page in the end: its scripts are fetched while it is read, and what it asks for with the touch.
 */
const script = document.currentScript as HTMLScriptElement;
const { app = "", asks, needs = "" } = script.dataset;
script.remove();

const touches = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
const missing = needs.split(" ");

const isAwake = (): boolean => "awake" in document.documentElement.dataset;

const addLink = (facts: Partial<HTMLLinkElement>): void => document.head.append(Object.assign(document.createElement("link"), facts));

const fetchScripts = (): void => {
  for (const href of missing.splice(0)) addLink({ rel: "modulepreload", href });
};

/** Safari has no idle callback. */
const whenIdle = (then: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(() => then());

/** A pointer that passes over plain text touches nothing. */
const isTouch = ({ type, target }: Event): boolean =>
  type !== "pointerover" || (target as Element).closest("a,button,summary,input,select,textarea,label") !== null;

const wake = (event?: Event): void => {
  if (event !== undefined && !isTouch(event)) return;
  for (const name of touches) document.removeEventListener(name, wake, true);
  sight.disconnect();
  fetchScripts();
  if (asks !== undefined) addLink({ rel: "preload", as: "fetch", crossOrigin: "", href: asks });
  // Scripts that do not come are asked for again with the next touch.
  import(/* @vite-ignore */ app).catch(waitForTouch);
};

const waitForTouch = (): void => {
  for (const name of touches) document.addEventListener(name, wake, { capture: true, passive: true });
};

const sight = new IntersectionObserver((parts) => {
  if (parts.some(({ isIntersecting }) => isIntersecting)) wake();
});

/** Presses again what was pressed too early, for three seconds; a link is followed then. */
const pressLater = (element: HTMLElement, tries: number): void => {
  if (isAwake()) element.click();
  else if (tries > 0) setTimeout(pressLater, 50, element, tries - 1);
  else if (element instanceof HTMLAnchorElement) location.assign(element.href);
};

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What scripts alone can answer, a picture or a plain button, waits for them. React may be attached to it already and must not hear of it twice. */
const holdPress = (event: MouseEvent, pressed: HTMLElement): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  pressLater(pressed, 60);
};

/** The language that is gone to is remembered even before the scripts are there, and the place on the page goes along. */
const rememberLanguage = (link: HTMLAnchorElement): void => {
  if (!isAwake() && location.hash !== "" && link.hash === "") link.hash = location.hash;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${localeCookie.name}=${link.lang}; Max-Age=${localeCookie.days * 86_400}; Path=/; SameSite=Lax${secure}`;
};

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const language = target.closest<HTMLAnchorElement>("a.s-language");
  if (language !== null) rememberLanguage(language);
  const pressed = target.closest<HTMLElement>("a[data-picture],button[type=button]");
  if (pressed !== null && !isAwake() && isPlain(event)) holdPress(event, pressed);
});

/** Pages that followed one another share a document when they come back from another site: what is not this page is loaded. */
const begun = location.pathname + location.search;
addEventListener("popstate", () => {
  if (!isAwake() && location.pathname + location.search !== begun) location.reload();
});

waitForTouch();
// A link was followed from here before: the place where its reader stood is the router's to find.
if (history.scrollRestoration === "manual") wake();
for (const part of document.querySelectorAll("[data-lives]")) sight.observe(part);
if (/(^|; )(cart-count=[1-9]|b2bVat=1)/.test(document.cookie)) whenIdle(wake);
else if (asks !== undefined) addEventListener("load", () => whenIdle(fetchScripts));
