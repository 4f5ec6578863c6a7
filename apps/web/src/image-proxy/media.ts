// Pictures of other hosts that the shop shows: fetched within bounds, and nothing but pictures. [CNT-07] [OPS-07]
import { wholeBody } from "@kontor/api/whole-body";

const deadline = 8_000;
const mostBytes = 16 * 1024 * 1024;

/** The bytes of a picture; null where there is none. A redirect would lead to where nobody allowed. */
export const fetchMedia = async (address: string): Promise<Buffer | null> => {
  try {
    const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(deadline) });
    const isPicture = response.ok && /^image\//.test(response.headers.get("content-type") ?? "");
    if (isPicture) return await wholeBody(response, mostBytes);
    await response.body?.cancel();
    return null;
  } catch {
    return null;
  }
};
