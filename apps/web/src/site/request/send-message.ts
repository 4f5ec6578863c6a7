// The call that sends a contact message, an abuse notice or a request for the newsletter: from the page's server and from the browser. [FRM-01] [FRM-03] [LGL-05] [CUS-10]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import { instant } from "@kontor/domain/kernel/calendar";
import type { MessageDraft, NewsletterDraft, Receipt } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";

export type SentDraft = MessageDraft | NewsletterDraft;

/** Sends a form under the key by which it is taken once. */
export const sendRequestForm = async (call: Call, locale: Locale, draft: SentDraft, key: string): Promise<Answer<Receipt>> => {
  const headers = { "shop-locale": locale, "idempotency-key": key };
  switch (draft.form) {
    case "contact":
      return resultOf(call("POST", "/shop/request/contact", { body: draft.fields, headers }));
    case "abuse":
      return resultOf(call("POST", "/shop/request/abuse", { body: draft.fields, headers }));
    case "newsletter": {
      const answer = await resultOf(call("POST", "/shop/newsletter", { body: draft.fields, headers }));
      if (!answer.ok) return answer;
      const { email } = answer.value;
      // Its letter is its receipt: the shop gives no other.
      return { ...answer, value: { id: key, receivedAt: instant(Date.now()), email, filing: { form: "newsletter", fields: { email } } } };
    }
  }
};
