// Draws the files of documents and stores them: soon after the issue by a job, or at once for who asks before; everybody gets what was stored first. [ACC-08]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  DocumentFiles,
  type FilesOfDocument,
  filesOfDocument,
  type Invoice,
  type InvoiceUnknown,
} from "@kontor/domain/shop/invoice";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { Turn } from "../../platform/pdf/drawing.ts";
import { roundJob, type RoundJob } from "../../platform/process/round-job.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { fileOf, storedFiles, storeFilesOnce, undrawnDocuments } from "./files-store.ts";
import { invoiceById } from "./store.ts";
import { drawnAgainAfter } from "../../platform/limits.ts";

type Needed = Pick<PlatformServices, "database" | "now" | "log">;

/** How a version of the shop draws a document. */
export type DrawDocument = (document: Invoice, turn: Turn) => Promise<Uint8Array>;

/** What this adds to the services. */
export interface DocumentServices {
  /** The files of a document, the same bytes for ever. */
  readonly filesOf: (id: string, turn?: Turn) => Promise<Result.Result<FilesOfDocument, InvoiceUnknown>>;
}

const documentFilesOver = (
  { database, now, log }: Needed,
  drawn: DrawDocument,
  turn: Turn,
): DocumentFiles["Service"] => ({
  frozen: (id) => toEffect(() => invoiceById(database.reads, id)),
  stored: (id) => toEffect(() => storedFiles(database.reads, id)),
  draw: (document) => Effect.promise(() => drawn(document, turn)),
  fileOf,
  storeOnce: (id, files) =>
    Effect.promise(() => database.inTransaction((handle) => storeFilesOnce(handle, id, files, now()))),
  differs: ({ number }, stored, drawn) =>
    Effect.sync(() =>
      log.error(
        { document: number, stored: printsOf(stored), drawn: printsOf(drawn) },
        "a document was drawn a second time and differs; what was stored first stays",
      ),
    ),
});

const printsOf = ({ pdf, xml }: FilesOfDocument): readonly (string | null)[] => [pdf.sha256, xml?.sha256 ?? null];

/** Several who ask at once for a document that is not stored wait for one drawing. */
export const documentFiles = (services: Needed, drawn: DrawDocument): DocumentServices => {
  const drawing = new Map<string, Promise<Result.Result<FilesOfDocument, InvoiceUnknown>>>();
  const begun = (id: string, turn: Turn): Promise<Result.Result<FilesOfDocument, InvoiceUnknown>> => {
    const files = documentFilesOver(services, drawn, turn);
    const made = Effect.runPromise(
      Effect.result(Effect.provideService(filesOfDocument(id), DocumentFiles, files)),
    ).finally(() => drawing.delete(id));
    drawing.set(id, made);
    return made;
  };
  return { filesOf: (id, turn = "letter") => drawing.get(id) ?? begun(id, turn) };
};

const atOnce = 20;
const patience = { quietMs: 200, longestMs: 1_000 };

/** In every process: one document after the other, so that letters and who waits at a screen wait for one at most. What cannot be drawn is tried again after an hour. */
export const drawingJob = (
  { database, log, now }: Needed,
  { filesOf }: DocumentServices,
  roundMs = 5_000,
): RoundJob => {
  const failed = new Map<string, number>();

  const draw = async (id: string): Promise<boolean> => {
    if ((failed.get(id) ?? 0) > now()) return false;
    try {
      Result.getOrThrow(await filesOf(id));
      failed.delete(id);
      return true;
    } catch (error) {
      failed.set(id, now() + drawnAgainAfter);
      log.error({ err: error, document: id }, "a document could not be drawn; it is tried again in an hour");
      return false;
    }
  };

  const round = async (isStopped: () => boolean): Promise<void> => {
    for (const kind of ["issued", "earlier"] as const) {
      let drawn = 0;
      for (let behind = -1; ; ) {
        const documents = await undrawnDocuments(database.reads, kind, behind, atOnce);
        for (const { id } of documents) {
          if (isStopped()) return;
          if (await draw(id)) drawn += 1;
        }
        if (documents.length < atOnce) break;
        behind = documents.at(-1)?.position ?? behind;
      }
      if (kind === "earlier" && drawn > 0)
        log.info({ documents: drawn }, "documents of earlier versions were drawn once, and stay as they are now");
    }
  };

  return roundJob({
    round,
    failed: (error) => log.error({ err: error }, "the documents to draw could not be read"),
    everyMs: roundMs,
    patience,
  });
};
