// The list of requests: what is wanted, by whom, since when, and by when it has to be dealt with. [DSK-04] [DSK-05]
import { resultIn } from "../calls.ts";
import { KindList } from "../kind-list.tsx";
import { OnMany } from "../on-many.tsx";
import { kindKey } from "../queries.ts";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";

const looks = { waits: "deal", overdue: "stop" } as const;

export const RequestList = () => {
  const t = useDeskTexts("desk-requests");
  const { call, given } = useDesk();
  const { locale } = given;
  return (
    <KindList
      kind="requests"
      cells={{
        form: ({ form }) => t(`form.${form}`),
        summary: ({ form, email }) => `${t(`form.${form}`)} · ${email}`,
      }}
      card={[
        ["summary", "receivedAt"],
        ["reference", "deviations"],
      ]}
      looks={looks}
      nameOf={({ reference }) => reference}
      hrefOf={({ id }) => `/admin/inbox/${id}?locale=${locale}`}
      acts={(chosen, clear) => (
        <OnMany
          rows={chosen}
          nameOf={({ reference }) => reference}
          label={t("act.close.many")}
          done={(count) => t("act.close.manyDone", { count })}
          run={({ id }) =>
            resultIn(call("PUT", "/shop/admin/inbox/{itemId}/closed", { path: { itemId: id }, body: { reason: "" } }))
          }
          stale={[kindKey("requests"), kindKey("journal")]}
          clear={clear}
        />
      )}
    />
  );
};
