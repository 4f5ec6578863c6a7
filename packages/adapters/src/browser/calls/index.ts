// Door of guarded calls: a browser's way to the shop that shows the token against forged requests: read from the page's meta tag, fetched where it is empty, tried once more with a fresh one. [FRM-06]
import { isForgeable, tokenEndedHeader, wantsFreshToken } from "@kontor/domain/site/request";

/** The tag of the page that holds the token: empty on pages that are the same for everybody. */
export interface TokenTag {
  readonly read: () => { readonly header: string; readonly token: string } | null;
  readonly keep: (header: string, token: string) => void;
}

export interface ForgerySettings {
  readonly tag?: TokenTag;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The shop's own call that tells the token and is never cached. */
  readonly endpoint?: string;
}

const name = "csrf-token";

/** `<meta name="csrf-token" content="…" data-header="…">`; made where the page has none. */
export const tokenTag = (page: Document = document): TokenTag => {
  const tag = (): HTMLMetaElement | null => page.querySelector(`meta[name="${name}"]`);
  return {
    read: () => {
      const { content = "", dataset } = tag() ?? {};
      return content === "" ? null : { header: dataset?.["header"] ?? name, token: content };
    },
    keep: (header, token) => {
      const kept = tag() ?? page.head.appendChild(page.createElement("meta"));
      kept.name = name;
      kept.content = token;
      kept.dataset["header"] = header;
    },
  };
};

/** `fetch` for calls that change something; all others go as they are. */
export const guardedFetch = (settings: ForgerySettings = {}): ((request: Request) => Promise<Response>) => {
  const tag = settings.tag ?? tokenTag();
  const send = settings.fetch ?? ((request: Request) => fetch(request));
  const freshToken = async (signal: AbortSignal): Promise<void> => {
    const asked = new Request(new URL(settings.endpoint ?? "/csrf.json", globalThis.location?.href), { cache: "no-store", signal });
    const told = (await (await send(asked)).json()) as { readonly header?: unknown; readonly token?: unknown };
    if (typeof told.header === "string" && typeof told.token === "string") tag.keep(told.header, told.token);
  };
  const held = (): ReturnType<TokenTag["read"]> => {
    const known = tag.read();
    return known === null || known.token === "" ? null : known;
  };
  const withToken = (request: Request): Request => {
    const known = held();
    if (known === null) return request;
    const headers = new Headers(request.headers);
    headers.set(known.header, known.token);
    return new Request(request, { headers });
  };
  /** Without a token the shop itself says what is wrong. */
  const renewed = (signal: AbortSignal): Promise<void> => freshToken(signal).catch(() => undefined);
  return async (request) => {
    if (!isForgeable(request.method)) return send(request);
    if (held() === null) await renewed(request.signal);
    const again = request.clone();
    const answer = await send(withToken(request));
    const known = held();
    // The next call fetches a new one first, instead of being refused with the one from before.
    if (known !== null && answer.headers.has(tokenEndedHeader)) tag.keep(known.header, "");
    if (answer.status !== 403 || !wantsFreshToken(await refusalOf(answer), 1)) return answer;
    await renewed(request.signal);
    return send(withToken(again));
  };
};

const refusalOf = async (answer: Response): Promise<{ readonly _tag: string }> => {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return { _tag: typeof body === "object" && body !== null && "refusal" in body ? String(body.refusal) : "" };
};
