// One ticket in the hands of administrators: when it let in, sent once more, withdrawn. [TKT-06] [TKT-02]
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, deskHref, failureOf, outcomeIn } from "./desk-page.ts";
import { ticketState } from "./events-page.ts";
import { lastChanges } from "./journal-page.ts";
import { letterFacts } from "./mails-page.ts";

export const ticketDesk = async (facts: PageFacts, print: string): Promise<Desk> => {
  const { locale } = facts;
  if (!/^[0-9a-f]{32}$/.test(print)) return { failed: 404 };
  const response = await readFor(facts, "/shop/ticketing/issued/{ticketPrint}", { path: { ticketPrint: print } });
  if (response.kind !== "value") return failureOf(response);
  const { event, ticket, admissions, letters } = response.value;
  const t = texts(locale, "admin");
  const hidden = { ticket: print };
  const isGood = ticket.withdrawnAt === null;
  const journal = await lastChanges(facts, print);
  return {
    title: ticket.holder,
    lead: event.title,
    data: {
      tool: "entry",
      back: { href: deskHref(locale, `events/${event.id}`), text: event.title },
      entry: {
        title: ticket.holder,
        slips: [ticketState(ticket, locale)],
        outcome: outcomeIn(facts, ["ticket-letter", "withdraw"]),
        sections: [
          {
            key: "facts",
            title: t("meta.ticket.factsTitle"),
            facts: [
              { label: t("meta.tickets.columns.email"), value: ticket.email },
              { label: t("meta.tickets.language"), value: t(`language.${ticket.locale}`) },
              {
                label: t("meta.tickets.community"),
                value: t(ticket.community ? "meta.journal.yes" : "meta.journal.no"),
              },
              {
                label: t("meta.tickets.columns.issuedAt"),
                value: momentText(locale, ticket.issuedAt, facts.services.zone),
              },
              ...(ticket.withdrawnAt === null
                ? []
                : [
                    {
                      label: t("meta.tickets.states.withdrawn"),
                      value: momentText(locale, ticket.withdrawnAt, facts.services.zone),
                    },
                  ]),
            ],
          },
          {
            key: "admissions",
            title: t("meta.ticket.admissions"),
            lines: admissions.length === 0 ? [t("meta.ticket.notAdmitted")] : [],
            facts: admissions.map(({ at, gate }, index) => ({
              label: t(index === 0 ? "meta.ticket.admitted" : "meta.ticket.double"),
              value: t("meta.ticket.at", { moment: momentText(locale, at, facts.services.zone), gate }),
            })),
          },
          {
            key: "letters",
            title: t("meta.ticket.letters"),
            facts: letterFacts(letters, locale, facts.services.zone),
            forms: isGood
              ? [
                  {
                    act: "ticket-letter",
                    title: t("meta.ticket.again"),
                    text: t("meta.ticket.againText", { email: ticket.email }),
                    hidden,
                    fields: [],
                    button: t("meta.order.againButton"),
                  },
                ]
              : [],
          },
          ...(isGood && ticket.admitted === null
            ? [
                {
                  key: "withdraw",
                  title: t("meta.ticket.withdraw"),
                  forms: [
                    {
                      act: "withdraw",
                      title: t("meta.ticket.withdraw"),
                      text: t("meta.ticket.withdrawText"),
                      hidden,
                      fields: [
                        {
                          name: "reason",
                          label: t("meta.desk.reason"),
                          hint: t("meta.desk.reasonHint"),
                          kind: "area" as const,
                        },
                      ],
                      button: t("meta.ticket.withdrawButton"),
                    },
                  ],
                },
              ]
            : []),
          ...(journal === null ? [] : [{ key: "journal", title: t("meta.customer.journal"), table: journal }]),
        ],
      },
    },
  };
};
