// Door of the client: the one way to the contract, typed by it, with promises and answers as values; without Effect, for browsers, servers and programs alike. [API-01] [API-05]
import { type Answer, type Problem, problemFrom, unreached } from "./answer.ts";
import type { InitOf, Manner, Method, PathWith, ValueOf } from "./contract.ts";
import { platformFetch, type Transport } from "./transport.ts";

export { type Answer, type Problem, resultOf, unreached } from "./answer.ts";
export type { Method, PathWith, ProblemBody, ValueOf } from "./contract.ts";
export { byRequest, fetchRequest, platformFetch, type Transport, type TransportInit, type TransportResponse } from "./transport.ts";

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
export type Call = <M extends Method, P extends PathWith<M>>(method: M, path: P, ...init: InitOf<M, P>) => Promise<Answer<ValueOf<M, P>>>;

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
  /** A call by its address below `baseUrl`, for what the contract leaves open: whoever reads the answer decodes it. */
  readonly raw: RawCall;
}

interface Parts extends RawInit {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: object | undefined;
}

const plainQuery = (parameters: object): string => new URLSearchParams({ ...parameters }).toString();

/** The address of a call: its parts and its query filled in. */
const addressOf = (template: string, { path = {}, query }: Parts, write: (parameters: object) => string): string => {
  const written = query === undefined ? "" : write(query);
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name]))) + (written && `?${written}`);
};

/** Not every browser can join two signals; there a call that is given up runs on, unread. */
const signalOf = (signal: AbortSignal | undefined, deadline: number | undefined): AbortSignal | null => {
  if (deadline === undefined) return signal ?? null;
  const late = AbortSignal.timeout(deadline);
  return signal !== undefined && "any" in AbortSignal ? AbortSignal.any([signal, late]) : late;
};

const refused = (problem: Problem) => ({ ok: false as const, problem });

export const shopClient = (settings: ClientSettings): Client => {
  const { baseUrl, fetch: send = platformFetch, deadline, query = plainQuery } = settings;
  // The payload of a good answer is taken as the contract has it: the server is held to it by its tests.
  const raw = async (method: Method, address: string, { headers, body, signal, streamed, asText, ...more }: RawInit = {}) => {
    try {
      const response = await send(baseUrl + address, {
        ...more,
        method,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...settings.headers,
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: signalOf(signal, deadline),
      });
      const { status } = response;
      const isGood = status < 300;
      if (isGood && streamed) return { ok: true as const, status, value: response.body };
      const text = await response.text();
      return isGood
        ? { ok: true as const, status, value: asText ? text : status === 204 ? undefined : JSON.parse(text) }
        : refused(problemFrom(status, text, response.headers.get("retry-after")));
    } catch (cause) {
      return refused({ ...unreached, cause });
    }
  };
  return {
    raw,
    call: (method, path, ...[init = {}]) => {
      const { path: _, query: __, ...rest }: Parts = init;
      return raw(method, addressOf(path, init, query), rest);
    },
  };
};
