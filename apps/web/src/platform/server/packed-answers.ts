// Answers of the API that are the same for everybody travel packed. Others do not: the length of what is packed tells of what stands in it.
import { LRUCache } from "lru-cache";
import { packingFor } from "./packing.ts";
import { packedOnce } from "../page-cache/page-cache.ts";

/** Each version of an answer is packed once. */
const packed = new LRUCache<string, Promise<Buffer>>({ max: 20 });

const packedBody = (key: string, body: Buffer | string, packing: "br" | "gzip"): Promise<Buffer> => {
  const known = packed.get(key);
  if (known !== undefined) return known;
  const bytes = packedOnce(Buffer.from(body), packing);
  packed.set(key, bytes);
  return bytes;
};

/** The answer at a path as it travels to who takes such packings. */
export const packedAnswer = async (
  etag: string,
  path: string,
  body: Buffer | string,
  accepted: string,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Buffer | string }> => {
  const vary = { vary: "accept-encoding" };
  const packing = packingFor(body.length, accepted);
  if (packing === null) return { headers: vary, body };
  const packedBytes = await packedBody(`${packing} ${path} ${etag}`, body, packing);
  return { headers: { ...vary, etag: `W/${etag}`, "content-encoding": packing }, body: packedBytes };
};
