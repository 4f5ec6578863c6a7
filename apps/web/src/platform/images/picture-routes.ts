// Pictures: those of the content as the API has them, and changed ones of the image proxy. [CNT-07]
import { imageRoute } from "@kontor/domain/site/picture";
import type { FastifyPluginCallback } from "fastify";
import type { Images } from "./open.ts";
import type { ApiDoor } from "../api/api-door.ts";
import type { AnswerPage } from "../server/answer-page.ts";

const passed = ["content-type", "cache-control", "etag", "content-security-policy"];

export const pictures =
  (api: ApiDoor, images: Images | null, page: AnswerPage): FastifyPluginCallback =>
  (site, _, done) => {
    /** The same for everybody: no cookie goes along. */
    site.get("/uploads/*", async (request, reply) => {
      const known = request.headers["if-none-match"];
      const { status, headers, body } = await api.ask({
        method: "GET",
        path: request.raw.url?.split("?")[0] ?? "",
        headers: known === undefined ? {} : { "if-none-match": known },
        remoteAddress: request.socket.remoteAddress ?? "",
      });
      for (const name of passed) if (headers[name] !== undefined) reply.header(name, String(headers[name]));
      return reply.code(status).send(status === 304 ? undefined : body);
    });
    if (images !== null)
      site.get(`${imageRoute}/*`, async (request, reply) => {
        const answer = await images.answer(request.raw.url ?? "");
        return answer === null
          ? page(request, reply)
          : reply.code(answer.status).headers(answer.headers).send(answer.body);
      });
    done();
  };
