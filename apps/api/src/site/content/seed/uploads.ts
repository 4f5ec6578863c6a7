// The drawings of the content directory as uploads, one for each language because its description is in that language; their files are made at the first request. [CNT-07]
import { fallbackLocale, inLocale, type Languages, type Locale } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../../platform/database/handle.ts";
import { hashOf } from "../ids.ts";
import { formatsOf, original } from "../images/formats.ts";
import type { ImageDocument } from "./files.ts";
import { imageId } from "./versions.ts";

export interface UploadSeed {
  readonly documentId: string;
  readonly key: string;
  readonly hash: string;
  readonly drawing: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  readonly source: string;
}

const written = (texts: Readonly<Record<string, string>>, locale: Locale): string | null =>
  inLocale({ [fallbackLocale]: null, ...texts }, locale);

export const uploadSeeds = (images: readonly ImageDocument[], languages: Languages): readonly UploadSeed[] =>
  images.flatMap(({ key, drawing, alternativeText, caption }) =>
    languages.map((locale) => {
      const hash = `${key.replaceAll("-", "_")}_${hashOf(drawing).slice(0, 10)}`;
      const texts = { alternativeText: written(alternativeText, locale), caption: written(caption, locale) };
      return {
        documentId: imageId(key, locale),
        key,
        hash,
        drawing,
        ...texts,
        source: hashOf(hash, JSON.stringify(texts)),
      };
    }),
  );

/** Puts in what is new or has changed; an upload that no file names any more stays, because an entry may show it. */
export const putUploads = async (
  handle: Handle,
  uploads: readonly UploadSeed[],
  nextIds: (count: number) => Promise<number>,
  now: number,
): Promise<void> => {
  const stored = new Map(
    (await handle.selectFrom("uploads").select(["id", "document_id", "source"]).execute()).map((row) => [
      row.document_id,
      row,
    ]),
  );
  const changed = uploads.filter(({ documentId, source }) => stored.get(documentId)?.source !== source);
  if (changed.length === 0) return;
  const first = await nextIds(changed.length);
  for (const [at, upload] of changed.entries()) {
    const { width, height } = original;
    const row = {
      // The name of what was uploaded, as Strapi has it: a drawing.
      name: `${upload.key}.svg`,
      hash: upload.hash,
      ext: ".png",
      mime: "image/png",
      width,
      height,
      size: 0,
      alternative_text: upload.alternativeText,
      caption: upload.caption,
      formats: JSON.stringify(formatsOf(upload.key, upload.hash, ".png", "image/png", { width, height })),
      drawing: upload.drawing,
      source: upload.source,
      updated_at: now,
    };
    await handle
      .insertInto("uploads")
      .values({
        id: stored.get(upload.documentId)?.id ?? first + at,
        document_id: upload.documentId,
        created_at: now,
        ...row,
      })
      .onConflict((conflict) => conflict.column("document_id").doUpdateSet(row))
      .execute();
  }
};
