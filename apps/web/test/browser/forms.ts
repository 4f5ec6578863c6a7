// Every form of the site as a person fills it in: where it stands, what is typed, the button that sends it, and what the shop has stored of it.
import type { Form } from "@kontor/domain/site/request";
import { fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "./shop.ts";
import { words } from "./words.ts";

export const formPath = (form: Form, locale: Locale): string =>
  form === "product-pro" ? proFormPath("groupware", locale) : fixedPaths[`${form}-form`][locale];

export const aMailbox = (word: string): string => `${word}-${randomBytes(5).toString("hex")}@example.com`;

const sender = (email: string) => ({ firstName: "Erika", lastName: "Mustermann", email, emailRepeat: email });
const message = "Guten Tag,\nwe are three.";

/** What is typed, chosen (`category`, `concern`) and ticked (`true`). */
const typedInto: Readonly<Record<Form, (email: string) => Readonly<Record<string, string | true>>>> = {
  contact: (email) => ({ ...sender(email), category: "hosting", message }),
  abuse: (email) => ({
    ...sender(email),
    category: "hosting",
    url: "https://shop.example/page",
    reasons: "Forged goods",
    message,
    goodFaith: true,
  }),
  sponsoring: (email) => ({ ...sender(email), organisation: "Hafenverein", message }),
  privacy: (email) => ({ ...sender(email), concern: "access", message }),
  "product-pro": (email) => ({ ...sender(email), organisation: "Hafen GmbH", message }),
  application: (email) => ({ ...sender(email), message }),
  newsletter: (email) => ({ email, consent: true }),
  cancellation: (email) => ({ product: "Web M", email, emailRepeat: email }),
  withdrawal: (email) => ({ name: "Erika Mustermann", contract: "K-2026-999999", email }),
};

export const forms = Object.keys(typedInto) as readonly Form[];

const content = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

/** A file in memory: a test that sends a request itself has its bytes. */
export const memoryFile = { name: "Lebenslauf.pdf", mimeType: "application/pdf", buffer: Buffer.from(content) };

/** A file on the disk, sent along where files may be: a browser that sends a form again reads it again. */
const aDocument = (): string => {
  const file = join(tmpdir(), `kontor-e2e-${process.pid}.pdf`);
  writeFileSync(file, content);
  return file;
};

const isDeclared = (form: Form): form is "cancellation" | "withdrawal" =>
  form === "cancellation" || form === "withdrawal";

export const formField = (page: Page, form: Form, name: string): Locator =>
  page.locator(`#${isDeclared(form) ? "declaration" : form === "newsletter" ? "newsletter" : "message"}-${name}`);

export const fillForm = async (
  page: Page,
  form: Form,
  email: string,
  file: string | typeof memoryFile = aDocument(),
): Promise<void> => {
  for (const [name, value] of Object.entries(typedInto[form](email))) {
    const field = formField(page, form, name);
    if (value === true) await field.check();
    else if (name === "category" || name === "concern") await field.selectOption(value);
    else await field.fill(value);
  }
  if (form === "application") await formField(page, form, "files").setInputFiles(file);
};

/** What a form still shows of what was typed. */
export const expectTyped = async (page: Page, form: Form, email: string): Promise<void> => {
  for (const [name, value] of Object.entries(typedInto[form](email))) {
    const field = formField(page, form, name);
    await (value === true ? expect(field).toBeChecked() : expect(field).toHaveValue(value));
  }
};

/** The law words the buttons of declarations. */
const declared = {
  cancellation: { en: "cancel now", de: "jetzt kündigen" },
  withdrawal: { en: "Confirm withdrawal", de: "Widerruf bestätigen" },
} as const;

export const sendButton = (page: Page, form: Form, locale: Locale): Locator => {
  const t = words(locale);
  const name = isDeclared(form)
    ? declared[form][locale]
    : form === "newsletter"
      ? t("newsletter.button.ask")
      : t(`message.send.${form}`);
  return page.getByRole("main").getByRole("button", { name, exact: true });
};

/** The receipt, on the screen. */
export const expectReceived = async (page: Page, form: Form, locale: Locale, email: string): Promise<void> => {
  const t = words(locale);
  const title = isDeclared(form)
    ? t(`declaration.received.title.${form}`)
    : form === "newsletter"
      ? t("newsletter.title.asked")
      : t(`message.received.title.${form}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText(email);
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
};

const queries = {
  message: "select id from requests where draft like ?",
  declaration: "select id from declarations where draft like ?",
  newsletter: "select email from subscriptions where email like ?",
};

/** What asks the shop's database for all that is stored of one form of one sender. */
export const storedQuery = (form: Form): string =>
  queries[isDeclared(form) ? "declaration" : form === "newsletter" ? "newsletter" : "message"];

/** The call of a form. */
export const formCall = (form: Form): string =>
  form === "newsletter" ? "newsletter" : `${isDeclared(form) ? "declaration" : "request"}/${form}`;

/** A visitor from a network, of a shop that a test has started for itself, on a page of their own. */
export const visitorOf = async (browser: Browser, baseURL: string, network: string): Promise<Page> => {
  const extraHTTPHeaders = { "x-forwarded-for": network };
  return (
    await browser.newContext({ baseURL, locale: "en-GB", viewport: { width: 390, height: 800 }, extraHTTPHeaders })
  ).newPage();
};
