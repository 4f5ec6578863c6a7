// The machine of a domain check with its slot filled by the call that checks a name. [DOM-01] [DOM-09]
import * as Result from "effect/Result";
import { providedDomainCheck as checkOver } from "@kontor/adapters/actors/domain-check";
import type { Problem } from "@kontor/adapters/client";
import { wireToRefusal } from "@kontor/adapters/client/models";
import { type CheckRefusal, DomainCheckFailed } from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import { checkName } from "./check-name.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";

export const providedDomainCheck = (locale: Locale) =>
  checkOver({
    check: async ({ typed }, signal) => {
      const answer = await checkName(callIn(locale), typed, { signal });
      return answer.ok ? Result.succeed(answer.value) : Result.fail(refusalOf(answer.problem));
    },
  });

/** A call of ours that fails is `DomainCheckFailed`, never an answer of a registry. */
const refusalOf = (problem: Problem): CheckRefusal =>
  problem.refusal.startsWith("Domain") ? wireToRefusal<CheckRefusal>(problem) : new DomainCheckFailed();
