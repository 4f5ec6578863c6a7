// Problem documents (RFC 9457): a refusal with its rule, its status and its words, in the language of the request. [API-01]
import {
  factsOf,
  isRefusalTag,
  refusalStatuses,
  refusalText,
  refusalTitle,
  type RefusalShape,
  type RefusalTag,
} from "@kontor/domain/site/refusal";
import { UnknownError } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ShopComponents } from "@kontor/adapters/contract";

export type Problem = ShopComponents["schemas"]["Problem"];

export interface RefusedField {
  readonly field: string;
  readonly refusal: RefusalShape;
}

/** What goes with a refusal: refused fields, and further members of the contract's document, such as what stands at present. */
export interface Additions {
  readonly errors?: readonly RefusedField[];
  readonly members?: Partial<Omit<Problem, "errors">>;
}

/** Ends a call with a refusal. Expected, answered to the client, and rolls a transaction back. */
export class Refused extends Error {
  readonly refusal: RefusalShape;
  readonly additions: Additions;
  constructor(refusal: RefusalShape, additions: Additions = {}) {
    super(refusal._tag);
    this.name = "Refused";
    this.refusal = refusal;
    this.additions = additions;
  }
}

export const refuse = (refusal: RefusalShape, additions: Additions = {}): never => {
  throw new Refused(refusal, additions);
};

/** The document of a refusal. One without an entry is a defect and is answered as an error of no kind. [API-03] */
export const problemOf = (refusal: RefusalShape, locale: Locale, additions: Additions = {}): Problem => {
  const { tag, rule, detail, facts } = inWords(refusal, locale);
  return {
    type: `urn:kontor:refusal:${tag}`,
    title: refusalTitle(tag),
    status: refusalStatuses[tag],
    detail,
    rule,
    refusal: tag,
    ...facts,
    ...(additions.errors === undefined ? {} : { errors: additions.errors.map((error) => fieldError(error, locale)) }),
    ...additions.members,
  };
};

/** A refusal in words beside an answer that is none. */
export const inPlainWords = (refusal: RefusalShape, locale: Locale): ShopComponents["schemas"]["RefusalText"] => {
  const { refusal: tag, rule, detail, facts } = problemOf(refusal, locale);
  return { refusal: tag, rule, detail, ...(facts === undefined ? {} : { facts }) };
};

const fieldError = ({ field, refusal }: RefusedField, locale: Locale): NonNullable<Problem["errors"]>[number] => {
  const { tag, rule, detail, facts } = inWords(refusal, locale);
  return { field, refusal: tag, rule, detail, ...facts };
};

interface InWords {
  readonly tag: RefusalTag;
  readonly rule: string;
  readonly detail: string;
  readonly facts: { readonly facts?: Readonly<Record<string, unknown>> };
}

const inWords = (refusal: RefusalShape, locale: Locale): InWords => {
  const { _tag: tag, rule } = refusal;
  if (!isRefusalTag(tag)) return inWords(new UnknownError({ message: tag }), locale);
  const facts = plainFacts(factsOf(refusal));
  return { tag, rule, detail: refusalText(locale, refusal), facts: Object.keys(facts).length === 0 ? {} : { facts } };
};

/** Facts are small: texts, numbers, records and lists of them; a refusal in another one is none of them. What is larger has its own member, an error's stack never leaves the process. */
const plainFacts = (facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => !["stack", "message", "cause"].includes(name) && isPlain(fact)),
  );

const isPlain = (fact: unknown): boolean =>
  fact === null ||
  ["string", "number", "boolean"].includes(typeof fact) ||
  (Array.isArray(fact) && fact.every((one) => isPlain(one) || isPlainRecord(one)));

const isPlainRecord = (one: unknown): boolean =>
  typeof one === "object" &&
  one !== null &&
  Object.getPrototypeOf(one) === Object.prototype &&
  Object.values(one).every((value) => isPlain(value) || isPlainRecord(value));
