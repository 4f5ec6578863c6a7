// The acts of a walk on a product's page: a plan is put into the cart, or changed there.
import type { Page } from "@playwright/test";
import { aFreeName, ready } from "../shop.ts";
import { paths, words } from "../words.ts";
import type { Act } from "./acts.ts";
import { inDocument, press, type ShownItem } from "./in-page.ts";
import { localeOf, patience, type Visit } from "./visit.ts";
import { fieldIs, hasName } from "./wishes.ts";

/** Puts a plan with a new name into the cart by its own page. */
export const add = async (
  { names, want, network }: Visit,
  act: Extract<Act, { readonly do: "add" }>,
  page: Page,
): Promise<string | null> => {
  if (!network.isOnline()) return null;
  const locale = localeOf(page);
  const t = words(locale);
  await page.goto(paths[locale].product);
  await ready(page);
  const name = aFreeName();
  await page.getByLabel(t("product.domains.label"), { exact: true }).fill(name);
  await page.getByRole("button", { name: t("product.domains.add"), exact: true }).click();
  const listed = page.getByRole("button", { name: t("product.domains.remove", { name }) });
  const error = page.locator("main .k-field-error").first();
  await listed
    .or(error)
    .first()
    .waitFor({ timeout: patience * 2 });
  if (!(await listed.isVisible())) return `adds no Web M: ${name} could not be checked`;
  names.add(name);
  const months = page.locator('label:has(input[name="months"])');
  await months.nth(act.months % (await months.count())).click();
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.add"), exact: true })
    .click();
  want(
    {
      text: `Web M with ${name} added`,
      subjects: [`put ${name}`],
      about: [name],
      removes: [],
      names: [name, "Web M"],
      phrases: [],
      isSo: hasName(name),
    },
    act.tab,
  );
  await Promise.race([
    page.waitForURL(/\/checkout\/(cart|warenkorb)/, { timeout: patience * 2, waitUntil: "commit" }),
    page
      .locator("main .k-field-error, main .k-notice[data-kind='stop']")
      .first()
      .waitFor({ timeout: patience * 2 }),
  ]);
  return `adds Web M with ${name}`;
};

/** Changes an item in its configurator. */
export const edit = async (
  { want, names }: Visit,
  act: Extract<Act, { readonly do: "edit" | "remove" | "remove part" | "move domain" }>,
  page: Page,
  item: ShownItem | undefined,
): Promise<string | null> => {
  const t = words(localeOf(page));
  if (item === undefined) return null;
  const from = page.url();
  if (!(await press(page, { within: `item-${item.id}`, label: t("cart.editLabel", { title: item.title }) })))
    return null;
  const opened = await page.waitForURL(/item=/, { timeout: patience, waitUntil: "commit" }).then(
    () => true,
    () => false,
  );
  if (!opened) return `edits ${item.title} in vain: the page did not come (${from})`;
  await ready(page);
  const save = page.getByRole("complementary").getByRole("button", { name: t("product.ledger.save"), exact: true });
  if (
    !(await save.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    ))
  )
    return `edits ${item.title} in vain: the page failed`;
  const months = page.locator('label:has(input[name="months"])');
  await months.nth((act.item + 1) % (await months.count())).click();
  const fields = await inDocument(
    page,
    () => {
      const form = document.querySelector<HTMLFormElement>("main form:has(input[name='months'])");
      return form === null ? [] : [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    },
    null,
  );
  const chosen = fields.find(([name]) => name === "months")?.[1];
  const location = fields.find(([name]) => name === "location")?.[1];
  const own = [...names].filter((name) => fields.some(([, value]) => value === name));
  await save.click();
  want(
    {
      text: `${item.title} for ${chosen} months by its configurator`,
      subjects: [`billing ${item.id}`],
      about: [item.id],
      removes: [],
      names: [item.title],
      phrases: [],
      isSo: fieldIs(item.id, ({ billingMonths }) => String(billingMonths) === chosen),
    },
    act.tab,
  );
  if (location !== undefined)
    want(
      {
        text: `${item.title} in ${location} by its configurator`,
        subjects: [`location ${item.id}`],
        about: [item.id],
        removes: [],
        names: [item.title],
        phrases: [],
        isSo: fieldIs(item.id, (each) => each.location === location),
      },
      act.tab,
    );
  // The form sets all names and additions, and puts an item back that has left the cart: earlier wishes for them are superseded by what it showed.
  want(
    {
      text: `${item.title} as its configurator showed it`,
      subjects: [
        `item ${item.id}`,
        `additions ${item.id}`,
        ...[...names].filter((name) => item.text.includes(name)).map((name) => `name ${name}`),
        ...own.map((name) => `name ${name}`),
      ],
      about: [item.id],
      removes: [],
      names: [item.title],
      phrases: [],
      isSo: () => true,
    },
    act.tab,
  );
  // An answer that is lost leaves the configurator as it is, and says so.
  const refused = page.locator("main .k-field-error, main .k-notice[data-kind='stop']").first();
  await Promise.race([
    page.waitForURL((url) => !/[?&]item=/.test(url.search) || url.search.includes("problem="), {
      timeout: patience * 2,
      waitUntil: "commit",
    }),
    refused.waitFor({ timeout: patience * 2 }),
  ]);
  await ready(page);
  return `edits ${item.title}: ${chosen} months`;
};
