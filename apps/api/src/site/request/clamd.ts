// A virus scanner that speaks clamd's protocol: a file is streamed over TCP in chunks (INSTREAM), and one line answers. [FRM-04] [OPS-10]
import { connect } from "node:net";
import { FilesNotScanned } from "@kontor/domain/site/request";
import * as Effect from "effect/Effect";

const patienceMs = 30_000;
const chunkBytes = 65_536;

/** Where clamd listens unless its address says otherwise. */
const clamdPort = 3310;

/** An answer is one short line. */
const longestAnswer = 4_096;

/** Whether a scanner at `tcp://host:port` finds something in a file; refused where it does not say so plainly. */
export const scannedBy = (url: string, bytes: Buffer): Effect.Effect<boolean, FilesNotScanned> =>
  Effect.flatMap(
    Effect.promise(() => answerTo(url, bytes).catch(() => "")),
    (answer) => {
      if (/^stream: OK$/.test(answer)) return Effect.succeed(false);
      return /^stream: .+ FOUND$/.test(answer) ? Effect.succeed(true) : Effect.fail(new FilesNotScanned());
    },
  );

const answerTo = (url: string, bytes: Buffer): Promise<string> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || clamdPort) });
  return new Promise<string>((resolve, reject) => {
    const read = { text: "" };
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("no answer in time")));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("closed without an answer")));
    socket.on("data", (chunk) => {
      read.text += chunk.toString("latin1");
      const end = read.text.indexOf("\0");
      if (end >= 0) resolve(read.text.slice(0, end));
      else if (read.text.length > longestAnswer) reject(new Error("no line"));
    });
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const chunk = bytes.subarray(at, at + chunkBytes);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
  }).finally(() => socket.destroy());
};

const lengthOf = (bytes: number): Buffer => {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(bytes);
  return written;
};
