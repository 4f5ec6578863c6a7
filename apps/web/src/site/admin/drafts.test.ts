// The list of drafts over a real site: every kind of entry that has drafts, also beyond a hundred of one kind, page by page and found by title. [ADM-03]
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { type OpenedSite, openedSite } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const at = {} as { site: OpenedSite; cookie: string };
const many = 130;
/** Changed after it was published; the list has its title, or its key. */
const changed = { job: "jobs", deal: "deals", "small-banner": "small-banners" } as const;

beforeAll(async () => {
  at.site = await openedSite(undefined, plainPages);
  at.cookie = await cookiesOf(at.site, "admin");
  await at.site.api.database.inTransaction(async (handle) => {
    const model = await handle
      .selectFrom("content_entries")
      .selectAll()
      .where("type", "=", "page")
      .where("locale", "=", "en")
      .where("state", "=", "draft")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: many }, (_, index) => ({
      ...model,
      id: 1_000_000 + index,
      document_id: `drafted-${index}`,
      lookup: `/drafted-${index}`,
      fields: JSON.stringify({ ...JSON.parse(model.fields), title: `Drafted page ${index}`, url: `/drafted-${index}` }),
      updated_at: 1_000 + index,
      published_at: null,
    }));
    for (const copy of copies) await handle.insertInto("content_entries").values(copy).execute();
    for (const type of Object.keys(changed)) {
      const row = await handle
        .selectFrom("content_entries")
        .select("id")
        .where("type", "=", type)
        .where("locale", "=", "en")
        .where("state", "=", "draft")
        .orderBy("id")
        .limit(1)
        .executeTakeFirstOrThrow();
      await handle
        .updateTable("content_entries")
        .set({ updated_at: 4_000_000_000_000 })
        .where("id", "=", row.id)
        .execute();
    }
  });
});
afterAll(() => at.site.close());

const rowsAt = async (
  query: string,
): Promise<{ readonly rows: readonly string[]; readonly next: string | null; readonly bytes: number }> => {
  const answer = await fetch(`${at.site.url}/admin/drafts?locale=en${query}`, { headers: { cookie: at.cookie } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const rows = [...html.matchAll(/<tr><th scope="row">([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
    row.replaceAll(/<[^>]+>/g, " "),
  );
  return { rows, next: /after=(\d+)/.exec(html)?.[1] ?? null, bytes: html.length };
};

it("[ADM-03] has every draft, also beyond a hundred of one kind, each once and the latest first", async () => {
  const first = await rowsAt("");
  expect([first.rows.length, first.next]).toEqual([100, "100"]);
  expect(first.bytes).toBeLessThan(300_000);
  // Entries of the other kinds were changed last.
  for (const kind of ["Job", "Deal", "Notice"])
    expect(
      first.rows.slice(0, 3).some((row) => row.includes(` ${kind} `) && row.includes("Changed since")),
      kind,
    ).toBe(true);
  const second = await rowsAt("&after=100");
  const all = [...first.rows, ...second.rows];
  const drafted = all.flatMap((row) => /Drafted page (\d+) /.exec(row)?.[1] ?? []);
  expect(drafted).toEqual(Array.from({ length: many }, (_, index) => String(many - 1 - index)));
  expect(all.filter((row) => row.includes("Drafted page")).every((row) => row.includes("Not published"))).toBe(true);
  expect(all.length).toBe(many + Object.keys(changed).length);
});

it("[ADM-03] is searched by title", async () => {
  const { rows, next } = await rowsAt("&q=drafted+PAGE+12");
  expect([rows.length, next]).toEqual([11, null]);
  expect((await rowsAt("&q=no+such+draft")).rows).toEqual([]);
});
