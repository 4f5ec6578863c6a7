// What runs inside a tab: the cart as it is shown, and an act on it within one task, so that nothing changes between looking and acting.
import type { Page } from "@playwright/test";
import { words } from "../words.ts";

export interface ShownItem {
  readonly id: string;
  readonly title: string;
  readonly quantity: string | null;
  readonly billing: string | null;
  readonly location: string | null;
  /** Each addition with its quantity, as `2 × Title`. */
  readonly additions: readonly string[];
  /** Product of the first addition, whose quantity is a field. */
  readonly addition: string | null;
  /** What is read of the item, in one line. */
  readonly text: string;
  /** In cents. */
  readonly sum: number | null;
}

export interface ShownCart {
  readonly items: readonly ShownItem[];
  /** In cents; null where there is none. */
  readonly total: number | null;
  readonly hasVoucher: boolean;
  readonly voucherText: string;
  readonly isBusy: boolean;
  /** Texts of the notices with something to decide. */
  readonly open: readonly string[];
}

/** How the labels begin of the buttons that take a removal back. */
export const undoStarts = (["en", "de"] as const).map(
  (locale) => words(locale)("cart.undoLabel", { title: "\n" }).split("\n")[0] ?? "",
);

/**
 * Runs in the document that a tab shows. One that is replaced first, by a step of the visitor that was on its way, has done nothing of it: it runs in the
 * next one. Documents that are replaced time and again are a fault of the shop, which is not hidden.
 */
export const inDocument = async <Given, Result>(
  page: Page,
  what: (given: Given) => Result | Promise<Result>,
  given: Given,
  replaced = 0,
): Promise<Result> => {
  try {
    return await page.evaluate<Result, Given>(what as never, given as never);
  } catch (reason) {
    if (replaced === 3 || !String(reason).includes("Execution context was destroyed")) throw reason;
    return inDocument(page, what, given, replaced + 1);
  }
};

/** The cart that a tab shows; null where it shows another page. */
export const shownIn = (page: Page): Promise<ShownCart | null> =>
  inDocument(
    page,
    (undo) => {
      const main = document.querySelector("main");
      if (main === null || !/^(Shopping cart|Warenkorb)$/.test(main.querySelector("h1")?.textContent ?? ""))
        return null;
      if (!("awake" in document.documentElement.dataset)) return null;
      const cents = (element: Element | null): number | null =>
        element === null ? null : Number((element.textContent ?? "").replace(/\D/g, ""));
      const valueOf = (id: string): string | null => {
        const field = document.getElementById(id);
        return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null;
      };
      const fieldsOf = (id: string): readonly HTMLInputElement[] => [
        ...main.querySelectorAll<HTMLInputElement>(`input[id^="quantity-${id}-"]`),
      ];
      const textOf = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
      /** Without the row that takes a removal back: what it names is gone. */
      const withoutUndo = (item: Element): Element => {
        const copy = item.cloneNode(true) as Element;
        for (const button of copy.querySelectorAll("button"))
          if (undo.some((start) => button.getAttribute("aria-label")?.startsWith(start)))
            button.parentElement?.remove();
        return copy;
      };
      const voucher =
        document.getElementById("voucher-remove")?.parentElement ??
        document.getElementById("voucher")?.closest("form") ??
        null;
      return {
        items: [...main.querySelectorAll<HTMLElement>('li[aria-labelledby^="item-"]')].map((item) => {
          const id = (item.getAttribute("aria-labelledby") ?? "").slice(5);
          return {
            id,
            title: textOf(item.querySelector("h3")),
            quantity: valueOf(`quantity-${id}`),
            billing: valueOf(`billing-${id}`),
            location: valueOf(`location-${id}`),
            additions: fieldsOf(id).map((field) => `${field.value} × ${textOf(field.labels?.[0] ?? null)}`),
            addition: fieldsOf(id)[0]?.id.slice(`quantity-${id}-`.length) ?? null,
            text: textOf(withoutUndo(item)),
            sum: cents(item.querySelector('[data-figure="item-sum"]')),
          };
        }),
        total: cents(main.querySelector('[data-figure="total"]')),
        hasVoucher: document.getElementById("voucher-remove") !== null,
        voucherText: `${textOf(voucher)} ${voucher?.querySelector("input")?.value ?? ""}`,
        isBusy: main.querySelector('[aria-busy="true"]') !== null,
        open: [...main.querySelectorAll(".k-notice")]
          .filter((notice) => notice.querySelector("button") !== null)
          .map(textOf),
      };
    },
    undoStarts,
  );

export interface Pressing {
  /** Id of a field to fill in or choose from, or of a button. */
  readonly id?: string;
  /** Visible text or label of a button in the item or the page, where it has no id. */
  readonly label?: string;
  readonly within?: string;
  readonly value?: string;
}

/** Fills in, chooses or presses; false where it is not there. */
export const press = (page: Page, pressing: Pressing): Promise<boolean> =>
  inDocument(
    page,
    async ({ id, label, within, value }) => {
      const scope =
        within === undefined
          ? document.querySelector("main")
          : document.querySelector(`li[aria-labelledby="${within}"]`);
      const target =
        id === undefined
          ? [...(scope?.querySelectorAll<HTMLElement>("button, a") ?? [])].find(
              (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() === label,
            )
          : document.getElementById(id);
      if (target === undefined || target === null || !target.checkVisibility()) return false;
      if (value === undefined) {
        target.click();
        return true;
      }
      const isChosen = target instanceof HTMLSelectElement;
      const { prototype } = isChosen ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(target, value);
      target.dispatchEvent(new Event(isChosen ? "change" : "input", { bubbles: true }));
      // What was typed is drawn before Enter is pressed; other tasks wait meanwhile.
      await Promise.resolve();
      if (isChosen) return true;
      // What is typed is drawn together with a removal that waited to be drawn: then there is no field in which Enter could be pressed, and nothing was
      // wanted. A field that stands anew in its place has lost what was typed, which is a fault.
      if (id !== undefined && document.getElementById(id) === null) return false;
      // Enter is heard by the field, then by its form.
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      target.closest("form")?.requestSubmit();
      return true;
    },
    pressing,
  );

export interface Message {
  readonly tab: number;
  readonly kind: "error" | "notice" | "toast";
  readonly text: string;
  /** Id of the item that it stands in. */
  readonly item: string | null;
}

/** Tells of every error, notice and toast that comes to be seen in a tab. */
export const listen = async (page: Page, hear: (message: Omit<Message, "tab">) => void): Promise<void> => {
  await page.exposeBinding("reportMessage", (_, message: Omit<Message, "tab">) => hear(message));
  await page.addInitScript(() => {
    const known = new WeakMap<Element, string>();
    const kinds = [
      [".k-field-error", "error"],
      [".k-notice[data-kind='stop']", "error"],
      [".k-notice", "notice"],
      [".s-toast", "toast"],
    ] as const;
    const look = (): void => {
      for (const [selector, kind] of kinds)
        for (const element of document.querySelectorAll(selector)) {
          const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
          if (text === "" || known.get(element) === text || !element.checkVisibility()) continue;
          known.set(element, text);
          const item =
            element.closest('li[aria-labelledby^="item-"]')?.getAttribute("aria-labelledby")?.slice(5) ?? null;
          (window as unknown as { reportMessage: (message: object) => void }).reportMessage({ kind, text, item });
        }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
};
