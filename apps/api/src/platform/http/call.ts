// What a handler is given and what it answers, typed by the contracts.
import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ContentOperations, ShopOperations } from "@kontor/adapters/contract";
import type { Multipart, MultipartLimits } from "./multipart.ts";

/** What the site answers before the API. */
type OfSite = "readForgeryToken" | "readContractCalendar";

export type Operations = Omit<ShopOperations, OfSite> & ContentOperations;
export type OperationId = keyof Operations;

type BodyOf<Op> = Op extends { readonly requestBody: { readonly content: { readonly "application/json": infer Body } } }
  ? Body
  : Op extends { readonly requestBody?: infer Optional }
    ? NonNullable<Optional> extends { readonly content: { readonly "application/json": infer Body } }
      ? Body | undefined
      : undefined
    : undefined;
type PathOf<Op> = Op extends { readonly parameters: { readonly path: infer Path } }
  ? Path
  : Readonly<Record<string, never>>;
type QueryOf<Op> = Op extends { readonly parameters: { readonly query?: infer Query } }
  ? Exclude<Query, undefined>
  : Readonly<Record<string, never>>;
type PayloadOf<Op> = Op extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201)]: Responses[Status] extends {
        readonly content: { readonly "application/json": infer Payload };
      }
        ? Payload
        : never;
    }[keyof Responses & (200 | 201)]
  : never;

export interface Call<Id extends OperationId> {
  readonly operation: Id;
  /** Its path and query as they came in, without the base. */
  readonly path: string;
  readonly params: PathOf<Operations[Id]>;
  readonly query: QueryOf<Operations[Id]>;
  readonly body: BodyOf<Operations[Id]>;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** The network that the call comes from, as far as it is trusted: what limits are counted by. */
  readonly address: string;
  /** The address itself, for servers that are called on behalf of the client. */
  readonly clientAddress: string;
  /** Ends when the client is gone. */
  readonly signal: AbortSignal;
  /** Reads the form with files of a call that takes one; its body is left unread until then. */
  readonly multipart: (limits: MultipartLimits) => Promise<Multipart>;
}

export interface Answer<Payload> {
  readonly status: number;
  readonly payload?: Payload;
  /** The same payload object answers many calls: its text is cached with it. */
  readonly cached?: true;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** In a shape that the contract describes in prose only. */
  readonly unjudged?: true;
  /** A file instead of a payload; its type is the one that the contract names. */
  readonly file?: { readonly name: string; readonly content: Buffer | string };
  /** A file that is sent piece by piece, as it is read. */
  readonly pieces?: { readonly name: string; readonly type: string; readonly content: AsyncIterable<string> };
  /** Lines that are sent as they come, instead of a payload. */
  readonly lines?: AsyncIterable<object>;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<PayloadOf<Operations[Id]>>>;
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
export type ResultOf<Id extends OperationId> =
  PayloadOf<Operations[Id]> extends { readonly result: infer Result } ? Result : never;

type HasToken<Shape> = string extends keyof Shape ? never : "jwt" extends keyof Shape ? true : never;
type AnswersToken<Payload> = Payload extends { readonly result: infer Result } ? HasToken<Result> : HasToken<Payload>;

/** Every operation of the contracts whose answer has a token for the account. */
export type TokenOperation = {
  [Id in OperationId]: [AnswersToken<PayloadOf<Operations[Id]>>] extends [never] ? never : Id;
}[OperationId];

/** A good answer of the shop calls. */
export const good = <Result>(
  result: Result,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer<{ readonly success: true; readonly result: Result }> => ({
  status,
  headers,
  payload: { success: true, result },
});
