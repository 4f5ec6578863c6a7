// What domain names need from outside: registries and DNS. [DOM-03] [DOM-08]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Result } from "effect/Result";
import type { CheckRefusal, DomainCheckFailed, DomainRateLimited, DomainValidationFailed } from "./errors.ts";
import type { Availability, CheckAnswer, DomainName } from "./model.ts";

export interface RegistryShape {
  /** Whether a name may be registered. A fault of a registry gives `unknown`, never `available`; a failed call of ours is `DomainCheckFailed`. */
  readonly check: (name: DomainName) => Effect<Availability, DomainRateLimited | DomainCheckFailed>;
  /** Whether DNS knows the name: false is NXDOMAIN; SERVFAIL and timeouts fail with the problem `dns`. */
  readonly nameExists: (name: DomainName) => Effect<boolean, DomainValidationFailed>;
  /** Whether the ending is delegated in DNS; SERVFAIL and timeouts fail with the problem `dns`. */
  readonly endingIsDelegated: (ending: string) => Effect<boolean, DomainValidationFailed>;
}

export class Registry extends Context.Service<Registry, RegistryShape>()("kontor/shop/domain-name/Registry") {}

/** The answer to one of many names, as it was typed. */
export interface AnsweredName {
  readonly typed: string;
  readonly answer: Result<CheckAnswer, CheckRefusal>;
}

/** Where a frontend has names checked: one, or many with a callback for each answer. */
export class DomainDesk extends Context.Service<
  DomainDesk,
  {
    readonly check: (typed: string) => Effect<CheckAnswer, CheckRefusal>;
    readonly checkAll: (
      typed: readonly string[],
      onAnswer: (answered: AnsweredName) => void,
    ) => Effect<void, CheckRefusal>;
  }
>()("kontor/shop/domain-name/DomainDesk") {}
