// The step that is shown of a checkout. [CHK-01]
import { type Step, steps } from "./model.ts";

/** The current step of a machine; placing happens on the summary. */
export const stepOf = (value: unknown): Step => {
  const name = typeof value === "object" && value !== null ? Object.keys(value)[0] : value;
  return steps.find((step) => step === name) ?? (name === "placing" ? "summary" : "cart");
};
