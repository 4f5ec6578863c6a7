// The arrows lead from the way of one answer to that of the next; Enter then does what it says. [DOM-01] [LGL-06]
import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** On the answers, while the focus is on a button or link of a row; from the last of a list they lead to the first of the next. */
export const alongRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll("ul > li")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const ways = rows.map((row) => row.querySelector<HTMLElement>("button, a[href]"));
  const next = (step > 0 ? ways.slice(at + 1) : ways.slice(0, at).toReversed()).find((way) => way !== null);
  if (at === -1 || next === undefined || next === null) return;
  event.preventDefault();
  next.focus();
};
