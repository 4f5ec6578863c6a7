// What is done with events and tickets: each act is a call, with what is usual filled in. [TKT-02] [TKT-06]
import { readTypedDay, type TimeZone } from "@kontor/domain/kernel/calendar";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import type { Typed } from "../control.tsx";
import { actBy, actWords, choice, reason } from "../act-words.ts";
import { refusedField, type Send } from "../calls.ts";
import { freshKey } from "../money/notes.ts";
import { kindKey } from "../queries.ts";
import { clockTime, momentAt } from "../shop-time.ts";
import type { CountedEvent } from "./listed.ts";

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
  readonly locale: Locale;
  readonly zone: TimeZone;
}

export const stale = ["events", "tickets", "journal"].map(kindKey);

/** Each dialog has a key of its own: sent twice, it issues once. */
const keyField = { name: "key", kind: "hidden", value: freshKey } as const;
const batchIn = (typed: Typed) => ({ "idempotency-key": typed("key") });

/** A new event, or a change of one. */
export const eventAct = (event: CountedEvent["event"] | null, { send, t, zone }: Acting): Act => {
  const [day = "", time = ""] = event === null ? [] : clockTime(event.startsAt, zone).split("T");
  return {
    ...actWords(t, event === null ? "make" : "change"),
    stale,
    ...(event === null ? {} : { text: t("act.change.text") }),
    fields: [
      { name: "title", label: t("field.title"), kind: "text", value: event?.title ?? "" },
      { name: "place", label: t("field.place"), kind: "text", value: event?.place ?? "" },
      { name: "day", label: t("field.day"), kind: "date", value: day },
      { name: "time", label: t("field.time"), kind: "time", value: time },
    ],
    run: async (typed) => {
      const on = readTypedDay(typed("day"));
      const startsAt = on === null ? null : momentAt(on, typed("time").slice(0, 5), zone);
      if (startsAt === null) throw refusedField("day", t("field.dayWrong"));
      const body = { title: typed("title"), place: typed("place"), startsAt };
      return event === null
        ? send("POST", "/shop/ticketing/events", { body })
        : send("PUT", "/shop/ticketing/events/{eventId}", { path: { eventId: event.id }, body });
    },
  };
};

export const issueAct = (
  eventId: string,
  { send, t, locale, languages }: Acting & { readonly languages: readonly Locale[] },
): Act =>
  actBy({ t, stale })("issue", {
    fields: [
      keyField,
      { name: "holder", label: t("column.holder"), kind: "text" },
      { name: "email", label: t("column.email"), kind: "email" },
      choice("locale", t("field.language"), languages, (value) => t(`language.${value}`), locale),
      { name: "community", label: t("field.community"), kind: "check" },
    ],
    run: (typed) => {
      const language = typed("locale");
      const body = {
        holder: typed("holder"),
        email: typed("email"),
        locale: isLocale(language) ? language : locale,
        community: typed("community") === "1",
      };
      return send("POST", "/shop/ticketing/events/{eventId}/tickets", {
        path: { eventId },
        headers: batchIn(typed),
        body,
      });
    },
  });

/** Tickets of a list; a file goes before what was typed. */
export const importAct = (eventId: string, most: string, { send, t }: Acting): Act =>
  actBy({ t, stale, facts: { most } })("import", {
    fields: [
      keyField,
      { name: "file", label: t("act.import.file"), kind: "file", isOptional: true },
      { name: "csv", label: t("act.import.csv"), hint: t("act.import.csvHint"), kind: "lines", isOptional: true },
    ],
    run: async (typed, chosen) => {
      const csv = (await chosen?.("file")) ?? typed("csv");
      return send("POST", "/shop/ticketing/events/{eventId}/import", {
        path: { eventId },
        headers: batchIn(typed),
        body: { csv },
      });
    },
  });

export const sendAgain = (send: Send, ticketPrint: string) =>
  send("POST", "/shop/ticketing/issued/{ticketPrint}/letter", { path: { ticketPrint } });

export const withdraw = (send: Send, ticketPrint: string, typed: Typed) =>
  send("PUT", "/shop/ticketing/issued/{ticketPrint}/withdrawn", {
    path: { ticketPrint },
    body: { reason: typed("reason") },
  });

/** What is done with one ticket, as it stands. */
export const ticketActs = (
  { print, email, withdrawnAt, admitted }: { print: string; email: string; withdrawnAt: unknown; admitted: unknown },
  { send, t }: Acting,
): readonly Act[] => {
  const act = actBy({ t, stale, facts: { email } });
  return withdrawnAt !== null
    ? []
    : [
        act("again", { fields: [], run: () => sendAgain(send, print) }),
        ...(admitted === null
          ? [act("withdraw", { fields: [reason], run: (typed) => withdraw(send, print, typed) })]
          : []),
      ];
};

export const keyAct = (eventId: string, { send, t, locale }: Acting): Act =>
  actBy({ t, stale: ["entrances", "journal"].map(kindKey) })("key", {
    fields: [],
    once: { text: t("act.key.onceText"), label: t("act.key.address") },
    run: async () => {
      const { key } = await send("POST", "/shop/ticketing/events/{eventId}/staff-keys", { path: { eventId } });
      return `${location.origin}/ticketing/login/${key}?locale=${locale}`;
    },
  });
