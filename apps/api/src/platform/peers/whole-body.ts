// The body of a response up to a limit: an endless one does not fill the memory. [OPS-10]

/** All of it, or null when it is more than that; what else would come is not waited for. */
export const wholeBody = async (response: Response, mostBytes: number): Promise<Buffer | null> => {
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes) {
    await response.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};
