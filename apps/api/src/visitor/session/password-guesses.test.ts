// Which passwords are taken when they are chosen, by whom, and that earlier ones go on working. [SES-02] [ADM-06]
import { judgedPart } from "@kontor/domain/visitor/session";
import { expect, it } from "vitest";
import { account, password } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { isGuessable } from "./password-guesses.ts";
import { passwordsAt } from "./passwords.ts";

const { ask, api } = await runningForFile();
const quick = ["123456789012", "111111111111", "password1234", "qwertyuiop12", "administrator", "passwordpassword"];
/** What the finding does not name: German rows of keys, the shop's name, words with a year, one's own address, letters as signs. */
const likewise = [
  "qwertzuiop12",
  "kontorkontor",
  "passwort2026",
  "erika.muster",
  "P@$$w0rd!",
  "abcabcabcabc",
  "31.12.2025",
];

it.each([...quick, ...likewise])(
  "[SES-02] [ADM-06] [OPS2-3] %s is guessed quickly: no password of a customer, nor of staff",
  async (typed) => {
    const email = "erika.muster@example.test";
    expect([
      await isGuessable(typed, { role: "customer", email, shop: "Kontor Hosting" }),
      await isGuessable(typed, { role: "admin", email, shop: "Kontor Hosting" }),
    ]).toEqual([true, true]);
  },
);

it("[SES-02] [ADM-06] [OPS2-3] words that have nothing to do with each other are taken; staff need more than customers", async () => {
  const email = "erika.muster@example.test";
  for (const role of ["customer", "admin"] as const) {
    expect(await isGuessable("harbour-crane-lantern", { role, email, shop: "Kontor Hosting" })).toBe(false);
    expect(await isGuessable("hafen-und-laterne-42", { role, email, shop: "Kontor Hosting" })).toBe(false);
  }
  expect([
    await isGuessable(password, { role: "customer", email, shop: "Kontor Hosting" }),
    await isGuessable(password, { role: "support", email, shop: "Kontor Hosting" }),
  ]).toEqual([false, true]);
});

it("[SES-02] [OPS2-3] each way to a new password refuses it alike, and the longest takes no longer", async () => {
  const refused = (body: { readonly error: { readonly message: string } }) =>
    expect(body.error.message).toContain("most common passwords");
  for (const typed of quick)
    refused(
      (await ask("POST", "/auth/local/register", { username: "erika", email: "erika@example.test", password: typed }))
        .body,
    );
  const change = (typed: string) => ({ currentPassword: password, password: typed, passwordConfirmation: typed });
  const [customer, staff] = [await account(ask), await staffMember({ ask, api }, "support")];
  refused((await ask("POST", "/auth/change-password", change("qwertzuiop12"), customer.auth)).body);
  // Enough for a customer, too little for staff.
  refused((await ask("POST", "/auth/change-password", change("Passw0rd-two"), staff.auth)).body);
  expect((await ask("POST", "/auth/change-password", change("harbour-crane-lantern"), staff.auth)).status).toBe(200);
  const start = performance.now();
  expect(await isGuessable("aA1!".repeat(18), { role: "customer", email: "", shop: "Kontor Hosting" })).toBe(true);
  expect(performance.now() - start).toBeLessThan(5_000);
});

/** What takes longest for its length: letters that may stand for several others, years, sequences. */
const dearest = [
  "aA4@eE3iI1!oO0sS5$",
  "1990",
  "7+t",
  "a4@",
  "$5s",
  "0o",
  "1!|",
  "31.12.2025",
  "aA1!",
  "zxcvbnm,./",
  "4@",
];

it("[SES-02] [OPS-09] [SEC4-7] whatever is judged is judged in a thread and no more than thirty letters of it: the loop goes on", async () => {
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(
    dearest.map((letters) =>
      isGuessable(letters.repeat(72).slice(0, 72), { role: "customer", email: "", shop: "Kontor Hosting" }),
    ),
  );
  const [ownAfter, allAfter] = [process.threadCpuUsage(own), process.cpuUsage(all)];
  // The thread took nearly all of it: the loop gave it its work, and heard of the answers.
  expect(ownAfter.user + ownAfter.system).toBeLessThan((allAfter.user + allAfter.system) / 2);
  for (const letters of dearest) expect([...judgedPart(letters.repeat(72))].length).toBeLessThanOrEqual(30);
});

it("[SES-06] [OPS-09] [SEC4-7] who has no code for a new password is refused before the password is judged", async () => {
  for (const letters of dearest)
    expect(
      (
        await ask("POST", "/auth/reset-password", {
          code: "a".repeat(64),
          password: letters.repeat(72).slice(0, 72),
          passwordConfirmation: letters.repeat(72).slice(0, 72),
        })
      ).body.error.message,
    ).toBe("Incorrect code provided");
});

it("[SES-02] [OPS2-3] a password from before goes on working", async () => {
  const person = await account(ask);
  const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const hash = await passwordsAt(cost).hashed("111111111111");
  await api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ password_hash: hash }).where("email", "=", person.email).execute(),
  );
  expect((await ask("POST", "/auth/local", { identifier: person.email, password: "111111111111" })).status).toBe(200);
});
