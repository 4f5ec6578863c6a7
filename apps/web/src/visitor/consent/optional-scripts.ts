// Runs in documents of a shop whose settings name optional scripts, written into them: loads those that the visitor allows, and none before; what a script stored is deleted as soon as its category is withdrawn, here or in another tab. [VIS-02]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import { allowed, allowedScripts, consentCookie, deletedBy, type OptionalScript } from "@kontor/domain/visitor/consent";
import { decisionIn, storedDecision } from "../../platform/client/stored-preference.ts";
import { deleteStored, storedNames } from "./stored-decision.ts";
import type { ConsentFacts } from "./views.ts";

const { revision, scripts } = JSON.parse(document.currentScript?.dataset["facts"] ?? "null") as ConsentFacts;

// What this document must not take along to a page that is not public.
document.documentElement.dataset["optional"] = "";

const loaded = new Set<OptionalScript>();

const load = (script: OptionalScript): void => {
  loaded.add(script);
  document.head.append(Object.assign(document.createElement("script"), { src: script.src, async: true }));
};

const follow = (decision = storedDecision()): void => {
  const categories = allowed(decision, revision);
  for (const script of allowedScripts(scripts, categories)) if (!loaded.has(script)) load(script);
  // What runs on until the page is left may store again.
  const running = [...loaded].map(({ category }) => category);
  deleteStored(deletedBy(running, categories, [...loaded], storedNames()));
};

follow();
watchCookies((changes) => {
  // What scripts read here may be older for a moment than what was reported.
  const change = changes.find(({ name }) => name === consentCookie.name);
  follow(change === undefined ? undefined : decisionIn(change.value));
});
