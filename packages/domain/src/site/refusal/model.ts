// Every refusal of the domain, gathered from the doors of its contexts: whoever exports a new one must table it here. [FRM-05] [FRM-07]

/** What a refusal looks like from outside: its tag, its rule, its facts. */
export interface RefusalShape {
  readonly _tag: string;
  readonly rule: string;
}

/** The instances of all refusal classes that a door exports. */
type RefusalsOf<Door> = {
  [Name in keyof Door]: Door[Name] extends abstract new (...args: never) => infer Made ? (Made extends RefusalShape ? Made : never) : never;
}[keyof Door];

export type Refusal =
  | RefusalsOf<typeof import("#kernel/text")>
  | RefusalsOf<typeof import("#visitor/session")>
  | RefusalsOf<typeof import("#visitor/consent")>
  | RefusalsOf<typeof import("#shop/vat")>
  | RefusalsOf<typeof import("#shop/domain-name")>
  | RefusalsOf<typeof import("#shop/catalog")>
  | RefusalsOf<typeof import("#shop/voucher")>
  | RefusalsOf<typeof import("#shop/contract")>
  | RefusalsOf<typeof import("#shop/deal")>
  | RefusalsOf<typeof import("#shop/cart")>
  | RefusalsOf<typeof import("#shop/pricing")>
  | RefusalsOf<typeof import("#shop/customer")>
  | RefusalsOf<typeof import("#shop/checkout")>
  | RefusalsOf<typeof import("#site/request")>
  | RefusalsOf<typeof import("#site/ticket")>
  | RefusalsOf<typeof import("#site/admin")>
  | RefusalsOf<typeof import("#site/routing")>;

export type RefusalTag = Refusal["_tag"];
