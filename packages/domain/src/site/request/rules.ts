// A form as a whole: every field by its rule, all refusals at once, and the receipt. [FRM-01…04] [FRM-08] [LGL-02] [LGL-03] [LGL-05]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { withTidyNumbers } from "#shop/customer";
import { plainRefusal, type PlainRefusal } from "#shop/domain-name";
import type { RequestFieldRefusal, RequestRefusal } from "./errors.ts";
import type { AnyField } from "./form.ts";
import { forms } from "./forms.ts";
import type { RequestFacts, Typed } from "./facts.ts";
import type { Draft, Filing, Form, Receipt } from "./model.ts";

export const formNames = Object.keys(forms) as readonly Form[];

const typedIn = ({ fields }: Draft): Readonly<Record<string, Typed>> => fields;

/** Forms that the admin area has a page to try; of the pro form there is one for each product. [ADM-02] */
export const triedForms = formNames.filter((form) => forms[form].isTried);

const fieldsOf = (form: Form): readonly (readonly [string, AnyField])[] => Object.entries(forms[form].fields);

/** The whole draft: a filing, or every refused field in the order of the form. */
export const checkRequest = (draft: Draft, facts: RequestFacts): Result.Result<Filing, readonly RequestRefusal[]> => {
  const checked = checkedFields(draft, facts);
  const refusals = checked.flatMap(([field, result]) =>
    Result.isFailure(result) ? [{ field, refusal: result.failure }] : [],
  );
  if (refusals.length > 0) return Result.fail(refusals);
  const fields = checked.flatMap(([field, result, isFiled]) =>
    Result.isSuccess(result) && isFiled ? [[field, result.success]] : [],
  );
  return Result.succeed({ form: draft.form, fields: Object.fromEntries(fields) } as Filing);
};

/** The refusal of one field alone, for validation when the field is left; null if it is right. */
export const requestFieldRefusal = (field: string, draft: Draft, facts: RequestFacts): RequestFieldRefusal | null => {
  const refused = checkedFields(draft, facts).flatMap(([name, result]) =>
    name === field && Result.isFailure(result) ? [result.failure] : [],
  );
  return refused[0] ?? null;
};

/** A form before anything was typed. */
export const emptyRequest = (form: Form): Draft =>
  ({ form, fields: Object.fromEntries(fieldsOf(form).map(([name, { empty }]) => [name, empty])) }) as Draft;

/** The draft with another value in a field; a field that the form has not, or a value of another kind, changes nothing. */
export const withField = (draft: Draft, field: string, value: Typed): Draft => {
  const before = Object.entries(draft.fields).find(([name]) => name === field)?.[1];
  return typeof before === typeof value
    ? ({ form: draft.form, fields: { ...draft.fields, [field]: value } } as Draft)
    : draft;
};

/** The form as it was sent by its fields' names; what it does not have is left out, a box is ticked where it was sent at all. */
export const requestDraft = (form: Form, typed: (field: string) => string | null): Draft =>
  Object.entries(emptyRequest(form).fields).reduce((draft: Draft, [field, empty]) => {
    const value = typed(field);
    return withField(
      draft,
      field,
      typeof empty === "boolean" ? value !== null : (value?.replaceAll("\r\n", "\n") ?? (empty as Typed)),
    );
  }, emptyRequest(form));

/** The draft as it is sent: its phone number as the field makes it when it is left. [CUS-04] */
export const draftAsSent = (draft: Draft): Draft =>
  ({ form: draft.form, fields: withTidyNumbers(draft.fields) }) as Draft;

/** Whether something was typed that a reload would lose. */
export const isTouched = (draft: Draft): boolean =>
  Object.entries(emptyRequest(draft.form).fields).some(
    ([field, empty]) => JSON.stringify(empty) !== JSON.stringify(typedIn(draft)[field]),
  );

/** Whether the same was typed into the same form. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.form === other.form &&
  Object.entries(one.fields).every(([field, value]) => JSON.stringify(value) === JSON.stringify(typedIn(other)[field]));

/** What is shown at once and sent by mail. [LGL-02] [LGL-03] [LGL-05] */
export const receiptOf = <Filed extends Filing>(
  filing: Filed,
  id: string,
  now: Instant,
): Receipt & { readonly filing: Filed } => ({
  id,
  receivedAt: now,
  email: filing.fields.email,
  filing,
});

/** A field's refusal as plain facts, which a machine may hold and JSON may carry. */
export interface PlainRequestRefusal {
  readonly field: string;
  readonly refusal: PlainRefusal<RequestFieldRefusal>;
}

/** The refusals of a form as plain values, each with its field. */
export const plainRequestRefusals = (refusals: readonly RequestRefusal[]): readonly PlainRequestRefusal[] =>
  refusals.map(({ field, refusal }) => ({ field, refusal: plainRefusal(refusal) }));

/** The refusals that stay while a field changes: not its own, and not that a contract is named by none of two fields once the second is filled in. [FRM-08] */
export const withoutRefusal = (
  refusals: readonly PlainRequestRefusal[],
  field: string,
): readonly PlainRequestRefusal[] =>
  refusals.filter(
    (refused) => refused.field !== field && (field !== "product" || refused.refusal._tag !== "ContractUnnamed"),
  );

/** The refusals of the fields with one of them checked again: the others unchanged, and it at the end if it is refused. */
export const reviewed = (
  refusals: readonly PlainRequestRefusal[],
  field: string,
  draft: Draft,
  facts: RequestFacts,
): readonly PlainRequestRefusal[] => {
  const refusal = requestFieldRefusal(field, draft, facts);
  const others = refusals.filter((other) => other.field !== field);
  return refusal === null ? others : [...others, ...plainRequestRefusals([{ field, refusal }])];
};

/** What each field comes to, in the order in which the form shows them, and whether it is filed. */
const checkedFields = (
  draft: Draft,
  facts: RequestFacts,
): readonly (readonly [field: string, result: Result.Result<unknown, RequestFieldRefusal>, isFiled: boolean])[] => {
  const typed = typedIn(draft);
  const beside = (name: string): string => (typeof typed[name] === "string" ? typed[name] : "");
  return fieldsOf(draft.form).map(([name, { check, filed }]) => [
    name,
    check(typed[name] as never, facts, beside),
    filed !== null,
  ]);
};
