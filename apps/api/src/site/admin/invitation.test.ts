// A colleague is invited, opens the account by the letter's link once and in time, and logs in with the role; no one else comes in by it. [ADM-06] [SES-07]
import { randomUUID } from "node:crypto";
import { invitationTime } from "@kontor/domain/site/admin";
import { expect, it } from "vitest";
import { account, codeTo, lettersTo } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock } = shop;
const admin = await staffMember(shop, "admin");
const support = await staffMember(shop, "support");
const reason = "New in the team.";
const freshAddress = () => `${randomUUID()}@example.test`;
const invite = (email: string, more: Readonly<Record<string, unknown>> = {}, auth = admin.auth) =>
  ask("POST", "/shop/admin/invitations", { email, role: "support", locale: "en", reason, ...more }, auth);
const chosen = { password: "segelboot-vor-anker", passwordConfirmation: "segelboot-vor-anker" };
const open = (code: string) => ask("POST", "/auth/reset-password", { code, ...chosen });
const login = (identifier: string) => ask("POST", "/auth/local", { identifier, password: chosen.password });

it.each([
  ["en", "support", "a member of support", "within 3 days"],
  ["de", "admin", "in der Verwaltung zu arbeiten", "innerhalb von 3 Tagen"],
  ["de", "ticketing", "am Einlass zu arbeiten", "innerhalb von 3 Tagen"],
] as const)(
  "[DSK-06] [ADM-06] [SES-07] in %s as %s: the link of the letter opens the account, once",
  async (locale, role, as, time) => {
    await proved(shop, admin);
    const email = freshAddress();
    const invited = await invite(` ${email.toUpperCase()} `, { locale, role });
    expect([invited.status, invited.body.result], invited.text).toMatchObject([201, { email, role, confirmed: false }]);
    const letter = (await lettersTo(shop, email)).join("\n").replaceAll("\u00a0", " ");
    expect(letter).toContain(as);
    expect(letter).toContain(time);
    expect((await login(email)).status, "before").toBe(400);
    const code = await codeTo(shop, email);
    expect((await open(code)).status).toBe(200);
    expect((await open(code)).status, "a second time").toBe(400);
    clock.now += 2_000;
    const entered = await login(email);
    expect(entered.status).toBe(200);
    const auth = { authorization: `Bearer ${entered.body.jwt}` };
    expect((await ask("GET", "/shop/auth", undefined, auth)).body.result).toMatchObject({ role });
  },
);

it("[SES-07] only an administrator who has just proved who they are invites, only addresses without an account, to a role of staff, with a reason", async () => {
  await proved(shop, admin);
  const taken = await account(ask);
  const refusals = [
    await invite(freshAddress(), {}, support.auth),
    await invite(taken.email),
    await invite("ada"),
    await invite(`${"a".repeat(95)}@example.test`),
    await invite(""),
    await invite(freshAddress(), { reason: " " }),
  ].map(({ body }) => body.refusal);
  expect(refusals).toEqual([
    "AreaClosed",
    "LoginAddressTaken",
    "AddressRefused",
    "AddressRefused",
    "AddressRefused",
    "ReasonMissing",
  ]);
  expect((await invite(freshAddress(), { role: "customer" })).status).toBe(400);
  clock.now += 11 * 60_000;
  expect((await invite(freshAddress())).body.refusal).toBe("ProofTooOld");
});

it("[ADM-06] [SES-07] an invitation that is over opens nothing, and its address alone brings no other link; one that is taken back neither", async () => {
  await proved(shop, admin);
  const [late, blocked] = [freshAddress(), freshAddress()];
  await invite(late);
  const { number } = (await invite(blocked)).body.result;
  const [lateCode, blockedCode] = [await codeTo(shop, late), await codeTo(shop, blocked)];
  expect(
    (await ask("PUT", `/shop/admin/customers/${number}/blocked`, { blocked: true, reason }, admin.auth)).status,
  ).toBe(200);
  await open(blockedCode);
  clock.now += 2_000;
  expect((await login(blocked)).status, "taken back").toBe(400);
  clock.now += invitationTime;
  expect((await open(lateCode)).status, "too late").toBe(400);
  const letters = (await lettersTo(shop, late)).length;
  expect((await ask("POST", "/auth/forgot-password", { email: late })).status).toBe(200);
  expect((await lettersTo(shop, late)).length).toBe(letters);
  expect((await login(late)).status).toBe(400);
});
