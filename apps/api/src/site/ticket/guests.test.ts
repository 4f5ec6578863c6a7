// Guests are found at an entrance by a part of their name: a few of its own event, for who is on duty there. [TKT-02] [TKT-05]
import { randomUUID } from "node:crypto";
import { mostGuestsFound } from "@kontor/domain/site/ticket";
import { expect, it } from "vitest";
import { type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock } = shop;
const admin = (await staffMember(shop, "admin")).auth;

const newEvent = async (title: string): Promise<string> => {
  const body = { title, place: "Karlsruhe", startsAt: clock.now + 86_400_000 };
  return (await ask("POST", "/shop/ticketing/events", body, admin)).body.result.id;
};
const [here, elsewhere] = [await newEvent("Open day"), await newEvent("Closed day")];
const invite = async (event: string, ...names: readonly string[]): Promise<void> => {
  const csv = ["name,email", ...names.map((name) => `${name},${randomUUID()}@example.test`)].join("\n");
  const answer = await ask(
    "POST",
    `/shop/ticketing/events/${event}/import`,
    { csv },
    { ...admin, "idempotency-key": randomUUID() },
  );
  expect(answer.status, answer.text).toBe(201);
};
await invite(
  here,
  "Ada Lovelace",
  "Alan Turing",
  "Grace Hopper",
  ...Array.from({ length: 12 }, (_, at) => `Erika Muster${"abcdefghijkl"[at]}`),
);
await invite(elsewhere, "Ada Byron");
const opened = await ask("POST", "/shop/ticketing/session", { event: here, gate: "North" }, admin);
const gate: Headers = { "shop-ticketing": opened.body.result.token };
const find = async (name: string, headers: Headers = gate): Promise<Loose> =>
  ask("GET", `/shop/ticketing/guests?name=${encodeURIComponent(name)}`, undefined, headers);

it("[TKT-02] by any part of their name, of this event alone, and admitted by the key that was found", async () => {
  const { guests, more } = (await find("ada")).body.result;
  expect([guests.map(({ holder }: Loose) => holder), more]).toEqual([["Ada Lovelace"], false]);
  const admitted = await ask("POST", "/shop/ticketing/admission", { key: guests[0].key, id: randomUUID() }, gate);
  expect(admitted.status, admitted.text).toBe(200);
  expect((await find("grace hop")).body.result.guests).toHaveLength(1);
});

it("[TKT-02] a few at once, and none for less than two letters or for signs that stand for all", async () => {
  const { guests, more } = (await find("must")).body.result;
  expect([guests.length, more]).toEqual([mostGuestsFound, true]);
  for (const name of ["", "a", "%", "%%", "__", "12"]) expect((await find(name)).body.result.guests, name).toEqual([]);
});

it("[TKT-05] without a session there is nothing to find", async () => {
  expect((await find("ada", {})).status).toBe(403);
  expect((await find("ada", admin)).status).toBe(403);
});
