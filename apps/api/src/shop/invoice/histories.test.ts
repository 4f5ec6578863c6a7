// Whole histories by chance through the API, to the cent: what all documents of an order leave to pay is what is owed by days and hours. [ACC-03] [ACC-07] [PRD-08] [CON-02] [LGL-03]
// 6 histories with all tests, 20 by night; HISTORIES=1000 for as many as that.
import { expect, it } from "vitest";
import { electronicInvoice, type Invoice } from "@kontor/domain/shop/invoice";
import { ratesIn } from "@kontor/domain/shop/pricing";
import { deliveryKey } from "../../../test/contract-clock.ts";
import { password } from "../../../test/customers.ts";
import { kindsOf } from "../../../test/document-kinds.ts";
import { brokenRules } from "../../../test/en16931.ts";
import { type Loose, running, type Running } from "../../../test/harness.ts";
import { livedThrough, type Outcome } from "../../../test/histories.ts";
import { histories, rhythms } from "../../../test/random-histories.ts";
import { brokenNationalRules } from "../../../test/xrechnung.ts";

const count = Number(process.env["HISTORIES"] ?? (process.env["KONTOR_NIGHT"] === "1" ? 20 : 6));
const seed = Number(process.env["LAW_SEED"] ?? 20_270_131);

/** So many live side by side in one shop: few histories share two, of which one runs its clock each day and one late. */
const atOnce = Math.min(100, Math.max(10, Math.ceil(count / rhythms.length)));

/** What a document is about, so that one of each combination is tried by the official rules. */
const kindOf = (document: Invoice): string =>
  [
    ...kindsOf(document),
    document.vat.treatment,
    document.buyer.kind,
    new Set(document.lines.map(({ kind }) => kind)).size,
    ratesIn(document).length,
    // What stands beside the prices of its XML.
    document.lines.some(({ hours }) => hours !== undefined),
    document.lines.some(({ discount }) => discount !== undefined),
    document.lines.some(({ setup, voucherShare }) => setup !== 0 || voucherShare !== 0),
  ].join();

/** The customer reads the same documents that are stored, each once. */
const isReadByItsCustomer = async ({ ask }: Running, { person, documents }: Outcome): Promise<void> => {
  const { body } = await ask("POST", "/auth/local", { identifier: person.email, password });
  const auth = { authorization: `Bearer ${body.jwt}` };
  const read: Loose[] = [];
  for (let after = ""; ; ) {
    const { invoices, next } = (await ask("GET", `/shop/invoices${after}`, undefined, auth)).body.result;
    read.push(...invoices);
    if (next === null) break;
    after = `?after=${next}`;
  }
  const listed = (of: readonly Loose[]) => of.map(({ number, kind, total }) => `${number} ${kind} ${total}`).toSorted();
  expect(listed(read)).toEqual(listed(documents));
};

it(`[ACC-03] [ACC-07] [PRD-08] [CON-02] [LGL-03] [VAT-14] ${count} histories by chance: what documents leave to pay is what is owed, to the cent`, {
  timeout: 120_000 + count * 20_000,
}, async () => {
  const all = histories(count, seed);
  const tried = new Set<string>();
  const faults: string[] = [];
  const seen = { documents: 0, notes: 0, contracts: 0, ended: 0, corrected: 0, severalRates: 0 };
  const noted = new Map<string, number>();
  for (let from = 0, shops = 0; from < count; from += atOnce, shops += 1) {
    const shop = await running(
      { DELIVERY_KEY: deliveryKey, AUTH_RATE_LIMIT: "1000000", ORDER_RATE_FACTOR: "1000000", LOG_LEVEL: "error" },
      { logTo: { write: (line) => void faults.push(line) } },
    );
    // Each letter of an invoice is a PDF, which takes longer than all that is proved here; other tests send them.
    if (process.env["MAILS"] !== "on") await shop.api.mailDelivery.stop();
    try {
      const rhythm = rhythms[shops % rhythms.length] ?? [1];
      const outcomes = await livedThrough(shop, deliveryKey, all.slice(from, from + atOnce), rhythm);
      for (const { order, contracts, documents, money, wrong, acts } of outcomes) {
        for (const { kind } of money) noted.set(kind, (noted.get(kind) ?? 0) + 1);
        expect(wrong, `${order.number} with the clock each ${rhythm.join()} days: ${JSON.stringify(acts)}`).toEqual([]);
        seen.documents += documents.length;
        seen.notes += documents.filter(({ kind }) => kind === "credit-note").length;
        seen.corrected += documents.filter(({ replaces }) => replaces !== undefined).length;
        seen.severalRates += documents.filter((document) => ratesIn(document).length > 1).length;
        seen.contracts += contracts.length;
        seen.ended += contracts.filter(({ state }) => state.kind !== "running").length;
        for (const document of documents) {
          if (tried.has(kindOf(document))) continue;
          tried.add(kindOf(document));
          expect(brokenRules(electronicInvoice(document, { kind: "factur-x" })), document.number).toEqual([]);
          const xrechnung = electronicInvoice(document, { kind: "xrechnung" });
          expect(brokenNationalRules(xrechnung), document.number).toEqual([]);
        }
      }
      for (const outcome of outcomes.slice(0, 3)) await isReadByItsCustomer(shop, outcome);
      const numbers = outcomes.flatMap(({ documents }) => documents.map(({ number }) => number));
      expect(new Set(numbers).size, "numbers").toBe(numbers.length);
    } catch (error) {
      throw new Error(`in shop ${shops + 1}, seed ${seed}: ${faults.slice(-3).join("")}`, { cause: error });
    } finally {
      await shop.close();
    }
  }
  if (count > 20)
    console.log(
      `${count} histories: ${JSON.stringify({ ...seen, ...Object.fromEntries(noted) })}, ${tried.size} kinds of documents by the rules of EN 16931`,
    );
  const { documents, notes, ended, corrected, severalRates } = seen;
  expect(documents).toBeGreaterThan(count);
  // What is rare is in many of them.
  if (count >= 40)
    expect([notes, ended, corrected, severalRates, noted.get("return") ?? 0].every((each) => each > 0)).toBe(true);
});
