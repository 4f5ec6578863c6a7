// Every state and transition of a form is walked, and answers come at any time. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { anyRequestEvent, anyRequestMoment, anyRightDraftOf, someFacts } from "./arbitraries.ts";
import { RequestNotSent } from "./errors.ts";
import { requestMachine } from "./machine.ts";
import type { Draft } from "./model.ts";

const answers = samples(anyRequestMoment)
  .filter((moment) => moment.type.startsWith("xstate."))
  .map((moment) => ({ type: "answer", of: "send", output: "output" in moment ? moment.output : null }));

it("[HDL-08] [FRM-01] every state and transition of a form is walked", () =>
  expect(
    walkAll(requestMachine, {
      inputs: [
        { form: "newsletter", facts: someFacts },
        ...samples(anyRightDraftOf("withdrawal"), 3).map((draft) => ({ form: draft.form, facts: someFacts, draft })),
      ],
      moments: [...samples(anyRequestEvent), ...answers],
    }),
  ).toMatchObject({ missedStates: [], missedTransitions: [] }));
it("[HDL-08] [FRM-01] in every race a receipt is that of the form on screen, a retry goes under the same key, and an error keeps what was typed", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyRightDraftOf("withdrawal"),
      fc.array(anyRequestEvent, { maxLength: 12 }),
      fc.array(fc.boolean()),
      async (scheduler, draft, events, works) => {
        const race = await raced(requestMachine, {
          scheduler,
          input: { form: draft.form, facts: someFacts, draft },
          events,
          slots: {
            send: ({ number, input }) => {
              if (works[number] === false) return Result.fail(new RequestNotSent());
              const sent = input as { readonly draft: Draft };
              return Result.succeed({ id: `r-${number}`, receivedAt: instant(number), email: "", filing: sent.draft });
            },
          },
        });
        race.seen.forEach(({ snapshot, calls }) => {
          const { receipt, draft: shown, key } = snapshot.context;
          if (snapshot.value === "success") expect(receipt?.filing).toEqual(shown);
          else expect(receipt).toBeNull();
          const last = race.calls[calls - 1]?.input as { readonly draft: Draft; readonly key: string } | undefined;
          if (snapshot.value === "error") expect([shown, key]).toEqual([last?.draft, last?.key]);
        });
      },
    ),
  ));
