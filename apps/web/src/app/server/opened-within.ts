// Opens an address of the shop by the routes that answer visitors, without a connection and without cookies. For links that staff look at. [ADM-04]
import type { FastifyInstance } from "fastify";
import type { PageServices } from "../../platform/page/services.ts";

export const openedWithin =
  (app: FastifyInstance, publicUrl: string): NonNullable<PageServices["opened"]> =>
  async (method, url) => {
    const { statusCode, headers, payload } = await app.inject({
      method,
      url,
      headers: { host: new URL(publicUrl).host },
    });
    return {
      status: statusCode,
      location: typeof headers.location === "string" ? headers.location : null,
      text: payload,
    };
  };
