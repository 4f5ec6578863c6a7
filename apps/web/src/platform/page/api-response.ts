// What an answer of the API means to a page: a value, a refusal in the page's language, or that there is none.
import { type Answer, type InitOf, type Method, type PathWith, resultOf, type ValueOf } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageFacts } from "./facts.ts";
import type { PageServices } from "./services.ts";
import type { Refused } from "./refused.ts";

export type ApiResponse<A> =
  | { readonly kind: "value"; readonly value: A }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly refused: Refused;
      readonly fields: readonly RefusedField[];
    }
  | { readonly kind: "unreachable" };

export interface RefusedField {
  readonly field: string;
  readonly text: string;
}

/** The headers of a call whose texts are shown on a page. */
export const inLanguage = (locale: Locale) => ({ "shop-locale": locale });

/** A whole answer; `path` names it in the log where there is none. */
export const responseFor = async <A>(
  { log }: Pick<PageServices, "log">,
  path: string,
  answer: Promise<Answer<A>>,
): Promise<ApiResponse<A>> => {
  const read = await answer;
  if (read.ok) return { kind: "value", value: read.value };
  const { status, refusal, detail, errors = [], cause } = read.problem;
  if (status === 0 || status >= 500) {
    const reason = status > 0 ? `status ${status}` : cause instanceof Error ? cause.message : String(cause);
    log("error", "the API gave no answer for a page", { path: `/api${path}`, reason });
    return { kind: "unreachable" };
  }
  return {
    kind: "refused",
    status,
    refused: { refusal, detail },
    fields: errors.map((error) => ({ field: error.field, text: error.detail })),
  };
};

/** The `result` of an answer. */
export const resultFor = <A>(
  services: PageServices,
  path: string,
  answer: Promise<Answer<{ readonly result: A }>>,
): Promise<ApiResponse<A>> => responseFor(services, path, resultOf(answer));

type ResultOf<Value> = Value extends { readonly result: infer A } ? A : never;

type Asks = Pick<PageFacts, "services" | "locale">;

const callFor = <M extends Method, P extends PathWith<M>>(
  { services, locale }: Asks,
  method: M,
  path: P,
  given: InitOf<M, P>[0] | undefined,
): Promise<Answer<ValueOf<M, P>>> =>
  services.shop.call(method, path, ...([{ ...given, headers: inLanguage(locale) }] as unknown as InitOf<M, P>));

/** What the API answers to a call, for the visitor of a page and in its language. */
export const askFor = <M extends Method, P extends PathWith<M>>(
  facts: Asks,
  method: M,
  path: P,
  ...[given]: InitOf<M, P>
): Promise<ApiResponse<ValueOf<M, P>>> => responseFor(facts.services, path, callFor(facts, method, path, given));

/** What the API has at a path, for the visitor of a page and in its language. */
export const readFor = <P extends PathWith<"GET">>(
  facts: Asks,
  path: P,
  ...[given]: InitOf<"GET", P>
): Promise<ApiResponse<ResultOf<ValueOf<"GET", P>>>> => {
  const answer: Promise<Answer<unknown>> = callFor(facts, "GET", path, given);
  return resultFor(facts.services, path, answer as Promise<Answer<{ readonly result: ResultOf<ValueOf<"GET", P>> }>>);
};

/** The value, or null whatever else came. */
export const valueOf = <A>(response: ApiResponse<A>): A | null => (response.kind === "value" ? response.value : null);
