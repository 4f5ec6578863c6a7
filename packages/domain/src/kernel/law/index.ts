// The door of `law`.
export type { Law, Property, Rule, RuleScope, RuleText } from "./model.ts";
export { law, rule } from "./rules.ts";
