// Passwords: how they are stored, and that one password is the same in each form of its letters. [SES-02] [SES-11] [REP-7]
import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { account, password } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { passwordCost, passwordsAt } from "./passwords.ts";

const { ask } = await runningForFile();

it("[SES-11] passwords are stored as argon2id", async () => {
  expect(await passwordsAt(passwordCost).hashed("x")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it("[SES-02] [REP-7] a password is the same in one form or the other of its letters, also where its hash is of before", async () => {
  const [composed, apart] = ["Grüße-Hafen-77".normalize("NFC"), "Grüße-Hafen-77".normalize("NFD")];
  const cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
  const { hashed, isPassword } = passwordsAt(cost);
  const stored = [await hashed(composed), await hashed(apart), await hash(composed, cost), await hash(apart, cost)];
  for (const one of stored)
    expect([await isPassword(one, composed), await isPassword(one, apart)]).toEqual([true, true]);
  expect(await isPassword(stored[0], "Grusse-Hafen-77")).toBe(false);
  expect(await isPassword(undefined, composed)).toBe(false);
});

it("[SES-02] [REP-7] its length is that of its one form, and a repeat from another keyboard is the same", async () => {
  const registered = async (chosen: string) => {
    const email = `${randomUUID()}@example.test`;
    return (await ask("POST", "/auth/local/register", { username: email, email, password: chosen })).status;
  };
  // Five letters, ten characters where each mark stands apart; 72 bytes in one form, 108 in the other.
  expect(await registered("üöäéñ".normalize("NFD"))).toBe(400);
  expect(await registered("müllerstraßenbahn-üüüüüüüüüüüüüüüüüüüüüü-7".normalize("NFD"))).toBe(200);
  const person = await account(ask);
  const [chosen, passwordConfirmation] = ["Grüße-Hafen-77".normalize("NFC"), "Grüße-Hafen-77".normalize("NFD")];
  const changed = { currentPassword: password, password: chosen, passwordConfirmation };
  expect((await ask("POST", "/auth/change-password", changed, person.auth)).status).toBe(200);
});
