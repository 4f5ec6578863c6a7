// Mails that wait or were given up, as staff see them, and those about one thing. [ADM-01] [OPS-10]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText, numberText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, failureOf, filtersOf, listDesk, pagesOf, queryOf, searched, searchOf } from "./desk-page.ts";
import type { DeskFact } from "./desk-views.ts";

const kinds = ["waiting", "failed"] as const;

/** When each mail was queued, and what became of it. */
export const letterFacts = (
  letters: readonly ShopComponents["schemas"]["LetterRecord"][],
  locale: Locale,
  zone: TimeZone,
): readonly DeskFact[] => {
  const t = texts(locale, "admin");
  return letters.map(({ queuedAt, sentAt, failed }, index) => ({
    label: t("meta.order.letter", { count: index + 1, moment: momentText(locale, queuedAt, zone) }),
    value: failed
      ? t("meta.order.failed")
      : sentAt === null
        ? t("meta.order.queued")
        : t("meta.order.sent", { moment: momentText(locale, sentAt, zone) }),
  }));
};

export const mailsDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale, search } = facts;
  const { q, after } = searched(facts);
  const only = kinds.find((kind) => kind === search.get("only")) ?? null;
  const response = await readFor(facts, "/shop/admin/mails", { query: queryOf(facts, { q, only, after }) });
  if (response.kind !== "value") return failureOf(response);
  const { mails, next } = response.value;
  const t = texts(locale, "admin");
  const words = Object.fromEntries((["all", ...kinds] as const).map((kind) => [kind, t(`meta.mails.only.${kind}`)]));
  return listDesk(facts, "mails", {
    acts: ["mail-again"],
    search: searchOf(locale, "mails", q, { only }),
    filters: filtersOf(locale, "mails", { chosen: only, q, words }),
    columns: ["subject", "recipient", "state", "attempts", "failure", "queuedAt", "again"],
    order: ["queuedAt", "descending"],
    figures: ["attempts"],
    rows: mails.map(({ id, subject, recipient, queuedAt, attempts, failure, failed }) => ({
      key: id,
      cells: {
        subject: { text: subject },
        recipient: { text: recipient },
        state: { text: t(`meta.mails.states.${failed ? "failed" : "waiting"}`), slip: failed ? "stop" : "plain" },
        again: failed
          ? {
              text: t("meta.order.againButton"),
              label: t("meta.mails.againLabel", { subject, recipient }),
              post: { act: "mail-again", hidden: { mail: id } },
            }
          : { text: "–" },
        attempts: { text: numberText(locale, attempts) },
        failure: { text: failure ?? "–" },
        queuedAt: { text: momentText(locale, queuedAt, facts.services.zone) },
      },
    })),
    next,
    pages: pagesOf(locale, "mails", { q, only }, { after, next }),
  });
};
