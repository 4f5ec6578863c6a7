// The banner without a new page: its presses, the pages that follow, another tab that decides. Fetched with the first press, or with the first page that follows. [VIS-02] [VIS-03]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import { consentCookie, consentView, isChoice, selectedCategories } from "@kontor/domain/visitor/consent";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import { measuredViewport } from "../viewport/stored-viewport.ts";
import { type ConsentActor, decidedNow, runConsent } from "./running.ts";
import { decisionIn } from "../../platform/client/stored-preference.ts";
import type { ConsentFacts } from "./views.ts";

const drawnBanner = (): HTMLElement | null => document.getElementById("consent");
const localeOf = (text: string): Locale => (isLocale(text) ? text : "en");
const factsOf = (drawn: HTMLElement): ConsentFacts => JSON.parse(drawn.dataset["facts"] ?? "null") as ConsentFacts;

const at: { actor: ConsentActor | null; fetched: HTMLElement | null; before: EventTarget | null } = {
  actor: null,
  fetched: null,
  before: null,
};

/** Where the visitor was before: who came by the way of the keyboard was at the start of the page. */
const placeBefore = (): HTMLElement | null => {
  const { before } = at;
  if (!(before instanceof HTMLElement) || !before.isConnected) return document.getElementById("content");
  const { lang } = document.documentElement;
  return before.closest("body > aside") === null
    ? before
    : document.querySelector(`a.k-skip[href="#content"]:lang(${lang})`);
};

/** The banner of the page that is shown, in its language. */
const fetchedBanner = async (): Promise<HTMLElement | null> => {
  const answer = await fetch(`/${localeOf(document.documentElement.lang)}/_consent.html`);
  const { body } = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
  return body.querySelector<HTMLElement>("#consent");
};

const isInPlace = (banner: HTMLElement): boolean => banner.lang === document.documentElement.lang;

const show = (banner: HTMLElement, closable: boolean): void => {
  const close = banner.querySelector<HTMLElement>('[value="close"]');
  if (close !== null) close.hidden = !closable;
};

/** Draws what the machine says; a banner of an earlier language is replaced. */
const draw = async (actor: ConsentActor): Promise<void> => {
  const before = drawnBanner();
  const { shown, closable } = consentView(actor.getSnapshot());
  if (!shown) {
    const back = before?.contains(document.activeElement) ? placeBefore() : null;
    before?.remove();
    document.querySelector("body > aside:has(> .k-skip)")?.remove();
    back?.focus({ preventScroll: true });
    return;
  }
  if (before !== null && isInPlace(before)) return show(before, closable);
  const own = at.fetched !== null && isInPlace(at.fetched) ? at.fetched : await fetchedBanner().catch(() => null);
  // While it was fetched another tab may have decided, another page or banner may have followed.
  const now = consentView(actor.getSnapshot());
  if (!now.shown || own === null || !isInPlace(own) || drawnBanner() !== before) return;
  before?.remove();
  document.body.append(own);
  show(own, now.closable);
};

const running = async (): Promise<ConsentActor | null> => {
  if (at.actor !== null) return at.actor;
  const drawn = drawnBanner();
  if (drawn === null) at.fetched = await fetchedBanner();
  const facts = drawn ?? at.fetched;
  // Another page may have followed while it was fetched.
  if (at.actor !== null || facts === null) return at.actor;
  if (drawn === null) hearPresses();
  const actor = runConsent(factsOf(facts), drawn === null ? null : location.pathname);
  at.actor = actor;
  actor.subscribe((snapshot) => {
    // The next page tries again.
    document.documentElement.toggleAttribute("data-unproved", snapshot.matches({ proof: "unrecorded" }));
    void draw(actor);
  });
  actor.on("consent.store", measuredViewport);
  watchCookies((changes) => {
    // What scripts read here may be older for a moment than what was reported.
    const decision = decisionIn(changes.find(({ name }) => name === consentCookie.name)?.value);
    if (decision !== null) actor.send({ type: "consent.follow", decision });
  });
  return actor;
};

/** A document that was drawn without a banner hears no presses of one that follows. */
const hearPresses = (): void => {
  let before: EventTarget | null = null;
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).closest("#consent") === null) before = target;
  });
  addEventListener(
    "submit",
    (event) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.closest("#consent") === null) return;
      event.preventDefault();
      void press(submitter, before);
    },
    true,
  );
};

/** A press on one of the banner's buttons, and what had the focus before it came to the banner. */
const press = async (button: HTMLButtonElement, before: EventTarget | null): Promise<void> => {
  at.before = before;
  const [actor, drawn] = [await running(), button.closest<HTMLElement>("#consent")];
  if (actor === null || drawn === null || !isChoice(button.value)) throw new Error("there is no banner to answer");
  const now = decidedNow(localeOf(drawn.lang));
  if (button.value === "selected") {
    const form = button.closest("form") as HTMLFormElement;
    actor.send({
      type: "consent.selected",
      selected: selectedCategories(new FormData(form).getAll("category")),
      ...now,
    });
  } else actor.send({ type: `consent.${button.value}`, ...now });
};

/** A page has followed in the same document. */
const finished = async (path: string): Promise<void> => (await running())?.send({ type: "page.finish", path });

/** Another tab has decided before anything happened here. */
const follow = async (): Promise<void> => {
  const actor = await running();
  if (actor !== null) await draw(actor);
};

/** One value, since nothing in the build refers to a press: the document does. */
export const banner = { press, finished, follow };
