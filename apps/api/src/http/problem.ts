// Problem documents (RFC 9457): a refusal with its rule, its status and its words, in the language of the request. [API-01]
import {
  factsOf,
  generalTexts,
  isRefusal,
  isRefusalTag,
  refusalStatuses,
  refusalText,
  type RefusalShape,
  wireRefusals,
  type WireTag,
} from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ShopComponents } from "@kontor/adapters/contract";

export type Problem = ShopComponents["schemas"]["Problem"];

/** A refusal about the wire, as data. */
export interface WireRefusal {
  readonly _tag: WireTag;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface RefusedField {
  readonly field: string;
  readonly refusal: RefusalShape;
}

/** What goes with a refusal: refused fields, the present cart or quote. */
export interface Additions {
  readonly errors?: readonly RefusedField[];
  readonly cart?: Problem["cart"];
  readonly quote?: Problem["quote"];
}

/** Ends a call with a refusal. Expected, told to the client, and rolls a transaction back. */
export class Refused extends Error {
  readonly refusal: RefusalShape | WireRefusal;
  readonly additions: Additions;
  constructor(refusal: RefusalShape | WireRefusal, additions: Additions = {}) {
    super(refusal._tag);
    this.name = "Refused";
    this.refusal = refusal;
    this.additions = additions;
  }
}

export const refuse = (refusal: RefusalShape | WireRefusal, additions: Additions = {}): never => {
  throw new Refused(refusal, additions);
};

/** The document of a refusal. A refusal that is not in the table is a defect and says no more than that. */
export const problemOf = (refusal: RefusalShape | WireRefusal, locale: Locale, additions: Additions = {}): Problem => {
  const { status, rule, detail, facts } = told(refusal, locale);
  return {
    type: `urn:kontor:refusal:${refusal._tag}`,
    title: generalTexts[locale][(additions.errors?.length ?? 0) > 1 ? "severalErrors" : "oneError"],
    status,
    detail,
    rule,
    refusal: refusal._tag,
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(additions.errors === undefined ? {} : { errors: additions.errors.map((error) => fieldError(error, locale)) }),
    ...(additions.cart === undefined ? {} : { cart: additions.cart }),
    ...(additions.quote === undefined ? {} : { quote: additions.quote }),
  };
};

const fieldError = ({ field, refusal }: RefusedField, locale: Locale): NonNullable<Problem["errors"]>[number] => {
  const { rule, detail, facts } = told(refusal, locale);
  return { field, refusal: refusal._tag, rule, detail, ...(Object.keys(facts).length === 0 ? {} : { facts }) };
};

interface Told {
  readonly status: number;
  readonly rule: string;
  readonly detail: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const told = (refusal: RefusalShape | WireRefusal, locale: Locale): Told => {
  if ("rule" in refusal) {
    const facts = plainFacts(factsOf(refusal));
    const status = isRefusal(refusal) && isRefusalTag(refusal._tag) ? refusalStatuses[refusal._tag] : 422;
    return { status, rule: refusal.rule, detail: refusalText(locale, refusal), facts };
  }
  const { status, rule, text } = wireRefusals[refusal._tag];
  return { status, rule, detail: generalTexts[locale][text], facts: refusal.facts ?? {} };
};

/** Facts are small: texts, numbers, lists of them. A whole quote or cart has its own member, an error's stack is nobody's business. */
const plainFacts = (facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(facts).filter(([name, fact]) => !["stack", "message", "cause"].includes(name) && isPlain(fact)));

const isPlain = (fact: unknown): boolean =>
  fact === null || ["string", "number", "boolean"].includes(typeof fact) || (Array.isArray(fact) && fact.every(isPlain));
