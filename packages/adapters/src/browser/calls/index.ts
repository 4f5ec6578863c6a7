// Door of guarded calls: a browser's way to the shop that shows the token against forged requests: read from the page's meta tag, fetched where it is empty, tried once more with a fresh one. [FRM-06]
import { isForgeable, tokenEndedHeader, wantsFreshToken } from "@kontor/domain/site/request";
import { platformFetch, type Transport, type TransportInit, type TransportResponse } from "../../client/index.ts";

/** The tag of the page that holds the token: empty on pages that are the same for everybody. */
export interface TokenTag {
  readonly read: () => { readonly header: string; readonly token: string } | null;
  readonly store: (header: string, token: string) => void;
}

export interface ForgerySettings {
  readonly tag?: TokenTag;
  readonly fetch?: Transport;
  /** The shop's own call that returns the token and is never cached. */
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
    store: (header, token) => {
      const meta = tag() ?? page.head.appendChild(page.createElement("meta"));
      meta.name = name;
      meta.content = token;
      meta.dataset["header"] = header;
    },
  };
};

/** The transport of a page: `fetch`, with the token for calls that change something. */
export const guardedFetch = (settings: ForgerySettings = {}): Transport => {
  const { tag = tokenTag(), endpoint = "/csrf.json" } = settings;
  const send = settings.fetch ?? platformFetch;
  /** Without a token the shop itself reports the error. */
  const renew = async ({ signal }: TransportInit): Promise<void> => {
    try {
      const response = await send(endpoint, { method: "GET", headers: {}, body: null, cache: "no-store", signal });
      const { header, token } = JSON.parse(await response.text());
      if (typeof header === "string" && typeof token === "string") tag.store(header, token);
    } catch {
      // the call goes without one
    }
  };
  const current = (): ReturnType<TokenTag["read"]> => {
    const known = tag.read();
    return known?.token ? known : null;
  };
  const withToken = (url: string, init: TransportInit): Promise<TransportResponse> => {
    const known = current();
    return send(url, known === null ? init : { ...init, headers: { ...init.headers, [known.header]: known.token } });
  };
  return async (url, init) => {
    if (!isForgeable(init.method)) return send(url, init);
    if (current() === null) await renew(init);
    const response = await withToken(url, init);
    const known = current();
    // The next call fetches a new one first, instead of being refused with the one from before.
    if (known !== null && response.headers.get(tokenEndedHeader) !== null) tag.store(known.header, "");
    const { status, ok, headers } = response;
    if (status !== 403) return response;
    // A response is read once: its text is handed on.
    const text = await response.text();
    if (!wantsFreshToken({ _tag: tagOf(text) }, 1)) return { status, ok, headers, text: async () => text };
    await renew(init);
    return withToken(url, init);
  };
};

const tagOf = (text: string): string => {
  try {
    return String(JSON.parse(text).refusal);
  } catch {
    return "";
  }
};
