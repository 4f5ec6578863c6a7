// A form without scripts where there is no line. [OPS-10]
import { expect, it } from "vitest";
import { sendPlainly } from "./plain-form.ts";

it("[OPS-10] [VISIT4-11] a press whose scripts do not load falls back to the form, but never while the browser is offline", () => {
  let sent = 0;
  const form = { submit: () => void (sent += 1) };
  expect([sendPlainly(form, false), sent]).toEqual([false, 0]);
  expect([sendPlainly(form, true), sent]).toEqual([true, 1]);
});
