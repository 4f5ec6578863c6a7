// A site whose content a test spoils entry by entry, and the list of its broken links as staff read it. [LNK-04]
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { type ContentLinks, contentLinksKey } from "../src/site/desk/links/queries.ts";
import { pageAnswer } from "../src/site/desk/page-answer.ts";
import { plainPages } from "./drawn-page.ts";
import { type OpenedSite, openedSite } from "./site-fixture.ts";
import { cookiesOf } from "./staff-fixture.ts";

/** The site looks once a second whether its content has changed. */
export const untilRead = (): Promise<void> => wait(1_100);

export const spoiltContentOfFile = () => {
  const at = {} as { site: OpenedSite; cookie: string };

  beforeAll(async () => {
    at.site = await openedSite(undefined, plainPages);
    at.cookie = await cookiesOf(at.site, "admin");
  });
  afterAll(() => at.site.close());

  /** Changes the fields of the first published entry of a type, and the version of the content with them; returns what it was called. */
  const spoil = async (
    type: string,
    change: (fields: Record<string, unknown>) => Record<string, unknown>,
    locale = "en",
  ): Promise<string> =>
    at.site.api.database.inTransaction(async (handle) => {
      const row = await handle
        .selectFrom("content_entries")
        .select(["id", "fields", "parts"])
        .where("type", "=", type)
        .where("locale", "=", locale)
        .where("state", "=", "published")
        .orderBy("id")
        .limit(1)
        .executeTakeFirstOrThrow();
      // Short fields are stored apart from long ones, relations and blocks.
      const [fields, parts] = [JSON.parse(row.fields), JSON.parse(row.parts)];
      const changed = Object.entries(change({ ...parts, ...fields }));
      const stored = (isShort: boolean): string =>
        JSON.stringify(Object.fromEntries(changed.filter(([name]) => name in fields === isShort)));
      await handle
        .updateTable("content_entries")
        // The product of a deal is what owns it.
        .set({ fields: stored(true), parts: stored(false), ...(type === "deal" ? { owner: null } : {}) })
        .where("id", "=", row.id)
        .execute();
      await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "content-version").execute();
      return String(fields.title ?? fields.key ?? fields.path);
    });

  const rows = async (locale = "en"): Promise<readonly string[]> => {
    const answer = await fetch(`${at.site.url}/admin/product-link-helper?locale=${locale}`, {
      headers: { cookie: at.cookie },
    });
    expect(answer.status).toBe(200);
    const { broken } = await pageAnswer<ContentLinks>(() => Promise.resolve(answer), "", contentLinksKey);
    return broken.map(
      ({ entry, kind, language, label, written, missing }) =>
        `${entry} | ${kind} | ${language} | ${label} | ${written} | ${missing} | `,
    );
  };

  return { site: (): OpenedSite => at.site, spoil, rows };
};
