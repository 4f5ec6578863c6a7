// A receipt in words, the same from the server and in the browser. [FRM-03] [LGL-05]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import { type Receipt, receiptReference } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";
import { momentText } from "../../platform/texts/format.ts";
import type { ReceivedMessage } from "./message-views.ts";

export const receivedMessage = (
  locale: Locale,
  receipt: Pick<Receipt, "id" | "receivedAt" | "email">,
  zone: TimeZone,
): ReceivedMessage => ({
  reference: receiptReference(receipt),
  moment: momentText(locale, receipt.receivedAt, zone),
  email: receipt.email,
});
