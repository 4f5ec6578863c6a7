// The door of `law`.
export { isSameValue, lawsAbout } from "./about.ts";
export type { Answers, DifferentCall, Law, Property, Rule, RuleScope, RuleText } from "./model.ts";
export { law, rule } from "./rules.ts";
