// Who is logged in, along generated paths, in both languages: they leave, are logged out from elsewhere, come back; the account and the cookies are what the session's machine says. [SES-01] [SES-03] [SES-09] [HDL-08]
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { LogoutFailed, sessionMachine, TokenMissing } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Page } from "@playwright/test";
import { aPerson, expect, type Locale, test } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const accounts = { en: "/en/account", de: "/de/konto" } as const;
const locales: readonly Locale[] = ["en", "de"];
const person = aPerson();
const user = { id: 1, username: person.email, email: person.email, confirmed: true };
const input = { user, hasToken: true };
const leave = { type: "session.leave" };
const answers = {
  left: { type: "answer", of: "leave", output: Result.succeed("key") },
  failed: { type: "answer", of: "leave", output: Result.fail(new LogoutFailed()) },
  found: { type: "answer", of: "fetchUser", output: Result.succeed(user) },
  gone: { type: "answer", of: "fetchUser", output: Result.fail(new TokenMissing()) },
};
const moments: readonly WalkMoment[] = [
  leave,
  { type: "session.lost" },
  { type: "session.renew" },
  ...Object.values(answers),
];

const logIn = async (page: Page): Promise<void> => {
  const entered = await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
  expect(entered.status).toBe(200);
};

test.use({ javaScriptEnabled: false });

test("[SES-01] [SES-03] [SES-09] [HDL-08] a login is left, lost and found again along generated paths as its machine does, in both languages", async ({
  page,
  browser,
  shop,
  refusalText,
}) => {
  await haveAccount(page, person);
  const elsewhere = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await logIn(elsewhere);
  /** Another device ends the logins of all others. */
  const endElsewhere = async (): Promise<void> => {
    type Sessions = { readonly sessions: readonly { readonly id: string; readonly current: boolean }[] };
    const { result } = await call<Sessions>(elsewhere, "GET", "/shop/account/sessions");
    for (const { id } of result.sessions.filter(({ current }) => !current))
      expect((await call(elsewhere, "DELETE", `/shop/account/sessions/${id}`)).status).toBe(200);
  };
  const walk = walkAll(sessionMachine, {
    inputs: [input],
    moments,
    // A call is answered before anything else can be pressed.
    mayHappen: (moment, { value }) => value !== "fetching" || moment.type === "answer",
  });
  const walked =
    /known on session\.(leave|lost|renew)|anonymous on session\.renew|leaving on xstate\.done|fetching on xstate\.done\S+ \([14]\)/;
  expect(walk.missedTransitions.filter((name) => walked.test(name))).toEqual([]);
  // Both answers to a logout take the same transition.
  const paths = [...wholePaths(walk), [leave, answers.failed], [leave, answers.failed]];
  for (const [number, path] of paths.entries()) {
    const locale = locales[number % locales.length] as Locale;
    const t = words(locale);
    await page.context().clearCookies({ name: /^(?!consent)/ });
    await logIn(page);
    await page.goto(accounts[locale]);
    const snapshots = snapshotsAlong(sessionMachine, input, path);
    for (const [at, moment] of path.entries()) {
      const next = path[at + 1];
      // A key for the panel can be had with a login alone: where that was ended elsewhere the logout fails.
      if (moment.type === "session.lost" || next === answers.failed || next === answers.gone) await endElsewhere();
      if (next === answers.found) await logIn(page);
      if (moment === leave) await page.getByRole("button", { name: t("account.leave") }).click();
      else if (moment.type !== "answer") await page.goto(accounts[locale]);
      const snapshot = snapshots[at + 1] as NonNullable<(typeof snapshots)[number]>;
      // The page comes with the answer.
      if (snapshot.value === "leaving" || snapshot.value === "fetching") continue;
      const message = `after step ${at} of ${JSON.stringify(path)} (${locale})`;
      const isKnown = snapshot.value === "known";
      await expect(page.getByRole("button", { name: t("account.leave") }), message).toHaveCount(isKnown ? 1 : 0);
      await expect(page.locator("#account-email"), message).toHaveCount(isKnown ? 0 : 1);
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies.includes("token"), message).toBe(isKnown);
      if (moment === answers.left)
        await expect(page.getByRole("status"), message).toContainText(t("account.said.left"));
      if (moment === answers.failed)
        await expect(page.getByRole("alert"), message).toContainText(refusalText(locale, { _tag: "LogoutFailed" }));
      if (moment === answers.left || moment === answers.failed) {
        expect(cookies, message).not.toContain("cartId");
        const query = new URL(page.url()).searchParams;
        expect([query.get("login_language"), query.get("ssoKey")], message).toEqual([
          locale === "de" ? "DE" : "GB",
          null,
        ]);
      }
    }
  }
  await elsewhere.context().close();
});
