// The mails about one thing as facts of its page: when each was queued, and what became of it. [ADM-01]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DeskFact } from "./desk-views.ts";

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
