// More orders of the terminal, and what it refuses, each in the words of the shop window. [HDL-05] [CHK-03] [CRT-04] [CUS-11] [SES-02]
import { beforeAll, describe, expect, it } from "vitest";
import { account, address, terminalOfFile } from "./terminal.ts";

const { order } = terminalOfFile();
beforeAll(async () => {
  const { code, output } = await order(
    "--domain",
    "example-42.de",
    "--plan",
    "web-m",
    "--agree",
    ...account,
    ...address,
  );
  expect(code, output).toBe(0);
}, 60_000);

describe("an order as a script", () => {
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

  it("[DOM-01] a domain that is ours cannot be ordered", async () => {
    expect(await order("--domain", "ours-1.de", "--plan", "web-m", "--locale", "de", ...account)).toMatchObject({
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
