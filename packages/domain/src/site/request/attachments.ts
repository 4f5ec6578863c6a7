// Files that come with an application: their number, type and size. [FRM-04]
import * as Result from "effect/Result";
import { cleanLine, type ForbiddenCharacters, lengthOf } from "#kernel/text";
import { FileEmpty, FilesTooLarge, FileTooLarge, FileTypeNotAllowed, TextTooLong, TooManyFiles } from "./errors.ts";
import { attachmentLimits, fileNameMaximum } from "./limits.ts";
import type { Attachment } from "./facts.ts";

const megabyte = 1_000_000;

interface FileType {
  readonly mediaType: string;
  readonly endings: readonly string[];
}

/** What is taken: documents without macros, and pictures of them. */
export const attachmentTypes: readonly FileType[] = [
  { mediaType: "application/pdf", endings: ["pdf"] },
  { mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", endings: ["docx"] },
  { mediaType: "application/vnd.oasis.opendocument.text", endings: ["odt"] },
  { mediaType: "image/png", endings: ["png"] },
  { mediaType: "image/jpeg", endings: ["jpg", "jpeg"] },
];

/** The types in words: `PDF, DOCX, ODT, PNG, JPG`. */
export const allowedTypes = attachmentTypes.map(({ endings }) => endings[0]?.toUpperCase()).join(", ");

/** What browsers declare where the system does not know the type. */
const undeclared: readonly string[] = ["", "application/octet-stream"];

type FileRefusal = FileTypeNotAllowed | FileEmpty | FileTooLarge | ForbiddenCharacters | TextTooLong;

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

/** One file: its name without folders, its ending, its declared type and, once they are read, its bytes must agree. [FRM-04] */
export const attachment = (file: Attachment): Result.Result<Attachment, FileRefusal> =>
  Result.flatMap(cleanLine(file.name.split(/[/\\]/).at(-1) ?? ""), (name): Result.Result<Attachment, FileRefusal> => {
    const type = attachmentTypes.find(({ endings }) => endings.includes(endingOf(name)));
    const isDeclared = type?.mediaType === file.mediaType || undeclared.includes(file.mediaType);
    if (type === undefined || !isDeclared) return Result.fail(new FileTypeNotAllowed({ name, allowed: allowedTypes }));
    if (lengthOf(name) > fileNameMaximum) return Result.fail(new TextTooLong({ maximum: fileNameMaximum }));
    if (file.size === 0) return Result.fail(new FileEmpty({ name }));
    if (!(file.size > 0) || file.size > attachmentLimits.megabytesEach * megabyte)
      return Result.fail(new FileTooLarge({ name, megabytes: attachmentLimits.megabytesEach }));
    return file.content === null || file.content.mediaType === type.mediaType
      ? Result.succeed({ ...file, name, mediaType: type.mediaType })
      : Result.fail(new FileTypeNotAllowed({ name, allowed: allowedTypes }));
  });

const endingOf = (name: string): string => /[^.]\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
