// Consent along generated paths: after every step the banner, the cookie and the proofs are what the machine says. [VIS-02] [VIS-03] [HDL-08]
import type { BrowserContext, Page, Route } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import {
  consentMachine,
  consentView,
  ConsentNotRecorded,
  type ConsentInput,
  decided,
  readDecision,
  revisionOf,
  settleTime,
  writeDecision,
} from "@kontor/domain/visitor/consent";
import * as Result from "effect/Result";
import { expect, ready, test, undecided } from "../../../test/browser/shop.ts";
import { installClock } from "../../../test/browser/stopped-clock.ts";

test.use({ storageState: undecided });

const [home, legal] = ["/en", "/en/contact/legal-notice"];
const revision = revisionOf([]);
const facts = { now: 0 as never, language: "en" as const };
const elsewhere = decided(["preferences"], { ...facts, revision });
const answers = {
  recorded: { type: "answer", of: "record", output: Result.succeed(undefined) },
  refused: { type: "answer", of: "record", output: Result.fail(new ConsentNotRecorded()) },
  lost: { type: "answer", of: "record", output: null },
};
const moments: readonly WalkMoment[] = [
  { type: "page.finish", path: home },
  { type: "page.finish", path: legal },
  { type: "consent.all", ...facts },
  { type: "consent.selected", selected: ["statistics"], ...facts },
  { type: "consent.necessary", ...facts },
  { type: "consent.close", ...facts },
  { type: "consent.follow", decision: elsewhere },
  ...Object.values(answers),
] as never;

/** Who is on a page does not come to it again. */
const mayHappen = (moment: WalkMoment, { context }: { readonly context: { readonly path: string } }): boolean =>
  (moment as { readonly path?: string }).path !== context.path;

const banner = (page: Page) => page.locator("#consent");
const links = { [home]: "header .s-logo", [legal]: `footer a[href="${legal}"]` };

/** A visitor whose proofs wait until a path says what becomes of them. */
const visitor = async (page: Page, context: BrowserContext) => {
  const proofs: Route[] = [];
  const sent = { count: 0 };
  await page.route("**/api/shop/consent", (route) => {
    sent.count += 1;
    proofs.push(route);
  });
  const go = async (path: string): Promise<void> => {
    await page
      .locator(links[path] as string)
      .first()
      .click();
    await page.waitForURL(`**${path}`);
  };
  const answer = async (moment: WalkMoment): Promise<void> => {
    await expect.poll(() => proofs.length).toBeGreaterThan(0);
    const route = proofs.shift() as Route;
    if (moment === answers.recorded) await route.continue();
    else if (moment === answers.refused)
      await route.fulfill({ status: 503, json: { success: false, status: 503, refusal: "Unavailable" } });
    else await route.abort();
  };
  const live = async (moment: WalkMoment): Promise<void> => {
    if (moment.type.startsWith("xstate.after")) return page.clock.runFor(settleTime);
    if (moment.type === "answer") return answer(moment);
    if (moment.type === "page.finish") return go((moment as never as { readonly path: string }).path);
    if (moment.type === "consent.follow") {
      const other = await context.newPage();
      await other.goto("/robots.txt");
      await other.evaluate(
        (cookie) => {
          // biome-ignore lint/suspicious/noDocumentCookie: as another tab stores it.
          document.cookie = cookie;
        },
        `consent=${encodeURIComponent(writeDecision(elsewhere))}; Path=/; Max-Age=999`,
      );
      return other.close();
    }
    const choice = moment.type.slice("consent.".length);
    if (choice === "selected") await banner(page).locator('[value="statistics"]').check();
    await page.locator(`#consent button[value="${choice}"]`).click();
  };
  const seen = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === "consent")?.value ?? null;
    const accepted = cookie === null ? null : readDecision(decodeURIComponent(cookie))?.accepted;
    const close = page.locator('#consent button[value="close"]');
    return { shown: await banner(page).isVisible(), closable: await close.isVisible(), accepted, proofs: sent.count };
  };
  return { live, seen, go, sent, proofs };
};

for (const [title, start, input] of [
  ["a page that may not be closed", home, { decision: null, revision, globalPrivacyControl: false, drawnOn: home }],
  ["a legal page", legal, { decision: null, revision, globalPrivacyControl: false, drawnOn: legal }],
] as readonly (readonly [string, string, ConsentInput])[])
  test(`[VIS-02] [VIS-03] [HDL-08] consent goes along generated paths as its machine does, from ${title}`, async ({ page, context }) => {
    const walk = walkAll(consentMachine, { inputs: [input], moments, mayHappen });
    // The permanent link leads to a page of its own here, so that nothing opens the banner again.
    expect(walk.missedTransitions.filter((name) => !/consent\.open|hidden|evaluate|arriving/.test(name))).toEqual([]);
    // What is pressed there alone, or depends on the page, is walked from each; the rest once.
    const isOfPage = ({ type }: WalkMoment): boolean => type === "page.finish" || type === "consent.close";
    const paths = wholePaths(walk).filter((path) => start === home || path.some(isOfPage));
    for (const path of paths) {
      await context.clearCookies();
      await installClock(page);
      const { live, seen, go, sent } = await visitor(page, context);
      // The page before wakes the machine, which then begins with the one that follows.
      await page.goto(start === home ? legal : home);
      await ready(page);
      await go(start);
      // The page before was drawn with the other one's button to close: the machine is at work once it says itself what it should here. Visible it may not be for a moment, while the page changes.
      await expect(page.locator('#consent button[value="close"]')).toHaveJSProperty("hidden", start === home);
      await page.clock.runFor(settleTime);
      await page.clock.pauseAt(Date.now() + 60_000);
      const snapshots = snapshotsAlong(consentMachine, input, path);
      let recordings = 0;
      for (const [at, moment] of path.entries()) {
        await live(moment);
        const [before, now] = [snapshots[at], snapshots[at + 1]];
        if (before === undefined || now === undefined) throw new Error("a path has a snapshot for each step");
        if (now.value.proof === "recording" && (before.value.proof !== "recording" || moment.type === "answer")) recordings += 1;
        const { shown, closable } = consentView(now);
        const message = `after step ${at} of ${JSON.stringify(path)}`;
        await expect
          .poll(seen, { message })
          .toEqual({ shown, closable, accepted: now.context.decision?.accepted ?? null, proofs: recordings });
      }
      expect(sent.count).toBe(recordings);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto("about:blank");
    }
  });
