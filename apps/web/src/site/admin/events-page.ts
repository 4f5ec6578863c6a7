// Events and their tickets in the hands of administrators: who has one, who came, new ones one by one or by list. [TKT-06] [TKT-02]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import { randomUUID } from "node:crypto";
import type { ShopComponents } from "@kontor/adapters/contract";
import { checkPath } from "@kontor/domain/site/routing";
import { mostTicketsAtOnce } from "@kontor/domain/site/ticket";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText, numberText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import {
  type Desk,
  deskHref,
  failureOf,
  filtersOf,
  listDesk,
  pagesOf,
  queryOf,
  searched,
  searchOf,
} from "./desk-page.ts";
import { printTestPath } from "../ticket/paths.ts";
import { clockTime } from "./shop-time.ts";
import type { DeskCell, DeskForm } from "./desk-views.ts";

type Event = ShopComponents["schemas"]["TicketEvent"];
type Ticket = ShopComponents["schemas"]["IssuedTicket"];

/** How badges come out of a printer, before there is an event. [TKT-03] */
const printTest = (locale: Locale) => ({
  href: `${printTestPath}?locale=${locale}`,
  text: texts(locale, "admin")("meta.entrances.printTest"),
});

export const eventsDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q, after } = searched(facts);
  const response = await readFor(facts, "/shop/ticketing/events", { query: queryOf(facts, { q, after }) });
  if (response.kind !== "value") return failureOf(response);
  const { events, next } = response.value;
  const t = texts(locale, "admin");
  return listDesk(facts, "events", {
    acts: ["event"],
    search: searchOf(locale, "events", q, {}),
    filters: null,
    columns: ["title", "place", "startsAt", "tickets", "admitted"],
    order: ["startsAt", "descending"],
    figures: ["tickets", "admitted"],
    rows: events.map(({ event, tickets, admitted }) => ({
      key: event.id,
      cells: {
        title: { text: event.title, href: deskHref(locale, `events/${event.id}`) },
        place: { text: event.place },
        startsAt: { text: momentText(locale, event.startsAt, facts.services.zone) },
        tickets: { text: numberText(locale, tickets) },
        admitted: { text: numberText(locale, admitted) },
      },
    })),
    links: [{ href: checkPath(locale), text: t("meta.entrances.check") }, printTest(locale)],
    next,
    pages: pagesOf(locale, "events", { q }, { after, next }),
    forms: [eventForm(null, locale, facts.services.zone)],
  });
};

/** A new event, or a change of one. */
const eventForm = (event: Event | null, locale: Locale, zone: TimeZone): DeskForm => {
  const t = texts(locale, "admin");
  const [day = "", time = ""] = event === null ? [] : clockTime(event.startsAt, zone).split("T");
  const name = event === null ? "make" : "change";
  return {
    act: "event",
    title: t(`meta.events.${name}`),
    ...(event === null ? {} : { text: t("meta.events.changeText") }),
    hidden: event === null ? {} : { event: event.id },
    fields: [
      { name: "title", label: t("meta.events.columns.title"), kind: "text", value: event?.title ?? "" },
      { name: "place", label: t("meta.events.columns.place"), kind: "text", value: event?.place ?? "" },
      { name: "day", label: t("meta.events.day"), kind: "date", value: day },
      { name: "time", label: t("meta.events.time"), kind: "time", value: time },
    ],
    button: t(`meta.events.${name}Button`),
  };
};

const kinds = ["admitted", "expected", "withdrawn"] as const;

export const ticketState = ({ admitted, withdrawnAt }: Ticket, locale: Locale): DeskCell => {
  const t = texts(locale, "admin");
  if (withdrawnAt !== null) return { text: t("meta.tickets.states.withdrawn"), slip: "stop" };
  return admitted === null
    ? { text: t("meta.tickets.states.expected"), slip: "plain" }
    : { text: t("meta.tickets.states.admitted"), slip: "free" };
};

/** The tickets of an event, with what is done to it. */
export const eventDesk = async (facts: PageFacts, id: string): Promise<Desk> => {
  const { locale, search } = facts;
  const { q, after } = searched(facts);
  const only = kinds.find((kind) => kind === search.get("only")) ?? null;
  const path = { eventId: id };
  const counted = await readFor(facts, "/shop/ticketing/events/{eventId}", { path });
  if (counted.kind !== "value") return failureOf(counted);
  const listed = await readFor(facts, "/shop/ticketing/events/{eventId}/tickets", {
    path,
    query: queryOf(facts, { q, only, after }),
  });
  if (listed.kind !== "value") return failureOf(listed);
  const { event, tickets, admitted } = counted.value;
  const { next } = listed.value;
  const t = texts(locale, "admin");
  const page = `events/${id}`;
  const words = {
    all: t("meta.tickets.all"),
    ...Object.fromEntries(kinds.map((kind) => [kind, t(`meta.tickets.states.${kind}`)])),
  };
  return listDesk(facts, "tickets", {
    title: event.title,
    caption: t("meta.tickets.title"),
    lead: t("meta.tickets.lead", {
      place: event.place,
      moment: momentText(locale, event.startsAt, facts.services.zone),
      tickets: numberText(locale, tickets),
      admitted: numberText(locale, admitted),
    }),
    back: { href: deskHref(locale, "events"), text: t("meta.events.back") },
    acts: ["event", "ticket", "import"],
    links: [
      { href: deskHref(locale, `entrances/${id}`), text: t("meta.entrances.link") },
      { href: checkPath(locale), text: t("meta.entrances.check") },
      printTest(locale),
    ],
    search: searchOf(locale, "tickets", q, { only }),
    filters: filtersOf(locale, page, { chosen: only, q, words }),
    columns: ["holder", "email", "state", "admittedAt", "gate", "issuedAt"],
    order: ["holder", "ascending"],
    rows: listed.value.tickets.map((ticket) => ({
      key: ticket.print,
      cells: {
        holder: { text: ticket.holder, href: deskHref(locale, `tickets/${ticket.print}`) },
        email: { text: ticket.email },
        state: ticketState(ticket, locale),
        admittedAt: {
          text: ticket.admitted === null ? "–" : momentText(locale, ticket.admitted.at, facts.services.zone),
        },
        gate: { text: ticket.admitted?.gate ?? "–" },
        issuedAt: { text: momentText(locale, ticket.issuedAt, facts.services.zone) },
      },
    })),
    next,
    pages: pagesOf(locale, page, { q, only }, { after, next }),
    forms: [ticketForm(id, locale), importForm(id, locale), eventForm(event, locale, facts.services.zone)],
  });
};

/** Each form has a key of its own: sent twice, it issues once. */
const ticketForm = (event: string, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "ticket",
    title: t("meta.tickets.issue"),
    text: t("meta.tickets.issueText"),
    hidden: { event },
    fresh: { key: randomUUID() },
    fields: [
      { name: "holder", label: t("meta.tickets.columns.holder"), kind: "text" },
      { name: "email", label: t("meta.tickets.columns.email"), kind: "email" },
      {
        name: "language",
        label: t("meta.tickets.language"),
        kind: "select",
        value: locale,
        options: locales.map((value) => ({ value, label: t(`language.${value}`) })),
      },
      {
        name: "community",
        label: t("meta.tickets.community"),
        kind: "select",
        value: "0",
        options: ["0", "1"].map((value) => ({
          value,
          label: t(value === "1" ? "meta.journal.yes" : "meta.journal.no"),
        })),
      },
    ],
    button: t("meta.tickets.issueButton"),
  };
};

const importForm = (event: string, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "import",
    title: t("meta.tickets.importTitle"),
    text: t("meta.tickets.importText", { most: numberText(locale, mostTicketsAtOnce) }),
    hidden: { event },
    fresh: { key: randomUUID() },
    withFile: true,
    fields: [
      { name: "file", label: t("meta.tickets.file"), kind: "file", isOptional: true },
      { name: "csv", label: t("meta.tickets.csv"), hint: t("meta.tickets.csvHint"), kind: "lines", isOptional: true },
    ],
    button: t("meta.tickets.importButton"),
  };
};
