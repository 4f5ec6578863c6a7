// The engine of the client: openapi-fetch writes the address, the headers and the body of a call; a transport takes them away. [API-05]
import createClient from "openapi-fetch";
import type { Method } from "./contract.ts";
import type { Transport, TransportInit } from "./transport.ts";

interface Written extends Omit<TransportInit, "headers" | "body"> {
  readonly headers: Headers;
  readonly body?: string | FormData;
}

/** Replaces the platform's `Request`, which a call in the same process can do without: it stores what openapi-fetch has written. */
class Outgoing {
  readonly url: string;
  readonly init: TransportInit;

  constructor(url: string, { headers, body, ...init }: Written) {
    this.url = url;
    this.init = { ...init, headers: Object.fromEntries(headers), body: body ?? null };
  }
}

export interface EngineSettings {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: (parameters: object) => string;
  readonly send: Transport;
}

type Operation = {
  readonly parameters: { readonly path?: object; readonly query?: object };
  readonly requestBody?: { readonly content: { readonly "application/json": unknown } };
  readonly responses: { readonly default: { readonly content: { readonly "application/json": unknown } } };
};
type AnyPaths = Record<string, Record<Lowercase<Method>, Operation>>;

export const engineOf = ({ baseUrl, headers, query, send }: EngineSettings) => {
  // Types of openapi-fetch name the platform's classes here; it only makes its request and hands it on, and reads no more of a response than a transport gives.
  const ways: object = { Request: Outgoing, fetch: ({ url, init }: Outgoing) => send(url, init) };
  return createClient<AnyPaths>({ baseUrl, headers, querySerializer: query, ...ways });
};
