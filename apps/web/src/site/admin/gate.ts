// Who may enter the admin area: the guard comes first, by the table of rights, so that who has no business in the area gets the same answer for every path below it (decision 50). [SES-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { adminPageRight, type AdminPage, reaches } from "@kontor/domain/site/admin";
import { type Role, roleOf } from "@kontor/domain/visitor/session";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { toTyped } from "../../visitor/session/to-typed.ts";
import { factorPage, proofBefore, staffLoginPath } from "../../visitor/second-factor/paths.ts";
import { errorPage } from "../routing/error-page.ts";
import type { ErrorPage } from "../routing/views.ts";

type FactorState = ShopComponents["schemas"]["FactorState"];

export interface Admitted {
  readonly role: Role;
  /** The customer number of the account. */
  readonly account: string;
  readonly factor: FactorState;
}

type Admission = Admitted | { readonly refused: PageAnswer<PageOf<"error", ErrorPage>> };

/** The address that was asked for, with its query. */
const wholePath = ({ path, search }: Pick<PageFacts, "path" | "search">): string =>
  search.size === 0 ? path : `${path}?${search}`;

/** Where who is not logged in goes first; what they sent is there again afterwards. [FRM-01] */
export const loginFirst = (facts: Pick<PageFacts, "locale" | "path" | "search" | "request">) => {
  const back = wholePath(facts);
  const to = staffLoginPath(facts.locale, { return: facts.request.posted === undefined ? back : toTyped(back) });
  return { kind: "redirect", to } as const;
};

/** Where a login goes whose second factor is outstanding, or that lacks one it must have; null for the pages that are made for that. */
const stepFirst = (facts: PageFacts, page: AdminPage | null, { step }: FactorState): string | null => {
  if (step === "none" || page?.kind === "proof" || (page?.kind === "second-factor" && step === "set-up")) return null;
  return step === "code"
    ? proofBefore(facts.locale, wholePath(facts))
    : factorPage(facts.locale, { return: wholePath(facts) });
};

/** Who wants to see a page of the admin area, or null for a path of none; or what is answered instead. */
export const admitted = async (facts: PageFacts, page: AdminPage | null): Promise<Admission> => {
  const { locale, path } = facts;
  const failed = (status: 403 | 503): Admission => ({
    refused: { kind: "page", page: errorPage(locale, path, status) },
  });
  const response = await readFor(facts, "/shop/auth");
  if (response.kind === "unreachable") return failed(503);
  const information = response.kind === "value" ? response.value : null;
  const role = roleOf(information);
  if (!reaches(adminPageRight(path, page), role))
    return role === "visitor" ? { refused: loginFirst(facts) } : failed(403);
  const factor = await readFor(facts, "/shop/staff/factor");
  if (factor.kind !== "value") return failed(503);
  const to = stepFirst(facts, page, factor.value);
  const account = information?.customerNumber ?? "";
  return to === null ? { role, account, factor: factor.value } : { refused: { kind: "redirect", to } };
};
