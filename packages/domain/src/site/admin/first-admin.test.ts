// Examples for the first administrator. [ADM-06]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { firstAdmin } from "./index.ts";

const draft = { email: " boss@shop.example ", password: "correct horse 1" };
const tagOf = (given: typeof draft, admins = 0) =>
  Result.match(firstAdmin(given, admins), { onFailure: ({ _tag }) => _tag, onSuccess: () => null });

describe("the first administrator", () => {
  it("[ADM-06] is made with an address and a password of their own", () =>
    expect(Result.getOrThrow(firstAdmin(draft, 0))).toEqual({
      email: "boss@shop.example",
      password: "correct horse 1",
    }));
  it("[ADM-06] is made once", () => expect(tagOf(draft, 1)).toBe("FirstAdminExists"));
  it.each([
    ["", "AdminPasswordWeak"],
    ["admin", "AdminPasswordWeak"],
    ["password123", "AdminPasswordWeak"],
    ["The Boss is here", "AdminPasswordWeak"],
    ["x".repeat(73), "PasswordTooLong"],
  ])("[ADM-06] the password %j is refused", (password, tag) => expect(tagOf({ ...draft, password })).toBe(tag));
  it("[ADM-06] an address is needed", () =>
    expect([tagOf({ ...draft, email: "" }), tagOf({ ...draft, email: "boss" })]).toEqual([
      "FieldRequired",
      "EmailInvalid",
    ]));
  it("[ADM-06] a name of two letters is in many passwords", () =>
    expect(tagOf({ email: "co@shop.example", password: "correct horse 1" })).toBeNull());
});
