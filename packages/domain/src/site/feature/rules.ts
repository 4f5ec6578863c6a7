// Which features are on. [CNT-09]
import type { FeatureFlag } from "./model.ts";

/** Whether a feature is on: its key is in the list. [CNT-09] */
export const isOn = (flags: readonly FeatureFlag[], key: string): boolean => flags.some((flag) => flag.key === key);

/** Whether a page is dressed by its layout: those of a season are while their feature is on. [CNT-09] [LOC-12] */
export const showsLayout = (flags: readonly FeatureFlag[], layout: string): boolean =>
  isOnIfAny(flags, seasons.get(layout));

/** Whether a block of a page is shown. [CNT-09] */
export const showsBlock = (flags: readonly FeatureFlag[], block: string): boolean =>
  isOnIfAny(flags, blocks.get(block));

/** The features of the demo content that are on pages. What is not listed belongs to no feature and is always there. */
const seasons: ReadonlyMap<string, string> = new Map([
  ["advent", "advent-calendar"],
  ["blackfriday", "black-friday"],
  ["easter", "easter"],
  ["easterhome", "easter"],
]);
const blocks: ReadonlyMap<string, string> = new Map([
  ["advent", "advent-calendar"],
  ["newsletter", "newsletter"],
  ["storage-calculator", "storage-calculator"],
]);

const isOnIfAny = (flags: readonly FeatureFlag[], feature: string | undefined): boolean =>
  feature === undefined || isOn(flags, feature);

/** The flags in any answer: entries without a key are left out, each key occurs once. [CNT-09] */
export const flagsOf = (answer: unknown): readonly FeatureFlag[] =>
  Array.isArray(answer) ? [...new Set(answer.flatMap(keyOf))].map((key) => ({ key })) : [];

const keyOf = (entry: unknown): readonly string[] =>
  typeof entry === "object" && entry !== null && "key" in entry && typeof entry.key === "string" && entry.key !== ""
    ? [entry.key]
    : [];
