// Consent at work in a browser: the domain's machine, whose decisions are stored here and recorded through the API. [VIS-02] [VIS-03]
import { consentMachine, ConsentNotRecorded, type Decision, proofOf } from "@kontor/domain/visitor/consent";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { type ActorRefFrom, createActor, fromPromise, waitFor } from "xstate";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { storedDecision } from "../../platform/client/stored-preference.ts";
import { storedNames, storeDecision } from "./stored-decision.ts";
import type { ConsentFacts } from "./views.ts";

const record = fromPromise<Result.Result<void, ConsentNotRecorded>, { readonly decision: Decision }>(
  async ({ input: { decision } }) => {
    const answer = await callIn(decision.language)("POST", "/shop/consent", { body: proofOf(decision) });
    return answer.ok ? Result.succeed(undefined) : Result.fail(new ConsentNotRecorded());
  },
);

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

/** `drawnOn` is the page that the server drew the banner into; `again` loads the page anew. */
export const runConsent = (
  { revision, scripts }: ConsentFacts,
  drawnOn: string | null,
  again: () => void = () => location.reload(),
): ConsentActor => {
  const actor = createActor(consentMachine.provide({ actors: { record } }), {
    input: {
      decision: storedDecision(),
      revision,
      scripts,
      drawnOn,
      globalPrivacyControl: (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true,
      stored: storedNames,
    },
  });
  actor.on("consent.store", (event) => {
    storeDecision(event);
    // A script that runs stops with its page; the proof is on its way first.
    if (event.reload)
      void waitFor(actor, (snapshot) => !snapshot.matches({ proof: "recording" }), { timeout: 3_000 })
        .catch(() => undefined)
        .then(again);
  });
  return actor.start();
};

/** The circumstances of a decision that is made now. */
export const decidedNow = (language: Locale) => ({ now: Date.now() as Decision["time"], language });
