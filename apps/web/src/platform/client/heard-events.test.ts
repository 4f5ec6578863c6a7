// Which events React hears of: all that a part of the shop answers.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { attachedToHeard } from "./heard-events.ts";

afterEach(() => vi.unstubAllGlobals());

/** A document where React hears `types`; the names of what it heard. */
const hearing = (types: readonly string[]): { readonly page: EventTarget; readonly heard: string[] } => {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  const heard: string[] = [];
  attachedToHeard(() => {
    for (const type of types) document.addEventListener(type, ({ type: name }) => heard.push(name), { passive: true });
  });
  return { page, heard };
};

it("[LOC-16] React hears clicks, keys and pointers at the document, not what a mouse and fingers say beside them; others hear everything", () => {
  const types = [
    "click",
    "keydown",
    "focusin",
    "change",
    "pointerover",
    "pointerdown",
    "mouseover",
    "touchmove",
    "transitionrun",
  ];
  const { page, heard } = hearing(types);
  for (const type of types) page.dispatchEvent(new Event(type));
  expect(heard).toEqual(["click", "keydown", "focusin", "change", "pointerover", "pointerdown"]);
  document.addEventListener("mouseover", () => heard.push("by itself"));
  page.dispatchEvent(new Event("mouseover"));
  expect(heard.at(-1)).toBe("by itself");
});

it("[LOC-16] a finger passes over nothing for React: it presses", () => {
  const { page, heard } = hearing(["pointerover", "pointerdown", "pointerout"]);
  const pointer = (type: string, pointerType: string): boolean =>
    page.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  for (const type of ["pointerover", "pointerdown", "pointerout"]) pointer(type, "touch");
  expect(heard).toEqual(["pointerdown"]);
  for (const type of ["pointerover", "pointerdown", "pointerout"]) pointer(type, "mouse");
  expect(heard.slice(1)).toEqual(["pointerover", "pointerdown", "pointerout"]);
});

it("[LOC-16] no part of the shop answers an event that React does not hear", () => {
  const root = fileURLToPath(new URL("../../../../../", import.meta.url));
  const files = globSync(["apps/web/src/**/*.tsx", "packages/ui/src/**/*.tsx"], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const deaf = files.filter((file) =>
    /\son(Mouse|Touch|Transition|Animation)\w+=|\son\w+PointerCapture(Capture)?=/.test(
      readFileSync(root + file, "utf8"),
    ),
  );
  expect(deaf).toEqual([]);
});
