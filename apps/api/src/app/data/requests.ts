// What came in by the forms, newest first, for who answers it: cancellations, withdrawals, messages and abuse notices. [FRM-03] [LGL-02] [LGL-03] [LGL-05]
import { receiptReference } from "@kontor/domain/site/request";
import type { Say } from "./database-commands.ts";
import { placeOf, readingFrom } from "./place.ts";

/** One line each; with a reference, everything that was sent under it. */
export const requestsCommand = async (at: string, reference: string | null, say: Say): Promise<void> => {
  const place = placeOf(at);
  const rows = await readingFrom(place, async (side) => [
    ...(await side.selectFrom("requests").select(["id", "form", "receipt", "received_at"]).execute()),
    ...(await side.selectFrom("declarations").select(["id", "form", "receipt", "received_at"]).execute()),
  ]);
  const listed = rows
    .map((row) => ({ ...row, reference: receiptReference(row), at: Number(row.received_at) }))
    .filter((row) => reference === null || row.reference === reference.toUpperCase())
    .toSorted((one, other) => other.at - one.at);
  say(`${listed.length} ${listed.length === 1 ? "request" : "requests"} in ${place.says}.`);
  for (const row of listed) {
    const { email, filing } = JSON.parse(row.receipt) as { readonly email: string; readonly filing: { readonly fields: object } };
    say(`  ${row.reference}  ${new Date(row.at).toISOString()}  ${row.form}  ${email}`);
    if (reference !== null)
      for (const [name, value] of Object.entries(filing.fields)) if (value !== null) say(`    ${name}: ${String(value)}`);
  }
};
