// A fixed piece of work on two processors, as a program that prints its seconds: by it the seconds of tests on one machine and at one time are compared with those on another.
import { createHash } from "node:crypto";
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { fileURLToPath } from "node:url";

/** What tests spend their time with: parsing, sorting, short-lived objects, hashing, matching. */
const work = () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    id: (index * 7_919) % 2_003,
    name: `name-${(index * 104_729) % 1_000_003}`,
    tags: [index % 7, index % 11, index % 13],
  }));
  let sum = 0;
  for (let round = 0; round < 2_000; round += 1) {
    const text = JSON.stringify(rows);
    const read = JSON.parse(text).sort((one, other) => one.id - other.id || (one.name < other.name ? -1 : 1));
    sum += createHash("sha256").update(text).digest()[0];
    sum += read.filter(({ name }) => /-\d*(?:17|42)\d*$/.test(name)).length;
  }
  return sum;
};

/** The seconds that the piece takes now, on two threads at once. */
const secondsOfPiece = async () => {
  const start = performance.now();
  await Promise.all(
    [0, 1].map(
      () =>
        new Promise((done, failed) => {
          const thread = new Worker(fileURLToPath(import.meta.url));
          thread.once("message", done);
          thread.once("error", failed);
        }),
    ),
  );
  return (performance.now() - start) / 1000;
};

if (isMainThread) console.log(await secondsOfPiece());
else parentPort?.postMessage(work());
