// Asking the API on behalf of a visitor while a page is made, or telling it something: a value, a refusal in the page's language, or no answer.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Refused } from "../page/checkout-views.ts";
import type { Surroundings } from "./surroundings.ts";

export type Asked<A> =
  | { readonly kind: "value"; readonly value: A }
  | { readonly kind: "refused"; readonly status: number; readonly refused: Refused; readonly fields: readonly RefusedField[] }
  | { readonly kind: "unreachable" };

export interface RefusedField {
  readonly field: string;
  readonly text: string;
}

/** A whole answer of the API. */
export interface AnswerBody {
  readonly success?: boolean;
  readonly result?: unknown;
  readonly refusal?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  readonly [beside: string]: unknown;
}

const refusedBy = ({ refusal = "UnknownError", detail = "", errors = [] }: AnswerBody, status: number): Asked<never> => ({
  kind: "refused",
  status,
  refused: { refusal, detail },
  fields: errors.map((error) => ({ field: error.field, text: error.detail })),
});

const resultOf = <A>(body: AnswerBody): A => body.result as A;

type Call = Parameters<Surroundings["shop"]>[1];

const answered = async <A>(
  surroundings: Surroundings,
  locale: Locale,
  path: string,
  read: (body: AnswerBody) => A,
  call: Call = {},
): Promise<Asked<A>> => {
  try {
    const response = await surroundings.shop(path, { ...call, headers: { "shop-locale": locale, ...call.headers } });
    const body = (await response.json()) as AnswerBody;
    if (response.ok && body.success === true) return { kind: "value", value: read(body) };
    if (response.status >= 500) return unreachable(surroundings, path, `status ${response.status}`);
    return refusedBy(body, response.status);
  } catch (reason) {
    return unreachable(surroundings, path, reason instanceof Error ? reason.message : String(reason));
  }
};

export const ask = <A>(
  surroundings: Surroundings,
  locale: Locale,
  path: string,
  read: (body: AnswerBody) => A = resultOf,
): Promise<Asked<A>> => answered(surroundings, locale, path, read);

/** Tells the API something, under the key by which it takes it once. */
export const tell = <A>(surroundings: Surroundings, locale: Locale, path: string, body: unknown, key: string): Promise<Asked<A>> =>
  answered(surroundings, locale, path, resultOf<A>, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });

/** The value, or null whatever else came. */
export const valueOf = <A>(asked: Asked<A>): A | null => (asked.kind === "value" ? asked.value : null);

const unreachable = (surroundings: Surroundings, path: string, reason: string): { readonly kind: "unreachable" } => {
  surroundings.log("error", "the API gave no answer for a page", { path, reason });
  return { kind: "unreachable" };
};
