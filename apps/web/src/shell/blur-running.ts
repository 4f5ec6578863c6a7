// The blur at work: the domain's machine, fetched with the first owner. [SHL-01]
import { type Blur, type BlurEvent, blurMachine, blurView } from "@kontor/domain/interface/overlay";
import { createActor } from "xstate";

export const runBlur = (become: (blur: Blur) => void): ((event: BlurEvent) => void) => {
  const actor = createActor(blurMachine);
  actor.subscribe((snapshot) => become(blurView(snapshot)));
  actor.start();
  return (event) => actor.send(event);
};
