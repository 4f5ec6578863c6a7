// The door to the API as a transport of the client: the same typed calls without a hop, or over the network where the API is elsewhere.
import { type Client, shopClient, type Transport, type TransportResponse } from "@kontor/adapters/client";
import type { ApiAnswer, ApiDoor, ApiQuestion } from "./api-door.ts";

/** The body of a call as it travels; a form with files names its boundary in the type. */
export const travellingBody = async ({
  headers,
  body,
}: Pick<Parameters<Transport>[1], "headers" | "body">): Promise<Pick<ApiQuestion, "headers" | "body">> => {
  if (!(body instanceof FormData)) return { headers, body: body ?? undefined };
  const written = new Response(body);
  return {
    headers: { ...headers, "content-type": written.headers.get("content-type") ?? undefined },
    body: Buffer.from(await written.arrayBuffer()),
  };
};

/** An answer as far as the client reads it: no objects of the platform's `fetch`, which cost as much as the call. */
export const transported = ({ status, headers, body }: ApiAnswer): TransportResponse => ({
  status,
  ok: status >= 200 && status < 300,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  text: async () => body.toString("utf8"),
});

/** Calls as the visitor whose headers these are; what a call says itself goes before them. */
export const throughDoor =
  (api: ApiDoor, visitor: Pick<ApiQuestion, "headers" | "remoteAddress">): Transport =>
  async (path, init) => {
    const { headers, body } = await travellingBody(init);
    return transported(
      await api.ask({
        method: init.method,
        path,
        headers: { ...visitor.headers, ...headers },
        body,
        remoteAddress: visitor.remoteAddress,
      }),
    );
  };

/** The API as files about the site read it: as no visitor. */
export const clientOfSite = (api: ApiDoor): Client =>
  shopClient({ baseUrl: "/api", fetch: throughDoor(api, { headers: {}, remoteAddress: "127.0.0.1" }) });
