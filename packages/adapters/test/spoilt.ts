// Answers that a server must not give. [HDL-07]
export const bodyOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;
export const responseOf = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** An answer whose total is a cent more. */
export const plusOne = async (response: Response): Promise<Response> => {
  const body = await bodyOf(response);
  const result = body["result"] as { readonly total?: number } | undefined;
  return responseOf({ ...body, result: { ...result, total: (result?.total ?? 0) + 1 } }, response.status);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same body with one thing wrong in each: a field that is gone, one of another type, one too many, wherever it stands; of a list in its first item. */
export const spoiltBodies = (body: unknown): readonly unknown[] => {
  if (Array.isArray(body)) return spoiltBodies(body[0]).map((first) => [first, ...body.slice(1)]);
  if (!isRecord(body)) return [];
  const inFields = Object.entries(body).flatMap(([name, field]) => {
    const { [name]: _, ...rest } = body;
    return [rest, ...[[[]], ...spoiltBodies(field)].map((spoilt) => ({ ...body, [name]: spoilt }))];
  });
  return [{ ...body, "x-unknown": 1 }, ...inFields];
};
