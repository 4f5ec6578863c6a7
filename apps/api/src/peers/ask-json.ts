// One question over HTTP to a server of somebody else: a deadline for the whole answer, a bound for its size, nothing followed, nothing believed. [OPS-10]

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
export const askJson = async (url: string, accept: string, signal: AbortSignal, patienceMs: number): Promise<JsonAnswer> => {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { accept, "user-agent": "Kontor" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  const { headers, status } = response;
  return {
    status,
    contentType: headers.get("content-type"),
    retryAfter: headers.get("retry-after"),
    location: headers.get("location"),
    body: parsed(await textOf(response)),
  };
};

const textOf = async (response: Response): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
