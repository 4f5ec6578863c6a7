// Input, context and events of the checkout's machine. [CHK-01] [CHK-06] [CHK-07]
import type { Quote } from "#shop/pricing";
import type { Locale } from "#visitor/locale";
import type { RefusalValue } from "#visitor/session";
import type { Agreements, Order, Step, StepFacts } from "./model.ts";

export interface CheckoutInput {
  readonly step: Step;
  readonly locale: Locale;
  readonly facts: StepFacts;
  /** What an order that a form without scripts brought has left: its boxes, and why it was not placed. */
  readonly tried?: { readonly agreements: Agreements; readonly refusals: readonly RefusalValue[] } | undefined;
}

export interface CheckoutContext {
  /** The step requested at the start, usually by a URL. */
  readonly wanted: Step;
  readonly locale: Locale;
  readonly facts: StepFacts;
  /** The quote on screen, with the cart it was made for. */
  readonly shown: ShownQuote | null;
  /** What the quote has become since; shown beside the old one until it is accepted. [CHK-07] */
  readonly changed: ShownQuote | null;
  readonly agreements: Agreements;
  readonly refusals: readonly RefusalValue[];
  /** Key of an attempt that has no answer yet. [CHK-06] */
  readonly unanswered: string | null;
  readonly order: Order | null;
}

export interface ShownQuote {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly quote: Quote;
  /** The mark of the address beside it. [CHK-03] */
  readonly addressSeen?: string;
}

export type CheckoutEvent =
  | { readonly type: "step.go"; readonly step: Step }
  | { readonly type: "step.forward" }
  | { readonly type: "step.back" }
  | { readonly type: "facts.change"; readonly facts: Partial<StepFacts> }
  | { readonly type: "quote.show"; readonly shown: ShownQuote }
  | { readonly type: "quote.accept" }
  | { readonly type: "agreement.set"; readonly name: keyof Agreements; readonly value: boolean }
  | { readonly type: "order.place"; readonly key: string };
