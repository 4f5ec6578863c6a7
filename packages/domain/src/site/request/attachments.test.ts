// Files of an application: type, size, number. [FRM-04]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { type Attachment, attachments } from "./index.ts";

const pdf: Attachment = { name: "cv.pdf", mediaType: "application/pdf", size: 1000, head: null };

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
    [{ head: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31] }, null],
    [{ head: [0x4d, 0x5a] }, "FileTypeNotAllowed"],
    [{ head: [] }, "FileTypeNotAllowed"],
  ])("[FRM-04] %j: %s", (file, expected) => expect(refusal(file)).toBe(expected));
  it.each([
    ["a.pdf", "application/pdf", "%PDF-1.7"],
    ["a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK\u0003\u0004"],
    ["a.odt", "application/vnd.oasis.opendocument.text", "PK\u0003\u0004"],
    ["a.png", "image/png", "\u0089PNG\r\n\u001a\n"],
    ["a.jpg", "image/jpeg", "\u00ff\u00d8\u00ff\u00e0"],
    ["a.jpeg", "image/jpeg", "\u00ff\u00d8\u00ff\u00e1"],
  ])("[FRM-04] %s of type %s begins with %j", (name, mediaType, begin) => {
    const head = Array.from(begin, (character) => character.charCodeAt(0));
    expect(refusal({ name, mediaType, head })).toBeNull();
    expect(refusal({ name, mediaType, head: head.slice(0, 2) })).toBe("FileTypeNotAllowed");
  });
  it("[FRM-04] a refusal lists what is accepted", () => {
    const refused = attachments([{ ...pdf, name: "folder/cv.exe" }]);
    expect(Result.isFailure(refused) && { ...refused.failure }).toMatchObject({ name: "cv.exe", allowed: "PDF, DOCX, ODT, PNG, JPG" });
  });
  it("[FRM-04] five files, 25 MB together", () => {
    expect(refusal(pdf, pdf, pdf, pdf, pdf)).toBeNull();
    expect(refusal(pdf, pdf, pdf, pdf, pdf, pdf)).toBe("TooManyFiles");
    expect(refusal({ size: 9_000_000 }, { size: 9_000_000 }, { size: 7_000_000 })).toBeNull();
    expect(refusal({ size: 9_000_000 }, { size: 9_000_000 }, { size: 7_000_001 })).toBe("FilesTooLarge");
  });
});
