// Files of an account, for the customer who is logged in: the calendar of a contract. What is not theirs is answered as a page would be. [ACC-02]
import { calendarPath } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import type { FastifyPluginCallback } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import { contractCalendarFile } from "../../shop/contract/calendar-file.ts";
import { formCall } from "./form-call.ts";

const whole = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

export const accountFiles =
  (api: ApiDoor, page: AnswerPage): FastifyPluginCallback =>
  (site, _, done) => {
    for (const locale of locales)
      site.get<{ Params: { id: string } }>(calendarPath(":id", locale).replace("%3A", ":"), async (request, reply) => {
        const file = await contractCalendarFile(formCall(api, request.raw, locale), request.params.id, locale);
        if ("status" in file) return page(request, reply);
        return reply
          .headers({
            ...whole,
            "content-type": "text/calendar; charset=utf-8",
            "content-disposition": `attachment; filename="${file.name}"`,
          })
          .send(file.body);
      });
    done();
  };
