// Who works here, and the act by which an administrator invites a colleague; rights are given and taken on the record of each. [ADM-06] [SES-07]
import { Badge } from "@kontor/ui/badge";
import type { Call } from "@kontor/adapters/client";
import { invitedRoles } from "@kontor/domain/site/admin";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { type Act, ActButton } from "../act.tsx";
import { actBy, reasonField } from "../act-words.ts";
import { resultIn } from "../calls.ts";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { languagesOf } from "../given.ts";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import { colleagues } from "./listed.ts";

interface Acting {
  readonly call: Call;
  readonly t: TFunction;
  readonly ofDesk: TFunction;
  readonly locale: Locale;
  readonly languages: readonly Locale[];
}

const inviteAct = ({ call, t, ofDesk, locale, languages }: Acting): Act =>
  actBy({ t, stale: ["colleagues", "customers", "journal"].map(kindKey) })("invite", {
    fields: [
      { name: "email", label: t("act.invite.email"), kind: "email" },
      {
        name: "role",
        label: t("column.role"),
        kind: "select",
        value: "support",
        options: invitedRoles.map((value) => ({ value, label: t(`role.${value}`) })),
      },
      {
        name: "locale",
        label: t("act.invite.language"),
        kind: "select",
        value: locale,
        options: languages.map((value) => ({ value, label: t(`language.${value}`) })),
      },
      reasonField(ofDesk),
    ],
    run: (typed) => {
      const language = typed("locale");
      return resultIn(
        call("POST", "/shop/admin/invitations", {
          body: {
            email: typed("email"),
            role: typed("role") as (typeof invitedRoles)[number],
            locale: isLocale(language) ? language : locale,
            reason: typed("reason"),
          },
        }),
      );
    },
  });

export const ColleagueList = () => {
  const t = useDeskTexts("desk-colleagues");
  const ofDesk = useDeskTexts();
  const { call, given } = useDesk();
  const { locale } = given;
  return (
    <OperationList
      listed={colleagues}
      path="colleagues"
      hrefOf={({ number }) => `/admin/customers/${number}?locale=${locale}`}
      cells={{
        state: ({ deviations }) => (deviations.includes("blocked") ? <Badge kind="stop">{t("blocked")}</Badge> : "–"),
      }}
      card={[
        ["name", "role"],
        ["email", "state"],
      ]}
      more={() => <ActButton act={inviteAct({ call, t, ofDesk, locale, languages: languagesOf(given) })} />}
    />
  );
};
