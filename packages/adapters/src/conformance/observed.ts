// A way to the shop that takes notes: which operation of the contract each call was, what it answered, for which law. [HDL-07]
import { contentOperations, type Operation, shopOperations } from "../generated/operations.gen.ts";

/** One call that a law made. */
export interface Call {
  /** The operation's name in the contract; null for a call that it does not know. */
  readonly operation: string | null;
  readonly law: string;
  /** 0 where there was no answer. */
  readonly status: number;
}

export const operations: readonly Operation[] = [...shopOperations, ...contentOperations];

const patternOf = ({ path }: Operation): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
/** Literal paths go before those with parts. */
const known = operations
  .map((operation) => ({ ...operation, pattern: patternOf(operation) }))
  .sort((a, b) => a.path.split("{").length - b.path.split("{").length);

/** The operation of a call, by its method and its path below the address of the API. */
export const operationOf = (method: string, path: string): string | null =>
  known.find((operation) => operation.method === method && operation.pattern.test(path))?.id ?? null;

const waiting = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export interface Notebook {
  readonly calls: Call[];
  /** The sentence of the law that is tried. */
  law: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Records every call; where a server limits the rate of requests, its wait is honoured once. */
export const notebook = (
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
  patience: number,
): Notebook => {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, "");
  const book: Notebook = {
    calls: [],
    law: "",
    fetch: async (request) => {
      const law = book.law;
      const operation = operationOf(request.method, new URL(request.url).pathname.slice(prefix.length));
      const again = request.clone();
      const response = await fetch(request).catch((error: unknown) => {
        book.calls.push({ operation, law, status: 0 });
        throw error;
      });
      book.calls.push({ operation, law, status: response.status });
      const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
      if (response.status !== 429 || !(wait <= patience)) return response;
      await waiting(wait);
      const second = await fetch(again);
      book.calls.push({ operation, law, status: second.status });
      return second;
    },
  };
  return book;
};
