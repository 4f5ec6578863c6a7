// The visitor's view of prices at work: the domain's machine, fed by the router, the cookies and other tabs. Fetched when a page is entered or left. [VAT-04…07] [VAT-13]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import {
  type BusinessCookies,
  businessVatMachine,
  businessFlag,
  preservesBusinessView,
  shownCountry,
} from "@kontor/domain/visitor/business-vat";
import { isVatCountry } from "@kontor/domain/kernel/country";
import type { AnyRouter } from "@tanstack/react-router";
import { type Actor, createActor } from "xstate";
import { newsOfDocument } from "../../platform/client/news.ts";
import { storedView, storeFlag } from "./view-cookie.ts";
import { vatTiming } from "./vat-timing.ts";

interface ViewStart {
  readonly router: AnyRouter;
  readonly say: (what: "entered" | "left") => void;
  readonly signal: AbortSignal;
}

/** What the answer with this document did to the view: its cookie is there already, and no toast has shown it. */
const effectOfDocument = (): string | undefined => newsOfDocument().find(({ name }) => name === vatTiming)?.description;

/** The cookies as they were before the document was requested. */
const cookiesBefore = (effect: string | undefined): ReturnType<typeof storedView> => {
  const now = storedView();
  if (effect === undefined || (effect === "entered") !== (now.b2bVat === businessFlag)) return now;
  return { ...now, b2bVat: effect === "entered" ? now.vatCountry : businessFlag };
};

const announced = { document: false };

export const runView = ({ router, say, signal }: ViewStart): void => {
  const path = (): string => (router.state.resolvedLocation ?? router.latestLocation).pathname;
  const running = { actor: null as Actor<typeof businessVatMachine> | null };

  /** The country that the frame on screen was made for. */
  const drawnFor = (): string | undefined =>
    router.state.matches
      .map(
        ({ loaderData }) =>
          (loaderData as { readonly vat?: { readonly country: string } | null } | undefined)?.vat?.country,
      )
      .find((country) => country !== undefined);

  /** Stores what the machine says, and loads what was drawn for another country. */
  const follow = ({ context, value }: ReturnType<Actor<typeof businessVatMachine>["getSnapshot"]>): void => {
    storeFlag(context.business);
    if (value === "customer" || drawnFor() === undefined) return;
    const { vatCountry, b2bVat } = storedView();
    const isKnown = context.business || isVatCountry(vatCountry) || isVatCountry(b2bVat);
    const shown = shownCountry({ context });
    if (isKnown ? drawnFor() !== shown : drawnFor() === shown) void router.invalidate();
  };

  /** `heard` is what another tab stored, which this tab may not be able to read yet. */
  const mount = (heard: Partial<BusinessCookies> = {}): void => {
    running.actor?.stop();
    const effect = announced.document ? undefined : effectOfDocument();
    announced.document = true;
    const { signedIn, ...cookies } = cookiesBefore(effect);
    const actor = createActor(businessVatMachine, {
      input: { cookies: { ...cookies, ...heard }, path: path(), signedIn },
    });
    running.actor = actor;
    actor.on("business-vat.entered", () => say("entered"));
    actor.on("business-vat.left", () => say("left"));
    actor.start();
    follow(actor.getSnapshot());
  };

  const enter = (): void => {
    const { actor } = running;
    if (actor === null) return;
    const { vatCountry, signedIn } = storedView();
    if (isVatCountry(vatCountry)) actor.send({ type: "country.set", country: vatCountry });
    if (actor.getSnapshot().context.signedIn !== signedIn) actor.send({ type: "session.change", signedIn });
    actor.send({ type: "page.enter", path: path() });
    follow(actor.getSnapshot());
  };

  mount();
  const arrived = router.subscribe("onResolved", ({ pathChanged }) => pathChanged && enter());
  // What another tab entered or left meanwhile: the tab that is looked at says what holds, and carts follow at once.
  const back = (): void => {
    if (document.visibilityState === "visible") mount();
  };
  document.addEventListener("visibilitychange", back, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && mount(), { signal });
  const unwatch = watchCookies((changes) => {
    const change = changes.find(({ name }) => name === "b2bVat");
    if (change !== undefined && preservesBusinessView(path())) mount({ b2bVat: change.value });
  });
  signal.addEventListener("abort", () => {
    arrived();
    unwatch();
    running.actor?.stop();
  });
};
