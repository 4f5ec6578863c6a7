// The frame of a page of invoices. [ACC-03]
import type { PageFacts } from "../../platform/page/facts.ts";
import { type OwnPage as AccountPageOf, shownPage } from "../account/shown-page.ts";
import { waits } from "./pay-ways.ts";
import type { InvoicesView } from "./views.ts";

export type OwnPage = AccountPageOf<"invoices", InvoicesView>;

export const shown = (
  facts: PageFacts,
  title: string,
  paths: OwnPage["page"]["paths"],
  data: InvoicesView,
  status = 200,
): OwnPage =>
  shownPage(facts, {
    kind: "invoices",
    title,
    paths,
    data,
    status,
    still: !("online" in data && waits(data.online)),
  });
