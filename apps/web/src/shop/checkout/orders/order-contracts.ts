// All contracts of an order for its page: each piece has one, and they come twenty at a time. [ACC-01] [ACC-02]
import { readFor } from "../../../platform/page/api-response.ts";
import type { PageFacts } from "../../../platform/page/facts.ts";

/** In the order of their numbers; the first answer that is no page of contracts in place of them. */
export const contractsOfOrder = async (facts: PageFacts, order: string) => {
  const pageAfter = (after: string | null) => {
    const query = after === null ? { order } : { order, after };
    return readFor(facts, "/shop/contracts", { query });
  };
  let page = await pageAfter(null);
  if (page.kind !== "value") return page;
  let contracts = page.value.contracts;
  for (let { next } = page.value; next !== null; { next } = page.value) {
    page = await pageAfter(next);
    if (page.kind !== "value") return page;
    contracts = [...contracts, ...page.value.contracts];
  }
  return { kind: "value", value: contracts.toReversed() } as const;
};
