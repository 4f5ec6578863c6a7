// What becomes of a request that cannot be read or fails: a sentence for the client, a line in the log for a defect. [OPS-04]
import type { Secure } from "../../platform/server/security.ts";
import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { PageServices } from "../../platform/page/services.ts";
import { feedOfPath } from "../../site/routing/feed-path.ts";
import { isOwnTarget } from "../../platform/server/plain-path.ts";
import { isReading, nameAndSecure } from "../../platform/server/threshold.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";

interface FailureParts {
  readonly secure: Secure;
  readonly page: AnswerPage;
  readonly logOf: (request: FastifyRequest) => PageServices["log"];
  readonly count: () => void;
}

const sentenceOf = (status: number): string =>
  status === 413 ? "The form is too large.\n" : `${STATUS_CODES[status] ?? "Bad Request"}\n`;

/** Below a language there are pages and nothing else but the feed; what cannot be read there has a page that says so. */
const isPagePath = (path: string): boolean => /^\/(en|de)(\/|$)/.test(path) && feedOfPath(path) === null;

export const failures = ({ secure, page, logOf, count }: FailureParts) => {
  const failed = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    // A client that disconnects in the middle of its request is no defect, and there is no connection left to answer.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack().raw.destroy();
    const { statusCode = 500 } = error;
    if (statusCode < 500 && error.code?.startsWith("FST_") === true)
      return reply.code(statusCode).send(sentenceOf(statusCode));
    count();
    logOf(request)("error", "a request failed", {
      method: request.method,
      // Without its query, which may hold a code that opens an account.
      // Keys of tickets and staff stay out of the log. [OPS-04]
      path: request.raw.url?.split("?")[0]?.replace(/[0-9a-hjkmnp-tv-z]{26}/gi, "…"),
      err:
        error instanceof Error
          ? { name: error.name, message: error.message, stack: error.stack }
          : { message: String(error) },
    });
    if (reply.raw.headersSent) return reply.hijack().raw.destroy();
    return reply.code(500).type("text/plain; charset=utf-8").send("Internal Server Error\n");
  };

  /** A path whose encoding cannot be read comes past no hook. */
  const unreadable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    nameAndSecure(request, reply, secure);
    const target = request.raw.url ?? "/";
    if (isReading(request.raw) && isOwnTarget(target) && isPagePath(target.split("?")[0] ?? "/"))
      page(request, reply).catch((reason: unknown) => failed(reason as FastifyError, request, reply));
    else reply.code(400).send("Bad Request\n");
  };

  return { failed, unreadable };
};
