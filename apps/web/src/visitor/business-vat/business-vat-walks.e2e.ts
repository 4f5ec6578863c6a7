// The view of prices along generated paths: after every page the prices, the cookie and the toasts are what the machine says. [VAT-04…07] [VAT-13] [HDL-08]
import type { BrowserContext, Page } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { type BusinessVatEvent, businessVatMachine } from "@kontor/domain/visitor/business-vat";
import { aPerson, expect, type Person, ready, test } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";
import { paths as steps, words } from "../../../test/browser/words.ts";

const [plain, business, preserved] = ["/en/hosting", "/en/managed-cloud", steps.en.cart];
const moments: readonly BusinessVatEvent[] = [
  { type: "page.enter", path: business },
  { type: "page.enter", path: plain },
  { type: "page.enter", path: preserved },
  { type: "session.change", signedIn: true },
  { type: "session.change", signedIn: false },
];

/** The page that a path has come to. */
const pageAt = (start: string, path: readonly WalkMoment[]): string =>
  path.reduce((here, moment) => (moment as { readonly path?: string }).path ?? here, start);

const none = words("en")("shell.vat.shownNone");
const vat = (page: Page) => page.locator(".s-vat summary");
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

for (const start of [plain, business])
  test(`[VAT-04] [VAT-05] [VAT-06] [HDL-08] the view of prices goes along generated paths as its machine does, from ${start}`, async ({
    page,
    context,
  }) => {
    const person = aPerson();
    await haveAccount(page, person);
    const input = { cookies: { vatCountry: null, b2bVat: null }, path: start, signedIn: false };
    const walk = walkAll(businessVatMachine, {
      inputs: [input],
      moments,
      // Who is on a page does not come to it again.
      mayHappen: (moment, _, path) => (moment as { readonly path?: string }).path !== pageAt(start, path),
    });
    const events = ["outside on page.enter", "inside on page.enter", "business-vat on session.change", "customer on session.change"];
    expect(walk.missedTransitions.filter((name) => events.some((event) => name.endsWith(event)))).toEqual([]);
    for (const path of wholePaths(walk)) {
      await context.clearCookies({ name: /^(?!consent)/ });
      await page.goto(start);
      await ready(page);
      // A login and a logout are seen on the page that follows.
      const here = pageAt(start, path);
      const whole = path.at(-1)?.type === "page.enter" ? path : [...path, { type: "page.enter", path: here === plain ? preserved : plain }];
      const snapshots = snapshotsAlong(businessVatMachine, input, whole);
      for (const [at, moment] of [null, ...(whole as readonly BusinessVatEvent[])].entries()) {
        if (moment?.type === "session.change") await becomes(page, moment, person);
        if (moment?.type === "page.enter") await follow(page, moment.path);
        if (moment?.type === "session.change") continue;
        const { value, context: facts } = snapshots[at] as NonNullable<(typeof snapshots)[number]>;
        const message = `after ${at} of ${JSON.stringify(whole)}`;
        await expect.poll(() => flag(context), { message }).toBe(facts.business);
        if (value === "inside") await expect(vat(page), message).toContainText(none);
        else await expect(vat(page), message).toContainText("19");
        const notice = at === 0 && start === business ? "entered" : noticeOf(snapshots[at - 1]?.value, value);
        if (notice !== null) await expect(page.locator(".s-toast").last(), message).toContainText(words("en")(`shell.vat.${notice}`));
      }
    }
  });

/** The notice of a view that becomes another one by a page. */
const noticeOf = (before: unknown, now: unknown): "entered" | "left" | null =>
  before === "outside" && now === "inside" ? "entered" : before === "inside" && now === "outside" ? "left" : null;
