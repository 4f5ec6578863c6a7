// Forms that work without scripts: what one brings along, and where it leads.
import type { IncomingMessage } from "node:http";
import type { Call } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ApiQuestion } from "../api/api-door.ts";
import type { WebSettings } from "./settings.ts";

export interface LedOn {
  readonly to: string;
  readonly cookies: readonly string[];
}

export interface SentForm {
  readonly form: URLSearchParams;
  /** The page of the shop that the form stands on. */
  readonly back: string;
  readonly request: IncomingMessage;
  readonly settings: WebSettings;
  /** Calls the API as the visitor who sends the form; `beside` goes before the headers of the visitor. */
  readonly call: (locale: Locale, beside?: ApiQuestion["headers"]) => Call;
}

export type Form = (sent: SentForm) => LedOn | Promise<LedOn>;

/** Forms by their path. */
export type Forms = Readonly<Record<string, Form>>;
