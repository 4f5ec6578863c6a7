// Prints of ticketing: the badges of an event and a sample as HTML and PDF, page by page as they are made; a ticket as PDF. [TKT-01] [TKT-03]
import { Readable } from "node:stream";
import { drawnPdf, type Label, labelSheets } from "@kontor/api/pdf";
import { type Call, resultOf } from "@kontor/adapters/client";
import { checkPath, ticketPath } from "@kontor/domain/site/routing";
import { type Badge, pageWith, samplePage } from "@kontor/domain/site/ticket";
import { mayEnter, roleOf } from "@kontor/domain/visitor/session";
import { inLocale, type Locale, locales, type Localized } from "@kontor/domain/visitor/locale";
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import { provider } from "../../shell/provider.ts";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { BadgeTexts } from "../../site/ticket/views.ts";
import type { SiteHandler } from "./page-handler.ts";
import type { AnswerPage } from "../../platform/server/answer-page.ts";
import { contentPolicy } from "../../platform/server/security.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { badgePages, codeOf, labelsOf } from "../../site/ticket/badge-pages.ts";
import { qrDrawing } from "../../platform/page/qr-code.ts";
import { ticketPdf } from "../../site/ticket/ticket-pdf.ts";
import { printTestPath } from "../../site/ticket/paths.ts";
import { formCall } from "./form-call.ts";
import { sentInTurn, waitingFor } from "./waiting.ts";
import { staffLocale } from "./staff-locale.ts";

interface Parts {
  readonly settings: WebSettings;
  readonly api: ApiDoor;
  readonly handler: () => Promise<SiteHandler>;
  readonly page: AnswerPage;
}

/** Neither stored nor listed, and no address leaves it. */
const closed = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** What the files of prints are called. */
const fileNames = {
  badges: { en: "Badges", de: "Namensschilder" },
  sample: { en: "Print test", de: "Probedruck" },
} as const satisfies Record<string, Localized<string>>;

/** All badges of the session's event, part by part; null for who may not see them. */
const badgesOf = async (call: Call): Promise<AsyncIterable<Badge> | null> => {
  const first = await resultOf(call("GET", "/shop/ticketing/badges", {}));
  if (!first.ok) return null;
  return (async function* () {
    for (let part = first.value; ; ) {
      yield* part.badges;
      if (part.next === null) return;
      const next = await resultOf(call("GET", "/shop/ticketing/badges", { query: { after: part.next } }));
      if (!next.ok) throw new Error(`badges cannot be read: ${next.problem.refusal}`);
      part = next.value;
    }
  })();
};

/** A staff session, or an account of staff. */
const isStaff = async (call: Call): Promise<boolean> => {
  if ((await call("GET", "/shop/ticketing/session")).ok) return true;
  const token = await resultOf(call("GET", "/shop/auth"));
  return mayEnter("ticketing", roleOf(token.ok ? token.value : null));
};

export const ticketingRoutes =
  ({ settings, api, handler, page }: Parts): FastifyPluginCallback =>
  (site, _, done) => {
    const sendHtml = async (reply: FastifyReply, locale: Locale, badges: AsyncIterable<Badge>, texts: BadgeTexts) => {
      const made = (await handler()).badges?.(locale, texts);
      if (made === undefined) throw new Error("the page handler prints no badges");
      const parts = async function* () {
        yield made.head;
        for await (const each of badgePages(badges, pageWith))
          yield made.sheet(
            each.map(({ holder, key, community }) => ({
              holder,
              community,
              code: key === null ? null : qrDrawing(codeOf(settings.publicUrl, key)),
            })),
          );
        yield made.tail;
      };
      return reply
        .headers({
          ...closed,
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": contentPolicy([], { secure: settings.secure }),
        })
        .send(Readable.from(parts(), { objectMode: false }));
    };
    const sendPdf = async (reply: FastifyReply, locale: Locale, badges: AsyncIterable<Badge>, title: string) => {
      const labels = async function* (): AsyncGenerator<readonly Label[]> {
        for await (const each of badgePages(badges, pageWith)) yield labelsOf(each, settings.publicUrl, locale);
      };
      const { name, flag } = provider();
      const stream = await labelSheets({
        locale,
        title,
        author: name,
        ...(flag === undefined ? {} : { flag }),
        at: new Date(api.now()),
        pages: labels(),
      });
      return reply
        .headers({
          ...closed,
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="badges.pdf"`,
        })
        .send(stream);
    };
    const sample = async function* (): AsyncGenerator<Badge> {
      yield* samplePage;
    };

    for (const locale of locales) {
      const path = `${checkPath(locale)}/print-all`;
      site.get(path, async (request, reply) => {
        const badges = await badgesOf(formCall(api, request.raw, locale));
        return badges === null
          ? page(request, reply)
          : sentInTurn(waitingFor(request, reply, true), reply, () =>
              sendHtml(reply, locale, badges, { title: "print.title", pdf: `${path}.pdf` }),
            );
      });
      site.get(`${path}.pdf`, async (request, reply) => {
        const badges = await badgesOf(formCall(api, request.raw, locale));
        return badges === null
          ? page(request, reply)
          : sentInTurn(waitingFor(request, reply, true), reply, () =>
              sendPdf(reply, locale, badges, inLocale(fileNames.badges, locale)),
            );
      });
      site.get<{ Params: { key: string } }>(`${ticketPath("", locale)}:key.pdf`, async (request, reply) => {
        const { key } = request.params;
        const read = await resultOf(
          formCall(api, request.raw, locale)("GET", "/shop/ticketing/tickets/{ticketKey}", {
            path: { ticketKey: key },
          }),
        );
        if (!read.ok) return page(request, reply);
        const waiting = waitingFor(request, reply);
        const document = () => ticketPdf(read.value, locale, settings, provider(), new Date(api.now()));
        const file = await drawnPdf(document, waiting).catch((error: unknown) => {
          if (waiting.signal.aborted) return null;
          throw error;
        });
        if (file === null) return reply.hijack();
        return reply
          .headers({
            ...closed,
            "content-type": "application/pdf",
            "content-disposition": 'attachment; filename="ticket.pdf"',
          })
          .send(file);
      });
    }
    const forStaff =
      (answer: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const locale = staffLocale(request.raw);
        return (await isStaff(formCall(api, request.raw, locale)))
          ? answer(request, reply, locale)
          : page(request, reply);
      };
    site.get(
      printTestPath,
      forStaff((_request, reply, locale) =>
        sendHtml(reply, locale, sample(), { title: "print.sample", pdf: `${printTestPath}.pdf?locale=${locale}` }),
      ),
    );
    site.get(
      `${printTestPath}.pdf`,
      forStaff((request, reply, locale) =>
        sentInTurn(waitingFor(request, reply, true), reply, () =>
          sendPdf(reply, locale, sample(), inLocale(fileNames.sample, locale)),
        ),
      ),
    );
    done();
  };
