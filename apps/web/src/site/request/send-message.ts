// The call that sends a contact message or an abuse notice: from the page's server and from the browser. [FRM-01] [FRM-03] [LGL-05]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { MessageDraft, MessageReceipt } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";

/** Sends a message under the key by which it is taken once. */
export const sendMessage = (
  call: Call,
  locale: Locale,
  draft: MessageDraft,
  key: string,
): Promise<Answer<{ readonly result: MessageReceipt }>> => {
  const headers = { "shop-locale": locale, "idempotency-key": key };
  return draft.form === "contact"
    ? call("POST", "/shop/request/contact", { body: draft.fields, headers })
    : call("POST", "/shop/request/abuse", { body: draft.fields, headers });
};

export const messageSent = (call: Call, locale: Locale, draft: MessageDraft, key: string): Promise<Answer<MessageReceipt>> =>
  resultOf(sendMessage(call, locale, draft, key));
