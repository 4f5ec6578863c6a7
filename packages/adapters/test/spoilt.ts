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
