// The lists of the admin area by their pages: as pages, and as files. [ADM-01]
import type { AdminPage } from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { Desk } from "./desk-page.ts";
import { ownDesk } from "./own-page.ts";

const lists: Readonly<Partial<Record<AdminPage["kind"], (facts: PageFacts, role: Role) => Promise<Desk>>>> = {
  own: ownDesk,
};

/** Null for what is no list. */
export const listPage = ({ kind }: AdminPage): ((facts: PageFacts, role: Role) => Promise<Desk>) | null =>
  lists[kind] ?? null;
