// Door of the client: the one way to the contract, typed by it, with promises and answers as values; without Effect, for browsers, servers and programs alike (decision 34). [API-01] [API-05]
import { type Answer, type Problem, problemFrom, unreached } from "./answer.ts";
import type { InitOf, Manner, Method, PathWith, ValueOf } from "./contract.ts";
import { engineOf } from "./engine.ts";
import { platformFetch, type Transport } from "./transport.ts";

export { type Answer, type Problem, resultOf, unreached } from "./answer.ts";
export type { BodyOf, InitOf, Method, PathWith, ProblemBody, ValueOf } from "./contract.ts";
export {
  byRequest,
  fetchRequest,
  platformFetch,
  type Transport,
  type TransportInit,
  type TransportResponse,
} from "./transport.ts";

export interface ClientSettings {
  /** The shop's address with the API's path: `https://shop.example/api`. */
  readonly baseUrl: string;
  /** Sent with every call, such as `shop-locale`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Another way to the shop than the platform's `fetch`. */
  readonly fetch?: Transport | undefined;
  /** Milliseconds after which a call is given up. */
  readonly deadline?: number;
  /** How the parameters of a query are written. */
  readonly query?: (parameters: object) => string;
}

/** One call of the contract. It never rejects: what fails is a problem. */
export type Call = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...init: InitOf<M, P>
) => Promise<Answer<ValueOf<M, P>>>;

export interface RawInit extends Manner {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly redirect?: "manual";
  /** The text of a good answer, unread. */
  readonly asText?: true;
}

export interface RawCall {
  (method: Method, address: string, init: RawInit & { readonly asText: true }): Promise<Answer<string>>;
  (method: Method, address: string, init?: RawInit): Promise<Answer<unknown>>;
}

export interface Client {
  readonly call: Call;
  /** A call by its address below `baseUrl`, for what the contract leaves open: its caller decodes the answer. */
  readonly raw: RawCall;
}

interface Parts extends RawInit {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: object | undefined;
}

/** As forms write it: a space is a plus. */
const plainQuery = (parameters: object): string => new URLSearchParams({ ...parameters }).toString();

/** Not every browser can join two signals; there a call that is given up runs on, unread. */
const signalOf = (signal: AbortSignal | undefined, deadline: number | undefined): AbortSignal | null => {
  if (deadline === undefined) return signal ?? null;
  const late = AbortSignal.timeout(deadline);
  return signal !== undefined && "any" in AbortSignal ? AbortSignal.any([signal, late]) : late;
};

const refused = (problem: Problem) => ({ ok: false as const, problem });

/** A client of every call of the contract; `call` never throws what a server refuses. */
export const shopClient = (settings: ClientSettings): Client => {
  const { baseUrl, headers: common, fetch: send = platformFetch, deadline, query: write = plainQuery } = settings;
  const engine = engineOf({ baseUrl, headers: { accept: "application/json", ...common }, query: write, send });
  // The payload of a good answer is taken as the contract has it: tests compare the server with the contract.
  const request = async (
    method: Method,
    template: string,
    { path, query, signal, streamed, asText, ...more }: Parts = {},
  ) => {
    try {
      const { data, error, response } = await engine[method](template, {
        ...more,
        params: { ...(path && { path }), ...(query && { query }) },
        signal: signalOf(signal, deadline),
        parseAs: streamed ? "stream" : "text",
      });
      const { status, ok, headers, body } = response;
      if (!ok) return refused(problemFrom(status, error, headers.get("retry-after")));
      if (streamed) return { ok, status, value: body };
      // Where the answer has no length, there is no text.
      const text = typeof data === "string" ? data : "";
      return { ok, status, value: asText ? text : status === 204 ? undefined : JSON.parse(text) };
    } catch (cause) {
      return refused({ ...unreached, cause });
    }
  };
  return { call: (method, path, ...[init]) => request(method, path, init), raw: request };
};
