// The one shared blur: each overlay shows it under its own name, and removes only its own. Its machine is fetched with the first owner. [SHL-01]
import { type Blur, type BlurEvent, blurOf, blurView } from "@kontor/domain/interface/overlay";
import { useSyncExternalStore } from "react";
import { lazyActor, type LazySnapshot } from "../platform/client/lazy-actor.ts";

type BlurSnapshot = Parameters<typeof blurView>[0];

const blur = lazyActor<BlurSnapshot, BlurEvent>({ load: async () => (await import("./blur-actor.ts")).blurActor() });

export const showBlur = (id: string): void => blur.send({ type: "blur.show", id });
export const hideBlur = (id: string): void => blur.send({ type: "blur.hide", id });

const nothing: Blur = blurOf([]);
const blurIn = ({ machine }: LazySnapshot<BlurSnapshot, BlurEvent>): Blur =>
  machine === null ? nothing : blurView(machine);

const subscribe = (heard: () => void): (() => void) => blur.subscribe(heard).unsubscribe;

/** The blur as it is; nothing is blurred on the server. By React alone: `@xstate/react` would bring all of XState to every page. */
export const useBlur = (): Blur => blurIn(useSyncExternalStore(subscribe, blur.getSnapshot, blur.getSnapshot));
