// The last changes of a record, which its loader awaits for who may read the journal. [SES-07]
import { queryOptions } from "@tanstack/react-query";
import { adminRights, reaches } from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import type { Send } from "../calls.ts";
import type { Entry } from "./words.ts";

export const changesShown = 5;

export const seesChanges = (role: Role): boolean => reaches(adminRights.journal, role);

/** An act that makes the journal stale makes this stale, too. */
export const changesQuery = (send: Send, subject: string) =>
  queryOptions({
    queryKey: ["journal", "of", subject],
    queryFn: async ({ signal }) => {
      const query = { subject, count: String(changesShown) };
      const { entries } = await send("GET", "/shop/admin/journal", { query, signal });
      return entries as readonly Entry[];
    },
  });
