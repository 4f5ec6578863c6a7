// Single keys that do something, wherever the focus is but where one types or answers a dialog. [DSK-05]
import { useEffect, useEffectEvent } from "react";
import { areKeysOn } from "./keys-on.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

/** A message that says what was done is an alert dialog, too, and leaves the keys as they are. */
export const isAnswering = (): boolean =>
  document.querySelector(".k-dialog :is([role=dialog], [role=alertdialog])") !== null;

/** `press` says whether it took the key. */
export const useKeys = (press: (key: string) => boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || !areKeysOn() || isTyping(target) || isAnswering()) return;
    if (press(key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
};
