// What a form of the account came to, in words.
import { Notice } from "@kontor/ui/notice";
import type { AccountView } from "./views.ts";
import { useTimedRefusals } from "../../platform/texts/timed-refusals.ts";

export const Problem = ({ problem }: Pick<AccountView, "problem">) => {
  const refusalText = useTimedRefusals();
  return problem === null ? null : <Notice kind="stop" role="alert" title={refusalText(problem)} />;
};
