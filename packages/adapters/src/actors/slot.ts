// A slot of a machine: a function that is called with the state's input; leaving the state aborts its signal. [API-04]
import { fromPromise, type PromiseActorLogic } from "xstate";

export type Slot<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

export const actorOf = <Input, Output>(slot: Slot<Input, Output>): PromiseActorLogic<Output, Input> =>
  fromPromise(({ input, signal }) => slot(input, signal));
