// Files of the admin area: its lists as CSV, sent as they are read, and invoices as PDF and XRechnung, authcodes of an order. What is not for who asks is answered as a page would be. [ADM-01] [ACC-03]
import { Readable } from "node:stream";
import { previewHeaders } from "@kontor/domain/site/admin";
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { SiteVisit } from "./page-handler.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import { leadOn } from "../../platform/server/forms.ts";
import { deskHref } from "../../site/admin/desk-href.ts";
import { proofBefore } from "../../visitor/second-factor/paths.ts";
import { apiHeaders } from "../gateway/visitor-cookies.ts";
import { staffLocale } from "./staff-locale.ts";
import { sentInTurn, waitingFor } from "./waiting.ts";

interface Parts {
  readonly api: ApiDoor;
  readonly page: AnswerPage;
  readonly visit: (request: FastifyRequest) => Promise<Pick<SiteVisit, "list" | "cookies">>;
}

interface Params {
  readonly id: string;
  readonly file?: string;
}

const whole = { ...previewHeaders, "x-content-type-options": "nosniff", "content-security-policy": "sandbox" };

export const adminFiles =
  ({ api, page, visit }: Parts): FastifyPluginCallback =>
  (site, _, done) => {
    const sendList = async (request: FastifyRequest, reply: FastifyReply) => {
      const file = (await (await visit(request)).list?.()) ?? null;
      if (file === null) return page(request, reply);
      if ("to" in file) return leadOn(reply, { to: file.to, cookies: [] });
      const headers = {
        ...whole,
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${file.name}"`,
      };
      return sentInTurn(waitingFor(request, reply, true), reply, async () =>
        reply.headers(headers).send(Readable.from(file.lines, { objectMode: false })),
      );
    };
    site.get("/admin/:list(^[a-z-]+).csv", sendList);
    site.get("/admin/:list(^[a-z]+)/:id.csv", sendList);
    /** A file of the API as it is; who must say who they are first comes back to the page that it is linked from. */
    const pass =
      (pathOf: (params: Params) => string, backTo: (params: Params) => string) =>
      async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
        const locale = staffLocale(request.raw);
        const answer = await api.ask({
          method: "GET",
          path: `/api/shop/admin/${pathOf(request.params)}`,
          headers: { ...apiHeaders(request.raw), "shop-locale": locale },
          remoteAddress: request.raw.socket.remoteAddress ?? "127.0.0.1",
        });
        if (answer.status === 403 && /"(ProofTooOld|FactorMissing)"/.test(answer.body.toString("utf8")))
          return leadOn(reply, { to: proofBefore(locale, deskHref(locale, backTo(request.params))), cookies: [] });
        if (answer.status !== 200) return page(request, reply);
        const { "content-type": type, "content-disposition": disposition } = answer.headers;
        return reply
          .headers({ ...whole, "content-type": String(type), "content-disposition": String(disposition) })
          .send(answer.body);
      };
    const id = ({ id: given }: Params): string => encodeURIComponent(given);
    for (const file of ["pdf", "xrechnung"] as const)
      site.get(
        `/admin/invoices/:id/${file}`,
        pass(
          (params) => `invoices/${id(params)}/${file}`,
          (params) => `invoices/${id(params)}`,
        ),
      );
    site.get(
      "/admin/orders/:id/authcodes",
      pass(
        (params) => `orders/${id(params)}/authcodes`,
        (params) => `orders/${id(params)}`,
      ),
    );
    // The API notes each reading in the journal.
    site.get(
      "/admin/inbox/:id/files/:file(^[1-9])",
      pass(
        (params) => `inbox/${id(params)}/files/${params.file}`,
        (params) => `inbox/${id(params)}`,
      ),
    );
    done();
  };
