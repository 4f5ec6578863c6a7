// Asks for a letter to an address: a link to a new password, or one that confirms the address; can be asked for again. [SES-12]
import { Notice } from "@kontor/ui/notice";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { showToast } from "../../shell/toasts/toast-event.ts";
import { AccountForm, AccountInput } from "./account-form.tsx";
import { useAnswered } from "./use-answered.ts";

export const LetterForm = ({ action, isSent }: { readonly action: string; readonly isSent: boolean }) => {
  const t = useTexts("account");
  const refusalText = useRefusals();
  const { busy, isLost, onSubmit } = useAnswered(
    () => void showToast({ id: "letter", type: "success", text: t("forgot.sent") }),
  );
  return (
    <>
      {isLost ? <Notice kind="stop" role="alert" title={refusalText({ _tag: "UnknownError" })} /> : null}
      <AccountForm action={action} button={t(isSent ? "forgot.again" : "forgot.send")} busy={busy} onSubmit={onSubmit}>
        <AccountInput name="email" type="email" label={t("email")} autoComplete="username" />
      </AccountForm>
    </>
  );
};
