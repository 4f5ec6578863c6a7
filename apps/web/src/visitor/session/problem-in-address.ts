// A refused form of an account, as the address of its page brings it along. [SES-05] [SES-06]
import { isRefusalTag } from "@kontor/domain/site/refusal";
import { longestShownWait, maximumPasswordBytes, minimumPasswordLength } from "@kontor/domain/visitor/session";

export interface AccountProblem {
  readonly _tag: string;
  /** In seconds. */
  readonly wait?: number;
}

/** What stands in the address may be anything: only refusals that have a text are shown, with their facts from here. */
export const problemIn = (search: URLSearchParams): AccountProblem | null => {
  const tag = search.get("problem");
  if (tag === null || !isRefusalTag(tag)) return null;
  const wait = Math.trunc(Number(search.get("wait")));
  return {
    _tag: tag,
    ...(wait > 0 && wait < longestShownWait ? { wait } : {}),
    ...(tag === "PasswordTooShort" ? { minimum: minimumPasswordLength } : {}),
    ...(tag === "PasswordTooLong" ? { maximum: maximumPasswordBytes } : {}),
  };
};
