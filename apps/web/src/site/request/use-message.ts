// A message on the domain's machine: what is typed, refused at its field, sent, lost on the way and sent again as the same request. [FRM-01] [FRM-03] [LGL-05]
import { useMachine } from "@xstate/react";
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import * as Result from "effect/Result";
import { fromPromise } from "xstate";
import {
  type Draft,
  isUnsent,
  type Receipt,
  requestDraft,
  requestMachine,
  RequestNotSent,
  RequestRefused,
  type Typed,
} from "@kontor/domain/site/request";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import { useTimedRefusals } from "../../platform/texts/timed-refusals.ts";
import { messageKey, readForm, typedFields, typedMessage, unansweredMessage } from "./message-draft.ts";
import type { ReceivedMessage, RequestView } from "./message-views.ts";
import { receivedMessage } from "./received-message.ts";
import { sendRequestForm, type SentDraft } from "./send-message.ts";

type Sent = Result.Result<Receipt, RequestRefused | RequestNotSent>;

export interface MessageHandle {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: Readonly<Record<string, string>>;
  readonly errorAt: (field: string) => string | undefined;
  readonly refused: readonly string[];
  /** Why it was not taken, where no field is to blame. */
  readonly problem: string | null;
  readonly attempts: number;
  readonly busy: boolean;
  readonly received: ReceivedMessage | null;
  readonly change: (field: string, value: Typed) => void;
  readonly leave: (event: FocusEvent<HTMLFormElement>) => void;
  readonly submit: () => void;
  readonly renew: () => void;
}

export const useMessage = (data: RequestView): MessageHandle => {
  const locale = useLocale();
  const refusalText = useTimedRefusals();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [detail, setDetail] = useState<string | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [machine] = useState(() =>
    requestMachine.provide({
      actors: {
        send: fromPromise<Sent, { readonly draft: Draft; readonly key: string }>(async ({ input }) => {
          const answer = await sendRequestForm(callIn(locale), locale, input.draft as SentDraft, input.key);
          if (answer.ok) return Result.succeed(answer.value);
          const { status, detail: reason, errors = [] } = answer.problem;
          // What the shop has answered is no lost answer: the next attempt is another request.
          if (status >= 400 && status < 500) unansweredMessage(data.form).clear();
          setDetail(status >= 400 && status < 500 && reason !== "" ? reason : null);
          if (errors.length === 0) return Result.fail(new RequestNotSent());
          const fields = errors.map(({ field, refusal, rule, facts }) => ({ field, refusal: { ...facts, _tag: refusal, rule } }));
          return Result.fail(new RequestRefused({ fields: fields as unknown as RequestRefused["fields"] }));
        }),
      },
    }),
  );
  const [state, send] = useMachine(machine, {
    input: { form: data.form, facts: data.facts, draft: requestDraft(data.form, (field) => data.typed[field] || null) },
  });
  const { draft, refusals, receipt } = state.context as typeof state.context & { readonly draft: SentDraft };

  // What was typed before scripts ran is newer than what is stored; what the server sent back is newer, too.
  useEffect(() => {
    const shown = form.current === null ? data.typed : readForm(form.current);
    const isAsDrawn = Object.entries(data.typed).every(([name, value]) => (shown[name] ?? "") === value);
    const stored =
      isAsDrawn && data.received === null && data.errors.length === 0 && data.problem === null ? typedMessage(data.form).read() : null;
    const restored = requestDraft(data.form, (field) => (stored ?? shown)[field] ?? null);
    if (data.received === null) for (const [field, value] of Object.entries(restored.fields)) send({ type: "field.change", field, value });
    setRestored(true);
  }, [data, send]);

  const unsent = isUnsent(state);
  useEffect(() => {
    if (!isRestored) return;
    if (unsent) typedMessage(data.form).write(typedFields(draft));
    else typedMessage(data.form).clear();
    if (receipt !== null) unansweredMessage(data.form).clear();
  }, [isRestored, unsent, draft, receipt, data.form]);

  const isSending = state.matches("submitting");
  const isFresh = attempts === 0 && !isSending;
  const errorAt = (field: string): string | undefined => {
    const refusal = refusals.find((refused) => refused.field === field)?.refusal;
    if (refusal !== undefined) return refusalText(refusal);
    return isFresh && !changed.includes(field) ? data.errors.find((error) => error.field === field)?.text : undefined;
  };
  const failed = state.matches("error") ? (detail ?? refusalText({ _tag: "RequestNotSent" })) : null;
  return {
    form,
    typed: typedFields(draft),
    errorAt,
    refused: Object.keys(draft.fields).filter((field) => errorAt(field) !== undefined),
    problem: isFresh ? data.problem : failed,
    attempts,
    busy: isSending,
    received: receipt === null ? data.received : receivedMessage(locale, receipt),
    change: (field, value) => {
      setChanged((before) => (before.includes(field) ? before : [...before, field]));
      send({ type: "field.change", field, value });
    },
    leave: ({ target }) => {
      const { name } = target as unknown as HTMLInputElement;
      // An empty field that is only passed by is not refused before the form is sent.
      if (name in draft.fields && (typedFields(draft)[name] ?? "") !== "") send({ type: "field.leave", field: name });
    },
    submit: () => {
      setAttempts((before) => before + 1);
      if (state.matches("error")) send({ type: "form.retry" });
      else send({ type: "form.submit", today: data.facts.today, key: messageKey(draft) });
    },
    renew: () => {
      setAttempts(0);
      send({ type: "form.renew" });
    },
  };
};
