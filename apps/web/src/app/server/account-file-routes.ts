// Files of an account, for the customer who is logged in: the calendar of a contract, an invoice as PDF and as XRechnung, all stored data. What is not theirs is answered as a page would be. [ACC-02] [ACC-03]
import { calendarPath, invoiceFilePath } from "@kontor/domain/site/routing";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import type { FastifyInstance, FastifyPluginCallback } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import { ownCalendarFile } from "../../shop/contract/calendar-file.ts";
import { ownDataFile, ownDataFilePath } from "../../shop/personal-data/data-file.ts";
import { apiHeaders } from "../gateway/visitor-cookies.ts";
import { formCall } from "./form-call.ts";
import { madeInTurn, waitingFor } from "./waiting.ts";

const whole = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

interface OfOne {
  readonly Params: { readonly id: string };
}

export const accountFiles =
  (api: ApiDoor, page: AnswerPage): FastifyPluginCallback =>
  (site, _, done) => {
    for (const locale of locales) {
      site.get(ownDataFilePath(locale), async (request, reply) => {
        return madeInTurn(waitingFor(request, reply, true), reply, async () => {
          const file = await ownDataFile(formCall(api, request.raw, locale));
          if ("status" in file) return page(request, reply);
          return reply
            .headers({
              ...whole,
              "content-type": "application/json; charset=utf-8",
              "content-disposition": `attachment; filename="${file.name}"`,
            })
            .send(file.body);
        });
      });
      site.get<OfOne>(routeOf(calendarPath(":id", locale)), async (request, reply) => {
        const file = await ownCalendarFile(formCall(api, request.raw, locale), request.params.id, {
          locale,
          now: api.now(),
        });
        if ("status" in file) return page(request, reply);
        return reply
          .headers({
            ...whole,
            "content-type": "text/calendar; charset=utf-8",
            "content-disposition": `attachment; filename="${file.name}"`,
          })
          .send(file.body);
      });
      for (const file of ["pdf", "xrechnung"] as const) invoiceFile(site, { api, page, locale, file });
    }
    done();
  };

const routeOf = (path: string): string => path.replace("%3A", ":");

interface InvoiceFile {
  readonly api: ApiDoor;
  readonly page: AnswerPage;
  readonly locale: Locale;
  readonly file: "pdf" | "xrechnung";
}

/** The sentence of a refusal. */
const detailOf = (body: Buffer | string): string => (JSON.parse(body.toString()) as { readonly detail: string }).detail;

/** As the API answers it; addresses from when a reference was typed there are answered with its sentence. [ACC-08] */
const invoiceFile = (site: FastifyInstance, { api, page, locale, file }: InvoiceFile): void => {
  site.get<OfOne>(routeOf(invoiceFilePath(file, ":id", locale)), async (request, reply) => {
    const query = new URL(request.url, "http://site").search;
    const answer = await api.ask({
      method: "GET",
      path: `/api/shop/invoices/${encodeURIComponent(request.params.id)}/${file}${file === "pdf" ? "" : query}`,
      headers: { ...apiHeaders(request.raw), "shop-locale": locale },
      remoteAddress: request.raw.socket.remoteAddress ?? "127.0.0.1",
    });
    if (answer.status === 410)
      return reply.code(410).headers({ "content-type": "text/plain; charset=utf-8" }).send(detailOf(answer.body));
    if (answer.status !== 200) return page(request, reply);
    const { "content-type": type, "content-disposition": disposition } = answer.headers;
    return reply
      .headers({ ...whole, "content-type": String(type), "content-disposition": String(disposition) })
      .send(answer.body);
  });
};
