// Pictures of other hosts that the shop shows: fetched within bounds, and nothing but pictures. [CNT-07] [OPS-07]
const deadline = 8_000;
const mostBytes = 16 * 1024 * 1024;

/** All of a body, or null when it is more than the bound; leaving the loop cancels the rest. */
const bounded = async (response: Response): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes) return null;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The bytes of a picture; null where there is none. A redirect is not followed: it could lead to a host that is not allowed. */
export const fetchMedia = async (address: string): Promise<Buffer | null> => {
  try {
    const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(deadline) });
    const isPicture = response.ok && (response.headers.get("content-type") ?? "").startsWith("image/");
    const bytes = isPicture ? await bounded(response) : null;
    if (bytes === null) await response.body?.cancel();
    return bytes;
  } catch {
    return null;
  }
};
