// Files as tests send them: small honest ones of every type that is taken, and forms with them as browsers write them.
import { crc32, deflateSync } from "node:zlib";

export interface SentFixture {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const written = Buffer.alloc(bytes);
  if (bytes === 2) written.writeUInt16LE(value);
  else written.writeUInt32LE(value);
  return written;
};

/** A zip archive of stored entries. */
export const zipOf = (entries: Readonly<Record<string, string | Buffer>>): Buffer => {
  const bodies: Buffer[] = [];
  const central: Buffer[] = [];
  for (const [name, content] of Object.entries(entries)) {
    const [at, title, data] = [Buffer.concat(bodies).length, Buffer.from(name), Buffer.from(content as string)];
    const common = Buffer.concat([
      ...[20, 0, 0, 0, 0].map((value) => number(value, 2)),
      ...[crc32(data), data.length, data.length].map((value) => number(value, 4)),
      number(title.length, 2),
      number(0, 2),
    ]);
    bodies.push(Buffer.from("PK\u0003\u0004"), common, title, data);
    central.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002"),
        number(20, 2),
        common,
        number(0, 2),
        number(0, 2),
        number(0, 2),
        number(0, 4),
        number(at, 4),
        title,
      ]),
    );
  }
  const [body, directory] = [Buffer.concat(bodies), Buffer.concat(central)];
  const count = number(central.length, 2);
  return Buffer.concat([
    body,
    directory,
    Buffer.from("PK\u0005\u0006"),
    number(0, 4),
    count,
    count,
    number(directory.length, 4),
    number(body.length, 4),
    number(0, 2),
  ]);
};

const pngChunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  return Buffer.concat([number(data.length, 4).reverse(), body, number(crc32(body), 4).reverse()]);
};

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const wordPart = `${docxType}.main+xml`;

/** What a Word document says of its parts; with macros it says another type. */
export const docxOf = (part = wordPart): Buffer =>
  zipOf({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`,
    "word/document.xml": "<w:document/>",
  });

export const honest = {
  pdf: {
    name: "Lebenslauf.pdf",
    type: "application/pdf",
    bytes: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  },
  docx: { name: "Anschreiben.docx", type: docxType, bytes: docxOf() },
  odt: {
    name: "Zeugnis.odt",
    type: "application/vnd.oasis.opendocument.text",
    bytes: zipOf({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<office/>" }),
  },
  png: {
    name: "Foto.png",
    type: "image/png",
    bytes: Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
      pngChunk("IDAT", deflateSync(Buffer.from([0, 255]))),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  },
  jpg: {
    name: "Seite 1.jpg",
    type: "image/jpeg",
    bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]),
  },
} as const satisfies Readonly<Record<string, SentFixture>>;

/** A form with files as it travels. */
export const multipartOf = async (
  fields: Readonly<Record<string, string>>,
  files: readonly SentFixture[],
): Promise<{ readonly type: string; readonly payload: Buffer }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, type, bytes } of files) form.append("files", new Blob([new Uint8Array(bytes)], { type }), name);
  const written = new Response(form);
  return { type: String(written.headers.get("content-type")), payload: Buffer.from(await written.arrayBuffer()) };
};
