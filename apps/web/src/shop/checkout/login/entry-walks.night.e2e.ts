// A login along generated paths, in both languages: after every step the form is what the session's machine says, and a login in another tab is one here. [SES-01] [SES-02] [OPS-08] [HDL-08]
import type { Page, Route } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import { entryStage, LoginRefused, sessionMachine, TokenMissing } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { aFreeName, aPerson, expect, type Locale, open, test } from "../../../../test/browser/shop.ts";
import { call, haveAccount, haveCart } from "../../../../test/browser/walk.ts";
import { installClock } from "../../../../test/browser/stopped-clock.ts";
import { paths as steps, words } from "../../../../test/browser/words.ts";

const input = { user: null, hasToken: false };
const person = aPerson();
const entry = (password: string) => ({
  type: "session.enter",
  entry: { by: "login", identifier: person.email, password },
  completion: { address: null },
});
const [full, empty] = [entry(person.password), entry("")];
const user = { id: 1, username: person.email, email: person.email, confirmed: true };
const answers = {
  known: { type: "answer", of: "enter", output: Result.succeed(user) },
  refused: { type: "answer", of: "enter", output: Result.fail(new LoginRefused()) },
  limited: { type: "answer", of: "enter", output: Result.fail(new TooManyAttempts({ wait: 2 })) },
  lost: { type: "answer", of: "enter", output: null },
  completed: { type: "answer", of: "complete", output: Result.succeed({ merged: false }) },
  found: { type: "answer", of: "fetchUser", output: Result.succeed(user) },
  gone: { type: "answer", of: "fetchUser", output: Result.fail(new TokenMissing()) },
};
const typing = { type: "refusal.dismiss", field: "password" };
/** Another tab says that it has logged in. */
const renewal = { type: "session.renew" };
const moments: readonly WalkMoment[] = [full, empty, typing, renewal, ...Object.values(answers)];
const locales: readonly Locale[] = ["en", "de"];

/** What stands in the password's field. */
const typedAt = (path: readonly WalkMoment[]): string =>
  path.reduce((typed, moment) => (moment === full ? person.password : moment === empty ? "" : typed), "");

interface Facts {
  readonly value: unknown;
  readonly context: { readonly refusal: unknown; readonly gaps: readonly string[]; readonly completion: unknown };
}

/** While something is refused, typing takes it away; until then the form is sent as it stands. Who is known by another tab has no form, and one who waits for an answer about that sends the form whole. */
const mayHappen = (moment: WalkMoment, { value, context }: Facts, path: readonly WalkMoment[]): boolean => {
  const isRefused = context.refusal !== null || context.gaps.length > 0;
  if (moment.type === "answer" || moment.type.startsWith("xstate.")) return true;
  // Who is through with it is on the way to another page.
  if (value === "completed") return false;
  if (moment === renewal) return !isRefused || value === "limited";
  if (value === "known" && context.completion === null) return false;
  if (value === "fetching") return moment === full && context.completion === null;
  if (moment.type === "refusal.dismiss") return isRefused && path.at(-1)?.type !== "refusal.dismiss";
  return (moment !== full && moment !== empty) || !isRefused || (typedAt(path) === "") === (moment === empty);
};

const button = (page: Page) => page.getByRole("main").locator("form button[data-size=large]");

test("[SES-01] [SES-02] [OPS-08] [HDL-08] a login goes along generated paths as its machine does, in both languages", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await haveAccount(page, person);
  const walk = walkAll(sessionMachine, { inputs: [input], moments, mayHappen });
  // Who comes in here goes on to the order.
  const heard =
    /session\.(anonymous on (session\.enter|session\.renew|refusal)|fetching on xstate\.done\S+ \([124]\)|entering on xstate\.done\S+ \([123]\)|entering on xstate\.error|limited on (xstate|session\.renew)|known on session\.renew|completing on xstate\.done\S+ \(3\))/;
  expect(walk.missedTransitions.filter((name) => heard.test(name))).toEqual([]);
  const calls: Route[] = [];
  const count = { sent: 0 };
  await page.route("**/api/auth/local", (route) => {
    count.sent += 1;
    calls.push(route);
  });
  // What follows a login of this tab goes on; what another tab's login makes it ask for waits.
  const pending: Route[] = [];
  const renewing = { waits: false };
  await page.route("**/api/users/me*", (route) => (renewing.waits ? void pending.push(route) : route.continue()));
  const other = await page.context().newPage();
  await other.goto("/robots.txt");
  const renew = async (isFound: boolean): Promise<void> => {
    if (isFound)
      expect(
        (await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password })).status,
      ).toBe(200);
    renewing.waits = true;
    await other.evaluate(() => {
      const channel = new BroadcastChannel("shop:session");
      channel.postMessage("login");
      channel.close();
    });
    await expect.poll(() => pending.length).toBe(1);
  };
  const answer = async (moment: WalkMoment): Promise<void> => {
    if (moment === answers.completed) return;
    if (moment === answers.found || moment === answers.gone) {
      renewing.waits = false;
      return (pending.pop() as Route).continue();
    }
    await expect.poll(() => calls.length).toBe(1);
    const route = calls.pop() as Route;
    if (moment === answers.known) return route.continue();
    if (moment === answers.lost) return route.abort();
    const problem = { success: false, type: "about:blank", title: "", detail: "" };
    const contentType = "application/problem+json";
    return moment === answers.limited
      ? route.fulfill({ status: 429, headers: { "retry-after": "2" }, json: {} })
      : route.fulfill({ status: 400, contentType, json: { ...problem, status: 400, refusal: "LoginRefused" } });
  };
  for (const [number, path] of wholePaths(walk).entries()) {
    const locale = locales[number % locales.length] as Locale;
    const t = words(locale);
    renewing.waits = false;
    await page.context().clearCookies({ name: /^(?!consent)/ });
    if (path.includes(answers.completed)) await haveCart(page, aFreeName());
    await installClock(page);
    await open(page, steps[locale].login);
    await page.getByLabel(t("login.choose.returning")).check();
    await page.locator("#login-email").fill(person.email);
    await page.clock.pauseAt(Date.now() + 60_000);
    count.sent = 0;
    const snapshots = snapshotsAlong(sessionMachine, input, path);
    let entered = 0;
    for (const [at, moment] of path.entries()) {
      if (moment.type === "answer") await answer(moment);
      else if (moment.type.startsWith("xstate.after")) await page.clock.runFor(1_000);
      else if (moment === renewal) await renew(path[at + 1] === answers.found || path[at + 2] === answers.found);
      else if (moment.type === "refusal.dismiss") await page.locator("#login-password").pressSequentially("!");
      else {
        const { password } = (moment as typeof full).entry;
        if ((await page.locator("#login-password").inputValue()) !== password)
          await page.locator("#login-password").fill(password);
        await page.locator("#login-password").press("Enter");
      }
      const snapshot = snapshots[at + 1] as NonNullable<(typeof snapshots)[number]>;
      if (snapshot.value === "entering" && moment.type === "session.enter") entered += 1;
      const { gaps, refusal } = snapshot.context;
      const message = `after step ${at} of ${JSON.stringify(path)} (${locale})`;
      if (snapshot.value === "completed") {
        await page.waitForURL(`**${steps[locale].summary}`);
        break;
      }
      const seen = async () => {
        const isKnown = (await page.getByRole("main").getByText(t("login.knownTitle")).count()) > 0;
        if (isKnown) return { stage: "known", hasGap: false, isRefused: false, sent: count.sent };
        // The form may give way meanwhile.
        const word =
          (await button(page)
            .textContent({ timeout: 500 })
            .catch(() => null)) ?? "";
        const isWaiting = word.startsWith(t("login.wait", { duration: "" }));
        return {
          stage: isWaiting
            ? "limited"
            : (await button(page)
                  .getAttribute("aria-busy", { timeout: 500 })
                  .catch(() => null)) === "true"
              ? "sending"
              : "open",
          hasGap: (await page.locator("#login-password[aria-invalid=true]").count()) > 0,
          isRefused: (await page.locator("main [role=alert], #login-email[aria-invalid=true]").count()) > 0,
          sent: count.sent,
        };
      };
      // While the cart follows a login, the page may have left already.
      if (snapshot.value === "completing") continue;
      await expect.poll(seen, { message }).toEqual({
        stage: entryStage(snapshot),
        hasGap: gaps.includes("password"),
        isRefused: refusal !== null,
        sent: entered,
      });
    }
    // Who is in goes on to another page, which nothing may break off.
    if (snapshots.at(-1)?.value === "completing") await page.waitForURL((url) => url.pathname !== steps[locale].login);
    for (const route of [...calls.splice(0), ...pending.splice(0)]) await route.abort();
  }
});
