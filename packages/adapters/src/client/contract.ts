// The calls of the contract as types: what each takes, and what it answers when all is well. [API-05]
import type { components as ContentComponents, paths as ContentPaths } from "../generated/content.gen.ts";
import type { components as ShopComponents, paths as ShopPaths } from "../generated/shop.gen.ts";

type Paths = ShopPaths & ContentPaths;
type Json<A> = { readonly content: { readonly "application/json": A } };
type Lines = { readonly content: { readonly "application/x-ndjson": unknown } };

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The paths of the contract that have an operation for a method. */
export type PathWith<M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { readonly [Key in Lowercase<M>]: object } ? P : never;
}[keyof Paths];

type Operation<M extends Method, P extends keyof Paths> = Paths[P][Lowercase<M> & keyof Paths[P]];

type ValueIn<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends Json<infer A>
    ? A
    : Responses[Status] extends Lines
      ? ReadableStream<Uint8Array>
      : undefined;
}[keyof Responses & (200 | 201 | 202 | 204)];

/** The payload of a good answer. */
export type ValueOf<M extends Method, P extends keyof Paths> =
  Operation<M, P> extends { readonly responses: infer Responses } ? ValueIn<Responses> : never;

type PathPart<Op> = Op extends { readonly parameters: { readonly path: infer A } } ? { readonly path: A } : object;

type QueryPart<Op> = Op extends { readonly parameters: { readonly query: infer A } }
  ? { readonly query: A }
  : Op extends { readonly parameters: { readonly query?: infer A } }
    ? { readonly query?: A | undefined }
    : object;

type HeaderPart<Op> = Op extends { readonly parameters: { readonly header: infer A } }
  ? { readonly headers: A & Headers }
  : { readonly headers?: Headers };

type WithFiles = { readonly content: { readonly "multipart/form-data": unknown } };

/** What a call sends. */
export type BodyOf<M extends Method, P extends keyof Paths> =
  JsonPart<Operation<M, P>> extends { readonly body?: infer A } ? A : never;

type BodyPart<Op> = Op extends { readonly requestBody: WithFiles } ? { readonly body: FormData } : JsonPart<Op>;

type JsonPart<Op> = Op extends { readonly requestBody: Json<infer A> }
  ? { readonly body: A }
  : Op extends { readonly requestBody?: Json<infer A> }
    ? { readonly body?: A | undefined }
    : object;

type Headers = Readonly<Record<string, string>>;

/** Options of one call, beside those of the contract. */
export interface Manner {
  readonly signal?: AbortSignal | undefined;
  /** The answer is a stream, which is handed over as it comes. */
  readonly streamed?: true;
}

/** One operation at a time: the parts of all of them multiplied would be more than the compiler counts. */
type Init<Op> = Op extends unknown ? Manner & PathPart<Op> & QueryPart<Op> & HeaderPart<Op> & BodyPart<Op> : never;

export type InitOf<M extends Method, P extends keyof Paths> =
  Partial<Init<Operation<M, P>>> extends Init<Operation<M, P>>
    ? [init?: Init<Operation<M, P>>]
    : [init: Init<Operation<M, P>>];

/** A problem document of the shop, or the error of the content system. */
export interface ProblemBody
  extends Partial<ShopComponents["schemas"]["Problem"]>,
    Partial<Pick<ContentComponents["schemas"]["Error"], "error">> {}
