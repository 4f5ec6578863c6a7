// What a visitor gets at another address of the shop: redirects are followed as a browser would, files are opened, and a page is drawn for the place that comes after a `#`. For links of the content that staff look at. [ADM-04] [LNK-04]
import { LRUCache } from "lru-cache";
import type { PageAnswer } from "../platform/page/page-answer.ts";
import type { PageServices } from "../platform/page/services.ts";
import { escapedValue } from "../platform/texts/escape.ts";
import { isNamedAsFile, type StatusAt } from "../site/admin/broken-links.ts";
import { isTicketingPath } from "../site/ticket/paths.ts";
import type { Decision } from "./decide.ts";

interface Trial extends Pick<PageServices, "publicUrl" | "opened"> {
  readonly decided: (path: string) => Decision;
  readonly pageOf: (decided: Extract<Decision, { readonly kind: "page" }>) => Promise<PageAnswer>;
}

/** Where the redirects ended: a file, or the page at that path. */
interface Reached {
  readonly status: number;
  readonly page: string | null;
}

/** More redirects than these, and a browser gives up. */
const mostRedirects = 10;

/** So many drawn pages are remembered while links are tried: those to one page come one after the other. */
const mostDrawn = 32;

const isFile = (path: string): boolean =>
  /^\/(uploads|images|assets|media|\.well-known)\/./.test(path) || /^\/[^/]+\.[a-z\d]{1,8}$/i.test(path);

/** The names that a place may have, as browsers look for them; none where the page itself is meant. */
const placesOf = (hash: string): readonly string[] => {
  const [written = ""] = hash.slice(1).split(":~:");
  if (written === "" || written.toLowerCase() === "top") return [];
  try {
    return [written, decodeURIComponent(written)];
  } catch {
    return [written];
  }
};

export const linkStatus = ({ publicUrl, opened, decided: decide, pageOf }: Trial): StatusAt => {
  const drawn = new LRUCache<string, Promise<string | null>>({ max: mostDrawn });

  const follow = async (to: string, left: number): Promise<Reached | null> => {
    const { origin, pathname, search } = new URL(to, publicUrl);
    if (origin !== new URL(publicUrl).origin) return null;
    return left === 0 ? { status: 404, page: null } : reach(pathname, search, left);
  };
  const file = async (path: string, query: string, left: number): Promise<Reached | null> => {
    if (opened === undefined) return null;
    const { status, location } = await opened("HEAD", path + query);
    return location === null ? { status, page: null } : follow(location, left - 1);
  };
  const reach = async (path: string, query: string, left: number): Promise<Reached | null> => {
    // A ticket's page depends on its key.
    if (isTicketingPath(path)) return null;
    const decided = decide(path);
    if (decided.kind === "response") return follow(decided.response.headers.get("location") ?? "/", left - 1);
    if (decided.kind === "refused") {
      if (decided.outside !== true) return { status: decided.status, page: null };
      return isFile(path) ? file(path, query, left) : null;
    }
    const answered = await pageOf(decided);
    if (answered.kind === "redirect") return follow(answered.to, left - 1);
    const status = answered.page.status ?? 200;
    return status === 404 && isNamedAsFile(path)
      ? file(path, query, left)
      : { status, page: status === 200 ? path : null };
  };
  /** The page as visitors see it; null where it is another one to them, such as the login. */
  const drawnAt = (path: string): Promise<string | null> => {
    const known =
      drawn.get(path) ??
      opened?.("GET", path).then(({ status, text }) => (status === 200 ? text : null)) ??
      Promise.resolve(null);
    drawn.set(path, known);
    return known;
  };
  const hasPlace = async (path: string, names: readonly string[]): Promise<boolean> => {
    const html = await drawnAt(path);
    return (
      html === null ||
      names.some(
        (name) => html.includes(` id="${escapedValue(name)}"`) || html.includes(` name="${escapedValue(name)}"`),
      )
    );
  };
  return async (address) => {
    const { pathname, search, hash } = new URL(address, publicUrl);
    const reached = await reach(pathname, search, mostRedirects);
    if (reached === null) return null;
    const { status, page } = reached;
    const names = placesOf(hash);
    return page === null || names.length === 0 || (await hasPlace(page, names)) ? status : "no-place";
  };
};
