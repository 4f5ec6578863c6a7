// Asking the API on behalf of a visitor while a page is made: a value, a refusal in the page's language, or no answer.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Refused } from "../page/checkout-views.ts";
import type { Surroundings } from "./surroundings.ts";

export type Asked<A> =
  | { readonly kind: "value"; readonly value: A }
  | { readonly kind: "refused"; readonly status: number; readonly refused: Refused }
  | { readonly kind: "unreachable" };

/** A whole answer of the API. */
export interface AnswerBody {
  readonly success?: boolean;
  readonly result?: unknown;
  readonly refusal?: string;
  readonly detail?: string;
  readonly [beside: string]: unknown;
}

const resultOf = <A>(body: AnswerBody): A => body.result as A;

export const ask = async <A>(
  surroundings: Surroundings,
  locale: Locale,
  path: string,
  read: (body: AnswerBody) => A = resultOf,
): Promise<Asked<A>> => {
  try {
    const response = await surroundings.shop(path, { headers: { "shop-locale": locale } });
    const body = (await response.json()) as AnswerBody;
    if (response.ok && body.success === true) return { kind: "value", value: read(body) };
    if (response.status >= 500) return unreachable(surroundings, path, `status ${response.status}`);
    return { kind: "refused", status: response.status, refused: { refusal: body.refusal ?? "UnknownError", detail: body.detail ?? "" } };
  } catch (reason) {
    return unreachable(surroundings, path, reason instanceof Error ? reason.message : String(reason));
  }
};

/** The value, or null whatever else came. */
export const valueOf = <A>(asked: Asked<A>): A | null => (asked.kind === "value" ? asked.value : null);

const unreachable = (surroundings: Surroundings, path: string, reason: string): { readonly kind: "unreachable" } => {
  surroundings.log("error", "the API gave no answer for a page", { path, reason });
  return { kind: "unreachable" };
};
