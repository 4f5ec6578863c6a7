// Which events React hears of: all that a part of the shop answers.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { attachedToHeard } from "./heard-events.ts";

afterEach(() => vi.unstubAllGlobals());

it("[LOC-16] React hears clicks, keys and pointers at the document, not what a mouse and fingers say beside them; others hear everything", () => {
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  const heard: string[] = [];
  const types = ["click", "keydown", "focusin", "change", "pointerover", "pointerdown", "mouseover", "touchmove", "gotpointercapture"];
  attachedToHeard(() => {
    for (const type of types) document.addEventListener(type, ({ type: name }) => heard.push(name), { passive: true });
  });
  for (const type of types) page.dispatchEvent(new Event(type));
  expect(heard).toEqual(["click", "keydown", "focusin", "change", "pointerover", "pointerdown"]);
  document.addEventListener("mouseover", () => heard.push("by itself"));
  page.dispatchEvent(new Event("mouseover"));
  expect(heard.at(-1)).toBe("by itself");
});

it("[LOC-16] no part of the shop answers an event that React does not hear", () => {
  const root = fileURLToPath(new URL("../../../../../", import.meta.url));
  const files = globSync(["apps/web/src/**/*.tsx", "packages/ui/src/**/*.tsx"], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const deaf = files.filter((file) => /\son(Mouse|Touch)\w+=|\son\w+PointerCapture(Capture)?=/.test(readFileSync(root + file, "utf8")));
  expect(deaf).toEqual([]);
});
