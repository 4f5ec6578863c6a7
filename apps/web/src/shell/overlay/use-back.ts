// The way back closes what stands over the whole page, as people on phones expect: it has an entry of its own in the history, of which the router hears nothing. [UIM-02]
import { useEffect, useEffectEvent } from "react";

const hide = (event: Event): void => event.stopImmediatePropagation();

/** A step back is on its way while something is opened anew: its entry comes afterwards. */
const way: { isGoing: boolean; next: (() => void) | null } = { isGoing: false, next: null };

const goBack = (): void => {
  way.isGoing = true;
  const arrive = (event: Event): void => {
    hide(event);
    way.isGoing = false;
    way.next?.();
    way.next = null;
  };
  addEventListener("popstate", arrive, { capture: true, once: true });
  history.back();
};

/** For as long as something is open. Closed in another way, it takes its entry along. */
export const useBack = (onBack: () => void): void => {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const { href } = location;
    const entry = { isOnTop: false };
    const leave = (event: Event): void => {
      entry.isOnTop = false;
      // Several steps back lead to another page, which is the router's.
      if (location.href === href) hide(event);
      close();
    };
    const enter = (): void => {
      entry.isOnTop = true;
      // The router watches the method of this window's own history.
      History.prototype.pushState.call(history, history.state, "");
      addEventListener("popstate", leave, { capture: true });
    };
    if (way.isGoing) way.next = enter;
    else enter();
    return () => {
      removeEventListener("popstate", leave, { capture: true });
      if (way.next === enter) way.next = null;
      if (entry.isOnTop && location.href === href) goBack();
    };
  }, []);
};
