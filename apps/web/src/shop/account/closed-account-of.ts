// Whom the pages of account, cart and order are closed to: staff, and logins that are linked to no account. [SES-07] [SES-11]
import { entered, type TokenInformation } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { ClosedAccount } from "./views.ts";
import type { ApiResponse } from "../../platform/page/api-response.ts";

/** Why a login opens none of these pages; null for customers and visitors. */
export const closedAccount = (token: ApiResponse<TokenInformation> | null): ClosedAccount | null => {
  if (token?.kind === "refused") return token.refused.refusal === "AccountNotLinked" ? "AccountNotLinked" : null;
  if (token?.kind !== "value" || token.value.type !== "user") return null;
  const entry = entered("account", token.value.role);
  return Result.isFailure(entry) && entry.failure._tag === "AreaClosed" ? "AreaClosed" : null;
};
