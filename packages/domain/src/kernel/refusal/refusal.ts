// The class that every refusal extends: an error that is a value, with a tag and its facts. Without a library: pages load the refusals of what they show. [FRM-05] [API-01]

/** Nothing is given where a refusal has no facts. */
type Given<Facts> = keyof Facts extends never ? void : Facts;

/** `class CartChanged extends Refusal("CartChanged")<{ readonly version: number }> {}`: what fails with it is told apart by `_tag`, as Effect does. */
export const Refusal = <Tag extends string>(
  tag: Tag,
): (new <Facts extends object = {}>(
  facts: Given<Facts>,
) => Error & { readonly _tag: Tag } & Readonly<Facts>) => {
  class Base extends Error {
    readonly _tag = tag;
    constructor(facts?: object) {
      super();
      Object.assign(this, facts);
    }
  }
  Base.prototype.name = tag;
  return Base as never;
};
