// Who writes a message, in its form.
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "./shop.ts";
import { words } from "./words.ts";

/** A field of a message by its name and its label. */
export const messageFields =
  (page: Page, locale: Locale) =>
  (name: string): Locator =>
    page.locator(`#message-${name}`).and(page.getByLabel(words(locale)(`message.fields.${name}`)));

export const fillWriter = async (page: Page, locale: Locale, email: string): Promise<void> => {
  const field = messageFields(page, locale);
  await field("firstName").fill("Erika");
  await field("lastName").fill("Mustermann");
  await field("email").fill(email);
  await field("emailRepeat").fill(email);
};
