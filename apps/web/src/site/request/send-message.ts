// The call that sends a form of the site: from the page's server and from the browser. [FRM-01] [FRM-02] [FRM-03] [FRM-04] [LGL-02] [LGL-03] [LGL-05] [CUS-10]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { ShopPaths } from "@kontor/adapters/contract";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Draft, Drafts, MessageForm, Receipt } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";
import { typedFields } from "./typed-fields.ts";

type Written = Exclude<MessageForm, "application">;
type BodyOf<F extends Written> = ShopPaths[`/shop/request/${F}`]["post"]["requestBody"]["content"]["application/json"];
type Fields<A> = Readonly<Record<keyof A, true>>;
type WithOtherBody = {
  readonly [F in Written]: Fields<Drafts[F]> extends Fields<Required<BodyOf<F>>>
    ? Fields<Required<BodyOf<F>>> extends Fields<Drafts[F]>
      ? never
      : F
    : F;
}[Written];

/** The forms whose fields are other than those that the contract has of them: there is none, or the compiler names it. */
export type Misfits<None extends never = WithOtherBody> = None;

/** Sends a form, with its files where it has some, under the key by which it is taken once. */
export const sendRequestForm = async (
  call: Call,
  locale: Locale,
  draft: Draft,
  key: string,
  files: readonly File[] = [],
): Promise<Answer<Receipt>> => {
  const headers = { "shop-locale": locale, "idempotency-key": key };
  switch (draft.form) {
    case "cancellation":
      return resultOf(call("POST", "/shop/declaration/cancellation", { body: draft.fields, headers })) as Promise<
        Answer<Receipt>
      >;
    case "withdrawal":
      return resultOf(call("POST", "/shop/declaration/withdrawal", { body: draft.fields, headers })) as Promise<
        Answer<Receipt>
      >;
    case "application": {
      const body = new FormData();
      for (const [name, value] of Object.entries(typedFields(draft))) body.append(name, value);
      for (const file of files) body.append("files", file, file.name);
      return resultOf(call("POST", "/shop/request/application", { body, headers })) as Promise<Answer<Receipt>>;
    }
    case "newsletter": {
      const answer = await resultOf(call("POST", "/shop/newsletter", { body: draft.fields, headers }));
      if (!answer.ok) return answer;
      const { email } = answer.value;
      // Its letter is its receipt: the shop gives no other.
      return {
        ...answer,
        value: { id: key, receivedAt: instant(Date.now()), email, filing: { form: "newsletter", fields: { email } } },
      };
    }
    default: {
      // The forms differ in their fields alone, and each fits its call.
      const [path, body] = [
        `/shop/request/${draft.form}` as "/shop/request/contact",
        draft.fields as Drafts["contact"],
      ];
      return resultOf(call("POST", path, { body, headers })) as Promise<Answer<Receipt>>;
    }
  }
};
