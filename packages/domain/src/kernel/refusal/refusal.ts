// The class that every refusal extends: an error that is a value, with a tag and its facts. Without a library: pages load the refusals of what they show (decision 35). [FRM-05] [API-01]

/** The rule of a class that follows one alone. */
type RuleOf<Rule extends string> = [Rule] extends [never] ? {} : { readonly rule: Rule };

/** Nothing is given where a refusal has no facts. */
type Given<Facts> = keyof Facts extends never ? void : Facts;

/**
 * `class CartChanged extends Refusal("CartChanged", "CRT-09")<{ readonly version: number }> {}`: failures are distinguished by `_tag`, as in Effect.
 * A class that follows one rule or another has it among its facts instead. The mark lets a bundler leave out the classes that a page does not use.
 */
export const Refusal = /* @__NO_SIDE_EFFECTS__ */ <Tag extends string, Rule extends string = never>(
  tag: Tag,
  rule?: Rule,
): (new <Facts extends object = {}>(
  facts: Given<Facts>,
) => Error & { readonly _tag: Tag } & RuleOf<Rule> & Readonly<Facts>) => {
  class Base extends Error {
    readonly _tag = tag;
    constructor(facts?: object) {
      super();
      Object.assign(this, rule === undefined ? facts : { rule, ...facts });
    }
  }
  Base.prototype.name = tag;
  return Base as never;
};
