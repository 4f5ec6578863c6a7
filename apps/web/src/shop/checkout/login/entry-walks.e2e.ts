// A login along generated paths: after every step the form is what the session's machine says. [SES-02] [OPS-08] [HDL-08]
import type { Page, Route } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { entryStage, LoginRefused, sessionMachine, TooManyAttempts } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { aFreeName, aPerson, expect, open, test } from "../../../../test/browser/shop.ts";
import { haveAccount, haveCart } from "../../../../test/browser/walk.ts";
import { installClock } from "../../../../test/browser/stopped-clock.ts";
import { paths as steps, words } from "../../../../test/browser/words.ts";

const t = words("en");
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
};
const typing = { type: "refusal.dismiss", field: "password" };
const moments: readonly WalkMoment[] = [full, empty, typing, ...Object.values(answers)];

/** What stands in the password's field. */
const typedAt = (path: readonly WalkMoment[]): string =>
  path.reduce((typed, moment) => (moment === full ? person.password : moment === empty ? "" : typed), "");

interface Facts {
  readonly context: { readonly refusal: unknown; readonly gaps: readonly string[] };
}

/** While something is refused, typing takes it away; until then the form is sent as it stands. */
const mayHappen = (moment: WalkMoment, { context }: Facts, path: readonly WalkMoment[]): boolean => {
  const isRefused = context.refusal !== null || context.gaps.length > 0;
  if (moment.type === "refusal.dismiss") return isRefused && path.at(-1)?.type !== "refusal.dismiss";
  return (moment !== full && moment !== empty) || !isRefused || (typedAt(path) === "") === (moment === empty);
};

const button = (page: Page) => page.getByRole("main").locator("form button[data-size=large]");

test("[SES-02] [OPS-08] [HDL-08] a login goes along generated paths as its machine does", async ({ page }) => {
  await haveAccount(page, person);
  const walk = walkAll(sessionMachine, { inputs: [input], moments, mayHappen });
  // Who comes in here goes on to the order.
  const heard =
    /session\.(anonymous on (session\.enter|refusal)|entering on xstate\.done\S+ \([123]\)|entering on xstate\.error|limited on xstate|completing on xstate\.done\S+ \(3\))/;
  expect(walk.missedTransitions.filter((name) => heard.test(name))).toEqual([]);
  const calls: Route[] = [];
  const count = { sent: 0 };
  await page.route("**/api/auth/local", (route) => {
    count.sent += 1;
    calls.push(route);
  });
  const answer = async (moment: WalkMoment): Promise<void> => {
    if (moment === answers.completed) return;
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
  for (const path of wholePaths(walk)) {
    await page.context().clearCookies({ name: /^(?!consent)/ });
    if (path.at(-1) === answers.completed) await haveCart(page, aFreeName());
    await installClock(page);
    await open(page, steps.en.login);
    await page.getByLabel(t("login.choose.returning")).check();
    await page.locator("#login-email").fill(person.email);
    await page.clock.pauseAt(Date.now() + 60_000);
    count.sent = 0;
    const snapshots = snapshotsAlong(sessionMachine, input, path);
    let entered = 0;
    for (const [at, moment] of path.entries()) {
      if (moment.type === "answer") await answer(moment);
      else if (moment.type.startsWith("xstate.after")) await page.clock.runFor(1_000);
      else if (moment.type === "refusal.dismiss") await page.locator("#login-password").pressSequentially("!");
      else {
        const { password } = (moment as typeof full).entry;
        if ((await page.locator("#login-password").inputValue()) !== password) await page.locator("#login-password").fill(password);
        await page.locator("#login-password").press("Enter");
      }
      const snapshot = snapshots[at + 1] as NonNullable<(typeof snapshots)[number]>;
      if (snapshot.value === "entering" && moment.type === "session.enter") entered += 1;
      const { gaps, refusal } = snapshot.context;
      const message = `after step ${at} of ${JSON.stringify(path)}`;
      if (snapshot.value === "completed") {
        await page.waitForURL(`**${steps.en.summary}`);
        break;
      }
      const seen = async () => {
        const word = (await button(page).textContent()) ?? "";
        const isWaiting = word.startsWith(t("login.wait", { duration: "" }));
        return {
          stage: isWaiting ? "limited" : (await button(page).getAttribute("aria-busy")) === "true" ? "sending" : "open",
          hasGap: (await page.locator("#login-password[aria-invalid=true]").count()) > 0,
          isRefused: (await page.locator("main [role=alert], #login-email[aria-invalid=true]").count()) > 0,
          sent: count.sent,
        };
      };
      // While the cart follows a login, the page may have left already.
      if (snapshot.value === "completing") continue;
      await expect
        .poll(seen, { message })
        .toEqual({ stage: entryStage(snapshot), hasGap: gaps.includes("password"), isRefused: refusal !== null, sent: entered });
    }
    for (const route of calls.splice(0)) await route.abort();
  }
});
