// The own settings of who works here: password, second factor, and the logins that are open. [SES-07] [ACC-04]
import { reaches } from "@kontor/domain/site/admin";
import { accountPath, checkPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { deviceText, type Role } from "@kontor/domain/visitor/session";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { factorPage, ownPage } from "../../visitor/second-factor/paths.ts";
import { type Desk, failureOf, home, outcomeIn } from "./desk-page.ts";
import type { DeskForm, DeskLink } from "./desk-views.ts";

/** Back to where someone of this role works. */
const backOf = (locale: Locale, role: Role): DeskLink =>
  reaches("desk", role) ? home(locale) : { href: checkPath(locale), text: texts(locale, "admin")("meta.own.toCheck") };

export const ownDesk = async (facts: PageFacts, role: Role): Promise<Desk> => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const read = await readFor(facts, "/shop/account/sessions");
  if (read.kind !== "value") return failureOf(read);
  const { offered, sessions } = read.value;
  const end = ({ id, device }: (typeof sessions)[number]): DeskForm => ({
    act: "own-session",
    title: deviceText(device, locale),
    hidden: { session: id },
    fields: [],
    button: t("meta.own.end"),
  });
  const others: DeskForm = {
    act: "own-others",
    title: t("meta.own.others"),
    text: t("meta.own.othersText"),
    hidden: { area: "admin" },
    fields: [],
    button: t("meta.own.others"),
    to: "/forms/end-other-sessions",
  };
  const open = sessions.filter(({ current }) => !current);
  return {
    title: t("meta.own.title"),
    lead: t("meta.own.lead"),
    data: {
      tool: "entry",
      back: backOf(locale, role),
      entry: {
        title: t("meta.own.title"),
        slips: [],
        outcome: outcomeIn(facts, ["own-session", "own-others", "own-password"]),
        sections: [
          {
            key: "password",
            title: t("meta.own.password"),
            links: [
              { href: accountPath("change-password", locale), text: t("meta.own.toPassword") },
              { href: factorPage(locale, { return: ownPage(locale) }), text: t("meta.own.factor") },
            ],
          },
          ...(offered
            ? [
                {
                  key: "sessions",
                  title: t("meta.own.sessions"),
                  facts: sessions.map(({ device, current, startedAt, usedAt }) => ({
                    label: deviceText(device, locale),
                    value: t(current ? "meta.own.current" : "meta.own.used", {
                      started: momentText(locale, startedAt, facts.services.zone),
                      used: momentText(locale, usedAt, facts.services.zone),
                    }),
                  })),
                  forms: open.length === 0 ? [] : [...open.map(end), others],
                },
              ]
            : []),
        ],
      },
    },
  };
};
