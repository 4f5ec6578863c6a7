// What a random walk types into a field that goes meanwhile: nothing is wanted by it; into one that is drawn anew, it is. [CRT-01]
import { expect, test } from "@playwright/test";
import { press } from "../../../test/browser/walks/in-page.ts";

const field = `<form><input id="quantity-1" value="2" /></form>`;

/** A field that a removal takes away, or that is drawn anew, when something is typed into it. */
const cartThat = (becomes: string): string =>
  `<main>${field}</main><script>document.querySelector("input").oninput = () => { document.querySelector("main").innerHTML = \`${becomes}\`; };</script>`;

const typing = { id: "quantity-1", value: "4" };

test("[CRT-01] a walk wants nothing by what it types into a field that goes meanwhile", async ({ page }) => {
  await page.setContent(cartThat("<p>Removed</p>"));
  expect(await press(page, typing)).toBe(false);
});

test("[CRT-01] a walk wants what it types, though the field is drawn anew and loses it", async ({ page }) => {
  await page.setContent(cartThat(field));
  expect(await press(page, typing)).toBe(true);
});
