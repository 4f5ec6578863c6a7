// Two hundred hostile files: of wrong types, bombs, files of two kinds at once, names that lead elsewhere; each is refused, or stored harmless under a clean name. [FRM-04] [OPS-09]
import { randomUUID } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { attachmentTypes } from "@kontor/domain/site/request";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { docxOf, honest, zipOf } from "../../../test/sent-files.ts";

const { ask, api, clock } = await runningForFile();

interface Hostile {
  readonly kind: string;
  /** As it stands in the header of its part. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Whether its bytes are what its ending says, so that it may be stored. */
  readonly isHarmless: boolean;
}

const macros = "application/vnd.ms-word.document.macroEnabled.main+xml";
const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200, 0x90)]);
const page = Buffer.from("<!doctype html><script>alert(document.cookie)</script>");
const zeros = deflateRawSync(Buffer.alloc(20_000_000));
/** An archive whose one entry swells to a thousand times its size; its header says so, or lies. */
const bomb = (entry: string, says: number): Buffer => {
  const header = Buffer.alloc(30);
  header.write("PK\u0003\u0004", "latin1");
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(zeros.length, 18);
  header.writeUInt32LE(says, 22);
  header.writeUInt16LE(entry.length, 26);
  return Buffer.concat([header, Buffer.from(entry), zeros]);
};

const endings = attachmentTypes.map(({ endings: [ending = ""], mediaType }) => ({ ending, mediaType }));
const anyEnding = fc.constantFrom(...endings);
const anyStem = fc.stringMatching(/^[a-z]{1,12}$/);
const anyHonest = fc.constantFrom(...Object.values(honest));

/** Bytes that are not what their ending says. */
const anyWrongBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    exe,
    page,
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    Buffer.from("#!/bin/sh\nrm -rf /\n"),
    Buffer.from("{\\rtf1\\object}"),
    docxOf(macros),
    zipOf({ "word/vbaProject.bin": "x" }),
    zipOf({ mimetype: "application/vnd.oasis.opendocument.text-template" }),
    zipOf({ "../../etc/passwd": "x", "/etc/cron.d/x": "x" }),
    Buffer.concat([page, honest.pdf.bytes]),
    Buffer.concat([exe, honest.pdf.bytes]),
    Buffer.from("\ufeff%PDF-1.7"),
  ),
  fc
    .tuple(
      fc.constantFrom("[Content_Types].xml", "mimetype", "word/document.xml"),
      fc.constantFrom(0, 20_000_000, 0xffffffff),
    )
    .map(([entry, says]) => bomb(entry, says)),
  fc
    .tuple(fc.constantFrom(honest.docx.bytes, honest.odt.bytes), fc.nat(60))
    .map(([bytes, at]) => bytes.subarray(0, at)),
);

const anyHostile: fc.Arbitrary<Hostile> = fc.oneof(
  fc.record({ stem: anyStem, of: anyEnding, bytes: anyWrongBytes }).map(({ stem, of, bytes }) => ({
    kind: "wrong bytes",
    name: `${stem}.${of.ending}`,
    type: of.mediaType,
    bytes,
    isHarmless: false,
  })),
  // Two kinds at once: what follows the first is never looked at by what shows files by their type.
  fc
    .record({
      file: anyHonest,
      tail: fc.constantFrom(page, exe, bomb("a", 9), Buffer.from("<?php system($_GET[0]) ?>")),
    })
    .map(({ file, tail }) => ({
      kind: "two kinds",
      name: file.name,
      type: file.type,
      bytes: Buffer.concat([file.bytes, tail]),
      isHarmless: true,
    })),
  fc
    .record({
      file: anyHonest,
      name: fc.oneof(
        fc
          .constantFrom(
            "../../../etc/passwd",
            "C:\\Windows\\system32\\",
            "/var/www/",
            "\\\\host\\share\\",
            "..",
            "...",
            "~/.ssh/",
            "con/",
            "%2e%2e%2f",
          )
          .map((path) => path),
        fc.constantFrom(
          "a\u202Efdp.",
          "\u2066x\u2069",
          "a\u200Fb",
          "a\tb",
          "a\u0000.",
          "a\u001b[2J",
          "a\u0085",
          "\u2028",
        ),
        fc.constantFrom(
          "a.exe",
          "a.pdf.exe",
          "a.html",
          "a.svg",
          "a.",
          ".htaccess",
          "a.pdf/",
          "a.php;",
          "x".repeat(400),
        ),
      ),
      withEnding: fc.boolean(),
    })
    .map(({ file, name, withEnding }) => ({
      kind: "names",
      name: withEnding ? name + file.name : name,
      type: file.type,
      bytes: file.bytes,
      isHarmless: true,
    })),
  fc
    .record({
      file: anyHonest,
      type: fc.constantFrom(
        "text/html",
        "image/svg+xml",
        "application/x-msdownload",
        "x",
        "application/pdf; charset=x",
      ),
    })
    .map(({ file, type }) => ({
      kind: "declared types",
      name: file.name,
      type,
      bytes: file.bytes,
      isHarmless: true,
    })),
);

const formWith = (
  { name, type, bytes }: Hostile,
  email: string,
): { readonly type: string; readonly payload: Buffer } => {
  const fields = {
    firstName: "Erika",
    lastName: "Mustermann",
    email,
    emailRepeat: email,
    job: "",
    message: "Guten Tag",
  };
  const line = "--limit\r\ncontent-disposition: form-data; name=";
  return {
    type: "multipart/form-data; boundary=limit",
    payload: Buffer.concat([
      ...Object.entries(fields).map(([field, value]) => Buffer.from(`${line}"${field}"\r\n\r\n${value}\r\n`)),
      Buffer.from(`${line}"files"; filename="${name.replaceAll("\\", "\\\\")}"\r\ncontent-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from("\r\n--limit--\r\n"),
    ]),
  };
};

it("[FRM-04] [OPS-09] two hundred of them are refused or harmless, each in no time and without an error of the server", async () => {
  const seen = new Map<string, number>();
  for (const hostile of fc.sample(anyHostile, { numRuns: 200, seed: 20_261_123 })) {
    clock.now += 601_000;
    const { type, payload } = formWith(hostile, "erika@example.test");
    const began = performance.now();
    const response = await ask("POST", "/shop/request/application", payload, {
      "content-type": type,
      "idempotency-key": randomUUID(),
    });
    const what = `${hostile.kind} ${JSON.stringify(hostile.name)} ${hostile.type} ${response.text.slice(0, 200)}`;
    expect(performance.now() - began, what).toBeLessThan(5_000);
    expect([201, 400, 422], what).toContain(response.status);
    seen.set(`${hostile.kind} ${response.status}`, (seen.get(`${hostile.kind} ${response.status}`) ?? 0) + 1);
    if (response.status !== 201) continue;
    expect(hostile.isHarmless, what).toBe(true);
    const [stored] = await api.database.reads
      .selectFrom("request_files")
      .selectAll()
      .where("request_id", "=", response.body.result.id)
      .execute();
    // A part whose header is not one of a file is no file.
    if (stored === undefined) continue;
    expect(stored.name, what).toMatch(/^[^/\\\p{Cc}\p{Cf}\u2028\u2029]{1,200}$/u);
    expect(
      attachmentTypes.find(({ endings: all }) => all.includes(stored.name.split(".").at(-1)?.toLowerCase() ?? ""))
        ?.mediaType,
      what,
    ).toBe(stored.mime);
    expect(Buffer.from(stored.bytes), what).toEqual(hostile.bytes);
  }
  // Each kind was tried, and names and honest bytes were not simply all refused.
  expect([...seen.keys()].toSorted()).toEqual(
    expect.arrayContaining(["declared types 422", "names 201", "names 422", "two kinds 201", "wrong bytes 422"]),
  );
});
