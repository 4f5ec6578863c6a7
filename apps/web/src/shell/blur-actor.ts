// The machine of the blur, fetched with the first owner. [SHL-01]
import { blurMachine } from "@kontor/domain/interface/overlay";
import { type Actor, createActor } from "xstate";

export const blurActor = (): Actor<typeof blurMachine> => createActor(blurMachine);
