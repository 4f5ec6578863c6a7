// What the pages of cart and checkout have in common.
import type { Step, StepFacts } from "@kontor/domain/shop/checkout";

/** What every checkout page knows. */
export interface CheckoutBase {
  readonly facts: StepFacts;
  readonly paths: Readonly<Record<Step, string>>;
  readonly links: Readonly<
    Record<
      | "home"
      | "hosting"
      | "domains"
      | "support"
      | "terms"
      | "policy"
      | "account"
      | "loginAgain"
      | "forgotten"
      | "confirm",
      string
    >
  >;
}
