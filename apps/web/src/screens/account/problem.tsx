// What a form of the account came to, in words.
import { Notice } from "@kontor/ui/notice";
import type { AccountView } from "../../page/account-views.ts";
import { useTimedRefusals } from "../../page/timed-refusals.ts";

export const Problem = ({ problem }: Pick<AccountView, "problem">) => {
  const refusalText = useTimedRefusals();
  return problem === null ? null : <Notice kind="stop" role="alert" title={refusalText(problem)} />;
};
