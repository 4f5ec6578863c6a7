// Door of the domain search's machine with its slot filled, and what fills it over the contract: answers are read line by line. [DOM-01] [DOM-08]
import * as Result from "effect/Result";
import {
  type AnsweredName,
  type CheckRefusal,
  DomainCheckFailed,
  DomainRateLimited,
  type NamesAnswered,
  type NamesRequest,
  searchMachine,
} from "@kontor/domain/shop/domain-name";
import { type Call, type ProblemBody, unreached } from "../../client/index.ts";
import { wireToRefusal } from "../../client/models/index.ts";
import type { components } from "../../generated/shop.gen.ts";
import { linesOfJson } from "../../layers/http/ndjson.ts";
import { actorOf, type Slot } from "../slot.ts";

export interface DomainSearchSlots {
  readonly check: Slot<NamesRequest, NamesAnswered>;
}

/** The machine of the domain search with its slot `check` filled. */
export const providedDomainSearch = ({ check }: DomainSearchSlots): typeof searchMachine =>
  searchMachine.provide({ actors: { check: actorOf(check) } });

type Line = components["schemas"]["DomainCheckLine"];

/** A call of ours that fails is `DomainCheckFailed`, never an answer of a registry; a shop that refuses for a while says for how long. [DOM-05] [DOM-09] */
export const checkRefusalOf = ({
  retryAfter,
  ...problem
}: ProblemBody & { readonly retryAfter?: number }): CheckRefusal => {
  if (problem.refusal?.startsWith("Domain")) return wireToRefusal<CheckRefusal>(problem);
  return problem.status === 429
    ? new DomainRateLimited({ retryAfterSeconds: retryAfter ?? 1 })
    : new DomainCheckFailed();
};

const answeredName = ({ name, result, problem }: Line): AnsweredName => ({
  typed: name,
  answer: result === undefined ? Result.fail(checkRefusalOf(problem ?? unreached)) : Result.succeed(result),
});

/** The answers in lines that came together. [DOM-08] */
export const answersIn = (lines: string): readonly AnsweredName[] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => answeredName(JSON.parse(line)));

/** Checks names over the contract in one call; a stream that breaks off answers what it answered. [DOM-08] */
export const checkOver =
  (call: Call): DomainSearchSlots["check"] =>
  async ({ names, onAnswer }, signal) => {
    const response = await call("POST", "/shop/domain/checks", { body: { names: [...names] }, streamed: true, signal });
    if (!response.ok) return Result.fail(checkRefusalOf(response.problem));
    const answers: AnsweredName[] = [];
    await linesOfJson<Line>(response.value, signal, (line) => {
      const answered = answeredName(line);
      answers.push(answered);
      onAnswer(answered);
    }).catch(() => undefined);
    return Result.succeed(answers);
  };
