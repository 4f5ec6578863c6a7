// Files that come with an application: their number, type and size. [FRM-04]
import * as Result from "effect/Result";
import { cleanLine, type ForbiddenCharacters } from "#kernel/text";
import { FileEmpty, FilesTooLarge, FileTooLarge, FileTypeNotAllowed, TooManyFiles } from "./errors.ts";
import { attachmentLimits } from "./limits.ts";
import type { Attachment } from "./model.ts";

const megabyte = 1_000_000;

interface FileType {
  readonly mediaType: string;
  readonly endings: readonly string[];
  /** The bytes with which such a file begins. */
  readonly signature: readonly number[];
}

/** What is taken, with the signatures of the formats' own standards. Office documents are zip archives. */
export const attachmentTypes: readonly FileType[] = [
  { mediaType: "application/pdf", endings: ["pdf"], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: ["docx"],
    signature: [0x50, 0x4b, 0x03, 0x04],
  },
  { mediaType: "application/vnd.oasis.opendocument.text", endings: ["odt"], signature: [0x50, 0x4b, 0x03, 0x04] },
  { mediaType: "image/png", endings: ["png"], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mediaType: "image/jpeg", endings: ["jpg", "jpeg"], signature: [0xff, 0xd8, 0xff] },
];

const allowed = attachmentTypes.map(({ endings }) => endings[0]?.toUpperCase()).join(", ");

type FileRefusal = FileTypeNotAllowed | FileEmpty | FileTooLarge | ForbiddenCharacters;

/** All files of a form, or the first thing that is wrong with them. [FRM-04] */
export const attachments = (
  files: readonly Attachment[],
): Result.Result<readonly Attachment[], FileRefusal | TooManyFiles | FilesTooLarge> => {
  if (files.length > attachmentLimits.files) return Result.fail(new TooManyFiles({ maximum: attachmentLimits.files }));
  return Result.flatMap(Result.all(files.map(attachment)), (checked) =>
    checked.reduce((bytes, { size }) => bytes + size, 0) > attachmentLimits.megabytesTotal * megabyte
      ? Result.fail(new FilesTooLarge({ megabytes: attachmentLimits.megabytesTotal }))
      : Result.succeed(checked),
  );
};

/** One file: its name without folders, its ending, its media type and, once they are read, its first bytes must agree. [FRM-04] */
export const attachment = (file: Attachment): Result.Result<Attachment, FileRefusal> =>
  Result.flatMap(cleanLine(file.name.split(/[/\\]/).at(-1) ?? ""), (name): Result.Result<Attachment, FileRefusal> => {
    const type = attachmentTypes.find(({ endings }) => endings.includes(endingOf(name)));
    if (type === undefined || type.mediaType !== file.mediaType) return Result.fail(new FileTypeNotAllowed({ name, allowed }));
    if (file.size === 0) return Result.fail(new FileEmpty({ name }));
    if (!(file.size > 0) || file.size > attachmentLimits.megabytesEach * megabyte)
      return Result.fail(new FileTooLarge({ name, megabytes: attachmentLimits.megabytesEach }));
    return file.head === null || type.signature.every((byte, index) => file.head?.[index] === byte)
      ? Result.succeed({ ...file, name })
      : Result.fail(new FileTypeNotAllowed({ name, allowed }));
  });

const endingOf = (name: string): string => /[^.]\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
