// The one form of the cart for browsers without scripts: every field belongs to it until scripts run, so that what is typed goes along with whichever button is pressed. [CHK-12] [LOC-16]
import { useSyncExternalStore } from "react";

/** The id of the form. */
export const plainForm = "cart-all";

const never = () => () => undefined;

/** The form that a field and its button belong to: this one in the page as the server draws it, the one around them where scripts run. */
export const usePlainForm = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => plainForm,
  );
