// Events with tickets: check-ins, all badges as PDF, its words as poppler reads them, every code as a decoder of others does.
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { labelSheets } from "../../apps/api/src/platform/pdf/index.ts";
import { badgePages, labelsOf } from "../../apps/web/src/site/ticket/badge-pages.ts";
import { qrModules } from "../../apps/web/src/platform/page/qr-code.ts";
import { pageWith } from "../../packages/domain/src/site/ticket/index.ts";
import { verdict } from "../lib/rounds.mjs";
import { cpu, measured, mostMs } from "./measured.mjs";

/** A decoder of others, which the tests of the web use, too. */
const decoder = createRequire(new URL("../../apps/web/package.json", import.meta.url))("jsqr");

const tickets = async (send, headers, size) => {
  const event = await send(
    "POST",
    "/api/shop/ticketing/events",
    { title: `Event of ${size}`, place: "Karlsruhe", startsAt: Date.now() + 86_400_000 },
    headers,
  );
  const { id } = event.body.result;
  const csv = `name,email\n${Array.from({ length: size }, (_, index) => `Guest ${index} Number,guest-${size}-${index}@example.test`).join("\n")}`;
  const issued = await send(
    "POST",
    `/api/shop/ticketing/events/${id}/import`,
    { csv },
    { ...headers, "idempotency-key": crypto.randomUUID() },
  );
  if (issued.status !== 201) throw new Error(`import: ${issued.status} ${issued.text.slice(0, 300)}`);
  const { key } = (await send("POST", `/api/shop/ticketing/events/${id}/staff-keys`, undefined, headers)).body.result;
  const { token } = (await send("POST", "/api/shop/ticketing/session", { key, gate: "North" })).body.result;
  return { id, gate: { "shop-ticketing": token } };
};

async function* badgesOf(send, gate) {
  for (let after = ""; ; ) {
    const { badges, next } = (await send("GET", `/api/shop/ticketing/badges${after}`, undefined, gate)).body.result;
    yield* badges;
    if (next === null) return;
    after = `?after=${encodeURIComponent(next)}`;
  }
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** What is in use, without garbage: how much of that a process holds is up to its collector. */
const inUse = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** So much is written between two looks at the memory. */
const betweenLooks = 1e6;

/** Prints all badges into an open file; what stays in memory meanwhile, in bytes above the beginning. */
const printed = async (send, gate, { output, publicUrl }) => {
  const labels = async function* () {
    for await (const page of badgePages(badgesOf(send, gate), pageWith)) yield labelsOf(page, publicUrl, "en");
  };
  const before = inUse();
  const stream = await labelSheets({ locale: "en", title: "Badges", author: "Bench", at: new Date(), pages: labels() });
  let [bytes, most] = [0, 0];
  for await (const piece of stream) {
    if (Math.floor(bytes / betweenLooks) < Math.floor((bytes + piece.length) / betweenLooks))
      most = Math.max(most, inUse() - before);
    bytes += piece.length;
    writeSync(output, piece);
  }
  return { bytes, most };
};

/** The code of a ticket as another program sees it: dark and light pixels, four for each module. */
const readBack = (text) => {
  const modules = qrModules(text);
  const size = modules.length;
  const [scale, edge] = [4, 0];
  const side = (size + 2 * edge) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dark = modules[Math.floor(y / scale) - edge]?.[Math.floor(x / scale) - edge];
      if (dark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return decoder(pixels, side, side)?.data === text;
};

const admitted = async (send, gate, keys) => {
  const { ms } = await cpu(async () => {
    for (const key of keys) {
      const answer = await send("POST", "/api/shop/ticketing/admission", { key, id: crypto.randomUUID() }, gate);
      if (answer.status !== 200) throw new Error(`admission: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  });
  return ms / keys.length;
};

const keysOf = async (send, gate) => {
  const keys = [];
  for await (const { key } of badgesOf(send, gate)) keys.push(key);
  return keys;
};

export const ticketVerdicts = async (send, headers, { count, many, publicUrl }) => {
  const [small, large] = [await tickets(send, headers, 200), await tickets(send, headers, many)];
  const page = await measured(count, () =>
    send("GET", `/api/shop/ticketing/events/${large.id}/tickets?q=number`, undefined, headers),
  );
  const [fewKeys, manyKeys] = [await keysOf(send, small.gate), await keysOf(send, large.gate)];
  await admitted(send, small.gate, fewKeys.slice(0, 50));
  const few = await admitted(send, small.gate, fewKeys.slice(50, 200));
  const much = await admitted(send, large.gate, manyKeys.slice(0, 150));
  console.log(`a check-in: ${few.toFixed(2)} ms of 200 tickets, ${much.toFixed(2)} ms of ${many}`);
  const folder = mkdtempSync(join(tmpdir(), "kontor-badges-"));
  try {
    const print = async (gate, name) => {
      const file = join(folder, name);
      const output = openSync(file, "w");
      const figures = await printed(send, gate, { output, publicUrl });
      closeSync(output);
      return {
        ...figures,
        text: execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8", maxBuffer: 256e6 }),
      };
    };
    await print(small.gate, "small.pdf");
    const { bytes, most, text } = await print(large.gate, "large.pdf");
    console.log(`all badges: ${(bytes / 1e6).toFixed(1)} MB of PDF, ${(most / 1e6).toFixed(0)} MB more memory at most`);
    const names = new Set([...text.matchAll(/Guest (\d+)\s+Number/g)].map(([, number]) => number));
    const unread = manyKeys.filter((key) => !readBack(`${publicUrl}/ticketing/${key}`)).length;
    return [
      verdict(`a page of ${many} tickets, processor time`, [page.ms / mostMs], { atMost: 1 }),
      verdict(`a check-in among ${many} tickets, against one among 200`, [much / few], { atMost: 1.5 }),
      verdict("memory while all badges are printed, against 64 MB", [most / 64e6], { atMost: 1 }),
      verdict(`names that pdftotext does not find on ${many} badges`, [many - names.size], { atMost: 0 }),
      verdict(`codes that jsQR does not read, of ${manyKeys.length}`, [unread + many - manyKeys.length], { atMost: 0 }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
