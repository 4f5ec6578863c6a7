// A way to the shop that takes notes: which operation of the contract each call was, what it answered, for which law. [HDL-07]
import { refusalStatuses } from "@kontor/domain/site/refusal";
import { answerFault, etagFault } from "./answer-faults.ts";
import { contentOperations, type Operation, shopOperations } from "../generated/operations.gen.ts";

/** One call that a law made. */
export interface Call {
  /** The operation's name in the contract; null for a call that it does not know. */
  readonly operation: string | null;
  readonly law: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** What of the answer breaks the contract, whatever the law says of it, with the call and its answer. */
  readonly fault: string | null;
}

/** A wait that a server requires, longer than the run waits. */
export interface Limited {
  readonly operation: string | null;
  readonly seconds: number;
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

/** How much of what was sent and answered is shown of a broken law. */
const shownLength = 300;

const shortened = (text: string): string => (text.length <= shownLength ? text : `${text.slice(0, shownLength)}…`);

const isText = (type: string | null): boolean => /json|text\//.test(type ?? "");

/** What of an answer breaks the contract. A limit may be that of what stands before the server. */
const faultOf = (operation: string | null, status: number, headers: Headers, body: string): string | null => {
  const type = headers.get("content-type");
  if (operation === null) return null;
  const ofRefusal = refusalFault(status, type, body);
  if (ofRefusal !== null || status === 429) return ofRefusal;
  return answerFault(operation, status, type, body) ?? etagFault(operation, status, headers.get("etag"), body);
};

/** A refusal by its tag, with the status that the contract lists for it; what is no problem document has none. */
const refusalFault = (status: number, type: string | null, body: string): string | null => {
  if (!(type ?? "").startsWith("application/problem+json")) return null;
  const { refusal, type: kind } = problemIn(body);
  if (typeof refusal !== "string") return "a problem document without the tag of a refusal";
  if (!Object.hasOwn(refusalStatuses, refusal)) return `${refusal} is no refusal of the contract`;
  const expected = refusalStatuses[refusal as keyof typeof refusalStatuses];
  if (expected !== status) return `${refusal} is answered with ${status}, and has the status ${expected}`;
  const urn = `urn:kontor:refusal:${refusal}`;
  return kind === urn ? null : `${refusal} has the type ${String(kind)}, and should have ${urn}`;
};

const problemIn = (body: string): { readonly refusal?: unknown; readonly type?: unknown } => {
  try {
    return (JSON.parse(body) ?? {}) as { readonly refusal?: unknown; readonly type?: unknown };
  } catch {
    return {};
  }
};

export interface Notebook {
  readonly calls: Call[];
  /** The sentence of the law that is tried. */
  law: string;
  /** The last call of the law and what was answered, to be shown where it is broken. */
  last: string | null;
  /** Set where a call of the law met a limit that asks for a longer wait than the run has patience for. */
  limited: Limited | null;
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
    last: null,
    limited: null,
    fetch: async (request) => {
      const law = book.law;
      const operation = operationOf(request.method, new URL(request.url).pathname.slice(prefix.length));
      const [again, sent] = [request.clone(), request.clone()];
      const noted = async (response: Response): Promise<Response> => {
        const type = response.headers.get("content-type");
        const body = isText(type) ? await response.clone().text() : "";
        const { status } = response;
        const content = isText(sent.headers.get("content-type")) ? ` ${shortened(await sent.clone().text())}` : "";
        book.last = `${request.method} ${new URL(request.url).pathname}${content}\nwas answered with ${status} ${shortened(body)}`;
        const fault = faultOf(operation, status, response.headers, body);
        book.calls.push({ operation, law, status, fault: fault === null ? null : `${fault}; the call:\n${book.last}` });
        return response;
      };
      const response = await fetch(request).catch((error: unknown) => {
        book.calls.push({ operation, law, status: 0, fault: null });
        book.last = `${request.method} ${new URL(request.url).pathname}\nhad no answer`;
        throw error;
      });
      await noted(response);
      const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
      if (response.status !== 429) return response;
      if (!(wait <= patience)) {
        book.limited ??= { operation, seconds: wait };
        return response;
      }
      await waiting(wait);
      const second = await noted(await fetch(again));
      if (second.status === 429)
        book.limited ??= { operation, seconds: Number(second.headers.get("retry-after") ?? Number.NaN) };
      return second;
    },
  };
  return book;
};
