// What a product page brings along of its ledgers: one for each billing period. [PRD-01]
import { hasSameExtras } from "./choice.ts";
import type { Choice, ProductLedger, ProductPage } from "./views.ts";

/** The ledger of a choice that differs from the page's by its period at most; undefined for every other choice, null for one that is not offered. */
export const ledgerInPage = (
  { chosen, ledger, otherPeriods }: Pick<ProductPage, "chosen" | "ledger" | "otherPeriods">,
  choice: Choice,
): ProductLedger | null | undefined => {
  if (!hasSameExtras(choice, chosen) || choice.domains !== chosen.domains) return undefined;
  return [{ billingMonths: chosen.billingMonths, ledger }, ...otherPeriods].find(
    ({ billingMonths }) => billingMonths === choice.billingMonths,
  )?.ledger;
};
