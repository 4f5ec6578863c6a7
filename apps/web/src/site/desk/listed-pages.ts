// The lists over operations by their pages: a line for each. [DSK-05]
import type { AdminPage } from "@kontor/domain/site/admin";
import { banners } from "./banners/listed.ts";
import { colleagues } from "./colleagues/listed.ts";
import { differences } from "./differences/listed.ts";
import { drafts } from "./drafts/listed.ts";
import type { Listed } from "./listed.ts";
import { mails } from "./mails/listed.ts";
import { subscribers } from "./subscribers/listed.ts";
import { entrances, events, tickets } from "./tickets/listed.ts";
import { webhooks } from "./webhooks/listed.ts";

type AnyListed = Listed<object, object, string>;

const pages: Partial<Record<AdminPage["kind"], unknown>> = {
  "payment-differences": differences,
  mails,
  webhooks,
  subscribers,
  events,
  event: tickets,
  entrances,
  colleagues,
  drafts,
  "small-banners": banners,
};

/** Null for a page that is no such list. */
export const listedOf = (kind: AdminPage["kind"]): AnyListed | null => (pages[kind] ?? null) as AnyListed | null;
