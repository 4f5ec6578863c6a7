// The steps and who may stand on them, the boxes, the notices, the order's number. [CHK-01] [CHK-02] [CHK-04] [CHK-07]
import * as Result from "effect/Result";
import { contractLimits } from "#shop/contract";
import type { Address } from "#shop/customer";
import type { Localized } from "#visitor/locale";
import {
  type AgreementRefused,
  AgeNotConfirmed,
  CancellationPolicyNotRead,
  TermsNotAgreed,
  TooManyOrders,
} from "./errors.ts";
import {
  type Agreements,
  type CustomerNotices,
  type OrderIntent,
  type OrderNumber,
  type Step,
  type StepFacts,
  steps,
} from "./model.ts";

/** Before anything is ticked. */
export const noAgreements: Agreements = { terms: false, cancellationPolicy: false, adult: false, earlyStart: false };

/**
 * Whether a step is open. The login step is open without a cart, since one also logs in there for other pages; on the way
 * to an order it wants all authcodes, so that no one gives an address for a cart that leads nowhere;
 * the summary wants items, the authcodes of all names that move here, a login and an address; the thank-you page wants an order of this session. [CHK-01] [CHK-02]
 */
export const mayEnterStep = (step: Step, facts: StepFacts): boolean => {
  switch (step) {
    case "cart":
      return true;
    case "login":
      return facts.items === 0 || isComplete(facts) || facts.forAnotherPage === true;
    case "summary":
      return facts.items > 0 && isIdentified(facts) && isComplete(facts);
    case "thank-you":
      return facts.order !== null;
  }
};

/** The step that a request leads to: the requested one, or the last one before it that is open and not yet done. [CHK-01] */
export const stepFor = (wanted: Step, facts: StepFacts): Step => {
  if (mayEnterStep(wanted, facts)) return wanted;
  if (facts.items > 0 && !isComplete(facts)) return "cart";
  return facts.items === 0 && facts.signedIn
    ? "cart"
    : wanted === "thank-you" && facts.items === 0
      ? "cart"
      : firstOpen(facts);
};

/** The step that follows, or null where none does. A cart that lacks an authcode leads nowhere; a customer with an address passes the login by. [CHK-01] [CHK-03] */
export const nextStep = (step: Step, facts: StepFacts): Step | null => {
  switch (step) {
    case "cart":
      return facts.items === 0 || !isComplete(facts) ? null : isIdentified(facts) ? "summary" : "login";
    case "login":
      return mayEnterStep("summary", facts) ? "summary" : null;
    case "summary":
      return mayEnterStep("thank-you", facts) ? "thank-you" : null;
    case "thank-you":
      return null;
  }
};

/** The step before, or null where there is no way back: a placed order is not undone by going back. [CHK-01] */
export const previousStep = (step: Step, facts: StepFacts): Step | null => {
  switch (step) {
    case "cart":
      return null;
    case "login":
      return "cart";
    case "summary":
      return isIdentified(facts) || !mayEnterStep("login", facts) ? "cart" : "login";
    case "thank-you":
      return null;
  }
};

/** The state of a step in the list of steps above the page. [CHK-01] */
export const stepState = (step: Step, current: Step): "done" | "current" | "ahead" => {
  const [at, now] = [steps.indexOf(step), steps.indexOf(current)];
  return at < now ? "done" : at === now ? "current" : "ahead";
};

/** The boxes as a form brought them. [CHK-04] */
export const tickedAgreements = (isTicked: (box: keyof Agreements) => boolean): Agreements => ({
  terms: isTicked("terms"),
  cancellationPolicy: isTicked("cancellationPolicy"),
  adult: isTicked("adult"),
  earlyStart: isTicked("earlyStart"),
  ...(isTicked("reseller") ? { reseller: true } : {}),
  ...(isTicked("conditions") ? { conditions: true } : {}),
});

/** Every box that is missing, in the order in which they stand. [CHK-04] */
export const agreementRefusals = (agreements: Agreements): readonly AgreementRefused[] => [
  ...(agreements.terms ? [] : [new TermsNotAgreed()]),
  ...(agreements.cancellationPolicy ? [] : [new CancellationPolicyNotRead()]),
  ...(agreements.adult ? [] : [new AgeNotConfirmed({ minimum: contractLimits.minimumAge })]),
];

/** The agreements if they are enough for an order, else the first that is missing. [CHK-04] */
export const agreed = (agreements: Agreements): Result.Result<Agreements, AgreementRefused> => {
  const missing = agreementRefusals(agreements)[0];
  return missing === undefined ? Result.succeed(agreements) : Result.fail(missing);
};

/** Notices and boxes by kind of customer: the withdrawal and its box for an early start are for consumers, the reseller box is for businesses; one more where an ending has conditions. [LGL-03] [LGL-04] [CHK-04] [CHK-10] */
export const noticesFor = (
  { kind }: Pick<Address, "kind">,
  conditions: readonly Localized<string>[] = [],
): CustomerNotices => ({
  withdrawal: kind === "private",
  boxes: [
    "terms",
    "cancellationPolicy",
    "adult",
    ...(conditions.length === 0 ? [] : (["conditions"] as const)),
    kind === "private" ? "earlyStart" : "reseller",
  ],
  ...(conditions.length === 0 ? {} : { conditions }),
});

/** Orders are taken as long as nothing is to be waited for. [OPS-08] */
export const ordersWithinLimit = (wait: number | null): Result.Result<void, TooManyOrders> =>
  wait === null ? Result.void : Result.fail(new TooManyOrders({ wait }));

/** `K-2026-000042`: the year of the order and its place in the sequence. */
export const orderNumber = (year: number, sequence: number): OrderNumber =>
  `K-${String(year).padStart(4, "0")}-${String(sequence).padStart(6, "0")}`;

/** Whether two intents ask for the same order, in every part that was agreed: a key is good for one of them only. [CHK-06] */
export const isSameIntent = (a: OrderIntent, b: OrderIntent): boolean =>
  a.idempotencyKey === b.idempotencyKey &&
  a.cartId === b.cartId &&
  a.cartVersion === b.cartVersion &&
  a.quoteHash === b.quoteHash &&
  a.locale === b.locale &&
  isSameAgreement(a.agreements, b.agreements);

/** A box that is not there counts as one that is not ticked. */
const isSameAgreement = (a: Agreements, b: Agreements): boolean =>
  ([...Object.keys(a), ...Object.keys(b)] as (keyof Agreements)[]).every(
    (box) => (a[box] ?? false) === (b[box] ?? false),
  );

/** The key under which an order is tried: the one of an unanswered attempt, else the fresh one. [CHK-06] */
export const keyFor = (unanswered: string | null, fresh: string): string => unanswered ?? fresh;

const isIdentified = (facts: StepFacts): boolean => facts.signedIn && facts.addressStored;

/** An authcode is required in the cart, before anything else. [DOM-01] */
const isComplete = ({ authcodesMissing = 0 }: StepFacts): boolean => authcodesMissing === 0;

const firstOpen = (facts: StepFacts): Step => (isIdentified(facts) ? "summary" : "login");
