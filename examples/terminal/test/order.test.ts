// The terminal against a running shop: new and returning customers, what is refused, and the mail that comes of it. [HDL-05] [CHK-04] [CHK-05] [VAT-10]
import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startedShop } from "../../../packages/adapters/test/running-shop.ts";

const script = fileURLToPath(new URL("../src/order.ts", import.meta.url));
const at: { shop?: RunningShop } = {};
beforeAll(async () => {
  at.shop = await startedShop();
}, 40_000);
afterAll(() => at.shop?.close());

const order = (...options: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--conditions=@kontor/source", script, "--url", at.shop?.url ?? "", ...options],
      {
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.once("close", (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });

const account = ["--email", "erika@example.com", "--password", "Passw0rd-one"];
const address = [
  "--first-name",
  "Erika",
  "--last-name",
  "Mustermann",
  "--street",
  "Hauptstraße 1",
  "--post-code",
  "10115",
  "--city",
  "Berlin",
  "--phone",
  "+4930123456",
];
const numberIn = (output: string): string => /K-\d{4}-\d{6}/.exec(output)?.[0] ?? "";

/** The mails that were written, decoded as far as a comparison needs. */
const mails = async (): Promise<readonly string[]> => {
  const folder = join(at.shop?.directory ?? "", "mail");
  // A mail that is still being written has another ending and may be gone when it is read.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.map(async (name) => readFile(join(folder, name), "utf8")));
};

const mailWith = async (number: string): Promise<string> => {
  for (
    const until = Date.now() + 10_000;
    Date.now() < until;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    const found = (await mails()).find((mail) => mail.includes(number));
    if (found !== undefined) return found;
  }
  return "";
};

describe("an order as a script", () => {
  it("[HDL-05] [CHK-05] registers a new customer, orders, and the mail is written", async () => {
    const { code, output } = await order(
      "--domain",
      "example-42.de",
      "--plan",
      "web-m",
      "--locale",
      "de",
      "--agree",
      ...account,
      ...address,
    );
    expect(output).toContain("example-42.de: verfügbar");
    expect(output).toContain("Erste Rechnung, inkl. MwSt.");
    expect(output).toMatch(/Vielen Dank\. Ihre Bestellung: K-\d{4}-\d{6}/);
    expect(code).toBe(0);
    const mail = await mailWith(numberIn(output));
    expect(mail).toContain("erika@example.com");
  });
  it("[CHK-03] [HDL-05] a returning customer logs in and gives no address again", async () => {
    const { code, output } = await order(
      "--domain",
      "example-43.de",
      "--plan",
      "web-l",
      "--months",
      "12",
      "--agree",
      ...account,
    );
    expect(output).toMatch(/Thank you\. Your order: K-\d{4}-\d{6}/);
    expect(code).toBe(0);
  });
});

describe("what is refused", () => {
  it("[CRT-03] a plan with free months names the month from which it costs", async () => {
    const { output } = await order(
      "--domain",
      "example-47.de",
      "--plan",
      "web-l",
      "--months",
      "1",
      "--locale",
      "de",
      "--agree",
      ...account,
    );
    expect(output).toMatch(/ab dem 6\. Monat\s+8,99\s€/u);
  });

  it("[HDL-05] an option that does not exist is named, without a stack", async () => {
    const { code, output } = await order("--shop", "elsewhere");
    expect(code).toBe(1);
    expect(output).toContain("--shop");
    expect(output).not.toContain("at parseArgs");
  });

  it("[CHK-04] without --agree nothing is ordered, and each missing box is named", async () => {
    const { code, output } = await order("--domain", "example-44.de", "--plan", "web-m", ...account);
    expect(output).toContain("Please agree to the terms and conditions.");
    expect(output).toContain("Please confirm that you are at least 18 years old.");
    expect([code, numberIn(output)]).toEqual([1, ""]);
  });
  it("[DOM-01] a domain that is ours cannot be ordered", async () => {
    expect(await order("--domain", "kontor-1.de", "--plan", "web-m", "--locale", "de", ...account)).toMatchObject({
      code: 1,
      output: expect.stringContaining("bereits bei uns registriert"),
    });
  });
  it("[CUS-11] every wrong field of an address is named", async () => {
    const { code, output } = await order(
      "--domain",
      "example-45.de",
      "--plan",
      "web-m",
      "--email",
      "neu@example.com",
      "--password",
      "Passw0rd-one",
      "--first-name",
      "erika",
      "--agree",
    );
    expect(output).toContain("firstName: Please begin with a capital letter.");
    expect(output).toContain("city: This field is required");
    expect(code).toBe(1);
  });
  it("[SES-02] a wrong password is refused in the words of the shop window", async () => {
    const { output } = await order(
      "--domain",
      "example-46.de",
      "--plan",
      "web-m",
      "--locale",
      "de",
      "--agree",
      "--email",
      "erika@example.com",
      "--password",
      "something-else",
    );
    expect(output).toContain("E-Mail-Adresse oder Passwort stimmen nicht.");
  });
  it("[CRT-04] a voucher of more than the order blocks it", async () => {
    const { code, output } = await order(
      "--domain",
      "example-48.de",
      "--plan",
      "web-m",
      "--voucher",
      "SCHATZKISTE-500",
      "--agree",
      ...account,
    );
    expect(output).toContain("The voucher value is too high. The order cannot be placed");
    expect(code).toBe(1);
  });
  it.each([
    ["en", "Missing: --email --password --agree; for a new customer also --first-name"],
    ["de", "Es fehlen: --email --password --agree; bei neuen Kunden auch --first-name"],
  ])("[HDL-05] without a terminal what is missing is named before anything is done, %s", async (locale, words) => {
    const { code, output } = await order("--locale", locale, "--domain", "example-42.de", "--plan", "web-m");
    expect(output).toContain(words);
    expect(code).toBe(1);
  });
  it("[API-04] a shop that cannot be reached is named", async () => {
    const { code, output } = await order("--url", "http://127.0.0.1:9", "--domain", "a.de", ...account);
    expect(output).toContain("There was an error, please try again later");
    expect(code).toBe(1);
  });
});
