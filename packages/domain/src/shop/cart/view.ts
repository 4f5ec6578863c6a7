// The cart that is shown while changes are on their way. [CRT-01]
import { foretold, type Foretold } from "./foretold.ts";
import { wantedIn } from "./intents.ts";
import type { CartSnapshot } from "./machine.ts";

type Shown = Pick<CartSnapshot, "context" | "value">;

/** What is shown: the confirmed cart with everything that is wanted; while a conflict is open, the cart as it came. */
export const shownCart = ({ context, value }: Shown): Foretold | null => {
  const { cart, catalog } = context.confirmed;
  return cart === null ? null : foretold(cart, catalog, value === "conflict" ? [] : wantedIn(context));
};
