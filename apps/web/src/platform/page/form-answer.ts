// What a form comes to that was sent to its own page: what the API answers, or why it was not asked. [FRM-01] [FRM-06]
import { type RefusalTag, refusalStatuses, refusalTexts } from "@kontor/domain/site/refusal";
import { inLocale } from "@kontor/domain/visitor/locale";
import type { ApiResponse, RefusedField } from "./api-response.ts";
import type { PageFacts } from "./facts.ts";
import type { Posted } from "./services.ts";

export type FormAnswer<A> = Exclude<ApiResponse<A>, { readonly kind: "unreachable" }>;

export type FormRefused = Extract<ApiResponse<never>, { readonly kind: "refused" }>;

/** A refusal of the page's own server. */
export const refusedAs = ({ locale }: Pick<PageFacts, "locale">, refusal: RefusalTag): FormRefused => ({
  kind: "refused",
  status: refusalStatuses[refusal],
  refused: { refusal, detail: inLocale(refusalTexts, locale)[refusal] },
  fields: [],
});

/** An API that gives no answer is a refusal, too. */
export const orNotSent = <A>(facts: Pick<PageFacts, "locale">, answer: ApiResponse<A>): FormAnswer<A> =>
  answer.kind === "unreachable" ? refusedAs(facts, "RequestNotSent") : answer;

/** A form that another site may have sent asks for nothing. */
export const formAnswer = async <A>(
  facts: Pick<PageFacts, "locale">,
  { forged }: Pick<Posted, "forged">,
  ask: () => Promise<ApiResponse<A>>,
): Promise<FormAnswer<A>> => (forged === null ? orNotSent(facts, await ask()) : refusedAs(facts, forged));

/** What a page shows of a form that was refused: each field's refusal at it, and one of the whole above. */
export interface FormOutcome {
  readonly status: number;
  readonly problem: string | null;
  readonly fields: readonly RefusedField[];
}

/** Nothing was sent, or all of it was taken. */
export const untouched: FormOutcome = { status: 200, problem: null, fields: [] };

export const outcomeOf = (answer: FormAnswer<unknown>): FormOutcome =>
  answer.kind === "value"
    ? untouched
    : {
        status: answer.status,
        problem: answer.fields.length > 0 ? null : answer.refused.detail,
        fields: answer.fields,
      };
