// Who works here, and the act by which an administrator invites a colleague; rights are given and taken on the record of each. [ADM-06] [SES-07]
import { Badge } from "@kontor/ui/badge";
import { invitedRoles } from "@kontor/domain/site/admin";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { type Act, ActButton } from "../act.tsx";
import { actBy, choice, reason } from "../act-words.ts";
import type { Send } from "../calls.ts";
import { OperationList } from "../operation-list.tsx";
import { kindKey } from "../queries.ts";
import { useKind } from "../use-kind.tsx";
import { colleagues } from "./listed.ts";

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
  readonly locale: Locale;
  readonly languages: readonly Locale[];
}

const inviteAct = ({ send, t, locale, languages }: Acting): Act =>
  actBy({ t, stale: ["colleagues", "customers", "journal"].map(kindKey) })("invite", {
    fields: [
      { name: "email", label: t("act.invite.email"), kind: "email" },
      choice("role", t("column.role"), invitedRoles, (value) => t(`role.${value}`), "support"),
      choice("locale", t("act.invite.language"), languages, (value) => t(`language.${value}`), locale),
      reason,
    ],
    run: (typed) => {
      const language = typed("locale");
      return send("POST", "/shop/admin/invitations", {
        body: {
          email: typed("email"),
          role: typed("role") as (typeof invitedRoles)[number],
          locale: isLocale(language) ? language : locale,
          reason: typed("reason"),
        },
      });
    },
  });

export const ColleagueList = () => {
  const { t, send, locale, languages, href } = useKind("colleagues");
  return (
    <OperationList
      listed={colleagues}
      path="colleagues"
      hrefOf={({ number }) => href(`customers/${number}`)}
      cells={{
        state: ({ deviations }) => (deviations.includes("blocked") ? <Badge kind="stop">{t("blocked")}</Badge> : "–"),
      }}
      card={[
        ["name", "role"],
        ["email", "state"],
      ]}
      more={() => <ActButton act={inviteAct({ send, t, locale, languages })} />}
    />
  );
};
