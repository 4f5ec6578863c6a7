// The list of letters that wait or were given up; those that are chosen are sent once more. [OPS-10] [ADM-01]
import { Badge } from "@kontor/ui/badge";
import { OnMany } from "../on-many.tsx";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { type Mail, mails } from "./listed.ts";

export const MailList = () => {
  const t = useDeskTexts("desk-mails");
  const { send } = useDesk();
  return (
    <OperationList
      listed={mails}
      path="mails"
      cells={{
        state: ({ failed }) => (failed ? <Badge kind="stop">{t("state.failed")}</Badge> : t("state.waiting")),
      }}
      card={[
        ["subject", "queuedAt"],
        ["recipient", "state"],
      ]}
      acts={(chosen: readonly Mail[], clear) => (
        <OnMany
          rows={chosen}
          nameOf={mails.nameOf}
          label={t("act.again")}
          done={(count) => t("act.done", { count })}
          run={({ id }) => send("POST", "/shop/admin/mails/{mailId}/again", { path: { mailId: id } })}
          stale={[kindKey("mails")]}
          clear={clear}
        />
      )}
    />
  );
};
