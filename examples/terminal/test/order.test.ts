// The terminal against a running shop: new and returning customers, what is refused, and the mail that comes of it. [HDL-05] [CHK-04] [CHK-05] [VAT-10]
import { describe, expect, it } from "vitest";
import { account, address, numberIn, terminalOfFile } from "./terminal.ts";

const { mailWith, order } = terminalOfFile();

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
});

describe("what is refused", () => {
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
});
