// The link by which an invoice is paid without a login: it names a document and no person, and is good until some time after it is paid. [PAY-03]
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { type DocumentBalance, type Ledger, receivedOn } from "#shop/balance";
import { paymentLimits } from "./limits.ts";
import type { LinkedDocument } from "./model.ts";

/** Whether nothing is left of it, and has not been for some weeks. */
export const isLinkOver = (
  ledger: Ledger,
  { id, issuedOn }: Pick<LinkedDocument, "id" | "issuedOn">,
  { left }: Pick<DocumentBalance, "left">,
  today: Day,
): boolean => left <= 0 && compareDays(addDays(receivedOn(ledger, id) ?? issuedOn, paymentLimits.linkDays), today) < 0;
