// Binds the page of the cookies to the domain's machine: the page is the banner, opened again by its permanent link. [VIS-02]
import { consentView, type Category, type Choice } from "@kontor/domain/visitor/consent";
import { useEffect, useState } from "react";
import { useLocale } from "../../platform/texts/texts.tsx";
import { measuredViewport } from "../viewport/stored-viewport.ts";
import { type ConsentActor, decidedNow, runConsent } from "./running.ts";
import type { ConsentFacts } from "./views.ts";

export interface ConsentHandle {
  readonly choose: (choice: Exclude<Choice, "close">, selected: readonly Category[]) => void;
  /** Null before a decision was made here. */
  readonly outcome: "saved" | "unrecorded" | null;
  readonly allowed: readonly Category[];
}

export const useConsentPage = (facts: ConsentFacts, allowedBefore: readonly Category[]): ConsentHandle => {
  const locale = useLocale();
  const [actor, setActor] = useState<ConsentActor | null>(null);
  const [shown, setShown] = useState<Pick<ConsentHandle, "outcome" | "allowed">>({
    outcome: null,
    allowed: allowedBefore,
  });
  useEffect(() => {
    // Loaded anew, the page says what the form says where no script runs.
    const own = runConsent(facts, null, () =>
      location.replace(
        `?${own.getSnapshot().matches({ proof: "unrecorded" }) ? "problem=ConsentNotRecorded" : "saved"}`,
      ),
    );
    const decisions = { made: 0 };
    own.on("consent.store", () => {
      decisions.made += 1;
      measuredViewport();
    });
    own.subscribe((snapshot) => {
      if (decisions.made === 0) return;
      const outcome = snapshot.matches({ proof: "unrecorded" }) ? "unrecorded" : "saved";
      setShown({ outcome, allowed: consentView(snapshot).allowed });
      // The page stays open: the next decision is made here, too.
      if (!consentView(snapshot).shown) own.send({ type: "consent.open" });
    });
    own.send({ type: "consent.open" });
    measuredViewport();
    // oxlint-disable-next-line react/set-state-in-effect -- the machine reads the cookies of the browser
    setActor(own);
    return () => void own.stop();
  }, [facts]);
  return {
    ...shown,
    choose: (choice, selected) => {
      const now = decidedNow(locale);
      actor?.send(
        choice === "selected" ? { type: "consent.selected", selected, ...now } : { type: `consent.${choice}`, ...now },
      );
    },
  };
};
