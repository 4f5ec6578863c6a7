// The answer of a customer to a declaration that came without a login: by the link in the letter, or logged in at the contract. [ACC-05] [LGL-02] [LGL-03]
import * as Effect from "effect/Effect";
import { ownedContract } from "@kontor/domain/shop/contract";
import {
  answerByLink,
  answerDeclaration,
  declarationLimit,
  type declarationQuestion,
  questionByLink,
  questionsAbout,
  questionsOf,
} from "@kontor/domain/site/request";
import { todayOf } from "../../platform/calendar/today.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { read, run } from "../../platform/use-case/use-case.ts";
import { countedCall } from "../../visitor/session/call-limits.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { declarationPorts } from "./ports.ts";

type Names =
  | "readDeclarationLink"
  | "answerDeclarationLink"
  | "listOwnDeclarations"
  | "listContractDeclarations"
  | "answerContractDeclaration";

type Question = Effect.Success<ReturnType<typeof declarationQuestion>>;

const questionOf = ({ receipt, judged, contracts }: Question) => ({
  declaration: receipt.id,
  form: receipt.filing.form,
  receivedAt: receipt.receivedAt,
  judged,
  contracts: contracts.map(({ contract: { id, number, parts }, waits, end }) => ({
    id,
    number,
    title: parts[0]?.title ?? { en: number, de: number },
    waits,
    end,
  })),
});

export const declarationAnswerHandlers = (services: SessionServices): Pick<Handlers, Names> => {
  const zone = services.settings.timeZone;
  const ports = declarationPorts(services);
  const limited = (
    call: Pick<Call<"readDeclarationLink" | "answerDeclarationLink">, "address" | "headers" | "operation">,
  ): Promise<void> => countedCall(services, call, { of: "declaration-answer", limit: declarationLimit });
  return {
    readDeclarationLink: async (call) => {
      await limited(call);
      return good(questionOf(await read(services, call, ports, questionByLink(call.body.code, zone))));
    },

    answerDeclarationLink: async (call) => {
      await limited(call);
      const { code, answer } = call.body;
      const moment = { today: todayOf(services), zone, locale: call.locale };
      await run(services, call, ports, answerByLink(code, answer, moment));
      services.mailQueued();
      return good({ answer });
    },

    listOwnDeclarations: async (call) => {
      const { customer_number } = await customerOf(services, call);
      const questions = await read(services, call, ports, questionsOf(customer_number, zone));
      return good({ questions: questions.map(questionOf) });
    },

    listContractDeclarations: async (call) => {
      const { customer_number } = await customerOf(services, call);
      const questions = await read(
        services,
        call,
        ports,
        questionsAbout(call.params.contractId, customer_number, zone),
      );
      return good({ questions: questions.map(questionOf) });
    },

    answerContractDeclaration: async (call) => {
      const { customer_number: customerNumber } = await customerOf(services, call);
      const { answer } = call.body;
      const { contractId, declarationId: declaration } = call.params;
      const answering = {
        declaration,
        customerNumber,
        way: "login" as const,
        today: todayOf(services),
        zone,
        locale: call.locale,
      };
      await run(
        services,
        call,
        ports,
        Effect.andThen(ownedContract(contractId, customerNumber), answerDeclaration(answer, answering)),
      );
      services.mailQueued();
      return good({ answer });
    },
  };
};
