// The loading bar in the browser, led along generated visits: at every look it stands as its machine says.
import fc from "fast-check";
import { loadingBarMachine, loadingBarView } from "@kontor/domain/interface/loading-bar";
import { exactClock } from "@kontor/domain/testing";
import { createActor } from "xstate";
import { expect, open, test } from "../../test/browser/shop.ts";
import { installClock } from "../../test/browser/stopped-clock.ts";

/** How long each visit's data takes, in milliseconds of the page's clock, and how long the visitor stays. */
const visits = fc.sample(
  fc.array(
    fc.record({ takes: fc.constantFrom(60, 150, 320, 900, 2_400), stays: fc.constantFrom(100, 450, 700, 1_200) }),
    {
      minLength: 4,
      maxLength: 5,
    },
  ),
  { seed: 20_261_121, numRuns: 2 },
);

const targets = ["Web hosting", "Servers", "Groupware", "Domains", "Managed cloud"];
const look = 50;

test("[UIM-01] [HDL-08] the loading bar runs along generated visits as its machine does", async ({ page }) => {
  test.setTimeout(90_000);
  for (const walk of visits) {
    await installClock(page, 1_000_000);
    const waiting: (() => void)[] = [];
    await page.route("**/_payload.json*", async (route) => {
      await new Promise<void>((go) => waiting.push(go));
      await route.continue();
    });
    await open(page, "/en");
    const navigation = page.getByRole("navigation", { name: "Main navigation" });
    const letGo = (): void => {
      for (const go of waiting.splice(0)) go();
    };
    // The first visit fetches the bar itself.
    await navigation.getByRole("link", { name: "SSL certificates" }).dispatchEvent("click");
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    letGo();
    await page.waitForURL("**/ssl-certificates");
    await page.clock.pauseAt(2_000_000);
    const bar = page.locator(".s-loading");
    const isAtRest = async (): Promise<boolean> => {
      await page.clock.runFor(300);
      return bar.evaluate(
        (shown) =>
          (shown as HTMLElement).hidden && (shown.firstElementChild as HTMLElement).style.scale.startsWith("0 "),
      );
    };
    await expect.poll(isAtRest).toBe(true);

    const clock = exactClock();
    const model = createActor(loadingBarMachine, { clock }).start();
    let since: number | null = null;
    model.subscribe((snapshot) => {
      since = snapshot.value === "running" ? (since ?? clock.now()) : null;
    });
    const compare = async (when: string): Promise<void> => {
      const view = loadingBarView(model.getSnapshot(), since === null ? 0 : clock.now() - since);
      const stands = await bar.evaluate((shown) => ({
        visible: !(shown as HTMLElement).hidden,
        progress: Number((shown.firstElementChild as HTMLElement).style.scale.split(" ")[0]) * 100,
      }));
      expect(stands.visible, when).toBe(view.visible);
      // A frame is 16 ms, in which the curve climbs by a percent at most.
      if (view.visible)
        expect(
          Math.abs(stands.progress - view.progress),
          `${when}: ${stands.progress} against ${view.progress}`,
        ).toBeLessThan(3);
    };
    const pass = async (milliseconds: number, when: string): Promise<void> => {
      for (let gone = 0; gone < milliseconds; gone += look) {
        await page.clock.runFor(look);
        clock.advance(look);
        await compare(`${when}, ${gone + look} ms on`);
      }
    };
    for (const [at, { takes, stays }] of walk.entries()) {
      const name = targets[at % targets.length] ?? "";
      const before = page.url();
      await navigation.getByRole("link", { name, exact: true }).first().dispatchEvent("click");
      await expect.poll(() => waiting.length, { message: `visit ${at} asks for its data` }).toBeGreaterThan(0);
      model.send({ type: "loading.start" });
      await pass(takes, `visit ${at} of ${JSON.stringify(walk)} loading`);
      letGo();
      await expect.poll(() => page.url()).not.toBe(before);
      // The page is there when the bar is full; until then it is drawn, which takes its moments.
      const isFull = () =>
        bar.evaluate((shown) => (shown.firstElementChild as HTMLElement).style.scale.split(" ")[0] === "1");
      for (let tries = 0; !(await isFull()); tries += 1) {
        expect(tries, `visit ${at} arrives`).toBeLessThan(200);
        await page.clock.runFor(5);
        clock.advance(5);
        await page.waitForTimeout(10);
      }
      model.send({ type: "loading.finish" });
      await compare(`visit ${at} arrived`);
      await pass(stays, `visit ${at} staying`);
    }
    model.stop();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});
