// Whether the database takes anything at all: probed by writing now and then, since a full disk still reads. [OPS-05] [OPS-10]
import { randomUUID } from "node:crypto";
import type { Database } from "../database/handle.ts";
import { setMetadata } from "../database/metadata.ts";

/** As much as the largest transaction needs. Random, since an equal text would not be written. */
const probe = (): string => randomUUID().repeat(1_800);

/** After a good answer for so long, after a bad one only for a moment. */
const goodForMs = 5_000;
const badForMs = 500;

/** Asks the database to keep something, at most once in a while; however many want to know, it writes once. */
export const writeProbe = (database: Database): (() => Promise<boolean>) => {
  const known: { until: number; answer: Promise<boolean> } = { until: 0, answer: Promise.resolve(false) };
  const written = async (): Promise<boolean> => {
    const answer = await database
      .atOnce((handle) => setMetadata(handle, "write-probe", probe()))
      .then(
        () => true,
        () => false,
      );
    known.until = performance.now() + (answer ? goodForMs : badForMs);
    return answer;
  };
  return () => {
    if (performance.now() < known.until) return known.answer;
    known.until = Number.POSITIVE_INFINITY;
    known.answer = written();
    return known.answer;
  };
};
