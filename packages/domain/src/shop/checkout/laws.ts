// Laws of the checkout: no step is skipped, no box forgotten, no order doubled. [CHK-01…06] [CON-01] [LGL-04]
import { type Lived, lived } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { productByKey } from "#shop/catalog";
import { isSameTerms } from "#shop/contract";
import { anyPolicy } from "#shop/contract/arbitraries";
import { quote } from "#shop/pricing";
import { anyQuoteInput, anyQuoteInputWithoutVoucher } from "#shop/pricing/arbitraries";
import {
  anyAgreements,
  anyCheckoutInput,
  anyCheckoutVisit,
  anyOrderIntent,
  anyStep,
  anyStepFacts,
  exampleOrder,
} from "./arbitraries.ts";
import { checkoutMachine } from "./machine.ts";
import { stepOf } from "./view.ts";
import { accountLaws } from "./account-laws.ts";
import { limitLaws } from "./limit-laws.ts";
import { type OrderFactsLine, type Step, type StepFacts, steps } from "./model.ts";
import { confirmation, orderFacts } from "./order-facts.ts";
import { placingLaws } from "./placing-laws.ts";
import {
  missingPapers,
  noPapers,
  paperConfirmed,
  resellerPapers,
  resellerStatusOf,
  statusByPapers,
} from "./reseller.ts";
import {
  agreed,
  agreementRefusals,
  isSameIntent,
  keyFor,
  mayEnterStep,
  nextStep,
  noAgreements,
  noticesFor,
  orderNumber,
  previousStep,
  stepFor,
  stepState,
} from "./rules.ts";

const place = (step: Step): number => steps.indexOf(step);

const walked = (from: Step, facts: StepFacts): readonly Step[] => {
  const next = nextStep(from, facts);
  return next === null ? [from] : [from, ...walked(next, facts)];
};

const anyYear = fc.integer({ min: 2000, max: 2999 });
const anySequence = fc.integer({ min: 1, max: 999_999 });

type Stood = Lived<typeof checkoutMachine>;

/** Looks at the checkout after each moment of a visit, and at the moment before. */
const always = (look: (now: Stood, before: Stood | undefined) => boolean) =>
  fc.property(anyCheckoutInput, anyCheckoutVisit, (input, visit) => {
    const steps = lived(checkoutMachine, visit, input);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

export const laws: readonly Law[] = [
  ...placingLaws,
  ...limitLaws,
  ...accountLaws,
  law("[CHK-01] whatever step is wanted, one is led to a step that is open", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => mayEnterStep(stepFor(wanted, facts), facts)),
  ),
  law("[CHK-01] who may stand on a step is left there", () =>
    fc.property(
      anyStep,
      anyStepFacts,
      (wanted, facts) => !mayEnterStep(wanted, facts) || stepFor(wanted, facts) === wanted,
    ),
  ),
  law("[CHK-01] no visitor is led past the requested step", () =>
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
  law("[CHK-01] an empty cart goes nowhere", () =>
    fc.property(anyStepFacts, (facts) => nextStep("cart", { ...facts, items: 0 }) === null),
  ),
  law("[CHK-02] an anonymous visitor never gets to the summary", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => stepFor(wanted, { ...facts, signedIn: false }) !== "summary"),
  ),
  law("[CHK-02] the summary leads visitors with a cart to the login", () =>
    fc.property(
      anyStepFacts,
      (facts) => stepFor("summary", { ...facts, signedIn: false, authcodesMissing: 0 }) === "login",
    ),
  ),
  law("[CHK-09] there is no thank-you page without an order of this session", () =>
    fc.property(anyStep, anyStepFacts, (wanted, facts) => stepFor(wanted, { ...facts, order: null }) !== "thank-you"),
  ),
  law("[CHK-01] exactly one step is the current one", () =>
    fc.property(anyStep, (current) => steps.filter((step) => stepState(step, current) === "current").length === 1),
  ),
  law(
    "[CHK-03] a customer with an address goes from the cart to the summary, everybody else gives or registers one first",
    () =>
      fc.property(anyStepFacts, fc.integer({ min: 1, max: 100 }), (facts, items) => {
        const next = nextStep("cart", { ...facts, items, authcodesMissing: 0 });
        return next === (facts.signedIn && facts.addressStored ? "summary" : "login");
      }),
  ),
  law(
    "[DOM-01] [CHK-01] while a name that moves here lacks its authcode, the cart leads nowhere, and a request for the summary or the login on the way there is led back to it",
    () =>
      fc.property(
        anyStepFacts,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 9 }),
        (facts, items, authcodesMissing) => {
          const stopped = { ...facts, items, authcodesMissing };
          return (
            nextStep("cart", stopped) === null &&
            nextStep("login", stopped) === null &&
            stepFor("summary", stopped) === "cart" &&
            stepFor("login", { ...stopped, forAnotherPage: false }) === "cart" &&
            stepFor("login", { ...stopped, forAnotherPage: true }) === "login"
          );
        },
      ),
  ),
  law(
    "[CHK-04] [CON-04] an order is agreed exactly with terms, cancellation policy and age, each missing one named once",
    () =>
      fc.property(
        anyAgreements,
        (agreements) =>
          Result.isSuccess(agreed(agreements)) ===
            (agreements.terms && agreements.cancellationPolicy && agreements.adult) &&
          agreementRefusals(agreements).length ===
            [agreements.terms, agreements.cancellationPolicy, agreements.adult].filter((ticked) => !ticked).length,
      ),
  ),
  law("[LGL-04] the early start is free to choose", () =>
    fc.property(
      anyAgreements,
      (agreements) =>
        Result.isSuccess(agreed({ ...agreements, earlyStart: true })) ===
        Result.isSuccess(agreed({ ...agreements, earlyStart: false })),
    ),
  ),
  law(
    "[CHK-05] the mail of an order contains what was agreed, in its language: who, where to, every line, all sums, and for a consumer how to withdraw",
    () =>
      fc.property(
        anyQuoteInputWithoutVoucher,
        anyOrderIntent,
        fc.constantFrom("private" as const, "business" as const),
        (input, intent, kind) => {
          const made = Result.getOrThrow(quote(input));
          const example = exampleOrder(intent, "o1");
          const order = {
            ...example,
            address: { ...example.address, kind },
            cart: { ...example.cart, items: input.cart.items },
            quote: made,
          };
          const { email, locale, number, enclosed, facts } = confirmation(order, input.catalog);
          return (
            email === order.address.email &&
            locale === intent.locale &&
            number === order.number &&
            facts.total === made.total &&
            facts.lines.map(({ first }) => first).join() === made.lines.map(({ first }) => first).join() &&
            enclosed.includes("terms") &&
            enclosed.includes("withdrawal-notice") === (kind === "private")
          );
        },
      ),
  ),
  law("[CHK-06] an intent is the same as itself, and another key makes another one", () =>
    fc.property(
      anyOrderIntent,
      fc.uuid(),
      (intent, key) =>
        isSameIntent(intent, intent) &&
        isSameIntent(intent, { ...intent, idempotencyKey: key }) === (key === intent.idempotencyKey),
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
  law(
    "[CHK-04] [LGL-03] [LGL-04] [CHK-10] without a right of withdrawal there is no notice of it and no box for an early start; the three required boxes are for everyone",
    () =>
      fc.property(fc.constantFrom("private" as const, "business" as const), (kind) => {
        const { withdrawal, boxes } = noticesFor({ kind });
        const needed = agreementRefusals(noAgreements).map(({ _tag }) => _tag);
        return (
          withdrawal === (kind === "private") &&
          boxes.includes("earlyStart") === withdrawal &&
          boxes.includes("reseller") === !withdrawal &&
          ["terms", "cancellationPolicy", "adult"].every((box) => boxes.includes(box as "terms")) &&
          needed.length === 3
        );
      }),
  ),
  law(
    "[CHK-08] [CHK-10] exactly a private customer's reseller box is refused, and every other one makes a pending order or none of a reseller",
    () =>
      fc.property(anyAgreements, fc.constantFrom("private" as const, "business" as const), (agreements, kind) =>
        Result.match(resellerStatusOf(agreements, { kind }), {
          onFailure: () => agreements.reseller === true && kind === "private",
          onSuccess: (resellerState) =>
            agreements.reseller === true ? kind === "business" && resellerState === "pending" : resellerState === null,
        }),
      ),
  ),
  law(
    "[CHK-10] an order of a reseller is confirmed exactly when both papers are, in any order, and a paper is unchanged once confirmed",
    () =>
      fc.property(fc.array(fc.tuple(fc.constantFrom(...resellerPapers), fc.nat(1000))), (confirmations) => {
        const papers = confirmations.reduce(
          (papers, [paper, at]) => paperConfirmed(papers, paper, instant(at)),
          noPapers,
        );
        const first = (paper: (typeof resellerPapers)[number]): number | null =>
          confirmations.find(([one]) => one === paper)?.[1] ?? null;
        return (
          resellerPapers.every((paper) => papers[paper] === first(paper)) &&
          (statusByPapers(papers) === "confirmed") === (missingPapers(papers).length === 0) &&
          missingPapers(papers).every((paper) => first(paper) === null)
        );
      }),
  ),
  law(
    "[CHK-01] [CHK-02] the current step is never a closed one, whatever happens when; only thanks stay on screen",
    () =>
      always(
        ({ snapshot }) =>
          snapshot.matches("placing") ||
          mayEnterStep(stepOf(snapshot.value), snapshot.context.facts) ||
          snapshot.value === "thank-you",
      ),
  ),
  law("[CHK-04] [CHK-06] nothing is ever placed without the three boxes, a quote and a key", () =>
    always(
      ({ snapshot: { value, context } }) =>
        value !== "placing" ||
        (agreementRefusals(context.agreements).length === 0 && context.shown !== null && context.unanswered !== null),
    ),
  ),
  law(
    "[CHK-07] a changed quote is never ordered before it was accepted, and is shown beside the one that was seen",
    () =>
      always(
        ({ snapshot: { value, context } }) =>
          (value !== "placing" || context.changed === null) && (context.changed === null || context.shown !== null),
      ),
  ),
  law("[CHK-06] an attempt without an answer keeps its key until an answer comes", () =>
    always(({ snapshot }, before) => {
      const key = before?.snapshot.context.unanswered ?? null;
      const answered = before?.snapshot.value === "placing" && snapshot.value !== "placing";
      return key === null || answered || snapshot.context.unanswered === key;
    }),
  ),
  law(
    "[CHK-09] the thank-you step follows a placed order; boxes, quote and items are empty then, and the context survives JSON",
    () =>
      always(({ snapshot: { value, context } }, before) => {
        const isPlaced = value === "thank-you" && before?.snapshot.value === "placing";
        return (
          (!isPlaced ||
            (context.order !== null &&
              context.shown === null &&
              context.facts.items === 0 &&
              !context.agreements.terms)) &&
          JSON.stringify(JSON.parse(JSON.stringify(context))) === JSON.stringify(context)
        );
      }),
  ),
  law(
    "[LGL-01] above the button each ordered item is listed with its features, price and terms, and sums that are those of its rows",
    () =>
      fc.property(
        anyQuoteInput,
        anyPolicy,
        fc.constantFrom("private" as const, "business" as const),
        ({ catalog, ...input }, policy, kind) => {
          const made = quote({ ...input, catalog });
          if (Result.isFailure(made)) return true;
          const facts = orderFacts(made.success, catalog, {
            policy,
            day: day("2026-11-21"),
            customer: { kind },
            cart: input.cart,
          });
          const isDescribed = ({
            subject,
            kind,
            title,
            features,
            recurring,
            everyMonths,
            terms,
          }: OrderFactsLine): boolean =>
            title.en !== "" &&
            title.de !== "" &&
            features.length === (kind === "domain" ? 0 : (productByKey(catalog, subject)?.features.length ?? 0)) &&
            (recurring === 0 ||
              facts.recurring.some((group) => group.everyMonths === everyMonths && group.gross >= recurring)) &&
            facts.terms.filter((one) => isSameTerms(one, terms)).length === 1;
          return (
            facts.lines.map(({ subject }) => subject).join() ===
              made.success.lines.map(({ subject }) => subject).join() &&
            facts.lines.every(isDescribed) &&
            facts.terms.every(({ titles }) => titles.length > 0) &&
            facts.lines
              .filter(({ kind: of }) => of !== "addition")
              .every(({ title, terms }) =>
                facts.terms.some((one) => isSameTerms(one, terms) && one.titles.some(({ en }) => en === title.en)),
              ) &&
            facts.lines.reduce((all, { first }) => all + first, 0) === facts.oneOff + facts.firstPeriod &&
            facts.lines.reduce((all, { setup }) => all + setup, 0) === facts.oneOff &&
            facts.oneOff + facts.firstPeriod + facts.voucher === facts.total &&
            facts.net + facts.vatAmount === facts.total
          );
        },
      ),
  ),
];
