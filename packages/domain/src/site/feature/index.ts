// The door of `feature`: what is switched on.
export type { FeatureFlag } from "./model.ts";
export { FeatureFlags } from "./ports.ts";
export { flagsOf, isOn, showsBlock, showsLayout } from "./rules.ts";
export { featureFlags } from "./use-cases.ts";
