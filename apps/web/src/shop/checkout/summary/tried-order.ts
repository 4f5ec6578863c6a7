// What an order without scripts brought, for the page on which it was not placed. [CHK-04] [CHK-06] [CHK-07] [LOC-16]
import { randomUUID } from "node:crypto";
import { tickedAgreements } from "@kontor/domain/shop/checkout";
import { isUnanswered } from "@kontor/domain/visitor/session";
import type { Posted } from "../../../platform/page/services.ts";
import type { SummaryPage } from "../views.ts";
import { orderForm } from "./order-form.ts";

/** An order without answer keeps its key: sent again, it is the same one. */
export const triedOrder = (posted: Posted | undefined): Pick<SummaryPage, "key" | "tried"> => {
  if (posted === undefined) return { key: randomUUID() };
  const { key, total } = orderForm(posted.fields);
  const refusals = posted.refused == null ? [] : [posted.refused];
  return {
    key: refusals.some(isUnanswered) ? key : randomUUID(),
    tried: { agreements: tickedAgreements((box) => posted.fields.has(box)), refusals, total },
  };
};
