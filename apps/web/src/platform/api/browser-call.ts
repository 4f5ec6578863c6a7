// A browser's call of the API on its way, with what its answer is read by.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface BrowserCall {
  readonly method: string;
  /** As the API sees it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  /** Whether a page sends it: browsers say so in headers that no script can take away. */
  readonly isBrowsers: boolean;
  /** Whether it is handed through and its answer left as it is. */
  readonly isUntouched: boolean;
  /** Which packings the browser takes. */
  readonly accepted: string;
  readonly secure: boolean;
  /** Name of the header that carries the token against forged requests. */
  readonly csrfHeader: string;
}

type AnswerCall = (call: BrowserCall, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Prepares the part of the site below `/api`, and answers the calls that browsers send there. */
export type ApiCalls = (site: FastifyInstance) => AnswerCall;
