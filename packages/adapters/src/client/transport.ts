// The way of a call to the shop: the platform's `fetch`, or a replacement, such as a server in the same process.

export interface TransportInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  /** JSON, or a form with files. */
  readonly body: string | FormData | null;
  readonly signal: AbortSignal | null;
  readonly redirect?: "follow" | "manual";
  readonly cache?: "no-store";
}

/** As much of a `Response` as a call reads. */
export interface TransportResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
  readonly body?: ReadableStream<Uint8Array> | null;
}

export type Transport = (url: string, init: TransportInit) => Promise<TransportResponse>;

/** The platform's own way. */
export const platformFetch: Transport = (url, init) => fetch(url, init);

/** The platform's own way for whole requests. */
export const fetchRequest = (request: Request): Promise<Response> => fetch(request);

/** A transport for those who read whole requests. */
export const byRequest =
  (fetch: (request: Request) => Promise<Response>): Transport =>
  (url, init) =>
    fetch(new Request(url, init));
