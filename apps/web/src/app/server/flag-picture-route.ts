// Pictures of names in signal flags. [CHK-09]
import type { FastifyPluginCallback } from "fastify";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import type { SiteHandler } from "./page-handler.ts";

export const flagPictures =
  (handler: () => Promise<SiteHandler>, page: AnswerPage): FastifyPluginCallback =>
  (site, _, done) => {
    site.get("/flags/*", async (request, reply) => {
      const picture = (await handler()).flagPicture?.(request.raw.url?.split("?")[0] ?? "") ?? null;
      if (picture === null) return page(request, reply);
      return reply.headers({ "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" }).send(picture);
    });
    done();
  };
