// Door of the domain check's machine with its slot filled. [DOM-01]
import type { Result } from "effect/Result";
import { type CheckAnswer, checkMachine, type CheckRefusal } from "@kontor/domain/shop/domain-name";
import { actorOf, type Slot } from "../slot.ts";

export interface DomainCheckSlots {
  readonly check: Slot<{ readonly typed: string }, Result<CheckAnswer, CheckRefusal>>;
}

export const providedDomainCheck = ({ check }: DomainCheckSlots): typeof checkMachine =>
  checkMachine.provide({ actors: { check: actorOf(check) } });
