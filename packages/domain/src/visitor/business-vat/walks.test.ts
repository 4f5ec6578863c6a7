// Every state and transition of the selected country and of the business VAT view is walked; an old answer replaces no newer choice. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { VatCountry } from "#kernel/country";
import { anyBusinessVatEvent, anyBusinessVatInput, anyChoosing, anyCountryMoment } from "./arbitraries.ts";
import { businessVatMachine, vatCountryMachine } from "./machine.ts";

it("[HDL-08] [VAT-04] [VAT-05] every state and transition of the business VAT view is walked", () =>
  expect(
    walkAll(businessVatMachine, { inputs: samples(anyBusinessVatInput, 100), moments: samples(anyBusinessVatEvent) }),
  ).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
it("[HDL-08] [VAT-02] every state and transition of the selected country is walked", () =>
  expect(walkAll(vatCountryMachine, { moments: samples(anyCountryMoment, 40) })).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));

it("[HDL-08] [VAT-02] in every race the final country is the shop's answer to the last request, or the last choice where it failed", () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), anyChoosing, fc.array(fc.boolean()), async (scheduler, choosing, works) => {
      const race = await raced(vatCountryMachine, {
        scheduler,
        events: choosing.filter((moment) => moment.type !== "answer"),
        slots: {
          // The shop answers with the customer's country, whatever was selected: a different one for each question.
          fetchCountry: ({ number }) =>
            works[number] === false ? Result.fail("down") : Result.succeed(`X${number}` as VatCountry),
        },
      });
      const [last] = race.calls.slice(-1) as unknown as readonly [
        { readonly number: number; readonly input: { readonly selected: VatCountry } },
      ];
      const expected = works[last.number] === false ? last.input.selected : `X${last.number}`;
      expect([race.last.value, race.last.context.selected]).toEqual(["known", expected]);
    }),
  ));
