// The pages of the desk's app as the server hands them out: the answers that the app begins with, or how reading them failed. [DSK-07]
import type { AdminPage } from "@kontor/domain/site/admin";
import { lists } from "@kontor/domain/site/desk";
import type { Role } from "@kontor/domain/visitor/session";
import { type ApiResponse, readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { listView } from "./list-view.ts";
import { listKey, recordKey } from "./queries.ts";
import type { DeskAppView } from "./views.ts";

type AppPage =
  | { readonly title: string; readonly lead: string; readonly data: { readonly tool: "app" } & DeskAppView }
  | { readonly failed: 401 | 403 | 404 | 503 };

const statusOf = (response: Exclude<ApiResponse<unknown>, { readonly kind: "value" }>): 401 | 403 | 404 | 503 =>
  response.kind === "unreachable" ? 503 : response.status === 401 || response.status === 403 ? response.status : 404;

/** The texts that the app takes along. */
export const appTexts = ["desk", "desk-orders"] as const;

/** Null for what the app does not draw. A view that the API refuses is one that the app says so of. */
export const appPage = async (facts: PageFacts, wanted: AdminPage, role: Role): Promise<AppPage | null> => {
  const { locale, search, services } = facts;
  const t = texts(locale, "desk-orders");
  const page = (title: string, answers: DeskAppView["answers"]): AppPage => ({
    title,
    lead: t("title"),
    data: { tool: "app", role, zone: services.zone, now: services.now(), answers },
  });
  switch (wanted.kind) {
    case "orders": {
      const view = listView(Object.fromEntries(search), lists.orders);
      const response = await readFor(facts, "/shop/admin/lists/{kind}", { path: { kind: "orders" }, query: view });
      if (response.kind === "value") return page(t("title"), [[listKey("orders", view), response.value]]);
      return response.kind === "refused" && response.status === 422
        ? page(t("title"), [])
        : { failed: statusOf(response) };
    }
    case "order": {
      const path = { orderId: wanted.id };
      const response = await readFor(facts, "/shop/admin/orders/{orderId}", { path });
      return response.kind === "value"
        ? page(response.value.number, [[recordKey("orders", wanted.id), response.value]])
        : { failed: statusOf(response) };
    }
    default:
      return null;
  }
};
