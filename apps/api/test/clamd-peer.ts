// A scanner for tests that speaks clamd's protocol over TCP: it reads a stream to its end and finds the test pattern of the antivirus makers in it.
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What every scanner finds, and no machine is harmed by (EICAR); written in two parts so that none finds this file. */
export const testVirus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface ClamdPeer {
  readonly url: string;
  /** How many streams were read to their end. */
  readonly scanned: number;
  /** What it does instead of scanning. */
  treat: ((socket: Socket) => void) | null;
  readonly close: () => Promise<void>;
}

const command = "zINSTREAM\0";

export const clamdPeer = async (): Promise<ClamdPeer> => {
  const made: { treat: ClamdPeer["treat"]; scanned: number } = { treat: null, scanned: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (made.treat !== null) return made.treat(socket);
    const read = { bytes: Buffer.alloc(0) };
    socket.on("data", (chunk: Buffer) => {
      read.bytes = Buffer.concat([read.bytes, chunk]);
      const content = contentOf(read.bytes);
      if (content === null) return;
      made.scanned += 1;
      socket.end(content.includes(testVirus) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(made, {
    url: `tcp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
};

/** The whole stream once its empty chunk is there; null before. */
const contentOf = (bytes: Buffer): Buffer | null => {
  if (bytes.length < command.length) return null;
  if (bytes.subarray(0, command.length).toString() !== command) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};
