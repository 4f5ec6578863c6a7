// Door of the slots: what each slot of a machine calls, over the ports of the domain; the same for pages, for programs and for the simulation. [HDL-04] [HDL-05]
import * as Effect from "effect/Effect";
import type { Result } from "effect/Result";
import { OrderDesk, type OrderIntent } from "@kontor/domain/shop/checkout";
import { type AnsweredName, DomainDesk, type NamesRequest } from "@kontor/domain/shop/domain-name";
import { enter, type Entry, fetchUser, leave } from "@kontor/domain/visitor/session";
import type { Bridge } from "../bridge/index.ts";

/** [SES-01…03] */
export const sessionCalls = {
  enter: ({ entry }: { readonly entry: Entry }) => enter(entry),
  fetchUser: () => fetchUser(),
  leave: () => leave(),
};

/** [CHK-06] */
export const checkoutCalls = {
  place: (intent: OrderIntent) => Effect.flatMap(OrderDesk, (desk) => desk.place(intent)),
};

/** [DOM-01] [DOM-08] */
export const domainSearchCalls = {
  check: ({ names, onAnswer }: NamesRequest) =>
    Effect.flatMap(DomainDesk, (desk) => {
      const answers: AnsweredName[] = [];
      const take = (answered: AnsweredName): void => {
        answers.push(answered);
        onAnswer(answered);
      };
      return Effect.as(desk.checkAll(names, take), answers as readonly AnsweredName[]);
    }),
};

type Calls<Ports> = Readonly<Record<string, (input: never) => Effect.Effect<unknown, unknown, Ports>>>;

type Promised<C> = {
  readonly [Name in keyof C]: C[Name] extends (input: infer Input) => Effect.Effect<infer A, infer E, infer _>
    ? (input: Input, signal: AbortSignal) => Promise<Result<A, E>>
    : never;
};

/** The calls as slots: a refusal comes as a value, a defect as a rejection; an aborted signal interrupts the call. */
export const slotsOver = <Ports, C extends Calls<Ports>>(over: Bridge<Ports>, calls: C): Promised<C> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (input: never, signal: AbortSignal) => over.runResult(call(input), signal),
    ]),
  ) as Promised<C>;
