// Webhooks as staff see them: how each stands, and a button that sends it again. [OUT-01]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, deskHref, failureOf, filtersOf, listDesk, pagesOf, queryOf, searched } from "./desk-page.ts";
import type { DeskCell, DeskForm, DeskTable } from "./desk-views.ts";

type Delivery = ShopComponents["schemas"]["WebhookDelivery"];

const standingOf = ({ standing, nextAt, sentAt, failure }: Delivery, locale: Locale, zone: TimeZone): DeskCell => {
  const t = texts(locale, "admin");
  const moment = momentText(locale, (standing === "delivered" ? sentAt : nextAt) ?? 0, zone);
  const text = t(`meta.webhooks.standing.${failure !== null && standing === "waiting" ? "again" : standing}`, {
    moment,
    failure,
  });
  return {
    text,
    slip: standing === "delivered" ? "free" : standing === "stopped" ? "stop" : failure === null ? "plain" : "deal",
  };
};

const cellsOf = (
  delivery: Delivery,
  { locale, services: { zone } }: Pick<PageFacts, "locale" | "services">,
  page: string,
): DeskTable["rows"][number]["cells"] => {
  const { event, type, receiver, order, at, attempts } = delivery;
  const t = texts(locale, "admin");
  return {
    at: { text: momentText(locale, at, zone) },
    type: { text: t(`meta.webhooks.types.${type.replace(".", "-")}`) },
    order: order === null ? { text: "–" } : { text: order.number, href: deskHref(locale, `orders/${order.id}`) },
    receiver: { text: receiver },
    attempts: { text: String(attempts) },
    standing: standingOf(delivery, locale, zone),
    again: {
      text: t("meta.webhooks.again"),
      label: t("meta.webhooks.againLabel", { event: t(`meta.webhooks.types.${type.replace(".", "-")}`), receiver }),
      post: { act: "webhook", hidden: { receiver, event, page } },
    },
  };
};

export const webhooksDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale, search } = facts;
  const { after } = searched(facts);
  const only = (["open", "stopped", "delivered"] as const).find((each) => each === search.get("only")) ?? null;
  const query = queryOf(facts, { only, after });
  const response = await readFor(facts, "/shop/admin/webhooks", { query });
  if (response.kind !== "value") return failureOf(response);
  const { receivers, deliveries, next } = response.value;
  const t = texts(locale, "admin");
  const all: DeskForm = {
    act: "webhook",
    title: t("meta.webhooks.all"),
    text: t("meta.webhooks.allText"),
    fields: [
      {
        name: "receiver",
        label: t("meta.webhooks.columns.receiver"),
        kind: "select",
        options: receivers.map((receiver) => ({ value: receiver, label: receiver })),
      },
    ],
    button: t("meta.webhooks.allButton"),
  };
  return listDesk(facts, "webhooks", {
    acts: ["webhook"],
    next,
    search: null,
    filters: filtersOf(locale, "webhooks", {
      chosen: only,
      q: "",
      words: Object.fromEntries(
        (["all", "open", "stopped", "delivered"] as const).map((each) => [each, t(`meta.webhooks.only.${each}`)]),
      ),
    }),
    columns: ["at", "type", "order", "receiver", "attempts", "standing", "again"],
    order: ["at", "descending"],
    figures: ["attempts"],
    rows: deliveries.map((delivery) => ({
      key: `${delivery.event}-${delivery.receiver}`,
      cells: cellsOf(delivery, facts, "webhooks"),
    })),
    pages: pagesOf(locale, "webhooks", { only }, { after, next }),
    forms: receivers.length === 0 ? [] : [all],
  });
};
