// What the screen of the cart shows: the cart as it will be, and how far the server is with it. [CRT-01]
import type { Cart, CartContext, CartEvent, CartIntent } from "@kontor/domain/shop/cart";
import type { Prices } from "@kontor/domain/shop/pricing";
import type { Unsent } from "./unsent-slot.ts";
import type { CartPage } from "./views.ts";

/** What is foretold has prices, and no quote that anything is ordered by. */
export type ForetoldPage = Omit<CartPage, "quote"> & { readonly quote: Prices | null };

export interface CartShown {
  /** The cart's page with everything that is wanted in it. */
  readonly page: ForetoldPage;
  /** The page that the server confirmed last. */
  readonly confirmed: CartPage;
  readonly state: "idle" | "sending" | "waiting" | "conflict";
  /** Whether there was no answer when it was last sent, until there is one. */
  readonly isUnsaved: boolean;
  readonly isStale: CartContext["isStale"];
  /** Whether what an earlier page left unsaved was sent again, as far as nothing else was wanted, refused or changed elsewhere since. */
  readonly isSentAgain?: boolean;
  /** What is wanted and not confirmed, in its order. */
  readonly queue: readonly CartIntent[];
  /** Whether any of it can still be made in the cart as it is. */
  readonly isPossible: boolean;
  /** The cart before it was changed elsewhere; null when it was not, or the difference was read. */
  readonly before: CartPage | null;
  readonly refused: CartContext["refused"];
  readonly announced: { readonly intent: CartIntent; readonly before: Cart } | null;
  readonly undo: CartIntent | null;
  readonly leaving: CartContext["leaving"];
}

export const atRest = (page: CartPage): CartShown => ({
  page,
  confirmed: page,
  state: "idle",
  isUnsaved: false,
  isStale: false,
  queue: [],
  isPossible: true,
  before: null,
  refused: null,
  announced: null,
  undo: null,
  leaving: null,
});

/** The cart at work: its machine, which outlives the screen until everything wanted is confirmed. */
export interface RunningCart {
  readonly send: (event: CartEvent) => void;
  /** The screen is gone: what was wanted is sent all the same. */
  readonly leave: () => void;
  /** Ends it; what was not confirmed, or refused while no screen showed it, is the next screen's to send. */
  readonly takeOver: () => Unsent | null;
}
