// The form by which an administrator invites a colleague who has no account yet. [ADM-06]
import { invitedRoles } from "@kontor/domain/site/admin";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DeskForm } from "./desk-views.ts";

export const invitationForm = (locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "invite",
    title: t("meta.customers.invite.title"),
    text: t("meta.customers.invite.text"),
    fields: [
      { name: "email", label: t("meta.customers.invite.email"), kind: "email" },
      {
        name: "role",
        label: t("meta.customers.invite.role"),
        kind: "select",
        value: "support",
        options: invitedRoles.map((value) => ({ value, label: t(`meta.roles.${value}`) })),
      },
      {
        name: "language",
        label: t("meta.customers.invite.language"),
        kind: "select",
        value: locale,
        options: locales.map((value) => ({ value, label: t(`meta.subscribers.languages.${value}`) })),
      },
      {
        name: "reason",
        label: t("meta.desk.reason"),
        hint: t("meta.desk.reasonHint"),
        kind: "area",
      },
    ],
    button: t("meta.customers.invite.button"),
  };
};
