// The view of prices along generated paths, in both languages: after every page the prices, the cookie and the toasts are what the machine says. [VAT-04…07] [VAT-13] [HDL-08]
import type { BrowserContext, Page } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { type BusinessVatEvent, businessVatMachine } from "@kontor/domain/visitor/business-vat";
import { aPerson, expect, type Locale, type Person, ready, test } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";
import { paths as steps, words } from "../../../test/browser/words.ts";

const pagesIn = (locale: Locale) => ({
  plain: `/${locale}/hosting`,
  business: `/${locale}/managed-cloud`,
  preserved: steps[locale].cart,
});
const momentsIn = (locale: Locale): readonly BusinessVatEvent[] => [
  ...Object.values(pagesIn(locale)).map((path) => ({ type: "page.enter", path }) as const),
  { type: "session.change", signedIn: true },
  { type: "session.change", signedIn: false },
];

/** The page that a path has come to. */
const pageAt = (start: string, path: readonly WalkMoment[]): string =>
  path.reduce((here, moment) => (moment as { readonly path?: string }).path ?? here, start);

const vat = (page: Page) => page.locator(".s-vat");
const flag = async (context: BrowserContext): Promise<boolean> =>
  (await context.cookies()).some(({ name, value }) => name === "b2bVat" && value === "1");

const follow = async (page: Page, path: string): Promise<void> => {
  await page.locator(`header a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
};

const becomes = async (page: Page, { signedIn }: { readonly signedIn: boolean }, person: Person): Promise<void> => {
  const answer = signedIn
    ? await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password })
    : await call(page, "POST", "/shop/auth/logout");
  expect(answer.status).toBeLessThan(300);
};

/** The paths of one language, and what the machine begins with. */
const walked = (from: "plain" | "business", locale: Locale) => {
  const start = pagesIn(locale)[from];
  const input = { cookies: { vatCountry: null, b2bVat: null }, path: start, signedIn: false };
  const walk = walkAll(businessVatMachine, {
    inputs: [input],
    moments: momentsIn(locale),
    // Who is on a page does not come to it again.
    mayHappen: (moment, _, path) => (moment as { readonly path?: string }).path !== pageAt(start, path),
  });
  return { locale, start, input, walk, paths: wholePaths(walk) };
};

for (const from of ["plain", "business"] as const)
  test(`[VAT-04] [VAT-05] [VAT-06] [HDL-08] the view of prices goes along generated paths as its machine does, in both languages, from a ${from} page`, async ({
    page,
    context,
  }) => {
    const person = aPerson();
    await haveAccount(page, person);
    const [english, german] = [walked(from, "en"), walked(from, "de")];
    const events = [
      "outside on page.enter",
      "inside on page.enter",
      "business-vat on session.change",
      "customer on session.change",
    ];
    expect(english.walk.missedTransitions.filter((name) => events.some((event) => name.endsWith(event)))).toEqual([]);
    // Both have the same paths, of other addresses: each is gone in one language.
    for (let number = 0; number < english.paths.length; number += 1) {
      const { locale, start, input, paths } = number % 2 === 0 ? english : german;
      const path = paths[number] as readonly WalkMoment[];
      const { plain, preserved } = pagesIn(locale);
      const t = words(locale);
      await context.clearCookies({ name: /^(?!consent)/ });
      await page.goto(start);
      await ready(page);
      // A login and a logout are seen on the page that follows.
      const here = pageAt(start, path);
      const whole =
        path.at(-1)?.type === "page.enter"
          ? path
          : [...path, { type: "page.enter", path: here === plain ? preserved : plain }];
      const snapshots = snapshotsAlong(businessVatMachine, input, whole);
      for (const [at, moment] of [null, ...(whole as readonly BusinessVatEvent[])].entries()) {
        if (moment?.type === "session.change") await becomes(page, moment, person);
        if (moment?.type === "page.enter") await follow(page, moment.path);
        if (moment?.type === "session.change") continue;
        const { value, context: facts } = snapshots[at] as NonNullable<(typeof snapshots)[number]>;
        const message = `after ${at} of ${JSON.stringify(whole)}`;
        await expect.poll(() => flag(context), { message }).toBe(facts.business);
        if (value === "inside") await expect(vat(page), message).toContainText(t("shell.vat.shownNone"));
        else await expect(vat(page), message).toContainText("19");
        const notice = at === 0 && from === "business" ? "entered" : noticeOf(snapshots[at - 1]?.value, value);
        if (notice !== null)
          await expect(page.locator(".s-toast").last(), message).toContainText(t(`shell.vat.${notice}`));
      }
    }
  });

/** The notice of a view that becomes another one by a page. */
const noticeOf = (before: unknown, now: unknown): "entered" | "left" | null =>
  before === "outside" && now === "inside" ? "entered" : before === "inside" && now === "outside" ? "left" : null;
