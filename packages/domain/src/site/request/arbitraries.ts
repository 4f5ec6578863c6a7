// Forms that are right, forms that may hold anything, and what may happen to one, for laws.
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, instant, type Instant } from "#kernel/calendar";
import { anyTyped, plainCity, plainName, plainStreet } from "#kernel/text/arbitraries";
import { EmailInvalid } from "#shop/customer";
import { anyEmail, anyPhone } from "#shop/customer/arbitraries";
import { attachmentTypes } from "./attachments.ts";
import { RequestNotSent, RequestRefused } from "./errors.ts";
import { type Attachment, concerns, type RequestFacts, type Typed } from "./facts.ts";
import type { AnyField } from "./form.ts";
import { forms } from "./forms.ts";
import type { RequestEvent } from "./machine.ts";
import type { DeclarationDraft, Draft, Drafts, Form, Receipt, Subscription } from "./model.ts";
import { formNames } from "./rules.ts";

export const someFacts: RequestFacts = {
  today: day("2026-11-21"),
  policy: "specified",
  categories: ["hosting", "vps", "domains"],
  jobs: ["support-agent", "system-engineer"],
  proProducts: ["groupware", "managed-cloud"],
};

export const anyInstant: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instant);

export const anyForm: fc.Arbitrary<Form> = fc.constantFrom(...formNames);

const anyNumber = fc.stringMatching(/^[0-9]{1,9}$/);
const anyWords = fc
  .array(fc.stringMatching(/^[A-Za-zäöü]{1,9}$/), { minLength: 1, maxLength: 9 })
  .map((words) => words.join(" "));
const anyPage = fc.tuple(anyNumber, anyNumber).map(([host, page]) => `https://www.site-${host}.example/${page}?a=b#c`);

export const anyAttachment: fc.Arbitrary<Attachment> = fc
  .tuple(fc.constantFrom(...attachmentTypes), anyNumber, fc.integer({ min: 1, max: 5_000_000 }), fc.boolean())
  .map(([{ mediaType, endings }, name, size, isRead]) => ({
    name: `${name}.${endings[0]}`,
    mediaType,
    size,
    content: isRead ? { mediaType, digest: `digest-${name}` } : null,
  }));

type FieldName = { readonly [F in Form]: keyof Drafts[F] }[Form];

/** Each field alone, filled in; what hangs together is put right afterwards. */
const anyField: { readonly [Name in FieldName]: fc.Arbitrary<Typed> } = {
  firstName: plainName,
  lastName: plainName,
  email: anyEmail,
  emailRepeat: fc.constant(""),
  customerNumber: anyNumber,
  category: fc.constantFrom("hosting", "vps"),
  product: anyWords,
  termination: fc.constantFrom("", "ordinary", "extraordinary"),
  reason: anyWords,
  end: fc.constantFrom("", "next", "date"),
  date: fc.constantFrom("2026-11-21", "2027-01-31", "28.02.2027"),
  street: plainStreet,
  city: plainCity,
  name: anyWords,
  contract: anyWords,
  organisation: anyWords,
  message: anyWords,
  url: anyPage,
  reasons: anyWords,
  goodFaith: fc.constant(true),
  consent: fc.constant(true),
  job: fc.constant("support-agent"),
  phone: anyPhone,
  files: fc.array(anyAttachment, { maxLength: 5 }),
  website: anyPage,
  concern: fc.constantFrom(...concerns),
};

/** Optional fields that others make necessary. */
const alwaysFilled: Partial<Record<Form, readonly string[]>> = { cancellation: ["customerNumber", "reason"] };

const rightField = (form: Form, name: string, { filed }: AnyField): fc.Arbitrary<Typed> => {
  if (form === "product-pro" && name === "product") return fc.constant("groupware");
  const right = anyField[name as FieldName];
  return filed === "optional" && !alwaysFilled[form]?.includes(name) ? fc.oneof(fc.constant(""), right) : right;
};

const repeated = (form: Form, fields: Readonly<Record<string, unknown>>): Draft =>
  ({ form, fields: "emailRepeat" in fields ? { ...fields, emailRepeat: fields["email"] } : fields }) as Draft;

export const anyRightDraftOf = (form: Form): fc.Arbitrary<Draft> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries<AnyField>(forms[form].fields).map(([name, field]) => [name, rightField(form, name, field)]),
      ),
    )
    .map((fields) => repeated(form, fields));

export const anyRightDraft: fc.Arbitrary<Draft> = anyForm.chain(anyRightDraftOf);

const wrong = (field: unknown): fc.Arbitrary<Typed> =>
  typeof field === "boolean"
    ? fc.boolean()
    : typeof field === "string"
      ? fc.oneof(anyTyped, fc.constantFrom("", "date", "extraordinary"))
      : fc.array(fc.record({ name: anyTyped, mediaType: anyTyped, size: fc.integer(), content: fc.constant(null) }), {
          maxLength: 7,
        });

/** A form in which some fields are right and some are anything. */
export const anyDraft: fc.Arbitrary<Draft> = anyForm.chain((form) =>
  fc
    .tuple(
      anyRightDraftOf(form),
      fc.record(
        Object.fromEntries(
          Object.entries<AnyField>(forms[form].fields).map(([field, { empty }]) => [
            field,
            fc.option(wrong(empty), { freq: 2 }),
          ]),
        ),
      ),
    )
    .map(
      ([right, others]) =>
        ({
          form,
          fields: {
            ...right.fields,
            ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
          },
        }) as Draft,
    ),
);

const isDeclaration = (draft: Draft): draft is DeclarationDraft =>
  draft.form === "cancellation" || draft.form === "withdrawal";

/** A declaration that ends a contract, right or anything. */
export const anyRightDeclarationDraft: fc.Arbitrary<DeclarationDraft> = fc
  .constantFrom("cancellation" as const, "withdrawal" as const)
  .chain(anyRightDraftOf)
  .filter(isDeclaration);
export const anyDeclarationDraft: fc.Arbitrary<DeclarationDraft> = fc.oneof(
  anyRightDeclarationDraft,
  anyDraft.filter(isDeclaration),
);

export const anyRequestEvent: fc.Arbitrary<RequestEvent> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("email", "emailRepeat", "message", "name", "files", "consent", "nothing"),
      fc.oneof(anyTyped, anyEmail, fc.boolean()),
    )
    .map(([field, value]): RequestEvent => ({ type: "field.change", field, value })),
  fc.constantFrom("email", "message", "nothing").map((field): RequestEvent => ({ type: "field.leave", field })),
  fc.stringMatching(/^[a-z]{4}$/).map((key): RequestEvent => ({ type: "form.submit", today: someFacts.today, key })),
  fc.constantFrom<RequestEvent>(
    { type: "form.review", today: someFacts.today },
    { type: "form.change" },
    { type: "form.retry" },
    { type: "form.renew" },
    { type: "form.restore", fields: {}, isWithoutFiles: false },
    { type: "form.restore", fields: { email: "ada@example.org" }, isWithoutFiles: true },
  ),
);

export const anySubscription: fc.Arbitrary<Subscription> = fc
  .tuple(
    anyEmail,
    fc.constantFrom("asked" as const, "confirmed" as const, "ended" as const),
    anyInstant,
    fc.stringMatching(/^[a-z0-9]{8}$/),
  )
  .map(([email, state, requestedAt, code]) => ({
    email,
    locale: "de",
    state,
    code,
    requestedAt,
    confirmedAt: state === "asked" ? null : instant(requestedAt + 1000),
    endedAt: state === "ended" ? instant(requestedAt + 2000) : null,
    terms: "newsletter-1",
  }));

/** An answer to the form, as the machine hears it. */
export type RequestAnswer =
  | {
      readonly type: "xstate.done.actor.send";
      readonly output: Result.Result<Receipt, RequestRefused | RequestNotSent>;
    }
  | { readonly type: "xstate.error.actor.send"; readonly error: unknown };

export type RequestMoment = RequestEvent | RequestAnswer;

const anyReceipt: fc.Arbitrary<Receipt> = anyInstant.map((receivedAt) => ({
  id: "r-1",
  receivedAt,
  email: "ada@example.org",
  filing: { form: "newsletter", fields: { email: "ada@example.org" } },
}));

export const anyRequestMoment: fc.Arbitrary<RequestMoment> = fc.oneof(
  { weight: 2, arbitrary: anyRequestEvent },
  {
    weight: 1,
    arbitrary: fc.oneof(
      anyReceipt.map((receipt): RequestMoment => ({ type: "xstate.done.actor.send", output: Result.succeed(receipt) })),
      fc.constantFrom<RequestMoment>(
        { type: "xstate.done.actor.send", output: Result.fail(new RequestNotSent()) },
        {
          type: "xstate.done.actor.send",
          output: Result.fail(new RequestRefused({ fields: [{ field: "email", refusal: new EmailInvalid() }] })),
        },
        { type: "xstate.error.actor.send", error: new Error("down") },
      ),
    ),
  },
);

const names = ["firstName", "lastName", "email", "emailRepeat"];

type Needed = { readonly [F in Form]: (fields: Drafts[F]) => readonly string[] };

/** The fields without which a form is not filed, as the specification and the law name them. */
const needed: Needed = {
  cancellation: ({ product, termination, end }) => [
    "email",
    "emailRepeat",
    ...(product === "" ? ["customerNumber"] : []),
    ...(termination === "extraordinary" ? ["reason"] : []),
    ...(end === "date" ? ["date"] : []),
  ],
  withdrawal: () => ["name", "contract", "email"],
  contact: () => [...names, "category", "message"],
  abuse: () => [...names, "category", "message", "url", "reasons", "goodFaith"],
  newsletter: () => ["email", "consent"],
  application: () => [...names, "message"],
  sponsoring: () => [...names, "organisation", "message"],
  privacy: () => [...names, "concern", "message"],
  "product-pro": () => [...names, "product", "organisation", "message"],
};

export const neededBy = ({ form, fields }: Draft): readonly string[] =>
  (needed[form] as (fields: Draft["fields"]) => readonly string[])(fields);
