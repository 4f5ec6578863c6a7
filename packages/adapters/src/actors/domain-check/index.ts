// Door of the domain check's actors: its machine with the domain desk in its slot. [DOM-01]
import * as Effect from "effect/Effect";
import { checkMachine, DomainDesk } from "@kontor/domain/shop/domain-name";
import type { Bridge } from "../bridge/index.ts";

export const providedDomainCheck = (over: Bridge<DomainDesk>): typeof checkMachine =>
  checkMachine.provide({
    actors: { check: over.slot(({ typed }: { readonly typed: string }) => Effect.flatMap(DomainDesk, (desk) => desk.check(typed))) },
  });
