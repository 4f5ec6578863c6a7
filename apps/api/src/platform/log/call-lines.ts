// One line of the log for each call that is answered, in place of the framework's two: method, route, status and time, nothing that came in. [OPS-04]
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";

/** What is logged of a request: no query, no address, no header, and of its path the route alone. */
export interface LoggedCall {
  readonly method: string;
  readonly path: string;
}

/** Parts of a path may open what is behind them; the route has their names instead. */
const loggedCall = (request: FastifyRequest, elsewhere: string): LoggedCall => ({
  method: request.method,
  path: request.routeOptions.url ?? elsewhere,
});

/** Passes on nothing but the two, whatever the framework hands over as a request. */
export const onlyCall = ({ method, path }: Partial<LoggedCall>): Partial<LoggedCall> => ({
  ...(method === undefined ? {} : { method }),
  ...(path === undefined ? {} : { path }),
});

/** `debug` where each call is part of a request that has a line already. */
export class CallLines extends fastify.LogController {
  readonly #level: "info" | "debug";
  readonly #elsewhere: string;

  constructor(level: "info" | "debug", elsewhere: string) {
    super();
    this.#level = level;
    this.#elsewhere = elsewhere;
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    request.log[this.#level](
      {
        req: loggedCall(request, this.#elsewhere),
        res: { statusCode: reply.statusCode },
        responseTime: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request completed",
    );
  }
}
