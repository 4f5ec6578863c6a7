// The lightbox in the browser, walked along paths that are drawn by chance: after every step it stands as the machine says.
import fc from "fast-check";
import { type LightboxEvent, lightboxMachine, lightboxView } from "@kontor/domain/interface/lightbox";
import { createActor } from "xstate";
import { atNight, expect, open, test } from "../../../test/browser/shop.ts";

/** What a visitor can do, with the events that the machine gets for it. */
interface Move {
  readonly name: string;
  readonly press: { readonly button: string } | { readonly key: string };
  readonly event: LightboxEvent;
}

const moves: readonly Move[] = [
  { name: "next", press: { button: "Next picture" }, event: { type: "turn.next" } },
  { name: "previous", press: { button: "Previous picture" }, event: { type: "turn.previous" } },
  { name: "in", press: { button: "Zoom in" }, event: { type: "look.in" } },
  { name: "out", press: { button: "Zoom out" }, event: { type: "look.out" } },
  { name: "left", press: { button: "Turn left" }, event: { type: "look.left" } },
  { name: "right", press: { button: "Turn right" }, event: { type: "look.right" } },
  { name: "fit", press: { button: "Fit to window" }, event: { type: "look.fit" } },
  { name: "key +", press: { key: "+" }, event: { type: "look.in" } },
  { name: "key −", press: { key: "-" }, event: { type: "look.out" } },
  { name: "key 0", press: { key: "0" }, event: { type: "look.fit" } },
  { name: "key →", press: { key: "ArrowRight" }, event: { type: "turn.next" } },
  { name: "key ←", press: { key: "ArrowLeft" }, event: { type: "turn.previous" } },
  { name: "key Home", press: { key: "Home" }, event: { type: "turn.first" } },
  { name: "key End", press: { key: "End" }, event: { type: "turn.last" } },
  { name: "key R", press: { key: "r" }, event: { type: "look.right" } },
  { name: "key Shift+R", press: { key: "Shift+R" }, event: { type: "look.left" } },
];

/** By day the beginning of one path, at night four to their end. */
const paths = fc
  .sample(fc.array(fc.constantFrom(...moves), { minLength: 12, maxLength: 18 }), { seed: 20_261_121, numRuns: 4 })
  .flatMap((path, at) => (atNight ? [path] : at === 0 ? [path.slice(0, 5)] : []));

test("[UIM-02] [UIM-03] [UIM-04] [HDL-08] the lightbox walks generated paths as its machine does", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/en/data-centres");
  const links = page.locator("[data-gallery] a");
  const images = await links.evaluateAll((all) =>
    all.map((link) => ({ src: (link as HTMLAnchorElement).getAttribute("href") ?? "" })),
  );
  expect(images.length).toBeGreaterThan(2);
  const loop = (await page.locator("[data-gallery]").getAttribute("data-loop")) !== null;
  for (const [number, path] of paths.entries()) {
    const index = number % images.length;
    await links.nth(index).click();
    const dialog = page.getByRole("dialog");
    const picture = dialog.locator("[data-picture] img");
    const model = createActor(lightboxMachine).start();
    const sizes = () =>
      dialog.evaluate((shown) => {
        const [stage, image] = [
          shown.querySelector<HTMLElement>("[data-picture]"),
          shown.querySelector<HTMLImageElement>("[data-picture] img"),
        ];
        return {
          stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
          displayed: { width: image?.offsetWidth ?? 0, height: image?.offsetHeight ?? 0 },
          naturalWidth: image?.naturalWidth ?? 0,
        };
      });
    /** The machine learns of a loaded picture what the browser measured. */
    const settle = async (): Promise<void> => {
      await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
      const { displayed, naturalWidth } = await sizes();
      model.send({
        type: "picture.load",
        src: lightboxView(model.getSnapshot())?.image?.src ?? "",
        naturalWidth,
        displayed,
      });
    };
    await expect(dialog).toBeVisible();
    model.send({ type: "lightbox.open", images, index, loop, stage: (await sizes()).stage });
    await settle();
    for (const [step, move] of path.entries()) {
      if ("button" in move.press) await dialog.getByRole("button", { name: move.press.button }).click();
      else await page.keyboard.press(move.press.key);
      const before = lightboxView(model.getSnapshot())?.number;
      model.send(move.event);
      if (lightboxView(model.getSnapshot())?.number !== before) await settle();
      const view = lightboxView(model.getSnapshot());
      if (view === null) throw new Error("the model closed by itself");
      const where = `path ${number}, step ${step}: ${path
        .slice(0, step + 1)
        .map(({ name }) => name)
        .join(", ")}`;
      await expect(dialog.getByRole("group"), where).toHaveAccessibleName(`${view.number} of ${view.count}`);
      const { x, y, rotation, scale } = view.view;
      const stands = await picture.evaluate((image) => {
        const [, dx, dy, turn, size] =
          /translate\((-?[\d.e-]+)px, (-?[\d.e-]+)px\) rotate\((-?[\d.]+)deg\) scale\(([\d.]+)\)/.exec(
            (image as HTMLElement).style.transform,
          ) ?? [];
        return [dx, dy, turn, size].map(Number);
      });
      for (const [at, wanted] of [x, y, rotation, scale].entries()) expect(stands[at], where).toBeCloseTo(wanted, 2);
      for (const [name, may] of [
        ["Next picture", view.mayNext],
        ["Previous picture", view.mayPrevious],
      ] as const)
        expect((await dialog.getByRole("button", { name }).getAttribute("aria-disabled")) === null, where).toBe(may);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(links.nth(index)).toBeFocused();
  }
});

test("[UIM-03] a picture that cannot be loaded shows the broken-image icon, and turning still works", async ({
  page,
}) => {
  await open(page, "/en/data-centres");
  const links = page.locator("[data-gallery] a");
  const broken = (await links.first().getAttribute("href")) ?? "";
  await page.route(`**${broken}`, (route) => route.fulfill({ status: 404 }));
  await links.first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("This picture could not be loaded.")).toBeVisible();
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
});

test("[UIM-02] wheel, swipe and double click do what their rules say", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/en/data-centres");
  await page.locator("[data-gallery] a").first().click();
  const dialog = page.getByRole("dialog");
  const picture = dialog.locator("[data-picture] img");
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
  await page.mouse.move(640, 350);
  await page.mouse.wheel(0, -100);
  await expect(picture).toHaveAttribute("style", /scale\(1\.12\)/);
  await page.keyboard.press("0");
  await page.mouse.down();
  await page.mouse.move(560, 352, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole("group")).toHaveAccessibleName(/^2 of /);
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
  await page.mouse.dblclick(640, 350);
  await expect(picture).toHaveAttribute("style", /scale\(1\.[0-9]+\)|scale\(2/);
});

test("[UIM-06] without scripts a picture of a gallery leads to itself in large", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/de/rechenzentren");
  const href = (await page.locator("[data-gallery] a").first().getAttribute("href")) ?? "";
  expect((await page.request.get(href)).headers()["content-type"]).toBe("image/webp");
  await context.close();
});

test("[UIM-02] the way back closes an open picture and stays on its page; a closed one is no step of the way", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    Object.assign(window, { steps: 0 });
    addEventListener(
      "popstate",
      () => Object.assign(window, { steps: ((window as { steps?: number }).steps ?? 0) + 1 }),
      true,
    );
  });
  /** A browser takes its steps back when it has the time. */
  const stepsBack = (count: number) =>
    expect.poll(() => page.evaluate(() => (window as { steps?: number }).steps)).toBe(count);
  await page.goto("/en/helpcenter");
  await open(page, "/en/data-centres");
  const link = page.locator("[data-gallery] a").first();
  const dialog = page.getByRole("dialog");
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/en/data-centres");
  await expect(link).toBeFocused();
  for (const [at, by] of (["button", "key"] as const).entries()) {
    await link.click();
    await expect(dialog).toBeVisible();
    if (by === "button") await dialog.getByRole("button", { name: "Close" }).click();
    else await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await stepsBack(at + 2);
  }
  await page.goBack();
  await page.waitForURL("**/en/helpcenter");
});
