// Tick boxes, radio buttons and switches in the shop's own colours: light, dark, forced; with focus, ticked, partly ticked, not to be changed, wrong.
import { expect, type Locator } from "@playwright/test";
import { atNight, open, test } from "../../test/browser/shop.ts";
import { looks } from "../../test/browser/box-looks.ts";
import { paths } from "../../test/browser/words.ts";

/** A colour of the palette as the browser resolves it. */
const token = (box: Locator, name: string): Promise<string> =>
  box.evaluate((input, property) => {
    const probe = input.ownerDocument.createElement("i");
    probe.style.color = `var(${property})`;
    input.parentElement?.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

for (const colorScheme of atNight ? (["light", "dark"] as const) : (["dark"] as const))
  test(`[VIS-01] [LGL-06] boxes and radio buttons take the colours of the house, and show what they are (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, paths.en.product);
    const [first, last] = [page.locator('input[name="months"]').first(), page.locator('input[name="months"]').last()];
    const rest = await looks(last);
    expect(rest).toMatchObject({
      appearance: "none",
      isMarked: false,
      edge: await token(last, "--muted"),
      fill: await token(last, "--card"),
    });
    const sea = await token(first, "--sea");
    expect(await looks(first)).toMatchObject({
      appearance: "none",
      isMarked: true,
      fill: sea,
      edge: sea,
      mark: await token(first, "--sea-ink"),
    });
    await first.focus();
    await page.keyboard.press("ArrowRight");
    const focused = page.locator("input:focus");
    expect(await looks(focused)).toMatchObject({ outline: "solid 3px", isMarked: true });
    // Where the visitor prefers no motion nothing begins to move: it is there before the next frame.
    const scaleAtOnce = last.evaluate((input: HTMLInputElement) => {
      input.click();
      return getComputedStyle(input, "::before").scale;
    });
    expect(await scaleAtOnce).toBe("1");

    await open(page, "/en/hosting");
    const box = page.locator('input[name="differences"]');
    expect(await looks(box)).toMatchObject({ appearance: "none", isMarked: false });
    await box.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => looks(box)).toMatchObject({ isMarked: true, fill: sea, outline: "solid 3px" });
    const ticked = (await looks(box)).clipPath;
    await box.evaluate((input: HTMLInputElement) => {
      input.checked = false;
      input.indeterminate = true;
    });
    const partly = await looks(box);
    expect(partly).toMatchObject({ isMarked: true, fill: sea });
    expect(partly.clipPath).not.toBe(ticked);
    await box.evaluate((input) => input.setAttribute("aria-invalid", "true"));
    expect(await looks(box)).toMatchObject({ edge: await token(box, "--stop"), outline: "solid 3px" });
    await box.evaluate((input: HTMLInputElement) => {
      input.disabled = true;
    });
    expect((await looks(box)).fill).toBe(await token(box, "--line"));
  });
