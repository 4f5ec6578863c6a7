// The lists of the admin area by their pages: as pages, and as files. [ADM-01]
import type { AdminPage } from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import type { PageFacts } from "../../platform/page/facts.ts";
import { accountsDesk } from "./accounts-page.ts";
import { contractsDesk } from "./contracts-page.ts";
import type { Desk } from "./desk-page.ts";
import { entrancesDesk } from "./entrances-page.ts";
import { eventDesk, eventsDesk } from "./events-page.ts";
import { invoicesDesk } from "./invoices-page.ts";
import { mailsDesk } from "./mails-page.ts";
import { ordersDesk } from "./orders-page.ts";
import { ownDesk } from "./own-page.ts";
import { subscribersDesk } from "./subscribers-page.ts";
import { webhooksDesk } from "./webhooks-page.ts";
import { vouchersDesk } from "./vouchers-page.ts";

const lists: Readonly<Partial<Record<AdminPage["kind"], (facts: PageFacts, role: Role) => Promise<Desk>>>> = {
  own: ownDesk,
  customers: accountsDesk,
  orders: ordersDesk,
  invoices: invoicesDesk,
  contracts: contractsDesk,
  mails: mailsDesk,
  events: eventsDesk,
  subscribers: subscribersDesk,
  vouchers: vouchersDesk,
  webhooks: webhooksDesk,
};

/** Null for what is no list. */
export const listPage = (page: AdminPage): ((facts: PageFacts, role: Role) => Promise<Desk>) | null => {
  if (page.kind === "event") return (facts) => eventDesk(facts, page.id);
  if (page.kind === "entrances") return (facts) => entrancesDesk(facts, page.id);
  return lists[page.kind] ?? null;
};
