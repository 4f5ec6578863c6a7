// What always holds of forms: nothing wrong is filed, nothing typed is lost.
import * as Result from "effect/Result";
import fc from "fast-check";
import { initialTransition, transition } from "xstate";
import { dayOf, type Instant, instant } from "#kernel/calendar";
import { anyTimeZone } from "#kernel/calendar/arbitraries";
import { law, type Law } from "#kernel/law";
import {
  anyAttachment,
  anyDeclarationDraft,
  anyDraft,
  anyInstant,
  anyRequestMoment,
  anyRightDeclarationDraft,
  anyRightDraft,
  neededBy,
  type RequestMoment,
  someFacts as facts,
} from "./arbitraries.ts";
import { attachment, attachments } from "./attachments.ts";
import { csrfRefusal, isForgeable, wantsFreshToken } from "./csrf.ts";
import {
  declarationAct,
  declarationDraft,
  declarationsStoredSince,
  declarationStep,
  declaredFacts,
  receiptReference,
} from "./declaration.ts";
import { declaredLaws } from "./declared-laws.ts";
import { declarationDesk } from "./declaration-arbitraries.ts";
import { requestMachine } from "./machine.ts";
import { matchingLaws } from "./matching-laws.ts";
import { messageLaws } from "./message-laws.ts";
import type { DeclarationDraft } from "./model.ts";
import { checkRequest, emptyRequest, isTouched, receiptOf, requestFieldRefusal, withField } from "./rules.ts";
import { attachmentLimits } from "./limits.ts";
import { subscriptionLaws } from "./subscription-laws.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const fieldsOf = (draft: { readonly fields: object }): readonly string[] => Object.keys(draft.fields);
const anyKey = fc.constantFrom("key-one-0", "key-two-0", "key-three");

type Snapshot = ReturnType<typeof initialTransition<typeof requestMachine>>[0];

/** Looks at a form after each event and answer, and at the moment before. */
const always = (
  look: (
    now: { readonly event: RequestMoment; readonly context: Snapshot["context"]; readonly value: Snapshot["value"] },
    before: Snapshot,
  ) => boolean,
) =>
  fc.property(anyRightDraft, fc.array(anyRequestMoment, { maxLength: 15 }), (draft, events) => {
    const [start] = initialTransition(requestMachine, { form: draft.form, facts, draft });
    return events.reduce<{ readonly isTrue: boolean; readonly before: Snapshot }>(
      ({ isTrue, before }, event) => {
        const [now] = transition(requestMachine, before, event as never);
        return { isTrue: isTrue && look({ event, context: now.context, value: now.value }, before), before: now };
      },
      { isTrue: true, before: start },
    ).isTrue;
  });

export const laws: readonly Law[] = [
  law(
    "[FRM-01] [FRM-02] [FRM-03] [FRM-04] a form that is filled as required is filed, by both address policies alike",
    () =>
      fc.property(anyRightDraft, (draft) => {
        const [narrow, wide] = [checkRequest(draft, facts), checkRequest(draft, { ...facts, policy: "international" })];
        return Result.isSuccess(narrow) && Result.isSuccess(wide) && same(narrow.success, wide.success);
      }),
  ),
  law("[CUS-11] [FRM-05] a form is refused for exactly the fields that are refused alone, in its order", () =>
    fc.property(anyDraft, (draft) => {
      const checked = checkRequest(draft, facts);
      const alone = fieldsOf(emptyRequest(draft.form)).filter(
        (field) => requestFieldRefusal(field, draft, facts) !== null,
      );
      return same(Result.isFailure(checked) ? checked.failure.map(({ field }) => field) : [], alone);
    }),
  ),
  law(
    "[FRM-02] [FRM-03] [FRM-04] [LGL-03] [LGL-05] what a form needs is refused where it is left out, and nothing else is",
    () =>
      fc.property(anyRightDraft, fc.nat(), (draft, at) => {
        const fields = fieldsOf(draft);
        const field = fields[at % fields.length] ?? "";
        const left = Object.getOwnPropertyDescriptor(emptyRequest(draft.form).fields, field)?.value;
        return (
          (requestFieldRefusal(field, withField(draft, field, left), facts) !== null) ===
          neededBy(draft).includes(field)
        );
      }),
  ),
  law("[FRM-08] a cancellation needs an email, its repeat and one identifier, and nothing else", () =>
    fc.property(
      fc.emailAddress().filter((email) => email.length < 60),
      fc.nat(),
      fc.boolean(),
      (typed, number, byProduct) => {
        const email = `k${number}@${typed.split("@")[1]}`;
        const draft = [
          ["email", email],
          ["emailRepeat", email],
          byProduct ? ["product", "Web M"] : ["customerNumber", String(number)],
        ].reduce((before, [field = "", value = ""]) => withField(before, field, value), emptyRequest("cancellation"));
        const less = withField(withField(draft, "product", ""), "customerNumber", "");
        return (
          Result.isSuccess(checkRequest(draft, facts)) &&
          requestFieldRefusal("customerNumber", less, facts)?._tag === "ContractUnnamed"
        );
      },
    ),
  ),
  law("[FRM-02] what is extraordinary has a reason, and a specific date is never in the past", () =>
    fc.property(anyDraft, (draft) => {
      const checked = checkRequest(draft, facts);
      if (Result.isFailure(checked) || checked.success.form !== "cancellation") return true;
      const { termination, reason, end } = checked.success.fields;
      return (termination === "extraordinary") === (reason !== null) && (end === "next" || end >= facts.today);
    }),
  ),
  law(
    "[FRM-01] another value in a field changes that field alone, and a field that the form has not changes nothing",
    () =>
      fc.property(
        anyDraft,
        fc.string(),
        fc.constantFrom("email", "message", "nothing", "files", "toString"),
        (draft, value, field) => {
          const after = withField(draft, field, value);
          const taken = typeof Object.getOwnPropertyDescriptor(draft.fields, field)?.value === "string";
          return same(after, taken ? { ...draft, fields: { ...draft.fields, [field]: value } } : draft);
        },
      ),
  ),
  law(
    "[FRM-04] a file is taken only by its type's ending and within the limits, and its name is none of a folder",
    () =>
      fc.property(
        anyAttachment,
        fc.constantFrom("", "../", "C:\\x\\"),
        fc.integer({ min: -1, max: 20_000_000 }),
        (file, folder, size) => {
          const taken = attachment({ ...file, name: folder + file.name, size });
          const isRight = size > 0 && size <= attachmentLimits.megabytesEach * 1_000_000;
          return Result.isSuccess(taken) ? isRight && taken.success.name === file.name : !isRight;
        },
      ),
  ),
  law("[FRM-04] a file whose bytes are of another type, or of none that is known, is refused", () =>
    fc.property(anyAttachment, anyAttachment, fc.boolean(), (file, other, isKnown) => {
      const mediaType = isKnown ? other.mediaType : null;
      return (
        Result.isSuccess(attachment({ ...file, content: { mediaType, digest: "" } })) === (mediaType === file.mediaType)
      );
    }),
  ),
  law("[FRM-04] no more files than the limit are taken, and none are dropped", () =>
    fc.property(fc.array(anyAttachment, { maxLength: 8 }), (files) => {
      const taken = attachments(files);
      const isMany = files.length > attachmentLimits.files;
      return Result.isSuccess(taken)
        ? !isMany && taken.success.length === files.length
        : isMany || taken.failure._tag === "FilesTooLarge";
    }),
  ),
  law("[LGL-02] [LGL-03] [LGL-05] a receipt contains what was filed, when, and where it is sent", () =>
    fc.property(anyRightDraft, anyInstant, (draft, now) => {
      const filing = Result.getOrNull(checkRequest(draft, facts));
      const receipt = filing && receiptOf(filing, "r1", now);
      return (
        receipt !== null &&
        receipt.receivedAt === now &&
        receipt.email === draft.fields.email.trim() &&
        same(receipt.filing, filing)
      );
    }),
  ),
  law("[LGL-02] [LGL-03] a declaration is stored for three years to the end of the year, and no longer", () =>
    fc.property(anyInstant, anyInstant, anyTimeZone, (arrived, now, zone) => {
      const year = (at: Instant): number => Number(dayOf(at, zone).slice(0, 4));
      return arrived >= declarationsStoredSince(now, zone) === year(now) - year(arrived) <= 3;
    }),
  ),
  law("[LGL-02] [LGL-03] only what is right is declared, and only by the button named so", () =>
    fc.property(
      anyDeclarationDraft,
      fc.constantFrom(null, "review", "change", "confirm", "Confirm", ""),
      (draft, pressed) => {
        const { step } = declarationStep(declarationAct(pressed), draft, facts);
        const isRight = Result.isSuccess(checkRequest(draft, facts));
        return (step === "confirmed") === (pressed === "confirm" && isRight) && (step === "asked" || isRight);
      },
    ),
  ),
  law(
    "[LGL-02] [LGL-03] what is reviewed is what is declared, and a refused form lists every field that is refused",
    () =>
      fc.property(anyDeclarationDraft, (draft) => {
        const [reviewed, confirmed] = [
          declarationStep("review", draft, facts),
          declarationStep("confirm", draft, facts),
        ];
        return reviewed.step === "asked"
          ? same(reviewed, confirmed) && reviewed.refusals.length > 0
          : confirmed.step === "confirmed" && same(reviewed.filing, confirmed.filing);
      }),
  ),
  law("[FRM-01] [LGL-02] [LGL-03] a form that travels through its fields is the form that was filled", () =>
    fc.property(anyRightDeclarationDraft, (draft) => {
      const fields = new Map<string, string>(Object.entries(draft.fields));
      return same(
        declarationDraft(draft.form, (field) => fields.get(field) ?? null),
        draft,
      );
    }),
  ),
  law("[LGL-02] [LGL-03] a receipt lists everything that was filed, in the order of the form, and nothing else", () =>
    fc.property(anyRightDeclarationDraft, anyInstant, fc.uuid(), (draft, now, id) => {
      const declared = declarationStep("confirm", draft, facts);
      if (declared.step === "asked") return false;
      const receipt = receiptOf(declared.filing, id, now);
      const filled = Object.fromEntries(Object.entries(receipt.filing.fields).filter(([, value]) => value !== null));
      const reported = declaredFacts(receipt.filing);
      return (
        same(Object.fromEntries(reported.map(({ name, value }) => [name, value])), filled) &&
        receiptReference(receipt).toLowerCase().replace("-", "") === id.slice(0, 8)
      );
    }),
  ),
  law(
    "[FRM-01] [LGL-02] [LGL-03] a key is good for one declaration: sent again it gives the same receipt, with other content it is refused",
    () =>
      fc.property(fc.array(fc.tuple(anyRightDeclarationDraft, anyKey), { minLength: 1, maxLength: 6 }), (sent) => {
        const { storedDeclarations, letters, take } = declarationDesk();
        const first = new Map<string, DeclarationDraft>();
        return sent.every(([draft, key], at) => {
          const earlier = first.get(key);
          const before = storedDeclarations.length;
          const taken = take(draft, key, `id-${at}`, instant(at));
          if (earlier === undefined) first.set(key, draft);
          const isTaken = Result.isSuccess(taken);
          const stored = storedDeclarations.find((one) => one.key === key);
          return (
            isTaken === (earlier === undefined || same(earlier, draft)) &&
            (isTaken ? same(stored?.receipt, taken.success) : taken.failure._tag === "RequestKeyUsed") &&
            storedDeclarations.length === before + (earlier === undefined ? 1 : 0) &&
            same(
              letters,
              storedDeclarations.map(({ receipt }) => receipt),
            )
          );
        });
      }),
  ),
  law("[FRM-05] [LGL-02] [LGL-03] a refused declaration leaves nothing behind, neither stored nor sent", () =>
    fc.property(anyDeclarationDraft, (draft) => {
      const { storedDeclarations, letters, take } = declarationDesk();
      const taken = take(draft, "key-one-0", "id-1");
      const expectedCount = Result.isSuccess(taken) ? 1 : 0;
      return (
        storedDeclarations.length === expectedCount &&
        letters.length === expectedCount &&
        (expectedCount === 1 || Result.isFailure(checkRequest(draft, facts)))
      );
    }),
  ),
  ...declaredLaws,
  ...matchingLaws,
  ...messageLaws,
  ...subscriptionLaws,
  law(
    "[FRM-01] whatever happens, what was typed stays until a new request is begun, and only right forms are sent",
    () =>
      always(({ event, context, value }, before) => {
        const { draft } = before.context;
        const isTyping = event.type === "field.change" && (before.value === "editing" || before.value === "error");
        const isRestoring = event.type === "form.restore" && before.value === "editing";
        const typed = isTyping
          ? withField(draft, event.field, event.value)
          : isRestoring
            ? Object.entries(event.fields).reduce((all, [field, text]) => withField(all, field, text), draft)
            : value === "editing" && before.value === "success"
              ? emptyRequest(draft.form)
              : draft;
        return (
          same(context.draft, typed) && (value !== "submitting" || Result.isSuccess(checkRequest(context.draft, facts)))
        );
      }),
  ),
  law("[FRM-01] there is a receipt exactly in success, and what is sent again is sent under its key", () =>
    always(
      ({ event, context, value }, before) =>
        (value === "success") === (context.receipt !== null) &&
        (event.type !== "form.retry" || context.key === before.context.key) &&
        (value !== "submitting" ||
          before.value === "submitting" ||
          event.type === "form.retry" ||
          (event.type === "form.submit" && context.key === event.key)),
    ),
  ),
  law("[FRM-01] [FRM-05] nothing leaves submitting but an answer, which a form that was not sent never hears", () =>
    always(({ event, value }, before) => {
      const isAnswer = event.type.startsWith("xstate.");
      return before.value === "submitting" ? isAnswer || value === "submitting" : !isAnswer || value === before.value;
    }),
  ),
  law(
    "[LGL-02] [LGL-03] [FRM-08] only what is right is shown whole before it is sent, and looking at it sends nothing",
    () =>
      always(
        ({ event, context, value }) =>
          (!context.isReviewed || Result.isSuccess(checkRequest(context.draft, facts))) &&
          (event.type !== "form.change" || value === "success" || value === "submitting" || !context.isReviewed) &&
          (event.type !== "form.review" ||
            value !== "editing" ||
            context.isReviewed === (context.refusals.length === 0)),
      ),
  ),
  law("[FRM-01] an untouched form is one that was emptied again", () =>
    fc.property(anyRightDraft, (draft) => isTouched(draft) && !isTouched(emptyRequest(draft.form))),
  ),
  law("[FRM-06] what changes something passes only with the token of its own secret; a fresh token is tried once", () =>
    fc.property(
      fc.constantFrom("GET", "HEAD", "POST", "put", "PATCH", "DELETE", "OPTIONS"),
      fc.constantFrom(null, undefined, "", "s1", "s2"),
      fc.constantFrom(null, undefined, "", "t-s1", "t-s2"),
      fc.integer({ min: 1, max: 4 }),
      (method, secret, token, attempts) => {
        const refusal = csrfRefusal({ method, secret, token }, (one, other) => other === `t-${one}`);
        const isOwn = Boolean(secret) && token === `t-${secret}`;
        const passes = refusal === null;
        return (
          passes === (!isForgeable(method) || isOwn) &&
          (passes || wantsFreshToken(refusal, attempts) === (attempts === 1))
        );
      },
    ),
  ),
];
