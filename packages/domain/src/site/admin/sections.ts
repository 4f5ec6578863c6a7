// The side list of staff: its words, the lists behind each, and what a role sees of it. [DSK-07]
import type { Role } from "#visitor/session";
import type { AdminPage } from "./pages.ts";
import { adminRights, reaches } from "./rights.ts";

/** A list or tool that stands in the side list. */
export type SidePage = Exclude<
  AdminPage["kind"],
  | ("login" | "search" | "own" | "second-factor" | "proof")
  | ("customer" | "order" | "inbox-item" | "invoice" | "contract" | "event" | "entrances" | "ticket" | "small-banner")
  | ("test-form" | "preview")
>;

const sections = {
  today: ["home"],
  customers: ["customers"],
  orders: ["orders"],
  contracts: ["contracts"],
  invoices: ["invoices", "payment-differences"],
  requests: ["inbox", "subscribers"],
  tickets: ["events"],
  vouchers: ["vouchers"],
  content: ["drafts", "small-banners", "faulty-products", "product-link-helper"],
  journal: ["journal"],
  operation: ["colleagues", "mails", "webhooks", "exports"],
} as const satisfies Readonly<Record<string, readonly SidePage[]>>;

/** A word of the side list. */
export type SideSection = keyof typeof sections;

/** The section that a page belongs to; null for what belongs to the person alone. */
const sectionOf: Readonly<Record<AdminPage["kind"], SideSection | null>> = {
  home: "today",
  search: null,
  login: null,
  own: null,
  "second-factor": null,
  proof: null,
  customers: "customers",
  customer: "customers",
  orders: "orders",
  order: "orders",
  contracts: "contracts",
  contract: "contracts",
  invoices: "invoices",
  invoice: "invoices",
  "payment-differences": "invoices",
  inbox: "requests",
  "inbox-item": "requests",
  subscribers: "requests",
  events: "tickets",
  event: "tickets",
  entrances: "tickets",
  ticket: "tickets",
  vouchers: "vouchers",
  drafts: "content",
  "small-banners": "content",
  "small-banner": "content",
  "faulty-products": "content",
  "product-link-helper": "content",
  "test-form": "content",
  preview: "content",
  journal: "journal",
  colleagues: "operation",
  mails: "operation",
  webhooks: "operation",
  exports: "operation",
};

export interface SideEntry {
  readonly section: SideSection;
  /** At least one; the word leads to the first. */
  readonly pages: readonly SidePage[];
  /** The page that is shown belongs to it. */
  readonly isHere: boolean;
}

/** What a role sees of the side list, on a page. */
export const sideList = (role: Role, here: AdminPage["kind"]): readonly SideEntry[] =>
  Object.entries(sections).flatMap(([name, all]) => {
    const section = name as SideSection;
    const pages = all.filter((page) => reaches(adminRights[page], role));
    return pages.length === 0 ? [] : [{ section, pages, isHere: sectionOf[here] === section }];
  });
