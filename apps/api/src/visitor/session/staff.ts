// Who calls an operation of the admin area: the table of rights decides, by the name of the operation. [SES-07]
import { isOfStaff, operationRights, reaches } from "@kontor/domain/site/admin";
import { AreaClosed, type Role, TokenMissing } from "@kontor/domain/visitor/session";
import type { Call, OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { callerOf } from "./caller.ts";
import type { SessionServices } from "./services.ts";
import type { UserRow } from "./users-store.ts";

type StaffCall = Pick<Call<OperationId>, "headers" | "operation">;

/** The account of a login that reaches the operation now; its second factor and its proof are looked at when a call begins. */
export const entitledStaff = async (services: SessionServices, call: StaffCall): Promise<UserRow> => {
  const user = (await callerOf(services, call)) ?? refuse(new TokenMissing());
  const right = operationRights[call.operation];
  if (!isOfStaff(right)) throw new Error(`${call.operation} is no operation of staff`);
  return reaches(right, user.role as Role)
    ? user
    : refuse(new AreaClosed({ area: right === "staff" ? "desk" : right }));
};

export const staffOf = async (services: SessionServices, call: StaffCall): Promise<UserRow> => {
  const user = await entitledStaff(services, call);
  await services.staffGuard(user, call);
  return user;
};
