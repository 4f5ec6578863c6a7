// Door of the models: where the wire's shapes differ from the domain's: countries as objects, quotes without reasons. [API-05]
import type { Cents } from "@kontor/domain/kernel/money";
import type { Derivation, DerivationFacts, DerivationReason, Quote, QuoteLine } from "@kontor/domain/shop/pricing";
import type { Customer } from "@kontor/domain/shop/customer";
import type { Order } from "@kontor/domain/shop/checkout";
import type { ProblemBody } from "../contract.ts";
import type { components } from "../../generated/shop.gen.ts";

type Wire = components["schemas"];

/**
 * The one place where a refusal of the wire becomes one of the domain. The contract names tag and rule, and leaves the facts of each tag to
 * the rules: that these are the domain's own is what the laws of the conformance kit hold a server to.
 */
export const wireToRefusal = <Refused>({
  refusal,
  rule,
  facts,
}: Pick<ProblemBody, "refusal" | "rule" | "facts">): Refused =>
  ({ ...facts, _tag: refusal, ...(rule && { rule }) }) as Refused;

/** A quote of the wire; where reasons were not sent each amount stands for itself. [HDL-02] */
export const wireToQuote = ({ lines, derivation, ...rest }: Wire["Quote"]): Quote => ({
  ...rest,
  lines: lines.map(
    (line): QuoteLine => ({
      ...line,
      derivation: line.derivation ?? bare("line", line.first, ofLine(line)),
      recurringDerivation:
        line.recurringDerivation ?? bare("recurring", line.recurring, { months: line.billingMonths }),
    }),
  ),
  derivation: derivation ?? bare("first-invoice", rest.total, {}),
});

/** An order of the wire as the domain has it. */
export const wireToOrder = (order: Wire["Order"]): Order => ({ ...order, quote: wireToQuote(order.quote) });

/** A customer of the wire as the domain has them: the country is its code. */
export const wireToCustomer = (customer: Wire["Customer"]): Customer => ({
  ...customer,
  country: customer.country.iso,
});

const ofLine = ({ kind, subject, quantity }: DerivationFacts<"line">): DerivationFacts<"line"> => ({
  kind,
  subject,
  quantity,
});

/** An amount that the shop did not unfold. */
const bare = <Reason extends DerivationReason>(reason: Reason, amount: Cents, facts: DerivationFacts<Reason>) =>
  ({ reason, amount, facts, parts: [] }) as unknown as Derivation;
