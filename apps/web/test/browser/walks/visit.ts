// What the acts of a walk have in common: its tabs and names, where a tab is, and how the cart says a change.
import type { Page } from "@playwright/test";
import { type Locale, ready } from "../shop.ts";
import { paths, words } from "../words.ts";
import { inDocument, press, type ShownCart, shownIn, type ShownItem } from "./in-page.ts";
import type { Network } from "./network.ts";
import type { Wish } from "./wishes.ts";

export interface Visit {
  readonly tabs: readonly Page[];
  readonly network: Network;
  /** Every name that was in the cart of this walk. */
  readonly names: Set<string>;
  readonly want: (wish: Omit<Wish, "at" | "tab">, tab: number) => void;
  /** The visitor gave up what a notice text. */
  readonly giveUp: (tab: number, notice: string) => void;
  /** The visitor wants again what a notice text was not made, as far as it is about what is `there`, by ids. */
  readonly wantAgain: (tab: number, notice: string, there: readonly string[]) => void;
}

export const patience = 8_000;

export const localeOf = (page: Page): Locale => (new URL(page.url()).pathname.startsWith("/de") ? "de" : "en");

export const at = <A>(list: readonly A[], number: number): A | undefined => list[number % Math.max(1, list.length)];

/** Follows the first link that a selector finds, in a task of its own: what it leads to may replace the document only after that has answered. */
export const follow = (page: Page, selector: string): Promise<void> =>
  inDocument(page, (link) => void setTimeout(() => document.querySelector<HTMLElement>(link)?.click()), selector);

/** Goes to the cart by the link in the header, or by its address where that leads nowhere. */
export const toCart = async (page: Page): Promise<ShownCart | null> => {
  const here = await shownIn(page).catch(() => null);
  if (here !== null) return here;
  await follow(page, `header a[href="${paths[localeOf(page)].cart}"]`);
  await page.waitForURL(/\/checkout\/(cart|warenkorb)/, { timeout: 3_000, waitUntil: "commit" }).catch(() => null);
  const arrived = await ready(page).then(
    () => shownIn(page),
    () => null,
  );
  if (arrived !== null) return arrived;
  await page.goto(paths[localeOf(page)].cart);
  await ready(page);
  return shownIn(page);
};

export const optionsOf = (page: Page, id: string): Promise<readonly string[]> =>
  inDocument(
    page,
    (field) => {
      const select = document.getElementById(field);
      return select instanceof HTMLSelectElement ? [...select.options].map(({ value }) => value) : [];
    },
    id,
  );

/** A change in the words of the cart, in both languages. */
export const phrases = (
  key: string,
  values: (t: ReturnType<typeof words>) => Readonly<Record<string, string | number>>,
): readonly string[] => (["en", "de"] as const).map(words).map((t) => t(`cart.difference.change.${key}`, values(t)));

/** Presses a button that needs no wish; true where it was there. */
export const pressed = (page: Page, label: string): Promise<boolean> => press(page, { label });

export const isProduct = (item: ShownItem): boolean => item.quantity !== null;
