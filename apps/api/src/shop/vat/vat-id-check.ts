// Checks whether a VAT id is in use: its check digits, or the European Commission's service with them. [CUS-07] [OPS-10]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  vatId,
  type VatIds,
  type VatIdValidity,
  viesAddress,
  type ViesQuestion,
  viesQuestion,
  viesReading,
} from "@kontor/domain/shop/vat";
import { askJson } from "../../platform/peers/ask-json.ts";
import { gateWith } from "../../platform/peers/gate.ts";
import type { Settings } from "../../platform/settings/settings.ts";

const atOnce = 4;
const failures = 3;
const restMs = 10_000;

const byDigits = (id: string): VatIdValidity => (Result.isSuccess(vatId(id)) ? "valid" : "unknown");

/** One try within `patienceMs`: member states refuse frequent requests, and what is unknown is checked again later. */
export const vatIdsOverVies = (service: string, patienceMs = 4_000): VatIds => {
  const gate = gateWith({ atOnce, failures, restMs });
  const ask = async (question: ViesQuestion, signal: AbortSignal): Promise<VatIdValidity> => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const reading = gate.through(inTime, async () => {
      const answer = await askJson(viesAddress(service, question), "application/json", inTime, patienceMs);
      if (answer.status >= 500) throw new Error("the service is not well");
      return viesReading(answer, question);
    });
    return reading.catch((): VatIdValidity => "unknown");
  };
  return {
    validity: (id) => {
      const question = viesQuestion(id);
      return question === null ? Effect.succeed(byDigits(id)) : Effect.promise((signal) => ask(question, signal));
    },
  };
};

export const vatIdCheck = ({ vatCheck, viesUrl }: Pick<Settings, "vatCheck" | "viesUrl">): VatIds =>
  vatCheck === "vies" ? vatIdsOverVies(viesUrl) : { validity: (id) => Effect.succeed(byDigits(id)) };
