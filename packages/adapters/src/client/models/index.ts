// Door of the models: where the wire's shapes differ from the domain's: countries as objects, quotes without reasons. [API-05]
import type { Cents } from "@kontor/domain/kernel/money";
import type { Derivation, Quote, QuoteLine } from "@kontor/domain/shop/pricing";
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
      derivation: line.derivation ?? bare("line", line.first),
      recurringDerivation: line.recurringDerivation ?? bare("recurring", line.recurring),
    }),
  ),
  derivation: derivation ?? bare("first-invoice", rest.total),
});

export const wireToOrder = (order: Wire["Order"]): Order => ({ ...order, quote: wireToQuote(order.quote) });

export const wireToCustomer = (customer: Wire["Customer"]): Customer => ({
  ...customer,
  country: customer.country.iso,
});

const bare = (reason: Derivation["reason"], amount: Cents): Derivation => ({ reason, amount, facts: {}, parts: [] });
