// Consent along generated paths, in both languages: after every step the banner or the page of the cookies, the cookie and the proofs are what the machine says. [VIS-02] [VIS-03] [HDL-08]
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
import { expect, type Locale, ready, test, undecided } from "../../../test/browser/shop.ts";
import { installClock } from "../../../test/browser/stopped-clock.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ storageState: undecided });

const pagesIn = {
  en: { home: "/en", legal: "/en/contact/legal-notice", settings: "/en/contact/cookie-settings" },
  de: { home: "/de", legal: "/de/kontakt/impressum", settings: "/de/kontakt/cookie-einstellungen" },
} as const;
const revision = revisionOf([]);
const elsewhere = decided(["preferences"], { now: 0 as never, language: "en", revision });
const answers = {
  recorded: { type: "answer", of: "record", output: Result.succeed(undefined) },
  refused: { type: "answer", of: "record", output: Result.fail(new ConsentNotRecorded()) },
  lost: { type: "answer", of: "record", output: null },
};
const choicesIn = (language: Locale): readonly WalkMoment[] => {
  const facts = { now: 0, language };
  return [
    { type: "consent.all", ...facts },
    { type: "consent.selected", selected: ["statistics"], ...facts },
    { type: "consent.necessary", ...facts },
  ] as never;
};
const momentsIn = (locale: Locale): readonly WalkMoment[] =>
  [
    { type: "page.finish", path: pagesIn[locale].home },
    { type: "page.finish", path: pagesIn[locale].legal },
    ...choicesIn(locale),
    { type: "consent.close", now: 0, language: locale },
    { type: "consent.follow", decision: elsewhere },
    ...Object.values(answers),
  ] as never;

/** Who is on a page does not come to it again. */
const mayHappen = (moment: WalkMoment, { context }: { readonly context: { readonly path: string } }): boolean =>
  (moment as { readonly path?: string }).path !== context.path;

const banner = (page: Page) => page.locator("#consent");
const linkTo = (path: string): string =>
  path === "/en" || path === "/de" ? "header .s-logo" : `footer a[href="${path}"]`;

/** A visitor whose proofs wait until a path says what becomes of them. */
const visitor = async (page: Page, context: BrowserContext) => {
  const proofs: Route[] = [];
  const sent = { count: 0 };
  await page.route("**/api/shop/consent", (route) => {
    sent.count += 1;
    proofs.push(route);
  });
  const go = async (path: string): Promise<void> => {
    await page.locator(linkTo(path)).first().click();
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

type Start = "home" | "legal" | "settings";

/** What the machine begins with on a page: the one of the cookies is drawn without a banner. */
const inputOn = (start: Start, locale: Locale): ConsentInput => ({
  decision: null,
  revision,
  globalPrivacyControl: false,
  drawnOn: start === "settings" ? null : pagesIn[locale][start],
});

/** What is pressed on a legal page alone, or depends on the page, is walked from each; the rest once. From the page of the cookies: the banner of the page that follows. */
const isWalkedFrom = (start: Start, path: readonly WalkMoment[]): boolean =>
  start === "home" ||
  (start === "legal"
    ? path.some(({ type }) => type === "page.finish" || type === "consent.close")
    : path.length < 4 && path[1]?.type.startsWith("xstate.after") === true);

const walked = (start: Start, locale: Locale) => {
  const input = inputOn(start, locale);
  // Nothing of the banner is at work before the page after that of the cookies.
  const mayFollow: typeof mayHappen = (moment, snapshot) =>
    mayHappen(moment, snapshot) &&
    (start !== "settings" || snapshot.context.path !== "" || moment.type === "page.finish");
  const walk = walkAll(consentMachine, { inputs: [input], moments: momentsIn(locale), mayHappen: mayFollow });
  return { locale, input, walk, paths: wholePaths(walk).filter((path) => isWalkedFrom(start, path)) };
};

/** Whether a proof is sent with a step. */
const isRecording = (moment: WalkMoment, before: string, now: string): boolean =>
  now === "recording" && (before !== "recording" || moment.type === "answer");

for (const [title, start] of [
  ["a page that may not be closed", "home"],
  ["a legal page", "legal"],
  ["the page of the cookies, which has no banner", "settings"],
] as const)
  test(`[VIS-02] [VIS-03] [HDL-08] consent goes along generated paths as its machine does, in both languages, from ${title}`, async ({
    page,
    context,
  }) => {
    const [english, german] = [walked(start, "en"), walked(start, "de")];
    // The permanent link leads to a page of its own, which has a walk of its own below. Where a banner is drawn none comes later.
    const elsewhereWalked =
      start === "settings"
        ? /consent\.open|asking on banner\.evaluate|arriving/
        : /consent\.open|hidden|evaluate|arriving/;
    expect(english.walk.missedTransitions.filter((name) => !elsewhereWalked.test(name))).toEqual([]);
    expect(english.paths.length).toBeGreaterThan(0);
    for (let number = 0; number < english.paths.length; number += 1) {
      const { locale, input, paths } = (number + (start === "settings" ? 1 : 0)) % 2 === 0 ? english : german;
      const path = paths[number] as readonly WalkMoment[];
      const pages = pagesIn[locale];
      await context.clearCookies();
      await installClock(page);
      const { live, seen, go, sent } = await visitor(page, context);
      // The page before wakes the machine, which then begins with the one that follows.
      await page.goto(start === "home" ? pages.legal : start === "legal" ? pages.home : pages.settings);
      await ready(page);
      if (start !== "settings") {
        await go(pages[start]);
        // The page before was drawn with the other one's button to close: the machine is at work once it says itself what it should here. Visible it may not be for a moment, while the page changes.
        await expect(page.locator('#consent button[value="close"]')).toHaveJSProperty("hidden", start === "home");
        await page.clock.runFor(settleTime);
      }
      await page.clock.pauseAt(Date.now() + 60_000);
      const snapshots = snapshotsAlong(consentMachine, input, path);
      let recordings = 0;
      for (const [at, moment] of path.entries()) {
        // The machine of a page that has no banner begins when it has fetched one.
        const fetched = start === "settings" && at === 0 ? page.waitForResponse("**/_consent.html") : null;
        await live(moment);
        await fetched;
        const [before, now] = [snapshots[at], snapshots[at + 1]];
        if (before === undefined || now === undefined) throw new Error("a path has a snapshot for each step");
        if (isRecording(moment, before.value.proof, now.value.proof)) recordings += 1;
        const { shown, closable } = consentView(now);
        const message = `after step ${at} of ${JSON.stringify(path)} (${locale})`;
        const wanted = { shown, closable, accepted: now.context.decision?.accepted ?? null, proofs: recordings };
        const isFetchedBanner = start === "settings" && moment.type.startsWith("xstate.after");
        await expect
          .poll(
            async () => {
              // When it has begun is not seen: its time passes until it is over.
              if (isFetchedBanner) await page.clock.runFor(settleTime);
              return seen();
            },
            { message },
          )
          .toEqual(wanted);
        if (shown) await expect(banner(page), message).toHaveAttribute("lang", locale);
      }
      expect(sent.count).toBe(recordings);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto("about:blank");
    }
  });

/** The page opens its machine again after each decision, so that the next one is made here, too. */
const onSettings = (locale: Locale) => {
  const input = inputOn("settings", locale);
  const walk = walkAll(consentMachine, {
    inputs: [input],
    moments: [{ type: "consent.open" }, ...choicesIn(locale), ...Object.values(answers)],
    mayHappen: ({ type }, { value }) =>
      (value as { readonly banner: string }).banner === "asking" || type === "consent.open",
  });
  return { locale, input, walk, paths: wholePaths(walk) };
};

test("[VIS-02] [VIS-06] [HDL-08] the page of the cookies goes along generated paths as the machine does that the permanent link opens, in both languages", async ({
  page,
  context,
}) => {
  const [english, german] = [onSettings("en"), onSettings("de")];
  expect(
    english.walk.missedTransitions.filter((name) =>
      /consent\.open|asking on consent\.(all|selected|necessary)|recording/.test(name),
    ),
  ).toEqual([]);
  for (let number = 0; number < english.paths.length; number += 1) {
    const { locale, input, paths } = number % 2 === 0 ? english : german;
    const path = paths[number] as readonly WalkMoment[];
    const t = words(locale);
    await context.clearCookies();
    const { live, seen } = await visitor(page, context);
    await page.goto(pagesIn[locale].settings);
    await ready(page);
    const snapshots = snapshotsAlong(consentMachine, input, path);
    const done = { decisions: 0, recordings: 0 };
    for (const [at, moment] of path.entries()) {
      if (moment.type === "answer") await live(moment);
      else if (moment.type !== "consent.open") {
        done.decisions += 1;
        for (const category of ["preferences", "statistics", "marketing"])
          await page
            .locator(`#allow-${category}`)
            .setChecked(category === "statistics" && moment.type === "consent.selected");
        await page.locator(`main [type=submit][value="${moment.type.slice("consent.".length)}"]`).click();
      }
      const [before, now] = [snapshots[at], snapshots[at + 1]];
      if (before === undefined || now === undefined) throw new Error("a path has a snapshot for each step");
      if (isRecording(moment, before.value.proof, now.value.proof)) done.recordings += 1;
      const isUnrecorded = now.value.proof === "unrecorded";
      const message = `after step ${at} of ${JSON.stringify(path)} (${locale})`;
      await expect
        .poll(
          async () => ({
            ...(await seen()),
            saved: await page.getByText(t("consent.saved"), { exact: true }).isVisible(),
            unrecorded: await page.getByText(t("consent.unrecorded"), { exact: true }).isVisible(),
          }),
          { message },
        )
        .toEqual({
          shown: false,
          closable: false,
          accepted: now.context.decision?.accepted ?? null,
          proofs: done.recordings,
          saved: done.decisions > 0 && !isUnrecorded,
          unrecorded: isUnrecorded,
        });
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("about:blank");
  }
});
