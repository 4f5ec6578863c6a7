// What a call for something of the customer's own means to its page: it is shown, or who is not logged in goes to the login first. [ACC-01] [ACC-02] [SES-07]
import { accountLoginPath, accountPath } from "@kontor/domain/site/routing";
import { toTyped } from "../../visitor/session/to-typed.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import type { ApiResponse } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";

/** Where a page has nothing to show: another address, or the status of an error page. */
export type Elsewhere =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "failed"; readonly status: 404 | 503 };

export type OwnAnswer<A> = { readonly kind: "value"; readonly value: A } | Elsewhere;

/** Who came with a login that holds no more reads so; what they sent is there again afterwards. [SES-01] [FRM-01] */
export const toLogin = (facts: Pick<PageFacts, "locale" | "path" | "request">): Elsewhere => {
  const back = facts.request.posted === undefined ? facts.path : toTyped(facts.path);
  return {
    kind: "redirect",
    to: `${accountLoginPath(facts.locale, back)}${hasToken(facts) ? "&ended=1" : ""}`,
  };
};

/** Whether a visitor may be logged in at all; the API decides. */
export const hasToken = ({ request }: Pick<PageFacts, "request">): boolean =>
  readCookies(request.headers.get("cookie")).has("token");

/** Staff and logins without an account go to the panel, which says so. */
export const ownAnswer = <A>(facts: PageFacts, response: ApiResponse<A>): OwnAnswer<A> => {
  if (response.kind === "value") return response;
  if (response.kind === "unreachable") return { kind: "failed", status: 503 };
  if (response.status === 401) return toLogin(facts);
  if (response.status === 403) return { kind: "redirect", to: accountPath("panel", facts.locale) };
  return { kind: "failed", status: 404 };
};
