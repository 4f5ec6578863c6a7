// The files of documents: one row each, inserted once and never changed. [ACC-08]
import { createHash } from "node:crypto";
import type { DocumentFile, FilesOfDocument } from "@kontor/domain/shop/invoice";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";
import { firstOf } from "../../platform/database/first-of.ts";
import { StoredDamaged } from "../../platform/database/stored-json.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    invoice_files: {
      invoice_id: string;
      customer_number: string;
      pdf: Uint8Array;
      pdf_sha256: string;
      /** Null where its buyer may have none. */
      xml: Uint8Array | null;
      xml_sha256: string | null;
      /** `issued` with the document, or drawn later of one from `earlier`, when files were drawn at each download. */
      origin: "issued" | "earlier";
      drawn_at: number;
    };
  }
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const fileOf = (content: Uint8Array | string): DocumentFile => {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return { bytes, sha256: sha256(bytes) };
};

const whole = (id: string, bytes: Uint8Array, stored: string | null): DocumentFile => {
  if (sha256(bytes) !== stored) throw new StoredDamaged("file of a document", id);
  return { bytes, sha256: stored };
};

export const storedFiles = (handle: Handle, id: string): Promise<FilesOfDocument | null> =>
  firstOf(
    handle.selectFrom("invoice_files").select(["pdf", "pdf_sha256", "xml", "xml_sha256"]).where("invoice_id", "=", id),
    ({ pdf, pdf_sha256, xml, xml_sha256 }) => ({
      pdf: whole(id, pdf, pdf_sha256),
      xml: xml === null ? null : whole(id, xml, xml_sha256),
    }),
  );

/** In a transaction. Null where the document is gone meanwhile. */
export const storeFilesOnce = async (
  handle: Handle,
  id: string,
  files: FilesOfDocument,
  now: Instant,
): Promise<FilesOfDocument | null> => {
  const document = await handle
    .selectFrom("invoices")
    .select(["customer_number", "undrawn"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (document === undefined) return null;
  const { pdf, xml } = files;
  const inserted = await handle
    .insertInto("invoice_files")
    .values({
      invoice_id: id,
      customer_number: document.customer_number,
      pdf: pdf.bytes,
      pdf_sha256: pdf.sha256,
      xml: xml?.bytes ?? null,
      xml_sha256: xml?.sha256 ?? null,
      origin: document.undrawn ?? "issued",
      drawn_at: now,
    })
    .onConflict((conflict) => conflict.column("invoice_id").doNothing())
    .returning("invoice_id")
    .execute();
  await handle
    .updateTable("invoices")
    .set({ undrawn: null })
    .where("id", "=", id)
    .where("undrawn", "is not", null)
    .execute();
  return inserted.length > 0 ? files : storedFiles(handle, id);
};

/** Documents without files behind a position, in their order; those of this version come first, since their letters wait. */
export const undrawnDocuments = async (
  handle: Handle,
  undrawn: "issued" | "earlier",
  behind: number,
  count: number,
): Promise<readonly { readonly id: string; readonly position: number }[]> =>
  (
    await handle
      .selectFrom("invoices")
      .select(["id", "position"])
      .where("undrawn", "=", undrawn)
      .where("position", ">", behind)
      .orderBy("position")
      .limit(count)
      .execute()
  ).map(({ id, position }) => ({ id, position: Number(position) }));

export const undrawnOfCustomer = async (handle: Handle, customerNumber: string): Promise<readonly string[]> =>
  (
    await handle
      .selectFrom("invoices")
      .select("id")
      .where("customer_number", "=", customerNumber)
      .where("undrawn", "is not", null)
      .execute()
  ).map(({ id }) => id);
