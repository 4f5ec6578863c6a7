// What forms without scripts ask the API, as who sends them, and where they lead.
import type { IncomingMessage } from "node:http";
import type { Locale } from "@kontor/domain/visitor/locale";
import { apiHeaders } from "./api-bridge.ts";
import type { ApiAnswer, ApiDoor } from "./api-door.ts";

export interface LedOn {
  readonly to: string;
  readonly cookies: readonly string[];
}

export interface Told {
  readonly result?: {
    readonly id?: string;
    readonly version?: number;
    readonly items?: readonly unknown[];
    readonly cart?: { readonly id?: string; readonly items?: readonly unknown[] };
    readonly offer?: string | null;
    readonly name?: { readonly ascii: string };
  };
  readonly refusal?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export const told = (answer: ApiAnswer): Told => {
  try {
    return JSON.parse(answer.body.toString("utf8")) as Told;
  } catch {
    return {};
  }
};

export interface FormCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  /** Beside those of the visitor. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

export const formCall =
  (api: ApiDoor, request: IncomingMessage, locale: Locale) =>
  ({ method, path, body, headers }: FormCall): Promise<ApiAnswer> =>
    api.ask({
      method,
      path,
      headers: {
        ...apiHeaders(request),
        "content-type": body === undefined ? undefined : "application/json",
        "content-length": undefined,
        "shop-locale": locale,
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      remoteAddress: request.socket.remoteAddress ?? "127.0.0.1",
    });
