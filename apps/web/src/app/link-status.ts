// What a visitor gets at another path of the shop: redirects are followed as a browser would. For links of the content that staff look at. [ADM-04] [LNK-04]
import type { PageAnswer } from "../platform/page/page-answer.ts";
import type { StatusAt } from "../site/admin/broken-links.ts";
import { isTicketingPath } from "../site/ticket/paths.ts";
import type { Decision } from "./decide.ts";

interface Trial {
  readonly publicUrl: string;
  readonly decided: (path: string) => Decision;
  readonly pageOf: (decided: Extract<Decision, { readonly kind: "page" }>) => Promise<PageAnswer>;
}

/** More redirects than these, and a browser gives up. */
const mostRedirects = 10;

export const linkStatus = ({ publicUrl, decided: decide, pageOf }: Trial): StatusAt => {
  const follow = async (to: string, left: number): Promise<number | null> => {
    const { origin, pathname } = new URL(to, publicUrl);
    if (origin !== new URL(publicUrl).origin) return null;
    return left === 0 ? 404 : statusAt(pathname, left);
  };
  const statusAt = async (path: string, left: number): Promise<number | null> => {
    // A ticket's page depends on its key.
    if (isTicketingPath(path)) return null;
    const decided = decide(path);
    if (decided.kind === "response") return follow(decided.response.headers.get("location") ?? "/", left - 1);
    if (decided.kind === "refused") return decided.outside === true ? null : decided.status;
    const answered = await pageOf(decided);
    return answered.kind === "page" ? (answered.page.status ?? 200) : follow(answered.to, left - 1);
  };
  return (path) => statusAt(path, mostRedirects);
};
