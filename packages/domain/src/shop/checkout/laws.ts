// Laws of the checkout: no step is skipped, no box forgotten, no order doubled. [CHK-01…06] [CON-01] [LGL-04]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { anyAgreements, anyOrderIntent, anyStep, anyStepFacts } from "./arbitraries.ts";
import { type Step, type StepFacts, steps } from "./model.ts";
import { missingPapers, noPapers, paperConfirmed, resellerPapers, resellerStandingOf, standingBy } from "./reseller.ts";
import {
  agreed,
  agreementRefusals,
  contractTerms,
  isSameIntent,
  keyFor,
  mayEnterStep,
  nextStep,
  orderNumber,
  previousStep,
  stepFor,
  stepStanding,
} from "./rules.ts";

const place = (step: Step): number => steps.indexOf(step);

const walked = (from: Step, facts: StepFacts): readonly Step[] => {
  const next = nextStep(from, facts);
  return next === null ? [from] : [from, ...walked(next, facts)];
};

const anyYear = fc.integer({ min: 2000, max: 2999 });
const anySequence = fc.integer({ min: 1, max: 999_999 });

export const laws: readonly Law[] = [
  law("[CHK-01] whatever step is wanted, one is led to a step that is open", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => mayEnterStep(stepFor(wanted, facts), facts)),
  ),
  law("[CHK-01] who may stand on a step is left there", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => !mayEnterStep(wanted, facts) || stepFor(wanted, facts) === wanted),
  ),
  law("[CHK-01] nobody is led past the step they want", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => place(stepFor(wanted, facts)) <= place(wanted)),
  ),
  law("[CHK-01] forward leads to a later step that is open", () =>
    fc.property(anyStep, anyStepFacts, (step, facts) => {
      const next = nextStep(step, facts);
      return next === null || (place(next) > place(step) && mayEnterStep(next, facts));
    }),
  ),
  law("[CHK-01] back leads to an earlier step that is open, and from there forward comes back", () =>
    fc.property(anyStep, anyStepFacts, (step, facts) => {
      const before = previousStep(step, facts);
      return (
        before === null ||
        (place(before) < place(step) &&
          mayEnterStep(before, facts) &&
          (!mayEnterStep(step, facts) || facts.items === 0 || walked(before, facts).includes(step) || step === "login"))
      );
    }),
  ),
  law("[CHK-01] an empty cart goes nowhere", () => fc.property(anyStepFacts, (facts) => nextStep("cart", { ...facts, items: 0 }) === null)),
  law("[CHK-02] nobody who is not logged in stands on the summary", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => stepFor(wanted, { ...facts, signedIn: false }) !== "summary"),
  ),
  law("[CHK-02] the summary leads visitors with a cart to the login", () =>
    fc.property(anyStepFacts, (facts) => stepFor("summary", { ...facts, signedIn: false }) === "login"),
  ),
  law("[CHK-09] without an order of this session nobody is thanked", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => stepFor(wanted, { ...facts, order: null }) !== "thank-you"),
  ),
  law("[CHK-01] exactly one step is the current one", () =>
    fc.property(anyStep, (current) => steps.filter((step) => stepStanding(step, current) === "current").length === 1),
  ),
  law("[CHK-04] an order is agreed exactly with terms, cancellation policy and age, each missing one named once", () =>
    fc.property(
      anyAgreements,
      (agreements) =>
        Result.isSuccess(agreed(agreements)) === (agreements.terms && agreements.cancellationPolicy && agreements.adult) &&
        agreementRefusals(agreements).length ===
          [agreements.terms, agreements.cancellationPolicy, agreements.adult].filter((ticked) => !ticked).length,
    ),
  ),
  law("[LGL-04] the early start is free to choose", () =>
    fc.property(
      anyAgreements,
      (agreements) =>
        Result.isSuccess(agreed({ ...agreements, earlyStart: true })) === Result.isSuccess(agreed({ ...agreements, earlyStart: false })),
    ),
  ),
  law("[CHK-06] an intent is the same as itself, and another key makes another one", () =>
    fc.property(
      anyOrderIntent,
      fc.uuid(),
      (intent, key) =>
        isSameIntent(intent, intent) && isSameIntent(intent, { ...intent, idempotencyKey: key }) === (key === intent.idempotencyKey),
    ),
  ),
  law("[CHK-06] an unanswered attempt keeps its key", () =>
    fc.property(fc.uuid(), fc.uuid(), (old, fresh) => keyFor(old, fresh) === old && keyFor(null, fresh) === fresh),
  ),
  law("[CHK-09] order numbers count up as text within a year and over the years", () =>
    fc.property(
      anyYear,
      anySequence,
      anyYear,
      anySequence,
      (y1, s1, y2, s2) => orderNumber(y1, s1) < orderNumber(y2, s2) === (y1 < y2 || (y1 === y2 && s1 < s2)),
    ),
  ),
  law("[CON-01] a contract renews by its own term, and never by more than a year", () =>
    fc.property(fc.integer({ min: 0, max: 60 }), (months) => {
      const terms = contractTerms(months);
      return (
        terms.renewalMonths <= 12 && terms.renewalMonths >= 1 && (months < 1 || terms.renewalMonths <= months) && terms.noticeDays === 31
      );
    }),
  ),
  law(
    "[CHK-08] [CHK-10] exactly a private customer's reseller box is refused, and every other one makes a pending order or none of a reseller",
    () =>
      fc.property(anyAgreements, fc.constantFrom("private" as const, "business" as const), (agreements, kind) =>
        Result.match(resellerStandingOf(agreements, { kind }), {
          onFailure: () => agreements.reseller === true && kind === "private",
          onSuccess: (standing) => (agreements.reseller === true ? kind === "business" && standing === "pending" : standing === null),
        }),
      ),
  ),
  law(
    "[CHK-10] an order of a reseller is confirmed exactly when both papers are, in any order, and a paper stands as it was first confirmed",
    () =>
      fc.property(fc.array(fc.tuple(fc.constantFrom(...resellerPapers), fc.nat(1000))), (confirmations) => {
        const papers = confirmations.reduce((held, [paper, at]) => paperConfirmed(held, paper, instant(at)), noPapers);
        const first = (paper: (typeof resellerPapers)[number]): number | null => confirmations.find(([one]) => one === paper)?.[1] ?? null;
        return (
          resellerPapers.every((paper) => papers[paper] === first(paper)) &&
          (standingBy(papers) === "confirmed") === (missingPapers(papers).length === 0) &&
          missingPapers(papers).every((paper) => first(paper) === null)
        );
      }),
  ),
];
