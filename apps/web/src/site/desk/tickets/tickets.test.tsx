// Events and tickets at the desk over a real shop: lists, one ticket, entrances; each act as the API takes and refuses it. [TKT-02] [TKT-04] [TKT-06] [DSK-08]
import { expect, it } from "vitest";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { problemOf } from "../calls.ts";
import { refusedAt } from "../refused-at.ts";
import { eventAct, importAct, issueAct, ticketActs } from "./acts.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get } = deskOf(site);

const t = ((key: string) => key) as never;
const typedOf =
  (fields: Readonly<Record<string, string>>) =>
  (field: string): string =>
    fields[field] ?? "";

it("[TKT-02] [TKT-06] [DSK-08] an event is added, tickets are issued one by one and by list, a line that is wrong is named, one is withdrawn", async () => {
  const { send } = await opened("/admin/events");
  const acting = { send, t, locale: "de", zone: "Europe/Berlin" } as const;
  const make = eventAct(null, acting);
  const fair = { title: "Hausmesse", place: "Karlsruhe", day: "2099-12-05", time: "10:00" };
  const wrong = await make.run(typedOf({ ...fair, time: "" })).catch((error: unknown) => error);
  expect([...refusedAt(wrong, ["day"]).keys()]).toEqual(["day"]);
  const { id } = (await make.run(typedOf(fair))) as { readonly id: string };
  const events = (await opened("/admin/events")).words;
  for (const word of ["Hausmesse", "Karlsruhe", "10:00", "Veranstaltung anlegen", "Probedruck"])
    expect(events).toContain(word);

  const ada = { key: "a-key-of-one-dialog", holder: "Ada Lovelace", email: "ada@example.org", locale: "en" };
  for (const _ of ["once", "and once more"])
    expect(await issueAct(id, { ...acting, languages: ["en", "de"] }).run(typedOf(ada))).toEqual({ count: 1 });
  const list = importAct(id, "5.000", acting);
  const csv = (email: string): string => `name,email\nBob Meyer,${email}`;
  const refused = await list
    .run(typedOf({ key: "a-key-of-another" }), async () => csv("nowhere"))
    .catch((error: unknown) => error);
  expect([...refusedAt(refused, ["file", "csv"]).keys()]).toEqual(["csv"]);
  expect(problemOf(refused).errors?.[0]?.detail).toMatch(/\b2\b/);
  await list.run(typedOf({ key: "a-third-key-of-one", csv: csv("bob@example.org") }));

  const tickets = await opened(`/admin/events/${id}?locale=de`);
  for (const word of ["Ada Lovelace", "Bob Meyer", "Noch nicht da", "Ausgestellt: 2", "Ticket ausstellen"])
    expect(tickets.words).toContain(word);
  const print = /\/admin\/tickets\/([0-9a-f]{32})/.exec(tickets.html)?.[1] ?? "";
  const record = (await opened(`/admin/tickets/${print}`)).words;
  for (const word of ["Ada Lovelace", "ada@example.org", "Noch niemand", "Erneut senden", "Zurückziehen"])
    expect(record.replace("Mit diesem Ticket ist noch niemand", "Noch niemand")).toContain(word);
  const [, withdraw] = ticketActs({ print, email: "", withdrawnAt: null, admitted: null }, acting);
  await withdraw?.run(typedOf({ reason: "Abgesagt." }));
  const withdrawn = (await opened(`/admin/tickets/${print}`, "admin", "en")).words;
  expect(withdrawn).toContain("Withdrawn");
  expect(withdrawn).not.toContain("Send again");
  expect((await opened(`/admin/events/${id}?state=withdrawn`)).words).not.toContain("Bob Meyer");

  // Old addresses and files of a list lead to what they did. [ADM-01]
  expect((await get(`/admin/events/${id}?locale=de&only=expected`)).headers.get("location")).toBe(
    `/admin/events/${id}?locale=de&state=expected`,
  );
  const file = await get(`/admin/events/${id}.csv?locale=de&state=expected`);
  expect((await file.text()).split("\r\n")[1]).toMatch(/^Bob Meyer,bob@example.org,Noch nicht da,/);
  expect((await get(`/admin/tickets/${print}?locale=de`)).status).toBe(200);
  expect((await get("/admin/tickets/none?locale=de")).status).toBe(404);
});

it("[TKT-04] a key for an entrance stands in the list of the event, with who made it and until when", async () => {
  const { call } = await opened("/admin/events");
  const event = await call("POST", "/shop/ticketing/events", {
    body: { title: "Einlass", place: "Berlin", startsAt: (Date.now() + 86_400_000) as never },
  });
  if (!event.ok) throw new Error(event.problem.refusal);
  const { id } = event.value.result;
  expect((await call("POST", "/shop/ticketing/events/{eventId}/staff-keys", { path: { eventId: id } })).ok).toBe(true);
  const { words } = await opened(`/admin/entrances/${id}`);
  for (const word of ["Eingänge: Einlass", "Noch nicht benutzt", "Schlüssel anlegen"]) expect(words).toContain(word);
  const file = await get(`/admin/entrances/${id}.csv?locale=en`);
  expect((await file.text()).split("\r\n")[1]).toContain("Not used yet");
  expect((await get(`/admin/entrances/none?locale=de`)).status).toBe(404);
});
