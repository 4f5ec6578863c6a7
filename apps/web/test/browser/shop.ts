// What a browser test has at hand: the shop's address, its mail, its database, people, and a page of a visitor of its own.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import type { Page } from "@playwright/test";
import { otherLocale } from "@kontor/domain/visitor/locale";
import PostalMime, { type Email } from "postal-mime";
import { randomBytes, randomInt } from "node:crypto";
import { faultOf } from "./faults.ts";
import { mailbox } from "./mailbox.ts";
import { test as base } from "./recording/recorded.ts";

export type Locale = "en" | "de";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

const nonce = (): string => randomBytes(5).toString("hex");

/** A new visitor. */
export const aPerson = (part: Partial<Person> = {}): Person => ({
  firstName: "Erika",
  lastName: "Mustermann",
  // Name and address together are one customer, who has one first order.
  street: `Hauptstraße 7${randomInt(1_000_000)}`,
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  phone: "+4930123456",
  email: `erika-${nonce()}@example.com`,
  password: `hafen-${nonce()}`,
  ...part,
});

/** A name that the embedded registry has free. */
export const aFreeName = (ending = "de"): string => `hafenblick-${nonce()}.${ending}`;

/** A name that the embedded registry has as taken, to move here; no other test has it. */
export const aTakenName = (): string => `taken-${nonce()}.com`;

const variable = (name: string): string => {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: the tests are started by playwright with test/browser/playwright.config.ts`);
  return value;
};

export interface Shop {
  readonly url: string;
  /** The first mail to an address that is neither the letter of its registration nor an invoice; waits for it. */
  readonly mailTo: (address: string) => Promise<Email>;
  /** All but the letter of a registration, which each new account gets. */
  readonly mailsTo: (address: string) => Promise<readonly Email[]>;
  readonly confirmationsTo: (address: string) => Promise<readonly Email[]>;
  /** Rows of the shop's own database. */
  readonly rows: (query: string, ...values: readonly string[]) => readonly Record<string, unknown>[];
  /** What staff agrees with a customer, in basis points. [VAT-08] */
  readonly setIndividualRate: (email: string, rate: number) => void;
  /** Writes into the database behind the shop's back, as a damaged disk would. */
  readonly spoil: (change: string, ...values: readonly string[]) => void;
}

/** The mails to an address that have arrived in a directory, oldest first. */
export const mailsIn = async (directory: string, address: string): Promise<readonly Email[]> => {
  const all = await Promise.all(
    readdirSync(directory)
      .filter((name) => name.endsWith(`-${mailbox(address)}.eml`))
      .sort()
      .map((name) => PostalMime.parse(readFileSync(join(directory, name)))),
  );
  return all.filter(({ to }) => to?.some((recipient) => recipient.address === address));
};

const isConfirmation = ({ text }: Email): boolean => text?.includes("?confirmation=") ?? false;

/** The letter of an invoice may overtake the confirmation of its order. */
const isInvoice = ({ subject }: Email): boolean => /^(?:Invoice|Rechnung) R-/.test(subject ?? "");

const mailsTo = async (address: string): Promise<readonly Email[]> =>
  (await mailsIn(variable("KONTOR_E2E_MAIL"), address)).filter((mail) => !isConfirmation(mail));

const inDatabase = <A>(options: DatabaseSyncOptions, use: (database: DatabaseSync) => A): A => {
  const file = readdirSync(variable("KONTOR_E2E_DATA")).find((name) => /\.(db|sqlite3?)$/.test(name));
  const database = new DatabaseSync(join(variable("KONTOR_E2E_DATA"), file ?? "kontor.sqlite"), options);
  try {
    return use(database);
  } finally {
    database.close();
  }
};

const shop: Shop = {
  get url() {
    return variable("KONTOR_E2E_URL");
  },
  mailsTo,
  confirmationsTo: async (address) => (await mailsIn(variable("KONTOR_E2E_MAIL"), address)).filter(isConfirmation),
  mailTo: async (address) => {
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      const first = (await mailsTo(address)).find((mail) => !isInvoice(mail));
      if (first !== undefined) return first;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no mail came to ${address}`);
  },
  rows: (query, ...values) =>
    inDatabase({ readOnly: true }, (database) => database.prepare(query).all(...values) as Record<string, unknown>[]),
  setIndividualRate: (email, rate) =>
    inDatabase({ timeout: 10_000 }, (database) => {
      const { changes } = database
        .prepare(
          "update customers set individual_rate = ? where customer_number = (select customer_number from users where email = ?)",
        )
        .run(rate, email);
      if (changes !== 1) throw new Error(`there is no customer ${email}`);
    }),
  spoil: (change, ...values) =>
    inDatabase({ timeout: 10_000 }, (database) => void database.prepare(change).run(...values)),
};

/** Each test is a visitor from an address of its own. */
const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The cookie of who allows only the necessary. */
const decidedCookie = async () => {
  const { decided, revisionOf, writeDecision } = await import("@kontor/domain/visitor/consent");
  const decision = decided([], { now: 0 as never, revision: revisionOf([]), language: "en" });
  const { hostname } = new URL(shop.url);
  return {
    name: "consent",
    value: writeDecision(decision),
    domain: hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax",
  } as const;
};

/** A visitor on their first visit. */
export const undecided = { cookies: [], origins: [] };

export type RefusalText = (
  locale: Locale,
  refusal: { readonly _tag: string; readonly [fact: string]: unknown },
) => string;

export const test = base.extend<{ readonly shop: Shop; readonly refusalText: RefusalText }>({
  // Loaded by the workers alone: they read the domain from its sources.
  refusalText: async ({}, use) => use((await import("@kontor/domain/site/refusal")).refusalText),
  shop: async ({}, use) => use(shop),
  baseURL: async ({}, use) => use(shop.url),
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": anAddress() }),
  locale: async ({}, use) => use("en-GB"),
  // A visitor who has decided is asked nothing: the banner has tests of its own.
  storageState: async ({}, use) => use({ cookies: [await decidedCookie()], origins: [] }),
  /** Errors of a page end the test that caused them; a test that only fetches opens none. */
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(...faultOf(error)));
    await use(page);
    if (faults.length > 0) throw new Error(`errors in the page:\n${faults.join("\n")}`);
  },
});

/** Whether rare and long proofs run, as they do every night: `npm run verify` sets it. */
export const atNight = process.env["KONTOR_NIGHT"] === "1";

/**
 * The languages of a walk whose steps are the same in both: one, the other one where `KONTOR_LANGUAGES` is `other`, as it is every second night, or both
 * where it is `both`. What differs are the texts, which tests in Node compare key by key.
 */
export const walkedIn = (locale: Locale): readonly Locale[] => {
  const languages = process.env["KONTOR_LANGUAGES"];
  if (languages === "both") return ["en", "de"];
  return [languages === "other" ? otherLocale(locale) : locale];
};

/**
 * Such walks in a block of tests for each language: `turn.test` is `test` where it is this language's turn, and declares nothing where it is the other
 * one's. They take turns within a block, from the first language on.
 */
export const inTurn = (locale: Locale, first: Locale = "en"): { readonly test: typeof test } => {
  const languages = first === "en" ? (["en", "de"] as const) : (["de", "en"] as const);
  const turns = { passed: 0 };
  return {
    get test() {
      const language = languages[turns.passed % 2 === 0 ? 0 : 1];
      turns.passed += 1;
      return walkedIn(language).includes(locale) ? test : ((() => undefined) as unknown as typeof test);
    },
  };
};

/** Opens a page and waits until its scripts have taken over. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await ready(page);
};

/**
 * Waits until the scripts of the document that is shown have taken over. Pages that are read first fetch them with the first touch, which only a document that
 * came whole can notice: one that is still on its way, as after a form, is touched when it is there.
 */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (touch) => {
      const shown = document as Document & { touch?: number };
      if (shown.readyState !== "complete") return false;
      if (shown.touch !== touch) shown.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
      shown.touch = touch;
      return shown.querySelector("main h1") !== null && "awake" in shown.documentElement.dataset;
    },
    randomInt(2 ** 40),
  );
};

export { expect } from "@playwright/test";
