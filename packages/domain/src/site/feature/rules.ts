// Which features are on. [CNT-09]
import type { FeatureFlag } from "./model.ts";

/** Whether a feature is on: its key is in the list. [CNT-09] */
export const isOn = (flags: readonly FeatureFlag[], key: string): boolean => flags.some((flag) => flag.key === key);

/** The flags in any answer: entries without a key are left out, each key occurs once. [CNT-09] */
export const flagsOf = (answer: unknown): readonly FeatureFlag[] =>
  Array.isArray(answer) ? [...new Set(answer.flatMap(keyOf))].map((key) => ({ key })) : [];

const keyOf = (entry: unknown): readonly string[] =>
  typeof entry === "object" && entry !== null && "key" in entry && typeof entry.key === "string" && entry.key !== "" ? [entry.key] : [];
