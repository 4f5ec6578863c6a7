// The second press of a double press is meant for what the first one pressed: where that has made way for something else, it presses nothing and takes no focus. [FRM-01] [SHL-01]

/** To be called before others listen to the window. */
export const ignoreStrayPresses = (): void => {
  let pressed: Element | undefined;
  for (const type of ["mousedown", "click"] as const)
    addEventListener(
      type,
      (event) => {
        const { detail, target } = event as MouseEvent & { readonly target: Element };
        if (detail === 1) pressed = target.closest("a,button") ?? target;
        else if (detail > 1 && pressed?.getClientRects().length === 0) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      },
      true,
    );
};
