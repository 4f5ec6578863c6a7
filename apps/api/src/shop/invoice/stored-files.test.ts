// Files of documents are stored when they are issued and stay what they were: in every place, after updates, on both engines. [ACC-08] [OPS3-2]
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { day } from "@kontor/domain/kernel/calendar";
import type { Invoice } from "@kontor/domain/shop/invoice";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { backup, restore } from "../../app/data/database-commands.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { migrations } from "../../app/migrations.ts";
import { customer, filledCart, order, type Person } from "../../../test/customers.ts";
import { documentKinds } from "../../../test/document-kinds.ts";
import { freshPlace, type Loose, runningForFile } from "../../../test/harness.ts";
import { issued, issuedPlace } from "../../../test/issued-data.ts";
import { otherRateFrom } from "../../../test/history-shop.ts";
import { staffMember } from "../../../test/staff.ts";
import { apiSettings } from "../../index.ts";
import { pdfOf } from "../../platform/pdf/pdf.ts";
import { fontsOf } from "../../platform/pdf/sheet.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { printedInvoice } from "./invoice-pdf.ts";
import { knownRates } from "./known-rates.ts";
import { invoiceById } from "./store.ts";

/** The version that runs: a later one draws otherwise. It notes what it had to draw, and what others did while it drew. */
const version = {
  isLater: false,
  hasOtherFaces: false,
  drawn: [] as string[],
  meanwhile: () => Promise.resolve() as Promise<unknown>,
};
const log: string[] = [];
const { env, drop } = await issuedPlace();
afterAll(drop);
const shop = await runningForFile(
  { ...env, LOG_LEVEL: "error" },
  {
    logTo: { write: (line) => void log.push(line) },
    drawing: (usual) => async (document, turn) => {
      version.drawn.push(document.number);
      await version.meanwhile();
      const drawn = await (version.hasOtherFaces ? withOtherFaces(document) : usual(document, turn));
      return version.isLater ? Buffer.concat([drawn, Buffer.from("% by a later version")]) : drawn;
    },
  },
);
const { ask, api } = shop;
const { database } = api;

/** Drawn here, with the bold face in the place of the normal one. */
async function withOtherFaces(document: Invoice): Promise<Buffer> {
  const files = fontsOf();
  const { normal } = files;
  Object.assign(files, { normal: files.bold });
  try {
    return await pdfOf(printedInvoice(document));
  } finally {
    Object.assign(files, { normal });
  }
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const bytesAt = async (path: string, { auth }: Pick<Person, "auth">): Promise<Buffer> => {
  const answer = await api.inject({ method: "GET", url: `/api${path}`, headers: auth });
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  return answer.rawPayload;
};

const rowOf = (id: string) =>
  database.reads.selectFrom("invoice_files").selectAll().where("invoice_id", "=", id).executeTakeFirst();

const business = { kind: "business", company: "Muster Hosting" };

/** A customer with an order that is billed, and the document. */
const invoiced = async (reference?: string): Promise<{ readonly person: Person; readonly document: Loose }> => {
  const person = await customer(ask, business);
  if (reference !== undefined)
    expect((await ask("PUT", "/shop/account/buyer-reference", { reference }, person.auth)).status).toBe(200);
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  await api.invoicing.run();
  const [document] = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
  return { person, document };
};

/** As a later version runs with another provider. */
const update = async (): Promise<void> => {
  version.isLater = true;
  version.drawn.length = 0;
  const site = await siteTexts(database.reads);
  const body = JSON.stringify({ ...site, legalName: "Another Seller GmbH", street: "Other Street 9" });
  await database.inTransaction((handle) =>
    handle.updateTable("documents").set({ body }).where("key", "=", "site").execute(),
  );
};

describe("documents of the first version that stored files", () => {
  it("[ACC-08] [OPS3-2] one of each kind is what it was to the byte, and is not drawn again", async () => {
    const kinds = new Set(issued.documents.flatMap((document: Loose) => document.kinds));
    expect(documentKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
    await api.drawing.run();
    const support = await staffMember(shop, "support");
    for (const { id, number, pdf, xml } of issued.documents) {
      const path = `/shop/admin/invoices/${id}`;
      expect([number, sha256(await bytesAt(`${path}/pdf`, support))]).toEqual([number, pdf]);
      if (xml !== null) expect(sha256(await bytesAt(`${path}/xrechnung`, support))).toBe(xml);
      expect(await rowOf(id)).toMatchObject({ pdf_sha256: pdf, xml_sha256: xml, origin: "issued" });
    }
    expect(version.drawn).toEqual([]);
  });

  const documentsOfFixture = (): Promise<readonly (Invoice | null)[]> =>
    Promise.all(issued.documents.map(({ id }: Loose) => invoiceById(database.reads, id)));

  const otherRates = { DE: 1700, FR: 1000, HU: 2500 };

  it.each([
    {
      what: "faces",
      change: async () => void (version.hasOtherFaces = true),
      // Drawn again, the first of them would be another file.
      isChanged: async ([first]: readonly (Invoice | null)[]) =>
        first !== null && first !== undefined && sha256(await withOtherFaces(first)) !== issued.documents[0].pdf,
    },
    {
      what: "rates",
      change: () => otherRateFrom(shop, "2026-12-01", otherRates),
      // Of the countries that they are billed in.
      isChanged: async (documents: readonly (Invoice | null)[]) => {
        const map = (await knownRates(database.reads, shop)).mapOn(day("2026-12-31"));
        const countries = documents.map((document) => document?.vat.country ?? "");
        return (
          Object.entries(otherRates).every(([country, rate]) => map?.[country] === rate) &&
          Object.keys(otherRates).every((country) => countries.includes(country))
        );
      },
    },
  ])("[ACC-08] [VAT-14] other $what alone change no row and no byte of any kind", async ({ change, isChanged }) => {
    const stored = () =>
      Promise.all([
        database.reads.selectFrom("invoices").selectAll().orderBy("id").execute(),
        database.reads.selectFrom("invoice_files").selectAll().orderBy("invoice_id").execute(),
      ]);
    const [before, support] = [await stored(), await staffMember(shop, "support")];
    version.drawn.length = 0;
    await change();
    expect(await isChanged(await documentsOfFixture())).toBe(true);
    await api.drawing.run();
    for (const { id, pdf, xml } of issued.documents) {
      const path = `/shop/admin/invoices/${id}`;
      expect(sha256(await bytesAt(`${path}/pdf`, support)), id).toBe(pdf);
      if (xml !== null) expect(sha256(await bytesAt(`${path}/xrechnung`, support)), id).toBe(xml);
    }
    expect(version.drawn).toEqual([]);
    expect(await stored()).toEqual(before);
    version.hasOtherFaces = false;
  });
});

describe("documents that are issued", () => {
  it("[ACC-08] have one PDF and one XRechnung in letter, account, desk and export, also after an update, and of one that was not opened before", async () => {
    const opened = await invoiced("04011000-12345-34");
    const unopened = await invoiced();
    await api.drawing.run();
    await api.mailDelivery.run();
    const { id, number } = opened.document;
    const path = `/shop/invoices/${id}`;
    const pdf = await bytesAt(`${path}/pdf`, opened.person);
    const stored = [await rowOf(id), await rowOf(unopened.document.id)];
    await update();

    const xml = await bytesAt(`${path}/xrechnung`, opened.person);
    expect([xml.toString().includes(">04011000-12345-34<"), pdf.subarray(0, 5).toString()]).toEqual([true, "%PDF-"]);
    const support = await staffMember(shop, "support");
    expect((await bytesAt(`${path}/pdf`, opened.person)).equals(pdf)).toBe(true);
    expect((await bytesAt(`/shop/admin/invoices/${id}/pdf`, support)).equals(pdf)).toBe(true);
    expect((await bytesAt(`/shop/admin/invoices/${id}/xrechnung`, support)).equals(xml)).toBe(true);
    expect((await ask("POST", `/shop/admin/invoices/${id}/letter`, undefined, support.auth)).status).toBe(200);
    await api.mailDelivery.run();
    for (const letter of [`invoice-${id}`, `invoice-${id}-1`]) {
      const mail = await PostalMime.parse(readFileSync(join(shop.settings.dataDir, "mail", `${letter}.eml`)));
      expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(pdf), letter).toBe(true);
    }
    const { kinds } = (await ask("GET", "/shop/account/data", undefined, opened.person.auth)).body.result;
    const [exported] = Object.assign({}, ...kinds.map(({ tables }: Loose) => tables))["invoice_files"];
    expect(exported).toMatchObject({
      pdf: pdf.toString("base64"),
      xml: xml.toString(),
      pdf_sha256: sha256(pdf),
      xml_sha256: sha256(xml),
      origin: "issued",
    });
    const other = await bytesAt(`/shop/invoices/${unopened.document.id}/pdf`, unopened.person);
    expect(sha256(other)).toBe(stored[1]?.pdf_sha256);
    expect([await rowOf(id), await rowOf(unopened.document.id)]).toEqual(stored);
    expect([version.drawn, number]).toEqual([[], expect.stringMatching(/^R-/)]);
  });

  it("[ACC-08] wait for their files before anything of them is read, are drawn once for all who ask, and are marked where an earlier version issued them", async () => {
    const { person, document } = await invoiced();
    const { id, number } = document;
    await database.inTransaction((handle) =>
      sql`update invoices set undrawn = 'earlier' where id = ${id}`.execute(handle),
    );
    version.drawn.length = 0;
    const all = await Promise.all([
      bytesAt(`/shop/invoices/${id}/pdf`, person),
      bytesAt(`/shop/invoices/${id}/pdf`, person),
      api.drawing.run(),
    ]);
    expect(version.drawn).toEqual([number]);
    expect(all[0].equals(all[1])).toBe(true);
    expect(await rowOf(id)).toMatchObject({ origin: "earlier", pdf_sha256: sha256(all[0]) });
  });

  it("[ACC-08] a second drawing that differs is an error in the log, and the first stays", async () => {
    const { person, document } = await invoiced();
    const { id, number } = document;
    const first = Buffer.from("%PDF-1.7 by another process");
    version.meanwhile = () =>
      database.inTransaction((handle) =>
        handle
          .insertInto("invoice_files")
          .values({
            invoice_id: id,
            customer_number: "100001",
            pdf: first,
            pdf_sha256: sha256(first),
            xml: null,
            xml_sha256: null,
            origin: "issued",
            drawn_at: 0,
          })
          .execute(),
      );
    expect((await bytesAt(`/shop/invoices/${id}/pdf`, person)).equals(first)).toBe(true);
    version.meanwhile = () => Promise.resolve();
    expect(
      log.filter((line) => line.includes("drawn a second time and differs")).map((line) => JSON.parse(line)),
    ).toMatchObject([{ document: number, stored: [sha256(first), null] }]);
  });
});

it("[ACC-08] neither files nor what they were drawn from are changed, and files are deleted with their document alone", async () => {
  const [{ id }] = issued.documents;
  for (const statement of [
    sql`update invoice_files set pdf_sha256 = '' where invoice_id = ${id}`,
    sql`delete from invoice_files where invoice_id = ${id}`,
    sql`update invoices set body = '{}' where id = ${id}`,
    ...(database.engine === "postgres" ? [sql`truncate invoice_files`] : []),
  ])
    await expect(database.inTransaction((handle) => statement.execute(handle))).rejects.toThrow(
      /invoice_files only grows|documents never change/,
    );
  const gone = issued.documents.at(-1).id;
  const deleted = await database.inTransaction(async (handle) => {
    await handle.deleteFrom("invoices").where("id", "=", gone).execute();
    return handle.deleteFrom("invoice_files").where("invoice_id", "=", gone).executeTakeFirst();
  });
  expect(Number(deleted.numDeletedRows)).toBe(1);
});

it("[ACC-08] [OPS-02] [OPS-06] a backup has the files, and restored elsewhere they are closed as they were", async () => {
  const file = join(shop.settings.dataDir, "backup-of-files.sqlite");
  const from = shop.settings.databaseUrl ?? shop.settings.dataDir;
  await backup(from, file, () => undefined);
  const place = await freshPlace();
  const to = place.env["DATABASE_URL"] ?? place.env["DATA_DIR"] ?? "";
  await restore(file, to, { replace: true, numbersFrom: [], zone: "Europe/Berlin" }, () => undefined);
  const restored = await openDatabase(apiSettings(place.env), migrations);
  const filesIn = (of: typeof database) =>
    of.reads
      .selectFrom("invoice_files")
      .select(["invoice_id", "pdf_sha256", "xml_sha256"])
      .orderBy("invoice_id")
      .execute();
  expect(await filesIn(restored)).toEqual(await filesIn(database));
  const [{ id }] = issued.documents;
  await expect(
    restored.inTransaction((handle) => handle.deleteFrom("invoice_files").where("invoice_id", "=", id).execute()),
  ).rejects.toThrow(/invoice_files only grows/);
  await restored.close();
  await place.drop();
});
