// The password once more, before something that a stolen login alone must not do. [ACC-04] [ACC-06] [OPS-08]
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import { attemptsWindow, CurrentPasswordWrong, passwordTriesPerHour } from "@kontor/domain/visitor/session";
import { countCall } from "../../platform/database/rate-limits.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { SessionServices } from "./services.ts";
import type { UserRow } from "./users-store.ts";

/** Counted by account, wherever the tries come from. An account that a provider opens has no password: none is right until one was chosen by mail. */
export const mustKnowPassword = async (
  { database, settings, passwords, now }: SessionServices,
  user: Pick<UserRow, "id" | "password_hash">,
  typed: string,
): Promise<void> => {
  const limit = Math.max(passwordTriesPerHour, 2 * settings.authRateLimit);
  const tries = await countCall(database, `password-again:${user.id}`, limit, attemptsWindow, now());
  if (tries.refused) return refuse(new TooManyAttempts({ wait: tries.wait }));
  if (!(await passwords.isPassword(user.password_hash, typed))) refuse(new CurrentPasswordWrong());
};
