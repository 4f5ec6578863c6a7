// Who calls an operation of the admin area: the table of rights decides, by the name of the operation. [SES-07]
import { operationRights } from "@kontor/domain/site/admin";
import { entered, type Role, TokenMissing } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Call, OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { callerOf } from "./caller.ts";
import type { SessionServices } from "./services.ts";
import type { UserRow } from "./users-store.ts";

export const staffOf = async (services: SessionServices, call: Pick<Call<OperationId>, "headers" | "operation">): Promise<UserRow> => {
  const user = (await callerOf(services, call)) ?? refuse(new TokenMissing());
  const right = operationRights[call.operation];
  if (right !== "support" && right !== "admin") throw new Error(`${call.operation} is no operation of staff`);
  const entry = entered(right, user.role as Role);
  return Result.isFailure(entry) ? refuse(entry.failure) : user;
};
