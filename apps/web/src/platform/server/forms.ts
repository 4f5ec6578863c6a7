// Forms that work without scripts: what one brings along, and where it leads.
import type { IncomingMessage } from "node:http";
import type { Call } from "@kontor/adapters/client";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { FastifyReply } from "fastify";
import type { ApiQuestion } from "../api/api-door.ts";
import { locationOf } from "./plain-path.ts";
import type { WebSettings } from "./settings.ts";

/** The language of the page that a form stands on, as it says. */
export const localeOfForm = (form: Pick<URLSearchParams, "get">): Locale => {
  const named = form.get("locale");
  return isLocale(named) ? named : "en";
};

export interface LedOn {
  readonly to: string;
  readonly cookies: readonly string[];
  /** With 307 the browser sends the form on, with all that was typed. */
  readonly status?: 307;
}

export const leadOn = (reply: FastifyReply, { to, cookies, status }: LedOn): FastifyReply => {
  if (cookies.length > 0) reply.header("set-cookie", [...cookies]);
  return reply
    .code(status ?? 303)
    .headers({ location: locationOf(to), "cache-control": "private, no-store" })
    .send();
};

export interface SentForm {
  readonly form: URLSearchParams;
  /** The page of the shop that the form stands on. */
  readonly back: string;
  readonly request: IncomingMessage;
  readonly settings: WebSettings;
  /** The clock of the shop. */
  readonly now: () => Instant;
  /** Calls the API as the visitor who sends the form; `beside` goes before the headers of the visitor. */
  readonly call: (locale: Locale, beside?: ApiQuestion["headers"]) => Call;
}

export type Form = (sent: SentForm) => LedOn | Promise<LedOn>;

/** Forms by their path. */
export type Forms = Readonly<Record<string, Form>>;
