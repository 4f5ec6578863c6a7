// A form on the domain's machine: what is typed, refused at its field, sent, lost on the way and sent again as the same request. [FRM-01] [FRM-02] [FRM-03] [LGL-02] [LGL-03] [LGL-05]
import { useMachine } from "@xstate/react";
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as Result from "effect/Result";
import { fromPromise } from "xstate";
import {
  checkRequest,
  type Declaration,
  declarationAct,
  type Draft,
  draftAsSent,
  filesOf,
  isUnsent,
  legalSteps,
  type NotSent,
  type Receipt,
  requestDraft,
  requestMachine,
  RequestNotSent,
  RequestRefused,
  type Typed,
} from "@kontor/domain/site/request";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { uploadIn } from "../../platform/client/upload.ts";
import { useAfterPress } from "../../platform/client/use-after-press.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import { useTimedRefusals } from "../../platform/texts/timed-refusals.ts";
import { chosenFiles, messageKey, readForm, typedMessage, unansweredMessage } from "./message-draft.ts";
import type { ReceivedMessage, RequestView } from "./message-views.ts";
import { receivedMessage } from "./received-message.ts";
import { sendRequestForm } from "./send-message.ts";
import { typedFields } from "./typed-fields.ts";

/** How long a form may take, in milliseconds: a phone sends files slowly. */
const patience = { words: 15_000, files: 300_000 };

const attachmentsIn = (form: HTMLFormElement | null) =>
  chosenFiles(form).map(({ name, type, size }) => ({ name, mediaType: type, size, content: null }));

/** A field that the form does not show keeps what the server put there. */
const isShown = (form: HTMLFormElement | null, field: string): boolean =>
  form === null || form.elements.namedItem(field) !== null;

type Sent = Result.Result<Receipt, RequestRefused | NotSent>;

export interface MessageHandle {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: Readonly<Record<string, string>>;
  readonly errorAt: (field: string) => string | undefined;
  readonly refused: readonly string[];
  /** Why it was not taken, where no field is to blame. */
  readonly problem: string | null;
  readonly attempts: number;
  readonly busy: boolean;
  /** The share of the files that is sent, from 0 to 1. */
  readonly sent: number;
  readonly received: ReceivedMessage | null;
  readonly receipt: Receipt | null;
  /** What would be declared, while it is shown whole. [LGL-02] [LGL-03] */
  readonly reviewed: Declaration | null;
  /** Whether files were chosen before a reload or a refusal, which no browser chooses again by itself. */
  readonly filesLost: boolean;
  readonly change: (field: string, value: Typed) => void;
  /** Files were chosen: they are read from the form. */
  readonly choose: () => void;
  readonly leave: (event: FocusEvent<HTMLFormElement>) => void;
  /** Sends the form, or does what the button says that was pressed. */
  readonly submit: (pressed: string | null) => void;
  readonly renew: () => void;
}

/** The page of a declaration may begin with its review, as the server has answered. */
type Shown = RequestView & { readonly isReviewed?: boolean };

export const useMessage = (data: Shown): MessageHandle => {
  const locale = useLocale();
  const refusalText = useTimedRefusals();
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  const afterPress = useAfterPress();
  // oxlint-disable-next-line react/refs -- the form is read when it is sent
  const [machine] = useState(() =>
    requestMachine.provide({
      actors: {
        send: fromPromise<Sent, { readonly draft: Draft; readonly key: string }>(async ({ input }) => {
          const files = chosenFiles(form.current);
          setSent(0);
          const call = files.length > 0 ? uploadIn(locale, patience.files, setSent) : callIn(locale, patience.words);
          const answer = await sendRequestForm(call, locale, input.draft, input.key, files);
          if (answer.ok) return Result.succeed(answer.value);
          const { status, refusal: tag, detail, errors = [] } = answer.problem;
          const isRefused = status >= 400 && status < 500;
          // What the shop has answered is no lost answer: the next attempt is another request.
          if (isRefused) unansweredMessage(data).clear();
          // A refusal of the shop has its own words, such as how long to wait.
          const reason = isRefused || tag === "FilesNotScanned" ? detail || null : null;
          if (errors.length === 0) return Result.fail(Object.assign(new RequestNotSent(), { reason }));
          const fields = errors.map(({ field, refusal, rule, facts }) => ({
            field,
            refusal: { ...facts, _tag: refusal, rule },
          }));
          return Result.fail(new RequestRefused({ fields: fields as unknown as RequestRefused["fields"] }));
        }),
      },
    }),
  );
  const [state, send] = useMachine(machine, {
    input: {
      form: data.form,
      facts: data.facts,
      draft: requestDraft(data.form, (field) => data.typed[field] || null),
      isReviewed: data.isReviewed,
    },
  });
  const { draft, refusals, receipt, isReviewed, attempts, changed, isRestored, isWithoutFiles } = state.context;

  // What was typed before scripts ran is newer than what is stored; what the server sent back is newer, too.
  useEffect(() => {
    const shown = form.current === null ? data.typed : readForm(form.current);
    const isAsDrawn = Object.entries(data.typed).every(([name, value]) => (shown[name] ?? "") === value);
    const stored =
      isAsDrawn && data.received === null && data.errors.length === 0 && data.problem === null
        ? typedMessage(data).read()
        : null;
    const restored = requestDraft(data.form, (field) => (stored ?? shown)[field] ?? null);
    const sentBack: Readonly<Record<string, Typed>> = requestDraft(
      data.form,
      (field) => data.typed[field] || null,
    ).fields;
    const typed = Object.entries(restored.fields).filter(
      ([field, value]) => field !== "files" && value !== sentBack[field] && isShown(form.current, field),
    );
    const files = attachmentsIn(form.current);
    send({
      type: "form.restore",
      fields: { ...(data.received === null && Object.fromEntries(typed)), ...(files.length > 0 && { files }) },
      isWithoutFiles: stored?.["files"] !== undefined,
    });
  }, [data, send]);

  const unsent = isUnsent(state);
  // With what is shown: a visitor who sees the receipt and goes on at once finds an empty form.
  useLayoutEffect(() => {
    if (!isRestored) return;
    const files = filesOf(draft).length > 0 || isWithoutFiles;
    if (unsent) typedMessage(data).write({ ...typedFields(draft), ...(files ? { files: "chosen" } : {}) });
    else typedMessage(data).clear();
    if (receipt !== null) unansweredMessage(data).clear();
  }, [isRestored, isWithoutFiles, unsent, draft, receipt, data]);

  const isSending = state.matches("submitting");
  const isFresh = attempts === 0 && !isSending;
  const errorAt = (field: string): string | undefined => {
    const refusal = refusals.find((refused) => refused.field === field)?.refusal;
    if (refusal !== undefined) return refusalText(refusal);
    return isFresh && !changed.includes(field) ? data.errors.find((error) => error.field === field)?.text : undefined;
  };
  const change = (field: string, value: Typed): void => send({ type: "field.change", field, value });
  const failed = state.matches("error") ? (state.context.reason ?? refusalText({ _tag: "RequestNotSent" })) : null;
  return {
    form,
    typed: typedFields(draft),
    errorAt,
    refused: Object.keys(draft.fields).filter((field) => errorAt(field) !== undefined),
    problem: isFresh ? data.problem : failed,
    attempts,
    busy: isSending,
    sent,
    received: receipt === null ? data.received : receivedMessage(locale, receipt, data.zone),
    receipt,
    reviewed: isReviewed ? (Result.getOrNull(checkRequest(draft, state.context.facts)) as Declaration | null) : null,
    filesLost: isWithoutFiles,
    change,
    choose: () => {
      change("files", attachmentsIn(form.current));
      send({ type: "field.leave", field: "files" });
    },
    leave: ({ target }) => {
      const { name } = target as unknown as HTMLInputElement;
      // An empty field that is only passed by is not refused before the form is sent.
      if (name in draft.fields && (typedFields(draft)[name] ?? "") !== "")
        afterPress(() => send({ type: "field.leave", field: name }));
    },
    submit: (pressed) => {
      const act = data.form in legalSteps ? declarationAct(pressed) : "confirm";
      if (act === "change") return send({ type: "form.change" });
      if (act === "review") send({ type: "form.review", today: data.facts.today });
      else if (state.matches("error")) send({ type: "form.retry" });
      else send({ type: "form.submit", today: data.facts.today, key: messageKey(data, draftAsSent(draft)) });
    },
    renew: () => send({ type: "form.renew" }),
  };
};
