// How one page follows another: with a short transition, fetched ahead where nothing is stored by it, and without motion where the system asks for less. [SHL-01] [UIM-01] [VIS-02]
import type { Page } from "@playwright/test";
import { atNight, expect, open, test } from "../../test/browser/shop.ts";

interface Condition {
  readonly href_matches?: unknown;
  readonly not?: Condition;
}

/** Notes in the next document which transition brought it. */
const watchArrivals = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { readonly viewTransition: { readonly ready: Promise<void> } | null };
      void viewTransition?.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
          .filter((part) => part.startsWith("::view-transition"));
        sessionStorage.setItem("moved", JSON.stringify(moved));
      });
    });
  });

const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("moved") ?? "[]") as readonly string[]);

test("[SHL-01] name and price of a plan move from the price list to its page, and the header stays", async ({
  page,
}) => {
  await watchArrivals(page);
  // A busy browser may draw the page before it has read as far as its heading: it then fades as a whole.
  await expect(async () => {
    await page.goto("/en/hosting");
    await page.evaluate(() => {
      sessionStorage.removeItem("moved");
      location.assign("/en/hosting/web-m");
    });
    await page.waitForURL("**/web-m");
    await expect.poll(() => moved(page), { timeout: 5_000 }).not.toEqual([]);
    const parts = await moved(page);
    for (const name of ["header", "name-web-m", "price-web-m"])
      expect(parts).toContain(`::view-transition-group(${name})`);
  }).toPass();
});

test("[SHL-01] [LGL-06] where less motion is asked for no page moves", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await watchArrivals(page);
  await page.goto("/en/hosting");
  await page.evaluate(() => location.assign("/en/hosting/web-m"));
  await page.waitForURL("**/web-m");
  await page.waitForLoadState();
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector(".s-header") as Element).viewTransitionName),
  ).toBe("none");
  expect(await moved(page)).toEqual([]);
  await context.close();
});

test("[SHL-01] [CRT-01] a form that is sent is answered at once: its page comes without a transition, which a slow phone would have to draw first", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) =>
      sessionStorage.setItem("revealed", `${location.pathname} ${viewTransition !== null}`),
    ),
  );
  const revealed = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem("revealed"));
  await page.setViewportSize({ width: 390, height: 844 });
  // A browser gives a transition up whose page takes four seconds, as on a busy machine.
  await expect(async () => {
    await page.goto("/en/hosting");
    await page.evaluate(() => location.assign("/en/hosting/web-m"));
    await page.waitForURL("**/web-m");
    await expect.poll(revealed, { timeout: 5_000 }).toBe("/en/hosting/web-m true");
  }).toPass();
  await page.locator("form > div:last-of-type button[type=submit]").click();
  await page.waitForURL("**/checkout/cart*");
  await expect.poll(revealed).toBe("/en/checkout/cart false");
});

test("[SHL-01] [CRT-01] what is put into the cart moves from the ledger of its page to that of the cart, in at most 250 ms, and stands still where less motion is asked for", async ({
  page,
}) => {
  const ofTransitions = (): Promise<readonly (readonly [part: string, ms: number])[]> =>
    page.evaluate(() => JSON.parse(document.documentElement.dataset["moved"] ?? "[]") as [string, number][]);
  const putIn = async (): Promise<void> => {
    await open(page, "/en/hosting/web-m");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const moved = document.getAnimations().flatMap(({ effect }) => {
            const part = (effect as KeyframeEffect).pseudoElement ?? "";
            return part.startsWith("::view-transition") ? [[part, effect?.getComputedTiming().endTime]] : [];
          });
          document.documentElement.dataset["moved"] = JSON.stringify(moved);
        });
        return transition;
      };
    });
    await page.locator("aside button[type=submit]").last().click();
    await page.waitForURL("**/checkout/cart");
    await expect(page.locator(".k-ledger-row").first()).toBeVisible();
  };
  await putIn();
  await expect.poll(ofTransitions).not.toEqual([]);
  const moved = await ofTransitions();
  expect(moved.map(([part]) => part)).toContain("::view-transition-group(line-web-m)");
  expect(Math.max(...moved.map(([, ms]) => ms))).toBeLessThanOrEqual(250);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await putIn();
  expect(await ofTransitions()).toEqual([]);
});

test("[SHL-01] no page gives a name for transitions twice", async ({ page }) => {
  const ofKinds = ["/en", "/en/hosting", "/en/hosting/web-m"];
  for (const path of atNight ? [...ofKinds, "/de", "/de/server", "/en/checkout/cart", "/en/deals"] : ofKinds) {
    await page.goto(path);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((part) => part.checkVisibility())
        .map((part) => getComputedStyle(part).viewTransitionName)
        .filter((name) => name !== "none"),
    );
    expect(names, path).toContain("header");
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test("[SHL-01] [VIS-02] a page is fetched ahead under a resting pointer, and stores nothing", async ({
  page,
  context,
  request,
}) => {
  const answer = await page.goto("/en");
  expect(answer?.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  expect((await request.get("/speculation-rules.json")).headers()["content-type"]).toBe(
    "application/speculationrules+json",
  );
  const before = await context.cookies();
  const ahead = await request.get("/en/hosting", {
    headers: { "sec-purpose": "prefetch", "sec-fetch-dest": "document" },
  });
  expect(ahead.status()).toBe(200);
  expect(ahead.headers()["set-cookie"]).toBeUndefined();
  expect(await context.cookies()).toEqual(before);
});

test("[VAT-05] [SHL-01] in the business view nothing is fetched ahead", async ({ request }) => {
  expect((await request.get("/en/managed-cloud")).headers()["speculation-rules"]).toBeUndefined();
});

test("[SHL-01] [VIS-02] what belongs to one visitor, sends a form or leaves a cookie is not fetched ahead", async ({
  page,
}) => {
  await page.goto("/en");
  const matches = await page.evaluate(async () => {
    const { prefetch } = (await (await fetch("/speculation-rules.json")).json()) as {
      readonly prefetch: readonly { readonly where: { readonly and: readonly Condition[] } }[];
    };
    const and = prefetch[0]?.where.and ?? [];
    const within = (list: unknown, path: string): boolean =>
      (list as (string | URLPatternInit)[]).some((pattern) =>
        (typeof pattern === "string"
          ? new URLPattern(pattern, location.origin)
          : new URLPattern({ ...pattern, baseURL: location.origin })
        ).test(path, location.origin),
      );
    const isFetched = (path: string): boolean =>
      within(and[0]?.href_matches, path) && !within(and[1]?.not?.href_matches, path);
    const paths = [
      "/en",
      "/de/hosting",
      "/en/hosting/web-m",
      "/en/blog",
      "/en/checkout/cart",
      "/de/checkout/warenkorb",
      "/en/account",
      "/de/konto/rechnungen",
      "/en/managed-cloud",
      "/en/contact/cancel-contracts",
      "/en/hosting?ref=partner",
      "/admin",
      "/forms/cart-item",
    ];
    return paths.filter(isFetched);
  });
  expect(matches).toEqual(["/en", "/de/hosting", "/en/hosting/web-m", "/en/blog"]);
});
