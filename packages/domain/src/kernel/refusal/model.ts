// What a refusal is, and its entry: rule, status on the wire, texts in both languages. [FRM-05] [API-01]

/** The statuses that a refusal may have on the wire. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;

/** What a refusal looks like from outside: its tag, its rule, its facts. */
export interface RefusalShape {
  readonly _tag: string;
  readonly rule: string;
}

/** The instances of all refusal classes that a module exports. */
export type RefusalsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends abstract new (
    ...args: never
  ) => infer Made
    ? Made extends RefusalShape
      ? Made
      : never
    : never;
}[keyof Module];

/** The names of those facts of a refusal that are numbers. */
type NumberFact<Made> = { [Name in keyof Made]: Made[Name] extends number ? Name : never }[keyof Made] & string;

/** After how many seconds a retry makes sense: the name of a fact, or a constant. It becomes the header `retry-after`. */
type Wait<Made> = NumberFact<Made> | number;

/** What is refused for being too often is refused until some time: without it a client would try again at once. */
type Answered<Made> =
  | { readonly status: 429; readonly retryAfter: Wait<Made> }
  | { readonly status: Exclude<RefusalStatus, 429>; readonly retryAfter?: Wait<Made> };

/** The entry of a refusal. Its texts contain facts as `{{name}}`; the one that `retryAfter` names is written as a duration in words. */
export type RefusalEntry<Made extends RefusalShape> = Answered<Made> & {
  /** The requirement that the refusal follows; where its class leaves several open, the one that holds unless a value names another. */
  readonly rule: Made["rule"];
  readonly en: string;
  readonly de: string;
};

/** An entry for each refusal class of a module. */
export type EntriesFor<Module> = {
  readonly [Made in RefusalsOf<Module> as Made["_tag"]]: RefusalEntry<Made>;
};

/** The facts that a text names. */
type NamedIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}` ? Place | NamedIn<Rest> : never;

/** A text that names only facts of its refusal, else the reason why it cannot stand. */
type TextFor<Made, Text> =
  Exclude<NamedIn<Text>, keyof Made> extends infer Unknown
    ? [Unknown] extends [never]
      ? Text
      : `{{${Unknown & string}}} is no fact of this refusal`
    : never;

/** Entries whose texts name only facts of their refusals, and that stand for a refusal of the module. */
export type Sound<Module, Entries> = {
  readonly [Tag in keyof Entries]: Tag extends RefusalsOf<Module>["_tag"]
    ? Entries[Tag] extends { readonly en: infer English; readonly de: infer German }
      ? {
          readonly en: TextFor<Extract<RefusalsOf<Module>, { readonly _tag: Tag }>, English>;
          readonly de: TextFor<Extract<RefusalsOf<Module>, { readonly _tag: Tag }>, German>;
        }
      : never
    : never;
};
