// The cart that is shown while changes are on their way. [CRT-01]
import type { SnapshotFrom } from "xstate";
import { foretold, type Foretold } from "./foretold.ts";
import { wantedIn } from "./intents.ts";
import type { cartMachine } from "./machine.ts";

type CartSnapshot = Pick<SnapshotFrom<typeof cartMachine>, "context" | "value">;

/** What is shown: the confirmed cart with everything that is wanted; while a conflict is open, the cart as it came. */
export const shownCart = ({ context, value }: CartSnapshot): Foretold | null => {
  const { cart, catalog } = context.confirmed;
  return cart === null ? null : foretold(cart, catalog, value === "conflict" ? [] : wantedIn(context));
};
