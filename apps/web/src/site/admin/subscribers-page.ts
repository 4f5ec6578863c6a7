// Who subscribed to the newsletter, as staff search for them, and the button that ends it for who asks for that. [CUS-10] [ADM-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, failureOf, filtersOf, listDesk, pagesOf, queryOf, searched, searchOf } from "./desk-page.ts";
import type { DeskCell } from "./desk-views.ts";

type Subscriber = ShopComponents["schemas"]["SubscriberRecord"];

const states = ["confirmed", "asked", "ended"] as const;

const slipOf = (state: Subscriber["state"]) => (state === "confirmed" ? "free" : state === "ended" ? "plain" : "deal");

const endOf = ({ email, state }: Subscriber, locale: Locale): DeskCell => {
  const t = texts(locale, "admin");
  return state === "ended"
    ? { text: "–" }
    : {
        text: t("meta.subscribers.end"),
        label: t("meta.subscribers.endLabel", { email }),
        post: { act: "newsletter-end", hidden: { email } },
      };
};

export const subscribersDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale, search } = facts;
  const { q, after } = searched(facts);
  const only = states.find((state) => state === search.get("only")) ?? null;
  const response = await readFor(facts, "/shop/admin/subscribers", { query: queryOf(facts, { q, only, after }) });
  if (response.kind !== "value") return failureOf(response);
  const { subscribers, next } = response.value;
  const t = texts(locale, "admin");
  const words = Object.fromEntries(
    (["all", ...states] as const).map((kind) => [kind, t(`meta.subscribers.only.${kind}`)]),
  );
  const at = (moment: number | null): DeskCell => ({
    text: moment === null ? "–" : momentText(locale, moment, facts.services.zone),
  });
  return listDesk(facts, "subscribers", {
    acts: ["newsletter-end"],
    search: searchOf(locale, "subscribers", q, { only }),
    filters: filtersOf(locale, "subscribers", { chosen: only, q, words }),
    columns: ["email", "language", "state", "requestedAt", "confirmedAt", "endedAt", "reference", "act"],
    order: ["email", "ascending"],
    rows: subscribers.map((subscriber) => ({
      key: subscriber.email,
      cells: {
        email: { text: subscriber.email },
        language: { text: t(`meta.subscribers.languages.${subscriber.locale}`) },
        state: { text: t(`meta.subscribers.states.${subscriber.state}`), slip: slipOf(subscriber.state) },
        requestedAt: at(subscriber.requestedAt),
        confirmedAt: at(subscriber.confirmedAt),
        endedAt: at(subscriber.endedAt),
        reference: { text: subscriber.reference },
        act: endOf(subscriber, locale),
      },
    })),
    next,
    pages: pagesOf(locale, "subscribers", { q, only }, { after, next }),
  });
};
