// Hands a declaration to the API: a receipt, a refusal with its fields, or no answer. [LGL-02] [LGL-03]
import { createHash } from "node:crypto";
import type { DeclarationDraft, DeclarationReceipt } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Surroundings } from "./surroundings.ts";

export type Declared =
  | { readonly kind: "received"; readonly receipt: DeclarationReceipt }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly refusal: string;
      readonly text: string;
      readonly errors: readonly { readonly field: string; readonly text: string }[];
    }
  | { readonly kind: "unreachable" };

interface Answered {
  readonly result?: DeclarationReceipt;
  readonly refusal?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
}

/** One form that is sent twice is one declaration; what is changed in it makes it another. */
const keyOf = (draft: DeclarationDraft, formKey: string): string =>
  createHash("sha256").update(formKey).update(JSON.stringify(draft)).digest("hex");

export const declare = async (
  { shop, log }: Pick<Surroundings, "shop" | "log">,
  locale: Locale,
  draft: DeclarationDraft,
  formKey: string,
): Promise<Declared> => {
  const { form, fields } = draft;
  const path = `/api/shop/declaration/${form}`;
  try {
    const response = await shop(path, {
      method: "POST",
      headers: { "content-type": "application/json", "shop-locale": locale, "idempotency-key": keyOf(draft, formKey) },
      body: JSON.stringify(fields),
    });
    const { result, refusal = "UnknownError", detail = "", errors = [] } = (await response.json()) as Answered;
    if (response.ok && result !== undefined) return { kind: "received", receipt: result };
    if (response.status < 500) {
      const told = errors.map((error) => ({ field: error.field, text: error.detail }));
      return { kind: "refused", status: response.status, refusal, text: detail, errors: told };
    }
    log("error", "the API took no declaration", { path, status: response.status });
  } catch (reason) {
    log("error", "the API took no declaration", { path, reason: reason instanceof Error ? reason.message : String(reason) });
  }
  return { kind: "unreachable" };
};
