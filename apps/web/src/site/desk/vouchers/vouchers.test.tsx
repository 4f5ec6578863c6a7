// Vouchers at the desk over a real shop: the list, its acts as the API takes and refuses them, the list as a file, old addresses. [CRT-04] [DSK-05] [DSK-07]
import { expect, it } from "vitest";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { refusedAt } from "../refused-at.ts";
import { limitAct, makeAct, type VoucherRow } from "./acts.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get, tokenAs } = deskOf(site);

const t = ((key: string) => key) as never;
const typedOf =
  (fields: Readonly<Record<string, string>>) =>
  (field: string): string =>
    fields[field] ?? "";

it("[CRT-04] [DSK-05] a voucher is made as it is typed, stands in the list, gets another last day, and what is refused is refused at its field", async () => {
  const { send } = await opened("/admin/vouchers");
  const make = makeAct({ send, t });
  const fields = make.fields.map(({ name }) => name);
  const refused = async (typed: Readonly<Record<string, string>>) => [
    ...refusedAt(await make.run(typedOf(typed)).catch((error: unknown) => error), fields).keys(),
  ];
  const good = { code: "messe-27", value: "12,50", until: "2099-12-31", reason: "Messe." };
  expect(await refused({ ...good, value: "viel" })).toEqual(["value"]);
  expect(await refused({ ...good, code: "?" })).toEqual(["code"]);
  expect(await refused({ ...good, reason: "" })).toEqual(["reason"]);
  expect(await refused({ ...good, from: "2100-01-01" })).toEqual(["until"]);
  await make.run(typedOf(good));
  expect(await refused(good)).toEqual(["code"]);

  const { words, html, queries } = await opened("/admin/vouchers?q=messe");
  for (const word of ["Gutscheine", "MESSE-27", "12,50 €", "31.12.2099", "1 von 1", "Gutschein anlegen"])
    expect(words).toContain(word);
  expect(html).not.toContain("k-slip");
  const row = queries.getQueryCache().getAll()[0]?.state.data as { readonly rows: readonly VoucherRow[] };
  const limit = limitAct(row.rows[0] as VoucherRow, "Europe/Berlin", { send, t });
  expect(limit.fields[0]).toMatchObject({ value: "2099-12-31" });
  await limit.run(typedOf({ until: "2020-01-31", reason: "Vorbei." }));
  expect((await opened("/admin/vouchers?state=over", "admin", "en")).words).toContain("Expired");
  expect((await opened("/admin/vouchers?state=valid,planned")).words).not.toContain("MESSE-27");
});

it("[CRT-04] [ADM-01] [OUT-02] the list is taken along as it is narrowed, and an address from before leads to it", async () => {
  const to = (await get("/admin/vouchers.csv?locale=de&q=MESSE&state=over")).headers.get("location") ?? "";
  expect(to).toMatch(/^\/api\/shop\/admin\/exports\/vouchers\?format=csv&/);
  const file = await fetch(site().url + to, { headers: { authorization: `Bearer ${await tokenAs("admin")}` } });
  const lines = (await file.text()).trim().split("\r\n");
  expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining("MESSE-27")]);
  expect((await get("/admin/vouchers?locale=de&q=x&only=over")).headers.get("location")).toBe(
    "/admin/vouchers?locale=de&q=x&state=over",
  );
  expect((await get("/admin/vouchers?locale=de", "support")).status).toBe(403);
});
