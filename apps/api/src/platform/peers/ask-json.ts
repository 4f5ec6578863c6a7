// One JSON request to a foreign server: a deadline for the whole answer, a limit for its size, no redirects, an unknown type. [OPS-10]
import { wholeBody } from "./whole-body.ts";

export interface JsonAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly retryAfter: string | null;
  readonly location: string | null;
  /** Undefined where it is no JSON, or larger than any that is meant. */
  readonly body: unknown;
}

const mostBytes = 2 * 1024 * 1024;

/** Rejects when there is no whole answer in time. */
export const askJson = async (
  url: string,
  accept: string,
  signal: AbortSignal,
  patienceMs: number,
): Promise<JsonAnswer> => {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { accept, "user-agent": "shop" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  const { headers, status } = response;
  return {
    status,
    contentType: headers.get("content-type"),
    retryAfter: headers.get("retry-after"),
    location: headers.get("location"),
    body: parsed(await wholeBody(response, mostBytes)),
  };
};

const parsed = (body: Buffer | null): unknown => {
  try {
    return body === null ? undefined : JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
};
