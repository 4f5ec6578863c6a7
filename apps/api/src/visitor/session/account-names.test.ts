// Names of accounts: every character of one is seen, no customer is called as staff are, and what looks alike is one name; names from before go on. [SES-02] [SEC3-2]
import { refusalText } from "@kontor/domain/site/refusal";
import { expect, it } from "vitest";
import { password } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { addMissingNameKeys } from "./account-names-store.ts";

const { ask, api } = await runningForFile();
const count = { names: 0 };
const register = (username: string, headers: Readonly<Record<string, string>> = {}) => {
  count.names += 1;
  return ask(
    "POST",
    "/auth/local/register",
    { username, email: `name-${count.names}@example.test`, password },
    headers,
  );
};
const refused = (tag: "UsernameTaken" | "UsernameUnusable", locale: "en" | "de") => ({
  status: 400,
  body: { data: null, error: { status: 400, name: tag, message: refusalText(locale, { _tag: tag }), details: {} } },
});

it.each([
  "x\r\ny",
  "tab\there",
  "start\u0001",
  "erika\u0085",
  "erika\u200b",
  "\u202ereversed",
  "soft\u00adhyphen",
  "join\u200der",
  "line\u2028end",
  "priv\ue000ate",
  "\u3164\u3164\u3164",
  "mark\ufe0f",
])("[SES-02] [SEC3-2] a name with invisible characters is none: %j", async (name) => {
  expect(await register(name)).toMatchObject(refused("UsernameUnusable", "en"));
  expect(await register(name, { "accept-language": "de" })).toMatchObject(refused("UsernameUnusable", "de"));
});

it.each(["admin", "ADMIN", "ａdmin", "Support", "a.d.m.i.n", "Administrator", "ｒｏｏｔ", "ticketing", " staff "])(
  "[SES-02] [SEC3-2] no customer is called as staff are: %j",
  async (name) => expect(await register(name)).toMatchObject(refused("UsernameUnusable", "en")),
);

it("[SES-02] [SEC3-2] names that differ in case, width or form alone are one name, and an address in wide letters is no name", async () => {
  expect((await register("Straße Süd")).status).toBe(200);
  const alike = [
    "straße süd",
    "STRASSE SÜD",
    "Strasse Süd",
    "Straße Su\u0308d",
    "ｓｔｒａße süd",
    "Straße\u00a0Süd",
    "Straße\u3000Süd",
    "𝐒traße Süd",
    "ſtraße süd",
    "Ⓢtraße süd",
  ];
  for (const name of alike) expect([name, await register(name)]).toMatchObject([name, refused("UsernameTaken", "en")]);
  expect(await register("STRASSE SÜD", { "accept-language": "de" })).toMatchObject(refused("UsernameTaken", "de"));
  // As it is spelt, in the words of Strapi.
  expect((await register("Straße Süd")).body.error).toMatchObject({
    name: "ApplicationError",
    message: "Email or Username are already taken",
  });
  expect((await register("name-1＠example.test")).body.error.message).toContain("unless it is your own email");
  expect((await register("Straße Nord")).status).toBe(200);
});

it("[SES-02] [SEC3-2] names from before that are alike go on by their exact spelling, and a new one beside them is refused", async () => {
  const names = ["admin", "ADMIN", "ａdmin", "kapitän"];
  const people = await Promise.all(
    names.map(async (name, at) => ({ name, account: (await register(`later ${at}`)).body.user })),
  );
  // As a version without keys has written them.
  await api.database.inTransaction(async (handle) => {
    for (const { name, account } of people)
      await handle
        .updateTable("users")
        .set({ username: name, name_key: null })
        .where("id", "=", account.id as number)
        .execute();
  });
  const logins = () => Promise.all(names.map((identifier) => ask("POST", "/auth/local", { identifier, password })));
  const owners = people.map(({ account }) => account.id);
  expect((await logins()).map(({ body }) => body.user.id)).toEqual(owners);
  // A registration sees them even before the shop is started anew.
  expect(await register("KAPITÄN")).toMatchObject(refused("UsernameTaken", "en"));
  await addMissingNameKeys(api.database);
  expect(await register("KAPITA\u0308N")).toMatchObject(refused("UsernameTaken", "en"));
  expect((await logins()).map(({ body }) => body.user.id)).toEqual(owners);
  const rows = await api.database.reads
    .selectFrom("users")
    .select(["id", "name_key"])
    .where("id", "in", owners as number[])
    .execute();
  // The four registered at once, so that their numbers are in no order.
  const keyOf = new Map(rows.map((row) => [row.id, row.name_key?.split("\n")[0]]));
  expect(people.map(({ account }) => keyOf.get(account.id as number))).toEqual(["admin", "admin", "admin", "kapitän"]);
  expect(new Set(rows.map((row) => row.name_key)).size).toBe(4);
});

it("[SES-02] [SEC3-2] of twenty registrations with one name in as many spellings one is made", async () => {
  const spellings = Array.from({ length: 20 }, (_, at) =>
    [..."hafenmeister"].map((letter, place) => ((at >> place) & 1 ? letter.toUpperCase() : letter)).join(""),
  );
  const answers = await Promise.all(spellings.map((name) => register(name)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
});
