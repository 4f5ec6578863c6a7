// Requests to a Strapi 5 outside of the subset that the store speaks: each is answered, and as the list says. [API-02] [OPS-09]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editor } from "../../../test/content-store.ts";
import { runningForFile } from "../../../test/harness.ts";
import { account, password } from "../../../test/customers.ts";
import { accountRecordings, contentRecordings, names, outside, recorded } from "../../../test/recordings.ts";

const shop = await runningForFile();
const someEditor = (await editor(shop)).authorization;

/** The request for a new account: no account here has a recorded name. */
const rerecorded = async (name: string): Promise<number> => {
  const { request } = recorded(name);
  const person = await account(shop.ask);
  if (/old-token|after-logout/.test(name))
    await shop.ask(
      "POST",
      "/auth/change-password",
      { currentPassword: password, password: "Passw0rd-two", passwordConfirmation: "Passw0rd-two" },
      person.auth,
    );
  const authorization =
    request.authorization?.includes("api-token") === true ? someEditor : person.auth["authorization"];
  const isNew = request.path.endsWith("/register");
  const username = isNew ? randomUUID() : person.email;
  const email = isNew ? `${username}@example.test` : person.email;
  const body = JSON.stringify(request.body)
    ?.replaceAll("ada@example.test", email)
    .replaceAll('"ada"', JSON.stringify(username));
  const answer = await shop.api.inject({
    method: request.method as "GET",
    url: encodeURI(request.path),
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...request.headers,
      ...(request.authorization === undefined ? {} : { authorization: authorization ?? "" }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const response =
    answer.statusCode >= 400 && answer.payload !== "" ? (JSON.parse(answer.payload) as Record<string, unknown>) : null;
  if (response !== null) expect(response, name).toMatchObject({ data: null, error: { status: answer.statusCode } });
  return answer.statusCode;
};

describe("outside of the subset", () => {
  it.each(outside.flatMap(([name, answers]) => (answers === null ? [] : [[name, answers] as const])))(
    "[API-02] [OPS-09] %s is answered with %i",
    async (name, answers) => expect(await rerecorded(name)).toBe(answers),
  );

  it("[API-02] every recording is replayed or named, and none of the named is unknown", () => {
    const named = outside.map(([name]) => name);
    expect([...named, ...accountRecordings, ...contentRecordings].toSorted()).toEqual(names);
    expect(names).toHaveLength(214);
  });
});
