// Answers of the API that are the same for everybody travel packed. Others do not: the length of what is packed tells of what stands in it.
import type { ApiAnswer } from "./api-door.ts";
import { packingFor } from "./packing.ts";
import { packedOnce } from "./page-cache.ts";
import { remember } from "./remember.ts";

/** Each version of an answer is packed once. */
const packed = new Map<string, Promise<Buffer>>();
const mostPacked = 20;

/** The answer as it travels to who takes such packings; `path` is what was asked for, and with a query of its own it is sent as it is. */
export const packedAnswer = async (answer: ApiAnswer, path: string, accepted: string): Promise<ApiAnswer> => {
  const { status, headers, body } = answer;
  const { etag } = headers;
  if (status !== 200 || typeof etag !== "string" || path.includes("?") || !/^public\b/.test(String(headers["cache-control"])))
    return answer;
  const vary = { vary: "accept-encoding" };
  const packing = packingFor(body.length, accepted);
  if (packing === null) return { ...answer, headers: { ...headers, ...vary } };
  const key = `${packing} ${path} ${etag}`;
  const made = packed.get(key) ?? remember(packed, mostPacked, key, packedOnce(body, packing));
  return { status, headers: { ...headers, ...vary, etag: `W/${etag}`, "content-encoding": packing }, body: await made };
};
