// The lightbox in the browser, walked along paths that are drawn by chance: after every step it stands as the machine says; and under the fingers of a phone.
import fc from "fast-check";
import { type LightboxEvent, lightboxLimits, lightboxMachine, lightboxView } from "@kontor/domain/interface/lightbox";
import { createActor } from "xstate";
import { expect, open, test } from "../../../test/browser/shop.ts";

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

const paths = fc.sample(fc.array(fc.constantFrom(...moves), { minLength: 12, maxLength: 18 }), {
  seed: 20_261_121,
  numRuns: 4,
});

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

test("[UIM-02] [UIM-04] two fingers zoom around the point between them, one finger moves what is larger than its window", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    baseURL: shop.url,
  });
  const page = await context.newPage();
  await open(page, "/en/data-centres");
  await page.locator("[data-gallery] a").first().tap();
  const dialog = page.getByRole("dialog");
  const picture = dialog.locator("[data-picture] img");
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
  const device = await context.newCDPSession(page);
  type Finger = readonly [x: number, y: number];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: readonly Finger[]) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  const stands = () =>
    picture.evaluate((image) => {
      const [, x, y, scale] =
        /translate\((-?[\d.e-]+)px, (-?[\d.e-]+)px\).* scale\(([\d.]+)\)/.exec(
          (image as HTMLElement).style.transform,
        ) ?? [];
      return { x: Number(x), y: Number(y), scale: Number(scale) };
    });
  const box = (await dialog.locator("[data-picture]").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const apart = (distance: number, side = 0): readonly [Finger, Finger] => [
    [middle.x + side - distance / 2, middle.y],
    [middle.x + side + distance / 2, middle.y],
  ];
  const width = await picture.evaluate((image) => (image as HTMLElement).offsetWidth);
  /** What a pinch of this many pixels makes of a scale. [UIM-04] */
  const after = (scale: number, grown: number): number => scale + (grown / width) * lightboxLimits.pinch;
  expect((await stands()).scale).toBe(1);

  // Apart: the picture grows, and its middle stays where it is.
  await touch("touchStart", ...apart(80));
  for (let distance = 90; distance <= 280; distance += 10) await touch("touchMove", ...apart(distance));
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).scale).toBeCloseTo(after(1, 200), 2);
  const grown = await stands();
  // The fingers' events come one after the other, so the middle between them hardly moves.
  expect(Math.abs(grown.x)).toBeLessThan(3);

  // Around a point beside the middle the picture moves away from it.
  await touch("touchStart", ...apart(80, 60));
  for (let distance = 90; distance <= 200; distance += 10) await touch("touchMove", ...apart(distance, 60));
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).scale).toBeCloseTo(after(grown.scale, 120), 2);
  const beside = await stands();
  expect(beside.x).toBeLessThan(grown.x - 8);

  // One finger moves it, and it is still the same picture.
  await touch("touchStart", [middle.x, middle.y]);
  for (const step of [10, 25, 40]) await touch("touchMove", [middle.x + step, middle.y]);
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).x - beside.x).toBeCloseTo(40, 0);
  await expect(dialog.getByRole("group")).toHaveAccessibleName(/^1 of /);

  // Together: it shrinks, and the page behind it was never zoomed.
  await touch("touchStart", ...apart(280));
  for (let distance = 270; distance >= 80; distance -= 10) await touch("touchMove", ...apart(distance));
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).scale).toBeCloseTo(after(beside.scale, -200), 2);
  expect(await page.evaluate(() => window.visualViewport?.scale), "the page itself is not zoomed").toBe(1);
  await context.close();
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
