// The frame of a page of invoices. [ACC-03]
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { accountHead } from "../account/account-ways.ts";
import { waits } from "./pay-ways.ts";
import type { InvoicesView } from "./views.ts";

export interface OwnPage {
  readonly kind: "page";
  readonly page: PageOf<"invoices", InvoicesView>;
}

export const shown = (
  facts: PageFacts,
  title: string,
  paths: { readonly en: string; readonly de: string },
  data: InvoicesView,
  status = 200,
): OwnPage => ({
  kind: "page",
  page: {
    kind: "invoices",
    locale: facts.locale,
    status,
    head: accountHead(facts, title, texts(facts.locale, "invoices")("meta.description"), paths),
    paths,
    messages: messagesOf(facts.locale, "invoices", "account-list"),
    still: !("online" in data && waits(data.online)),
    own: true,
    data,
  },
});
