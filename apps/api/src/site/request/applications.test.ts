// Applications on the wire: files by what they are, scanned, stored once with both mails, written out by the operator, forgotten in time. [FRM-04] [CNT-03]
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { instant } from "@kontor/domain/kernel/calendar";
import { attachmentLimits, messagesStoredSince } from "@kontor/domain/site/request";
import { afterAll, describe, expect, it } from "vitest";
import { clamdPeer, testVirus } from "../../../test/clamd-peer.ts";
import { type Loose, runningForFile, waitingLetters } from "../../../test/harness.ts";
import { honest, multipartOf, type SentFixture } from "../../../test/sent-files.ts";
import { requestFilesCommand, requestsCommand } from "../../app/data/requests.ts";
import { forgetOldMessages } from "./message-store.ts";

const scanner = await clamdPeer();
afterAll(scanner.close);
const logged: string[] = [];
const { ask, api, clock, settings } = await runningForFile(
  { CLAMD_URL: scanner.url, LOG_LEVEL: "info" },
  { logTo: { write: (line) => void logged.push(line) } },
);
const here = settings.databaseUrl ?? settings.dataDir;

const mailbox = () => `${randomUUID()}@example.test`;
const fieldsOf = (email = mailbox(), change: Readonly<Record<string, string>> = {}) => ({
  firstName: "Erika",
  lastName: "Mustermann",
  email,
  emailRepeat: email,
  job: "customer-support-part-time",
  phone: "",
  message: "Ich möchte gern bei Ihnen arbeiten.",
  ...change,
});
const send = async (
  fields: Readonly<Record<string, string>>,
  files: readonly SentFixture[],
  key: string = randomUUID(),
  locale = "de",
) => {
  // Each application comes from another minute: how many may come is another test's.
  clock.now += 601_000;
  const { type, payload } = await multipartOf(fields, files);
  return ask("POST", "/shop/request/application", payload, {
    "content-type": type,
    "idempotency-key": key,
    "shop-locale": locale,
  });
};
const filesOfRequest = (id: string) =>
  api.database.reads.selectFrom("request_files").selectAll().where("request_id", "=", id).orderBy("position").execute();
const countOf = async (table: "requests" | "request_files") =>
  (await api.database.reads.selectFrom(table).selectAll().execute()).length;
const refusalsIn = ({ status, body }: { readonly status: number; readonly body: Loose }) => [
  status,
  ...(body.errors ?? []).map(({ field, refusal }: Loose) => `${field} ${refusal}`),
];

describe("an application", () => {
  it("[FRM-04] [CNT-03] with a file of every type is taken with its receipt, its bytes as they were, and two letters without them", async () => {
    const files = Object.values(honest);
    const email = mailbox();
    const response = await send(fieldsOf(email), files, randomUUID(), "en");
    expect([
      response.status,
      response.body.result.filing.fields.files.map(({ name, mediaType }: Loose) => [name, mediaType]),
    ]).toEqual([201, files.map(({ name, type }) => [name, type])]);
    const { id } = response.body.result;
    const stored = await filesOfRequest(id);
    expect(stored.map(({ name, bytes }) => [name, Buffer.from(bytes)])).toEqual(
      files.map(({ name, bytes }) => [name, bytes]),
    );
    const letters = await waitingLetters(api, [`request-${id}`, `requested-${id}`]);
    expect(letters.map(({ recipient, subject }) => [recipient, subject.split(" ").slice(0, 2).join(" ")])).toEqual([
      [email, "We received"],
      ["support@kontor-hosting.example", `Bewerbung ${id.toUpperCase().slice(0, 4)}-${id.toUpperCase().slice(4, 8)}`],
    ]);
    expect(letters.map(({ text }) => /Lebenslauf/.test(text))).toEqual([true, true]);
    expect(letters[1]?.text).toContain("npm run data -- requests");
  });

  it("[FRM-04] [CNT-03] both letters name the job by its title, each in its language", async () => {
    const { body } = await send(fieldsOf(), [], randomUUID(), "en");
    const letters = await waitingLetters(api, [`request-${body.result.id}`, `requested-${body.result.id}`]);
    expect(letters.map(({ text }) => /^- (?:Position|Stelle): .*$/m.exec(text)?.[0])).toEqual([
      "- Position: Customer support, part time",
      "- Stelle: Kundendienst in Teilzeit (m/w/d)",
    ]);
  });

  it("[CNT-03] [FRM-04] on one's own initiative needs no job and no file, one for a job that is closed is refused", async () => {
    expect((await send(fieldsOf(undefined, { job: "" }), [])).status).toBe(201);
    expect(refusalsIn(await send(fieldsOf(undefined, { job: "captain" }), []))).toEqual([422, "job JobNotOpen"]);
    // The slug of either language is the job.
    expect((await send(fieldsOf(undefined, { job: "linux-systemtechnik" }), [])).status).toBe(201);
  });

  it("[FRM-01] [FRM-04] sent again under its key is the same receipt, also at once; other files under it are refused", async () => {
    const [fields, key] = [fieldsOf(), randomUUID()];
    const both = await Promise.all([send(fields, [honest.pdf], key), send(fields, [honest.pdf], key)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(both.map(({ body }) => body.result.id)).size).toBe(1);
    expect(await filesOfRequest(both[0]?.body.result.id)).toHaveLength(1);
    const changed = { ...honest.pdf, bytes: Buffer.from(honest.pdf.bytes.toString().replace("obj", "obJ")) };
    const other = await send(fields, [changed], key);
    expect([other.status, other.body.refusal]).toEqual([409, "RequestKeyUsed"]);
  });

  it("[FRM-04] [FRM-05] [OPS-09] is refused for files that are too many, too large, empty, or not what they are named, and leaves nothing behind", async () => {
    const before = [await countOf("requests"), await countOf("request_files")];
    const large = (megabytes: number): SentFixture => ({
      ...honest.pdf,
      bytes: Buffer.concat([honest.pdf.bytes, Buffer.alloc(megabytes * 1_000_000)]),
    });
    const wrong: readonly (readonly [readonly SentFixture[], string])[] = [
      [Array.from({ length: attachmentLimits.files + 1 }, () => honest.pdf), "TooManyFiles"],
      [[large(attachmentLimits.megabytesEach)], "FileTooLarge"],
      [[large(9), large(9), large(8)], "FilesTooLarge"],
      [[{ ...honest.pdf, bytes: Buffer.alloc(0) }], "FileEmpty"],
      [[{ ...honest.pdf, name: "Lebenslauf.exe" }], "FileTypeNotAllowed"],
      [[{ ...honest.png, name: "Lebenslauf.pdf", type: "application/pdf" }], "FileTypeNotAllowed"],
    ];
    for (const [files, refusal] of wrong)
      expect(refusalsIn(await send(fieldsOf(), files))).toEqual([422, `files ${refusal}`]);
    expect(refusalsIn(await send({ email: "x" }, [honest.pdf]))).toEqual([
      422,
      "firstName FieldRequired",
      "lastName FieldRequired",
      "email EmailInvalid",
      "emailRepeat FieldRequired",
      "message MessageMissing",
    ]);
    expect([await countOf("requests"), await countOf("request_files")]).toEqual(before);
  });

  it("[OPS-09] that is more than is read, cut off, or of no form at all is refused without an error of the server", async () => {
    clock.now += 601_000;
    const { type, payload } = await multipartOf(fieldsOf(), [honest.pdf]);
    const headers = { "content-type": type, "idempotency-key": randomUUID() };
    for (const [body, how, status] of [
      [payload.subarray(0, payload.length - 30), headers, 400],
      [payload, { ...headers, "content-type": "multipart/form-data" }, 400],
      [payload, { ...headers, "content-type": "multipart/form-data; boundary=other" }, 400],
      ["{}", { ...headers, "content-type": "application/json" }, 415],
      [payload, { "content-type": type }, 400],
    ] as const)
      expect((await ask("POST", "/shop/request/application", body, how)).status).toBe(status);
    const { payload: huge, type: how } = await multipartOf(fieldsOf(), [
      { ...honest.pdf, bytes: Buffer.alloc(61_000_000) },
    ]);
    const refused = await ask("POST", "/shop/request/application", huge, { ...headers, "content-type": how });
    expect([refused.status, refused.body.refusal]).toEqual([413, "BodyTooLarge"]);
  });

  it("[OPS-08] comes at most twelve times in ten minutes from one address, and says how long to wait", async () => {
    clock.now += 601_000;
    const { type, payload } = await multipartOf(fieldsOf(undefined, { message: "" }), []);
    const answers = [];
    for (let at = 0; at < 13; at += 1)
      answers.push(
        await ask("POST", "/shop/request/application", payload, {
          "content-type": type,
          "idempotency-key": randomUUID(),
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 12 }, () => 422), 429]);
    expect([Number(answers[12]?.headers["retry-after"]) > 0, answers[12]?.body.detail]).toEqual([
      true,
      expect.stringMatching(/minutes/),
    ]);
  });
});

describe("the scanner", () => {
  it("[FRM-04] reads every file, and what it finds something in is refused by its name", async () => {
    const before = scanner.scanned;
    const infected = {
      ...honest.pdf,
      name: "Boese.pdf",
      bytes: Buffer.concat([honest.pdf.bytes, Buffer.from(testVirus)]),
    };
    const refused = await send(fieldsOf(), [honest.png, infected]);
    expect([...refusalsIn(refused), refused.body.errors[0].detail.includes("Boese.pdf")]).toEqual([
      422,
      "files FileInfected",
      true,
    ]);
    expect((await send(fieldsOf(), [honest.png, honest.pdf])).status).toBe(201);
    expect(scanner.scanned - before).toBe(4);
    // What is not taken for another reason is not scanned, and neither is a form without files.
    await send(fieldsOf(undefined, { message: "" }), [honest.pdf]);
    await send(fieldsOf(), []);
    expect(scanner.scanned - before).toBe(4);
  });

  it.each([
    ["hangs up", (socket: { destroy: () => void }) => socket.destroy()],
    ["talks another language", (socket: { write: (text: string) => void }) => socket.write("HTTP/1.1 200 OK\0")],
    [
      "says that it failed",
      (socket: { write: (text: string) => void }) => socket.write("INSTREAM size limit exceeded. ERROR\0"),
    ],
  ])(
    "[FRM-04] [OPS-10] that %s: nothing is taken until it is back, and a form without files still is",
    async (_, treat) => {
      const before = await countOf("requests");
      const [fields, key] = [fieldsOf(), randomUUID()];
      scanner.treat = treat as never;
      const refused = await send(fields, [honest.pdf], key);
      expect([refused.status, refused.body.refusal, refused.headers["retry-after"], await countOf("requests")]).toEqual(
        [503, "FilesNotScanned", "60", before],
      );
      expect((await send(fieldsOf(), [])).status).toBe(201);
      scanner.treat = null;
      expect((await send(fields, [honest.pdf], key)).status).toBe(201);
      // Taken already: the answer needs no scanner.
      scanner.treat = treat as never;
      expect((await send(fields, [honest.pdf], key)).status).toBe(200);
      scanner.treat = null;
    },
  );
});

describe("what came in", () => {
  it("[FRM-04] [OPS-07] is listed with its files, which are written out for their owner alone and over nothing", async () => {
    const { id } = (await send(fieldsOf(), [honest.pdf, honest.pdf])).body.result;
    const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`;
    const lines: string[] = [];
    await requestsCommand(here, reference, (line) => void lines.push(line));
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/application .*2 files$/),
        "    files: Lebenslauf.pdf, Lebenslauf.pdf",
        "    job: customer-support-part-time",
      ]),
    );
    const directory = mkdtempSync(join(tmpdir(), "kontor-applications-"));
    const folder = join(directory, "one");
    await requestFilesCommand(here, { reference, directory: folder }, () => undefined);
    expect(readdirSync(folder)).toEqual(["1-Lebenslauf.pdf", "2-Lebenslauf.pdf"]);
    expect(readFileSync(join(folder, "2-Lebenslauf.pdf"))).toEqual(honest.pdf.bytes);
    expect([statSync(folder).mode & 0o077, statSync(join(folder, "1-Lebenslauf.pdf")).mode & 0o077]).toEqual([0, 0]);
    await expect(requestFilesCommand(here, { reference, directory: folder }, () => undefined)).rejects.toThrow(
      /there already/,
    );
    await expect(
      requestFilesCommand(here, { reference: "0000-0000", directory: folder }, () => undefined),
    ).rejects.toThrow(/no request/);
    rmSync(directory, { recursive: true });
  });

  it("[FRM-04] is forgotten with its files and letters after its time", async () => {
    const { id } = (await send(fieldsOf(), [honest.pdf])).body.result;
    const before = messagesStoredSince(instant(clock.now), settings.timeZone);
    await forgetOldMessages(api.database, { ...before, application: clock.now });
    expect(await filesOfRequest(id)).toHaveLength(1);
    await forgetOldMessages(api.database, { ...before, application: clock.now + 1 });
    expect([
      await countOf("request_files"),
      (await api.database.reads.selectFrom("requests").select("id").where("id", "=", id).execute()).length,
    ]).toEqual([0, 0]);
  });

  it("[OPS-04] left no personal data in the log", () => {
    expect(logged.length).toBeGreaterThan(20);
    expect(logged.join("\n")).not.toMatch(/Mustermann|Lebenslauf|Boese|example\.test/);
  });
});
