// What a page of ticketing shows, and to whom it opens: the guard of the domain, over what the API knows. [TKT-01] [TKT-02] [TKT-04] [TKT-05] [LOC-17]
import { randomUUID } from "node:crypto";
import { checkPath, loginPath } from "@kontor/domain/site/routing";
import { isTicketKey, ticketingGuard, ticketingPage, type TicketingPage } from "@kontor/domain/site/ticket";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { roleOf, type Role } from "@kontor/domain/visitor/session";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { factorPage } from "../../visitor/second-factor/paths.ts";
import { qrDrawing } from "../../platform/page/qr-code.ts";
import type { CheckOutcome, FoundGuests, RefusedGate, ShownEvent, TicketingPageData, TicketingView } from "./views.ts";

interface ReadTicket {
  readonly key: string;
  readonly holder: string;
  readonly locale: Locale;
  readonly community: boolean;
  readonly event: { readonly id: string; readonly title: string; readonly place: string; readonly startsAt: number };
  readonly admitted: { readonly id: string; readonly at: number; readonly gate: string } | null;
}

type Session = { readonly event: ReadTicket["event"]; readonly gate: string };

/** The page; null where there is none; a status where the API gives no answer. */
export const ticketingAnswer = async (facts: PageFacts): Promise<TicketingPageData | number | null> => {
  const { locale, path } = facts;
  const page = ticketingPage(path);
  if (page === null) return null;
  const shown = (view: TicketingView, status = 200): TicketingPageData => ({
    locale,
    status,
    zone: facts.services.zone,
    title: texts(locale, "ticketing")(`meta.${view.view}`),
    view,
  });
  if (page.kind === "login") return shown({ view: "login", key: page.key, refused: refusedGate(facts) });
  if (page.kind === "ticket") return ticketPage(facts, page, shown);
  const entry = await entryOf(facts);
  if (typeof entry === "number") return entry;
  const { role, session } = entry;
  if (Result.isFailure(ticketingGuard(page, { role, ticket: null })))
    return shown({ view: "closed", login: loginPath(locale, path) }, 403);
  if (session === null) {
    const [events, own] = await Promise.all([
      readFor(facts, "/shop/ticketing/events", { query: { count: "200" } }),
      readFor(facts, "/shop/staff/factor"),
    ]);
    if (events.kind !== "value") return 503;
    return shown({
      view: "choose",
      events: events.value.events.map(({ event }) => eventOf(event, facts)),
      refused: refusedGate(facts),
      factor: valueOf(own)?.requested === true ? factorPage(locale, { return: checkPath(locale) }) : null,
    });
  }
  // Badges are written by a route of their own, for who may see them.
  if (page.kind !== "check") return 404;
  const outcome =
    page.key === null
      ? facts.search.has("problem")
        ? ({ kind: "invalid" } as const)
        : null
      : await outcomeOf(facts, page.key, session);
  const guests = await guestsOf(facts);
  if (outcome === "away" || guests === "away") return 503;
  return shown(
    {
      view: "check",
      guests,
      session: { event: eventOf(session.event, facts), gate: session.gate },
      outcome,
      scan: randomUUID(),
    },
    outcome?.kind === "unknown" ? 404 : 200,
  );
};

type Shown = (view: TicketingView, status?: number) => TicketingPageData;

const ticketPage = async (facts: PageFacts, page: Extract<TicketingPage, { kind: "ticket" }>, shown: Shown) => {
  const { locale, services } = facts;
  const found = await ticketOf(facts, page.key);
  if (found === "away") return 503;
  const guarded = ticketingGuard(page, {
    role: "visitor",
    ticket: found === null ? null : { ...found, event: found.event.id, email: "" },
  });
  if (Result.isFailure(guarded) || found === null) return shown({ view: "unknown" }, 404);
  const { key, holder, community, event, admitted } = found;
  return shown({
    view: "ticket",
    event: eventOf(event, facts),
    holder,
    community,
    key: key.replaceAll(/(.{4})(?=.)/g, "$1 "),
    code: qrDrawing(`${services.publicUrl}/ticketing/${key}`),
    pdf: `${facts.path}.pdf`,
    admitted:
      admitted === null ? null : { at: momentText(locale, admitted.at, facts.services.zone), gate: admitted.gate },
  });
};

/** Who asks: a staff session makes staff of anybody. */
export const entryOf = async (facts: Pick<PageFacts, "locale" | "services">) => {
  const session = await readFor(facts, "/shop/ticketing/session");
  if (session.kind === "unreachable") return 503;
  if (session.kind === "value") return { role: "ticketing" as Role, session: session.value as Session };
  const token = await readFor(facts, "/shop/auth");
  if (token.kind === "unreachable") return 503;
  return { role: roleOf(valueOf(token)), session: null };
};

const ticketOf = async (facts: PageFacts, key: string): Promise<ReadTicket | null | "away"> => {
  if (!isTicketKey(key)) return null;
  const read = await readFor(facts, "/shop/ticketing/tickets/{ticketKey}", { path: { ticketKey: key } });
  return read.kind === "unreachable" ? "away" : valueOf(read);
};

const outcomeOf = async (facts: PageFacts, key: string, { event }: Session): Promise<CheckOutcome | "away"> => {
  const found = await ticketOf(facts, key);
  if (found === "away") return "away";
  if (found === null) return { kind: "unknown" };
  if (found.event.id !== event.id) return { kind: "other-event", event: found.event.title };
  const { holder, admitted } = found;
  if (admitted === null) return { kind: "ready", key, holder };
  const shown = { holder, at: momentText(facts.locale, admitted.at, facts.services.zone), gate: admitted.gate };
  return { kind: admitted.id === facts.search.get("scan") ? "admitted" : "double", ...shown };
};

/** Longer names are no part of one. */
const longestName = 80;

const guestsOf = async (facts: PageFacts): Promise<FoundGuests | null | "away"> => {
  const name = (facts.search.get("name") ?? "").trim().slice(0, longestName);
  if (name === "") return null;
  const read = await readFor(facts, "/shop/ticketing/guests", { query: { name } });
  if (read.kind === "unreachable") return "away";
  const found = valueOf(read) ?? { guests: [], more: false };
  // A ticket whose key can be read no more cannot be admitted.
  const guests = found.guests.flatMap(({ holder, key }) => (key === null ? [] : [{ holder, key }]));
  return { name, found: guests, more: found.more };
};

export const eventOf = (
  { id, title, place, startsAt }: ReadTicket["event"],
  { locale, services: { zone } }: Pick<PageFacts, "locale" | "services">,
): ShownEvent => ({
  id,
  title,
  place,
  begins: momentText(locale, startsAt, zone),
});

/** What a login came to that led back here. */
const refusedGate = (facts: Pick<PageFacts, "search" | "locale">): RefusedGate | null => {
  const text = problemIn(facts);
  const { search } = facts;
  const isOfGate = search.get("problem") === "TicketFieldInvalid";
  return text === null ? null : { text, gate: search.get("gate") ?? "", event: search.get("event") ?? "", isOfGate };
};

/** The text of the refusal that a form led back with. */
const problemIn = ({ search, locale }: Pick<PageFacts, "search" | "locale">): string | null => {
  const tag = search.get("problem");
  if (tag === null) return null;
  const known: Readonly<Record<string, string>> = inLocale(refusalTexts, locale);
  const text = Object.hasOwn(known, tag) ? (known[tag] ?? "") : "";
  return text === "" || text.includes("{{") ? texts(locale, "ticketing")("problem") : text;
};
