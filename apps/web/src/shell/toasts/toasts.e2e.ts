// Toasts in the browser, walked along paths that are drawn by chance, in both languages: after every step those are shown that the machine shows.
import fc from "fast-check";
import {
  contentToasts,
  countOf,
  shellToasts,
  type ToastEvent,
  toastMachine,
  toastsAt,
  type ToastType,
} from "@kontor/domain/interface/toast";
import { exactClock } from "@kontor/domain/testing";
import type { Page } from "@playwright/test";
import { createActor } from "xstate";
import { atNight, expect, type Locale, open, test } from "../../../test/browser/shop.ts";
import { installClock } from "../../../test/browser/stopped-clock.ts";
import { words } from "../../../test/browser/words.ts";

type Step =
  | { readonly do: "show"; readonly type: ToastType; readonly text: string; readonly id: string }
  | { readonly do: "wait"; readonly ms: number }
  | { readonly do: "close" }
  | { readonly do: "hover"; readonly on: boolean };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("show" as const),
      type: fc.constantFrom<ToastType>("success", "error", "warning", "info", "default"),
      text: fc.constantFrom("Saved.", "Sent.", "Prices changed."),
      id: fc.integer({ min: 1, max: 6 }).map((number) => `t${number}`),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(400, 1_700, 3_000) }) },
  { weight: 1, arbitrary: fc.constant({ do: "close" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("hover" as const), on: fc.boolean() }) },
);

const paths = fc.sample(fc.array(steps, { minLength: 14, maxLength: 22 }), {
  seed: 20_261_121,
  numRuns: atNight ? 3 : 1,
});

const shownIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".s-toast")
    .evaluateAll((all) =>
      all.map((toast) => `${toast.getAttribute("data-type")} ${toast.querySelector("p")?.textContent}`),
    );

/** What is said before the text of a toast. */
const kindIn = (locale: Locale, type: ToastType): string =>
  type === "default" ? "" : `${words(locale)(`shell.toasts.${type}`)}: `;

const places = [
  ["the shell", "hosting", shellToasts, "en"],
  ["the content site", "blog", contentToasts, "de"],
] as const;

for (const [where, path, settings, first] of places.slice(0, atNight ? undefined : 1))
  test(`[UIM-05] [HDL-08] toasts of ${where} come and go along generated paths as their machine does, from ${first} on`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    for (const [number, walk] of paths.entries()) {
      const locale = number % 2 === 0 ? first : first === "en" ? "de" : "en";
      await installClock(page, 1_000_000);
      await open(page, `/${locale}/${path}`);
      await page.mouse.move(5, 600);
      await page.mouse.click(5, 600);
      // The first toast fetches what draws them; it is gone before the path begins.
      await page.evaluate(() =>
        window.dispatchEvent(new CustomEvent("shop:toast", { detail: { id: "first", type: "info", text: "Hello." } })),
      );
      await page.clock.runFor(50);
      await expect(page.locator(".s-toast")).toHaveCount(1);
      await page.locator(".s-toast-close").click();
      await page.mouse.move(5, 600);
      await page.clock.pauseAt(2_000_000);
      const clock = exactClock();
      const model = createActor(toastMachine, { clock, input: { settings, now: 0 } }).start();
      const tell = (
        event: ToastEvent extends infer E ? (E extends { readonly now: number } ? Omit<E, "now"> : never) : never,
      ): void => model.send({ ...event, now: clock.now() } as ToastEvent);
      const hovered = { id: null as string | null };
      for (const [at, step] of walk.entries()) {
        const first = toastsAt(model.getSnapshot(), "top-right")[0];
        if (step.do === "show") {
          const { id, type, text } = step;
          await page.evaluate((detail) => window.dispatchEvent(new CustomEvent("shop:toast", { detail })), {
            id,
            type,
            text,
          });
          tell({ type: "toast.show", toast: { id, type, text } });
        } else if (step.do === "wait") {
          await page.clock.runFor(step.ms);
          clock.advance(step.ms);
        } else if (first !== undefined && hovered.id === null) {
          if (step.do === "close") {
            await page.locator(".s-toast-close").first().dispatchEvent("click");
            tell({ type: "toast.dismiss", id: first.id });
          } else if (step.on) {
            await page.locator(".s-toast").first().dispatchEvent("pointerover");
            tell({ type: "toast.hover", id: first.id, on: true });
            await page.clock.runFor(8_000);
            clock.advance(8_000);
            const [left] = toastsAt(model.getSnapshot(), "top-right");
            if (left?.id === first.id) {
              await page.locator(".s-toast").first().dispatchEvent("pointerout");
              tell({ type: "toast.hover", id: first.id, on: false });
            }
          }
        }
        const wanted = toastsAt(model.getSnapshot(), "top-right").map(
          (toast) =>
            `${toast.type} ${kindIn(locale, toast.type)}${toast.text}${countOf(toast) === 1 ? "" : ` ×${countOf(toast)}`}`,
        );
        await expect
          .poll(() => shownIn(page), { message: `after step ${at} of ${JSON.stringify(walk)}` })
          .toEqual(wanted);
      }
      model.stop();
    }
  });

test("[UIM-05] a toast can be dragged away, reached by F6 and closed by key; errors are read out at once", async ({
  page,
}) => {
  await open(page, "/en/hosting");
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent("shop:toast", { detail: { id: "a", type: "error", text: "It did not work.", timeout: null } }),
    ),
  );
  const toast = page.locator(".s-toast");
  await expect(toast).toHaveCount(1);
  await expect(page.locator('[aria-live="assertive"]').filter({ hasText: "It did not work." })).toHaveCount(1);
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (share: number): Promise<void> => {
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + box.width * share, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.5);
  await expect(toast).toHaveCount(1);
  await page.waitForTimeout(300);
  await drag(0.62);
  await expect(toast).toHaveCount(0);
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent("shop:toast", { detail: { id: "b", type: "success", text: "Saved.", timeout: null } }),
    ),
  );
  await expect(toast).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: "Close message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
});
