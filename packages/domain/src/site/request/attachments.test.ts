// Files of an application: type, size, number. [FRM-04]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { type Attachment, attachment, attachments } from "./index.ts";

const pdf: Attachment = { name: "cv.pdf", mediaType: "application/pdf", size: 1000, content: null };

describe("files", () => {
  const refusal = (...files: readonly Partial<Attachment>[]): string | null => {
    const checked = attachments(files.map((file) => ({ ...pdf, ...file })));
    return Result.isFailure(checked) ? checked.failure._tag : null;
  };
  it.each([
    [{}, null],
    [{ name: "CV.PDF" }, null],
    [{ name: "cv.exe" }, "FileTypeNotAllowed"],
    [{ name: "pdf" }, "FileTypeNotAllowed"],
    [{ name: ".pdf" }, "FileTypeNotAllowed"],
    [{ name: "cv.pdf.exe" }, "FileTypeNotAllowed"],
    [{ mediaType: "image/png" }, "FileTypeNotAllowed"],
    [{ name: "cv\u202Efdp.pdf" }, "ForbiddenCharacters"],
    [{ size: 0 }, "FileEmpty"],
    [{ size: 10_000_000 }, null],
    [{ size: 10_000_001 }, "FileTooLarge"],
    [{ size: Number.NaN }, "FileTooLarge"],
    [{ mediaType: "" }, null],
    [{ mediaType: "application/octet-stream" }, null],
    [{ name: `${"a".repeat(197)}.pdf` }, "TextTooLong"],
    [{ name: `${"a".repeat(196)}.pdf` }, null],
    [{ content: { mediaType: "application/pdf", digest: "d" } }, null],
    [{ content: { mediaType: "application/zip", digest: "d" } }, "FileTypeNotAllowed"],
    [{ content: { mediaType: null, digest: "d" } }, "FileTypeNotAllowed"],
  ])("[FRM-04] %j: %s", (file, expected) => expect(refusal(file)).toBe(expected));
  it.each([
    ["a.pdf", "application/pdf"],
    ["a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["a.odt", "application/vnd.oasis.opendocument.text"],
    ["a.png", "image/png"],
    ["a.jpg", "image/jpeg"],
    ["a.jpeg", "image/jpeg"],
  ])("[FRM-04] %s is filed as %s, whatever was not declared", (name, mediaType) => {
    const filed = attachment({ name: `C:\\cv\\${name}`, mediaType: "", size: 9, content: { mediaType, digest: "d" } });
    expect(Result.getOrNull(filed)).toEqual({ name, mediaType, size: 9, content: { mediaType, digest: "d" } });
  });
  it("[FRM-04] a refusal lists what is accepted", () => {
    const refused = attachments([{ ...pdf, name: "folder/cv.exe" }]);
    expect(Result.isFailure(refused) && { ...refused.failure }).toMatchObject({
      name: "cv.exe",
      allowed: "PDF, DOCX, ODT, PNG, JPG",
    });
  });
  it("[FRM-04] five files, 25 MB together", () => {
    expect(refusal(pdf, pdf, pdf, pdf, pdf)).toBeNull();
    expect(refusal(pdf, pdf, pdf, pdf, pdf, pdf)).toBe("TooManyFiles");
    expect(refusal({ size: 9_000_000 }, { size: 9_000_000 }, { size: 7_000_000 })).toBeNull();
    expect(refusal({ size: 9_000_000 }, { size: 9_000_000 }, { size: 7_000_001 })).toBe("FilesTooLarge");
  });
});
