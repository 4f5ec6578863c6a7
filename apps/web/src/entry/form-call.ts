// What forms without scripts ask the API, as who sends them, and where they lead.
import type { IncomingMessage } from "node:http";
import type { Locale } from "@kontor/domain/visitor/locale";
import { answerFrom, type Call } from "../acts/call.ts";
import { apiHeaders } from "./visitor-cookies.ts";
import type { ApiAnswer, ApiDoor } from "./api-door.ts";

export interface LedOn {
  readonly to: string;
  readonly cookies: readonly string[];
}

/** The body of an answer; null for what is no JSON. */
export const told = (answer: ApiAnswer): Readonly<Record<string, unknown>> | null => {
  try {
    return JSON.parse(answer.body.toString("utf8")) as Readonly<Record<string, unknown>> | null;
  } catch {
    return null;
  }
};

/** How an act calls the API by way of a form. */
export const callOver =
  (send: (call: FormCall) => Promise<ApiAnswer>): Call =>
  async (method, path, body) => {
    const answer = await send({ method, path: `/api${path}`, body });
    const read = told(answer);
    return read === null ? answerFrom(502, {}) : answerFrom(answer.status, read);
  };

export interface FormCall {
  readonly method: Parameters<Call>[0];
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
