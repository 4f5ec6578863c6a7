// Where staff log in: nothing of the shop stands before it, and who is in goes on. [SES-07] [ADM-01]
import { reaches } from "@kontor/domain/site/admin";
import { accountPath, checkPath, safeReturnPath } from "@kontor/domain/site/routing";
import { roleOf } from "@kontor/domain/visitor/session";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { refusalText } from "@kontor/domain/site/refusal";
import { problemIn } from "../../visitor/session/problem-in-address.ts";
import { deskHref } from "./desk-href.ts";
import type { AdminView } from "./views.ts";

export const loginAnswer = async (facts: PageFacts): Promise<{ readonly to: string } | AdminView> => {
  const { locale, search } = facts;
  const known = await readFor(facts, "/shop/auth");
  const role = roleOf(known.kind === "value" ? known.value : null);
  const wanted = safeReturnPath(search.get("return"));
  if (reaches("staff", role))
    return { to: wanted ?? (reaches("desk", role) ? deskHref(locale, "") : checkPath(locale)) };
  const problem = problemIn(search);
  return {
    tool: "login",
    problem: problem === null ? null : refusalText(locale, problem),
    isLeft: search.get("left") === "1",
    returnTo: wanted ?? "",
    forgot: accountPath("forgot-password", locale),
  };
};
